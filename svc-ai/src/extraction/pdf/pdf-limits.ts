import { CvUnreadable } from '../../domain/cv-unreadable';

/**
 * The PDFs of our corpus, from 25 programs, have up to 200 objects and 220 painting steps on a page. A tagged document of fifty
 * pages from a word processor has some hundred objects a page, a page that is one large drawing some ten thousand steps.
 */
const maxObjects = 50_000;
const maxSteps = 200_000;
/** Twenty times what is read of one. */
const maxPages = 1000;

const object = /\d[\0\s]+obj\b/g;
const dictionary = /<<[^<>]*>>/g;
const objectStream = /\/ObjStm\b/;
/** How many objects a stream of objects holds. */
const packed = /\/N[\0\s]+(\d+)/;
const page = /\/Type[\0\s]*\/Page\b/g;

/**
 * Counted in the bytes before anything is read: a file that hides some from that still has its time and memory.
 * @throws {CvUnreadable} INVALID_FILE when there are more objects, or pages, than a CV can need
 */
export function assertFewObjects(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  assertFewPages(countMatches(page, text, maxPages));
  let count = countMatches(object, text, maxObjects);
  for (const [entries] of text.matchAll(dictionary)) {
    if (count > maxObjects) break;
    if (objectStream.test(entries)) count += Number(packed.exec(entries)?.[1] ?? 0);
  }
  if (count > maxObjects) throw new CvUnreadable('INVALID_FILE');
}

/** No further than one beyond the most there may be. */
function countMatches(pattern: RegExp, text: string, most: number): number {
  const matches = text.matchAll(pattern);
  let count = 0;
  while (count <= most && !matches.next().done) count += 1;
  return count;
}

/** @throws {CvUnreadable} INVALID_FILE when they are more than a CV can need */
export function assertFewPages(count: number): void {
  if (count > maxPages) throw new CvUnreadable('INVALID_FILE');
}

/**
 * @param steps of painting, or pieces of text, of one page
 * @throws {CvUnreadable} INVALID_FILE when they are more than one page can need
 */
export function assertFewSteps(steps: readonly unknown[]): void {
  if (steps.length > maxSteps) throw new CvUnreadable('INVALID_FILE');
}
