/** How the units of this game look: which figure, how many of them and how close. A type of somebody's own deck has none. */
import { isFigure, type FigureName } from '../../art/figures';

export interface Look {
  figure: FigureName;
  files: number;
  ranks: number;
  depth: number;
}

const close = (figure: FigureName): Look => ({ figure, files: 2, ranks: 4, depth: 58 });
const loose = (figure: FigureName): Look => ({ figure, files: 2, ranks: 3, depth: 84 });
const mounted = (figure: FigureName): Look => ({ figure, files: 2, ranks: 2, depth: 112 });

const LOOKS: Record<string, Look> = {
  heavy_infantry: close('legionary'),
  spear: close('hoplite'),
  pike: close('phalangite'),
  medium_infantry: close('thureophoros'),
  light_infantry: loose('velite'),
  archers: loose('archer'),
  cavalry: mounted('cavalry'),
  light_cavalry: mounted('numidian'),
  elephant: { figure: 'elephant', files: 1, ranks: 2, depth: 150 },
};

const ORDERS: Record<string, FigureName> = { commander: 'general', overlap: 'standard', reserves: 'camp' };

export const lookOf = (type: string): Look => LOOKS[type] ?? close('levy');

export function figureOf(type: string): FigureName {
  const found = LOOKS[type]?.figure ?? ORDERS[type];
  return found ?? (isFigure(type) ? type : 'levy');
}
