import type { Line } from './line';

/**
 * Two headings in one row, each above its content: `SKILLS ⇥ LANGUAGES` over `Excel ⇥ English`. Returns one column after
 * the other.
 */
export function separateHeadingColumns(
  lines: readonly Line[],
  {
    isHeading,
    mayBeHeading,
  }: { isHeading: (text: string) => boolean; mayBeHeading: (text: string) => boolean },
): Line[] {
  const separated: Line[] = [];
  let columns: Line[][] = [];
  const close = (): void => {
    separated.push(...columns.flat());
    columns = [];
  };
  for (const line of lines) {
    if (line.cells.length > 1 && line.cells.some(isHeading) && line.cells.every(mayBeHeading)) {
      close();
      columns = line.cells.map((cell) => [
        { ...withCell(line, cell), look: { ...line.look, isHeading: true } },
      ]);
    } else if (columns.length === 0 || (line.cells.length === 1 && isHeading(line.text))) {
      close();
      separated.push(line);
    } else for (const [index, cell] of line.cells.entries()) columns[index]?.push(withCell(line, cell));
  }
  close();
  return separated;
}

function withCell(line: Line, cell: string): Line {
  return { ...line, text: cell, cells: [cell] };
}
