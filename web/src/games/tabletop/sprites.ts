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

/** A picture as large as it is wanted, to be laid down without stretching: where in it the spot is that it stands on. */
export interface Stamp {
  picture: HTMLCanvasElement;
  x: number;
  y: number;
  of: Sprite;
}

const BUCKET = Math.SQRT2; // a picture is used up to this much larger than it was made
/** How wide the shadow at its foot is, in hundredths of a man. */
const SHADE = 22;
const SHADES: Partial<Record<SpriteName, number>> = { dust: 0, clash: 0, fallen: 0, camp: 0, house: 40, rock: 28, olive: 34, oak: 38, cypress: 15 };
const LEAN = 3; // degrees from one leaning picture to the next

/** Where the ground is, in a drawing's own units; a clash hangs in the air. */
const groundOf = (name: SpriteName): number => (name === 'clash' ? 70 : isThing(name) ? THINGS[name].box[1] + THINGS[name].box[3] - 2 : 100);

const isThing = (name: SpriteName): name is keyof typeof THINGS => name in THINGS;
export const drawingOf = (name: SpriteName): Drawing => (isThing(name) ? THINGS[name] : FIGURES[name]);

export class Sprites {
  private readonly made = new Map<string, Sprite | null>();
  private readonly latest = new Map<string, Sprite>();
  private readonly stamps = new Map<string, Stamp>();
  private scale = 0;
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

  /**
   * The same, ready to be laid down: hundreds of men are painted at a time, and stretching and leaning each of them
   * takes a browser without a graphics card ten times as long as copying a picture.
   */
  stamp(name: SpriteName, side: Side | '', dark: boolean, man: number, flip: boolean, lean: number): Stamp | null {
    const sprite = this.get(name, side, dark, man);
    if (!sprite) return null;
    const leans = Math.round(lean / LEAN);
    const key = `${name} ${side} ${dark} ${man.toFixed(2)} ${flip} ${leans}`;
    const known = this.stamps.get(key);
    if (known?.of === sprite) return known;
    const stamp = cut(sprite, groundOf(name), man / 100, flip, leans * LEAN, SHADES[name] ?? SHADE);
    this.stamps.set(key, stamp);
    return stamp;
  }

  /** Pictures of another scale are of no use any more. */
  forScale(scale: number): void {
    if (scale !== this.scale) this.stamps.clear();
    this.scale = scale;
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

/** A sprite in its size, mirrored and leaning as it will stand. */
function cut(sprite: Sprite, ground: number, grow: number, flip: boolean, lean: number, shade: number): Stamp {
  const [left, top, wide, high] = sprite.drawing.box;
  const [dx, dy, width, height] = [(left - sprite.drawing.foot) * grow, (top - ground) * grow, wide * grow, high * grow];
  const room = 1 + Math.ceil(Math.max(width, height) * Math.sin((Math.abs(lean) * Math.PI) / 180) + shade * grow * 0.36);
  const [x, y] = [room + Math.ceil(flip ? dx + width : -dx), room + Math.ceil(-dy)];
  const picture = document.createElement('canvas');
  [picture.width, picture.height] = [Math.ceil(width) + 2 * room, Math.ceil(height) + 2 * room];
  const context = picture.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.translate(x, y);
    if (shade) {
      context.fillStyle = 'rgb(20 12 4 / 26%)';
      context.beginPath();
      context.ellipse(shade * grow * 0.3, -2 * grow, shade * grow, shade * grow * 0.34, 0, 0, 2 * Math.PI);
      context.fill();
    }
    if (flip) context.scale(-1, 1);
    if (lean) context.rotate((lean * Math.PI) / 180);
    context.drawImage(sprite.picture, dx, dy, width, height);
  }
  return { picture, x, y, of: sprite };
}
