/** The drawn figures as small pictures for a canvas: each made once for its side, its theme and about its size. */
import styles from '../../art/figures.css?raw';
import { FIGURES, type Drawing, type FigureName } from '../../art/figures';
import type { Side } from '../../lib/types';

// What stands on the ground besides troops, in the same sheet: box and foot.
const THINGS = {
  dust: { box: [0, 0, 120, 50], foot: 60 },
  clash: { box: [-30, -30, 60, 60], foot: 0 },
  olive: { box: [6, -2, 76, 99], foot: 44 },
  cypress: { box: [12, 2, 24, 92], foot: 24 },
  oak: { box: [2, -4, 92, 105], foot: 48 },
  house: { box: [2, 10, 88, 78], foot: 46 },
  rock: { box: [0, 4, 62, 32], foot: 31 },
} satisfies Record<string, Drawing>;
export type SpriteName = FigureName | keyof typeof THINGS;

export interface Sprite {
  picture: HTMLCanvasElement;
  /** Where it lies against the spot it stands on, in hundredths of a man. */
  drawing: Drawing;
}

const BUCKET = Math.SQRT2; // a picture is used up to this much larger than it was made

/** Where the ground is, in a drawing's own units; a clash hangs in the air. */
export const groundOf = (name: SpriteName): number => (name === 'clash' ? 70 : isThing(name) ? THINGS[name].box[1] + THINGS[name].box[3] - 2 : 100);

const isThing = (name: SpriteName): name is keyof typeof THINGS => name in THINGS;
export const drawingOf = (name: SpriteName): Drawing => (isThing(name) ? THINGS[name] : FIGURES[name]);

export class Sprites {
  private readonly made = new Map<string, Sprite | null>();
  private readonly latest = new Map<string, Sprite>();
  private sheet: Document | null = null;
  private waiting = 0;
  /** One after another, so that a hand is never kept waiting for all of them together. */
  private before: Promise<void> = Promise.resolve();

  /** `ready` is called when pictures that were missing have come. */
  constructor(private readonly ready: () => void) {
    void import('../../art/troops.svg?raw').then(({ default: text }) => {
      this.sheet = new DOMParser().parseFromString(text, 'image/svg+xml');
      ready();
    });
  }

  /** A figure of which a man is so many pixels high; the nearest size there is until it has been made. */
  get(name: SpriteName, side: Side | '', dark: boolean, man: number): Sprite | null {
    const step = Math.ceil(Math.log(Math.max(12, man)) / Math.log(BUCKET));
    const about = `${name} ${side} ${dark}`;
    const key = `${about} ${step}`;
    const known = this.made.get(key);
    if (known === undefined && this.sheet) {
      this.made.set(key, null);
      this.waiting += 1;
      this.before = this.before.then(() => this.make(name, side, dark, BUCKET ** step)).then((sprite) => {
        this.made.set(key, sprite);
        if (sprite) this.latest.set(about, sprite);
        this.waiting -= 1;
        if (!this.waiting) this.ready();
      });
    }
    return known ?? this.latest.get(about) ?? null;
  }

  private async make(name: SpriteName, side: Side | '', dark: boolean, man: number): Promise<Sprite | null> {
    const drawing = drawingOf(name);
    const [left, top, wide, high] = drawing.box;
    const symbol = this.sheet?.getElementById(`${isThing(name) ? 'x' : 't'}-${name}`)?.outerHTML;
    if (!symbol) return null;
    const [width, height] = [Math.ceil((wide * man) / 100), Math.ceil((high * man) / 100)];
    const fine = man < 44 ? '--bold:1.6;--fine:.75' : '';
    const text = `<svg xmlns="http://www.w3.org/2000/svg" ${dark ? 'data-theme="dark"' : ''} class="${side ? `team-${side}` : ''}" style="${fine}" viewBox="${drawing.box.join(' ')}" width="${width}" height="${height}"><style>${styles}</style>${symbol}<use href="#${isThing(name) ? 'x' : 't'}-${name}" x="${left}" y="${top}" width="${wide}" height="${high}"/></svg>`;
    const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    const image = new Image(width, height);
    image.src = address;
    const loaded = await image.decode().then(() => true, () => false);
    const picture = document.createElement('canvas');
    [picture.width, picture.height] = [width, height];
    if (loaded) picture.getContext('2d')?.drawImage(image, 0, 0, width, height);
    URL.revokeObjectURL(address);
    return loaded ? { picture, drawing } : null;
  }
}
