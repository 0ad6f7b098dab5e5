import type { Line } from './line';
import { isLevel } from './vocabulary/levels';

/**
 * A row of names with the row of their levels beneath, as pairs: `Canva ⇥ SEO` over `Mahir ⇥ Dasar` is one line `Canva ⇥
 * Mahir` and one `SEO ⇥ Dasar`. Other lines stay as they are.
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
