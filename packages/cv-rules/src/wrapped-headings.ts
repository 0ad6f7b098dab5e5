import type { Line } from './line';
import { headingKind } from './sections';

const endsWithConjunction = /(?:&|\/|\b(?:and|dan))$/i;
const longestPart = 30;

/** Joins a heading broken by a narrow column: `Education &` over `Training`. */
export function joinWrappedHeadings(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const previous = joined.at(-1);
    if (previous && isRestOfHeading(previous, line)) {
      const text = `${previous.text} ${line.text}`;
      joined[joined.length - 1] = { ...previous, text, cells: [text], room: line.room };
    } else joined.push(line);
  }
  return joined;
}

function isRestOfHeading(previous: Line, line: Line): boolean {
  const isShort = previous.text.length <= longestPart && previous.cells.length === 1;
  const isAlike =
    previous.look.size === line.look.size && previous.look.isStrong === line.look.isStrong && !line.marker;
  return (
    isShort &&
    isAlike &&
    endsWithConjunction.test(previous.text) &&
    headingKind(`${previous.text} ${line.text}`) !== undefined
  );
}
