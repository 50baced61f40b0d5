/**
 * The drawn figures: one sheet of symbols, put into the document once, when a board first wants it. A unit of a drawing is
 * a hundredth of a man, the ground is at 100.
 */
import './figures.css';

/** Where a drawing lies in its own units, and the x that stands on the spot. */
export interface Drawing {
  box: readonly [number, number, number, number];
  foot: number;
}

const drawing = (foot: number, ...box: [number, number, number, number]): Drawing => ({ box, foot });

export const FIGURES = {
  legionary: drawing(47, 14, -24, 69, 126),
  triarius: drawing(47, 7, -22, 80, 125),
  hoplite: drawing(47, -15, -11, 123, 113),
  phalangite: drawing(47, -10, -14, 128, 116),
  thureophoros: drawing(47, 16, -22, 67, 124),
  velite: drawing(47, -17, -11, 115, 112),
  slinger: drawing(47, -18, -21, 112, 123),
  archer: drawing(47, 16, -20, 82, 122),
  gaul: drawing(47, -24, -20, 109, 122),
  scutarius: drawing(47, 0, -27, 88, 129),
  fanatic: drawing(47, -6, -38, 89, 139),
  levy: drawing(47, 19, -22, 66, 124),
  bellybow: drawing(47, 13, -6, 103, 108),
  centurion: drawing(47, 14, -16, 89, 118),
  standard: drawing(55, 24, -64, 82, 166),
  cavalry: drawing(52, -17, -30, 141, 132),
  numidian: drawing(48, -29, -21, 163, 122),
  cataphract: drawing(52, -21, -36, 163, 139),
  chariot: drawing(72, -33, -24, 217, 126),
  elephant: drawing(66, -5, -100, 174, 202),
  artillery: drawing(60, -16, 1, 160, 102),
  general: drawing(50, -8, -27, 122, 129),
  camp: drawing(60, -26, -38, 172, 140),
  fallen: drawing(58, -12, 71, 136, 32),
} satisfies Record<string, Drawing>;
export type FigureName = keyof typeof FIGURES;

export const isFigure = (name: string): name is FigureName => name in FIGURES;

/** One sheet at a time: the one that holds them all takes the place of the small one. */
function put(sheet: string): void {
  document.querySelector('.figures')?.remove();
  const held = document.createElement('div');
  held.className = 'figures';
  held.setAttribute('aria-hidden', 'true');
  held.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  held.innerHTML = sheet;
  document.body.append(held);
}

let asked: Promise<void> | null = null;
let heralds: Promise<void> | null = null;

export function loadFigures(): Promise<void> {
  asked ??= import('./troops.svg?raw').then(({ default: sheet }) => put(sheet));
  return asked;
}

/** The few that stand on the first page, which is to stay small. */
export function loadHeralds(): Promise<void> {
  heralds ??= import('./troops.svg?heralds').then(({ default: sheet }) => {
    if (!asked) put(sheet);
  });
  return heralds;
}
