/** What a reader set for this browser. */
type Theme = 'light' | 'dark';

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`cannae.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`cannae.${name}`, value);
  } catch {
    // Remembered for this visit only.
  }
}

class Settings {
  theme = $state<Theme>(document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');
  motion = $state(kept('motion') !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches);

  /** Flat colours and small signs instead of the painted field: for people who want it, and for weak machines. */
  plain = $state(kept('look') === 'plain');

  /** Whether an act that throws something away for nothing is asked about once. */
  guard = $state(kept('guard') !== 'off');

  setGuard(on: boolean): void {
    this.guard = on;
    keep('guard', on ? 'on' : 'off');
  }

  /** Sound is off until somebody wants it. */
  sound = $state(kept('sound') === 'on');

  setSound(on: boolean): void {
    this.sound = on;
    keep('sound', on ? 'on' : 'off');
  }

  setPlain(on: boolean): void {
    this.plain = on;
    keep('look', on ? 'plain' : 'painted');
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset['theme'] = theme;
    keep('theme', theme);
  }

  setMotion(on: boolean): void {
    this.motion = on;
    document.documentElement.dataset['motion'] = on ? 'on' : 'off';
    keep('motion', on ? 'on' : 'off');
  }
}

export const settings = new Settings();
