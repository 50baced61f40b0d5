/** One picture of the table: the land, the bases with their front edges, and everybody who stands on it, from far to near. */
import { formation } from '../../art/formation';
import type { Side } from '../../lib/types';
import { counterOf, MOUNTED, perBase, type Commander, type Group } from './army';
import type { Eye } from './eye.svelte';
import { across, BASE, corners, type Point } from './geometry';
import type { Land } from './land';
import type { Standing } from './pieces';
import { type SpriteName, type Sprites } from './sprites';

export interface Scene {
  /** What all stand on, once it is painted. */
  land: Land | null;
  /** Painted above what is there already: those who move. */
  above: boolean;
  groups: readonly Group[];
  commanders: readonly Commander[];
  standing: readonly Standing[];
  camps: readonly (Point & { side: Side })[];
  /** Where two sides are at each other's throats. */
  clashes: readonly Point[];
  dark: boolean;
  /** Counters instead of figures. */
  plain: boolean;
  /** Milliseconds, for those on the march: they go step by step. */
  time: number;
}

const TEAM: Record<'light' | 'dark', Record<Side, string>> = {
  light: { red: '#b3311c', blue: '#1f5a99' },
  dark: { red: '#c8401f', blue: '#2c74c4' },
};
const PALE = { light: '#f6e9cb', dark: '#fdf1d6' };
const PLINTH: Record<'light' | 'dark', Record<Side, string>> = {
  light: { red: '#a9674a', blue: '#66788a' },
  dark: { red: '#5a2c1c', blue: '#27405c' },
};
const EDGE = { light: '#4a3620', dark: '#0d0805' };
/** How high a man is, in MU of the table. */
const MAN: Record<string, number> = { LF: 1.2, Cv: 0.98, LH: 1.06, Kn: 1, Ct: 1, El: 1.12, LCh: 0.9, HCh: 0.9, SCh: 0.9 };
const TENTS = 2.1; // how high a camp is drawn
const THICK = 0.12; // of a base, in MU of the screen
const DUST: Record<string, number> = { steady: 0, disrupted: 2, fragmented: 4, broken: 7 };

interface Stander {
  y: number;
  draw: () => void;
}

export function paint(context: CanvasRenderingContext2D, eye: Eye, ratio: number, scene: Scene, sprites: Sprites): void {
  const theme = scene.dark ? 'dark' : 'light';
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  if (!scene.above) paintLandLayer(context, eye, scene.land, scene.dark);
  const standers: Stander[] = [];
  const put: Put = (name, side, at, man, flip = false, lean = 0, opacity = 1, lift = 0) => {
    const place = eye.project(at);
    if (place.x < -80 || place.y < -40 || place.x > eye.width + 80 || place.y > eye.height + 160) return;
    const size = man * eye.scale;
    const stands = lift ? { x: place.x, y: place.y - lift * size } : place;
    standers.push({ y: place.y, draw: () => drawSprite(context, sprites, name, side, scene.dark, stands, size, ratio, flip, lean, opacity, !scene.above) });
  };
  const order = [...scene.groups].sort((a, b) => eye.project(a).y - eye.project(b).y);
  for (const group of order) paintBases(context, eye, group, theme, scene.plain);
  for (const commander of scene.commanders) paintSeat(context, eye, commander, theme);
  for (const camp of scene.camps) put('camp', camp.side, camp, TENTS, (camp.side === 'blue') !== eye.flipped);
  for (const one of scene.standing) put(one.name, '', one, one.size);
  for (const group of scene.plain ? [] : order) addMen(group, eye, put, scene.time);
  for (const commander of scene.commanders) {
    const left = commander.side === 'blue' ? !eye.flipped : eye.flipped;
    put('general', commander.side, commander, commander.rank === 'TC' ? 1.2 : 1.4, left);
  }
  for (const clash of scene.clashes) put('clash', '', { x: clash.x, y: clash.y }, 1.5);
  sprites.forScale(eye.scale * ratio);
  drawAll(context, ratio, standers);
  if (scene.plain) for (const group of order) paintCounter(context, eye, group, theme);
}

/** From far to near, in the pixels of the canvas itself. */
function drawAll(context: CanvasRenderingContext2D, ratio: number, standers: Stander[]): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.imageSmoothingQuality = 'low';
  standers.sort((a, b) => a.y - b.y);
  for (const one of standers) one.draw();
  context.globalAlpha = 1;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
}

function paintLandLayer(context: CanvasRenderingContext2D, eye: Eye, land: Land | null, dark: boolean): void {
  context.fillStyle = dark ? '#201d12' : '#98905a';
  context.fillRect(0, 0, eye.width, eye.height);
  if (!land) return;
  const grow = eye.scale / land.scale;
  const at = eye.project(land.middle);
  const [width, height] = [land.picture.width * grow, land.picture.height * grow];
  context.imageSmoothingQuality = grow < 1 ? 'medium' : 'low'; // what is stretched looks no better for more work
  // Where the land ends in sight it is laid out once more, mirrored: grass goes on as grass.
  const [left, top] = [at.x - width / 2, at.y - height / 2];
  for (let across = left > 0 ? -1 : 0; left + across * width < eye.width; across++) {
    for (let down = top > 0 ? -1 : 0; top + down * height < eye.height; down++) {
      context.save();
      context.translate(at.x + across * width, at.y + down * height);
      context.scale(across % 2 ? -1 : 1, down % 2 ? -1 : 1);
      context.drawImage(land.picture, -width / 2, -height / 2, width, height);
      context.restore();
    }
  }
}

/** A group that stands still lies on whole pixels, which is quickest; one that moves would stumble from one to the next. */
function drawSprite(context: CanvasRenderingContext2D, sprites: Sprites, name: SpriteName, side: Side | '', dark: boolean, at: Point, man: number, ratio: number, flip: boolean, lean: number, opacity: number, still: boolean): void {
  const stamp = sprites.stamp(name, side, dark, man * ratio, flip, lean);
  if (!stamp) return;
  const [x, y] = [at.x * ratio - stamp.x, at.y * ratio - stamp.y];
  context.globalAlpha = opacity;
  context.drawImage(stamp.picture, still ? Math.round(x) : x, still ? Math.round(y) : y);
}

const trace = (context: CanvasRenderingContext2D, points: readonly Point[], lift = 0): void => {
  context.beginPath();
  points.forEach((point, index) => (index ? context.lineTo(point.x, point.y - lift) : context.moveTo(point.x, point.y - lift)));
  context.closePath();
};

/** Each base where it stands: a file that has stepped ahead takes its whole file along. */
export function basesOf(group: Group): Point[][] {
  const found: Point[][] = [];
  for (let at = 0; at < group.bases; at++) {
    const [rank, file] = [Math.floor(at / group.files), at % group.files];
    const deep = group.depth / Math.max(1, group.ranks);
    const ahead = (group.steps[file] ?? 0) - rank * deep;
    const left = (file - group.files / 2) * BASE;
    found.push([across(group, left + 0.05, ahead - 0.03), across(group, left + BASE - 0.05, ahead - 0.03), across(group, left + BASE - 0.05, ahead - deep + 0.03), across(group, left + 0.05, ahead - deep + 0.03)]);
  }
  return found;
}

function paintBases(context: CanvasRenderingContext2D, eye: Eye, group: Group, theme: 'light' | 'dark', plain: boolean): void {
  const lift = THICK * eye.scale;
  const team = TEAM[theme][group.side];
  context.lineJoin = 'round';
  for (const base of basesOf(group)) {
    const points = base.map(eye.project);
    context.fillStyle = EDGE[theme];
    trace(context, points, -1);
    context.fill();
    context.fillStyle = plain ? team : PLINTH[theme][group.side];
    context.strokeStyle = plain ? PALE[theme] : team;
    context.lineWidth = 1;
    trace(context, points, lift);
    context.fill();
    context.stroke();
  }
  if (group.cohesion === 'broken') return;
  context.lineCap = 'round';
  for (const [colour, wide] of [[PALE[theme], 0.24], [team, 0.14]] as const) {
    context.strokeStyle = colour;
    context.lineWidth = Math.max(colour === team ? 1.6 : 3, wide * eye.scale);
    context.beginPath();
    for (let file = 0; file < group.files; file++) {
      const ahead = group.steps[file] ?? 0;
      const [a, b] = [eye.project(across(group, (file - group.files / 2) * BASE, ahead)), eye.project(across(group, (file - group.files / 2 + 1) * BASE, ahead))];
      if (file === 0 || ahead !== (group.steps[file - 1] ?? 0)) context.moveTo(a.x, a.y - lift);
      context.lineTo(b.x, b.y - lift);
    }
    context.stroke();
  }
  // A wedge outside each front corner says where it looks.
  const half = (group.files * BASE) / 2;
  context.fillStyle = team;
  context.strokeStyle = PALE[theme];
  context.lineWidth = 1;
  for (const side of [-1, 1]) {
    trace(context, [across(group, side * (half + 0.12), -0.5), across(group, side * (half + 0.62), -0.5), across(group, side * (half + 0.36), 0.34)].map(eye.project));
    context.fill();
    context.stroke();
  }
}

type Put = (name: SpriteName, side: Side | '', at: Point, man: number, flip?: boolean, lean?: number, opacity?: number, lift?: number) => void;

const BEARS = new Set(['HF', 'MF']); // a standard, in the middle of the front rank, until they break
const [PACE, FLIGHT] = [130, 70]; // milliseconds of a step, and of a step of who runs for his life
const [SPRING, LEAP] = [0.045, 0.09]; // how high, of a man

function addMen(group: Group, eye: Eye, put: Put, time = 0): void {
  const per = perBase(group.kind);
  const deep = group.depth / Math.max(1, group.ranks);
  const man = MAN[group.kind] ?? 1.3;
  const left = eye.looksLeft(group.h);
  const men = formation({ id: group.id, files: group.files * per, ranks: group.ranks, width: (BASE / per) * 100, depth: deep * 100, bearing: group.cohesion, left: group.bases * per });
  const flees = group.cohesion === 'broken';
  const bearer = BEARS.has(group.kind) && !flees ? Math.floor((group.files * per) / 2) : -1;
  for (const [index, one] of men.entries()) {
    if (one.fallen) continue;
    const file = Math.max(0, Math.min(group.files - 1, Math.floor((one.across / 100 + (group.files * BASE) / 2) / BASE)));
    const at = across(group, one.across / 100, one.ahead / 100 - deep * 0.55 + (group.steps[file] ?? 0));
    const step = time ? Math.abs(Math.sin(time / (flees ? FLIGHT : PACE) + index * (flees ? 2.4 : 1.3))) * (flees ? LEAP : SPRING) : 0;
    put(index === bearer ? 'standard' : group.figure, group.side, at, man, left !== one.turned, one.lean, 1, step);
  }
  for (let lost = 0; lost < Math.min(4, group.began - group.bases); lost++) {
    const aside = (((lost * 0.37) % 1) - 0.5) * group.files * BASE;
    put('fallen', group.side, across(group, aside, -group.depth - 0.35 - (lost % 2) * 0.3), man * 0.75, left);
  }
  const raised = time && (flees || MOUNTED.has(group.kind)) ? 4 : 0; // more of it behind horses and who runs
  for (let puff = 0; puff < raised; puff++) {
    const age = (time / 620 + puff / raised) % 1;
    put('dust', '', across(group, (((puff * 0.61) % 1) - 0.5) * group.files * BASE, -group.depth - 0.2 - 1.6 * age), 0.8 + 0.8 * Math.round(3 * age) / 3, puff % 2 === 0, 0, 0.9 * (1 - age));
  }
  for (let puff = 0; puff < (DUST[group.cohesion] ?? 0); puff++) {
    const aside = (((puff * 0.61 + 0.2) % 1) - 0.5) * group.files * BASE;
    put('dust', '', across(group, aside, -((puff * 0.43) % 1) * group.depth - 0.1), 1.1, puff % 2 === 0, 0, 0.85);
  }
}

/** The round ground a commander stands on. */
function paintSeat(context: CanvasRenderingContext2D, eye: Eye, commander: Commander, theme: 'light' | 'dark'): void {
  const at = eye.project(commander);
  context.beginPath();
  context.ellipse(at.x, at.y, eye.scale * 0.62, eye.scale * 0.4, 0, 0, 2 * Math.PI);
  context.fillStyle = PLINTH[theme][commander.side];
  context.fill();
  context.strokeStyle = '#c9973a';
  context.lineWidth = Math.max(1.5, eye.scale * 0.09);
  context.stroke();
}

/** A plain counter: its name and the kind of troops in letters, for players who prefer to read a map. */
function paintCounter(context: CanvasRenderingContext2D, eye: Eye, group: Group, theme: 'light' | 'dark'): void {
  const points = corners(group).map(eye.project);
  const at = { x: points.reduce((sum, one) => sum + one.x, 0) / 4, y: points.reduce((sum, one) => sum + one.y, 0) / 4 - THICK * eye.scale };
  context.font = `700 ${Math.max(11.5, eye.scale * 0.8)}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 3;
  context.strokeStyle = theme === 'dark' ? '#120c07' : '#2a1c10';
  context.fillStyle = '#fff8e6';
  context.strokeText(counterOf(group), at.x, at.y);
  context.fillText(counterOf(group), at.x, at.y);
  if (MOUNTED.has(group.kind)) {
    context.lineWidth = 1.5;
    context.strokeStyle = '#fff8e6';
    context.beginPath();
    const [a, b] = [points[3], points[1]];
    if (a && b) {
      context.moveTo(a.x, a.y - THICK * eye.scale);
      context.lineTo(b.x, b.y - THICK * eye.scale);
    }
    context.globalAlpha = 0.35;
    context.stroke();
    context.globalAlpha = 1;
  }
}

/** A camp that is not pitched yet. */
export function paintCamp(context: CanvasRenderingContext2D, eye: Eye, ratio: number, camp: Point & { side: Side }, sprites: Sprites, dark: boolean): void {
  drawAll(context, ratio, [{ y: 0, draw: () => drawSprite(context, sprites, 'camp', camp.side, dark, eye.project(camp), TENTS * eye.scale, ratio, (camp.side === 'blue') !== eye.flipped, 0, 0.85, true) }]);
}

/** A body that is not there yet: pale, with its men. */
export function paintGhost(context: CanvasRenderingContext2D, eye: Eye, ratio: number, group: Group, sprites: Sprites, dark: boolean, plain: boolean): void {
  const men: Stander[] = [];
  const put: Put = (name, side, at, man, flip = false, lean = 0) => {
    const place = eye.project(at);
    if (name === 'dust' || name === 'fallen') return;
    men.push({ y: place.y, draw: () => drawSprite(context, sprites, name, side, dark, place, man * eye.scale, ratio, flip, lean, 0.8, true) });
  };
  if (!plain) addMen(group, eye, put);
  drawAll(context, ratio, men);
}
