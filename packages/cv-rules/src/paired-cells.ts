import type { Line } from './line';
import { isLevel } from './vocabulary/levels';

/**
 * Pairs a row of names with the row of levels below: `Canva ⇥ SEO` over `Mahir ⇥ Dasar` becomes `Canva ⇥ Mahir` and `SEO
 * ⇥ Dasar`. Other lines are unchanged.
 */
export function pairRows(lines: readonly Line[]): Line[] {
  const paired: Line[] = [];
  for (const line of lines) {
    const names = paired.at(-1);
    const isBeneath =
      names &&
      names.cells.length === line.cells.length &&
      line.cells.every(isLevel) &&
      !names.cells.some(isLevel);
    if (isBeneath)
      paired.splice(-1, 1, ...names.cells.map((name, index) => toPair(line, name, line.cells[index])));
    else paired.push(line);
  }
  return paired;
}

function toPair(line: Line, name: string, level = ''): Line {
  return { ...line, text: `${name} ${level}`, cells: [name, level], isApart: false };
}
