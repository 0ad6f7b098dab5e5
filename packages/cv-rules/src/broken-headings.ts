import { headingKind } from './sections';
import type { Line } from './line';

const goesOn = /(?:&|\/|\b(?:and|dan))$/i;
const longestPart = 30;

/** `Education &` over `Training`: a heading that a narrow column broke in two. */
export function mendHeadings(lines: readonly Line[]): Line[] {
  const mended: Line[] = [];
  for (const line of lines) {
    const previous = mended.at(-1);
    if (previous && isRestOfHeading(previous, line)) {
      const text = `${previous.text} ${line.text}`;
      mended[mended.length - 1] = { ...previous, text, cells: [text], room: line.room };
    } else mended.push(line);
  }
  return mended;
}

function isRestOfHeading(previous: Line, line: Line): boolean {
  const isShort = previous.text.length <= longestPart && previous.cells.length === 1;
  const isAlike =
    previous.look.size === line.look.size && previous.look.isStrong === line.look.isStrong && !line.marker;
  return (
    isShort &&
    isAlike &&
    goesOn.test(previous.text) &&
    headingKind(`${previous.text} ${line.text}`) !== undefined
  );
}
