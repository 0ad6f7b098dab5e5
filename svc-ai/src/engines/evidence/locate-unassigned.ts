import { listOfSection, type UnassignedLine } from '@sabi/contracts/cv/evidence';
import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { type LocatedCv, locateCv } from './entry-location';

interface UnassignedRequest {
  readonly cv: ParsedCv;
  /** In reading order. */
  readonly lines: readonly string[];
  readonly unassigned: readonly UnassignedLine[];
}

/** The unassigned lines, each with the entry above it in the document, or else the first below: most lines belong to that one. */
export function locateUnassigned(
  { cv, lines, unassigned }: UnassignedRequest,
  located: LocatedCv = locateCv(cv, lines),
): UnassignedLine[] {
  let from = 0;
  return unassigned.map((line) => {
    const found = lines.indexOf(line.text, from);
    if (found === -1) return line;
    from = found + 1;
    const placed = (located.places.get(listOfSection[line.section]) ?? [])
      .flatMap((place, entry) => (place ? [{ entry, index: place.index }] : []))
      .toSorted((one, other) => one.index - other.index);
    const near = placed.findLast(({ index }) => index <= found) ?? placed[0];
    return near ? { ...line, entry: near.entry } : line;
  });
}
