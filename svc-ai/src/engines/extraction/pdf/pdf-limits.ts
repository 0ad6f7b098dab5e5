import { CvUnreadable } from '../cv-unreadable';

/**
 * The PDFs of our corpus, from 25 programs, have up to 200 objects and 220 painting steps on a page. A tagged document of fifty
 * pages from a word processor has some hundred objects a page, a page that is one large drawing some ten thousand steps.
 */
const maxObjects = 50_000;
const maxSteps = 200_000;
const maxStepsOfDocument = 1_000_000;
/** A stamp in a figure in an imported page is three. */
const maxFormDepth = 20;
/** On one page; each costs a reader as much as many steps. A program that draws charts makes every point of one a form. */
const maxForms = 20_000;
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
export function assertObjectLimit(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  assertPageLimit(countMatches(page, text, maxPages));
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
export function assertPageLimit(count: number): void {
  if (count > maxPages) throw new CvUnreadable('INVALID_FILE');
}

/** @throws {CvUnreadable} INVALID_FILE when these are more pieces of text than one page can need */
export function assertTextItemLimit(pieces: readonly unknown[]): void {
  if (pieces.length > maxSteps) throw new CvUnreadable('INVALID_FILE');
}

/** Of the operators that begin and end a form in pdf.js's list. */
export interface FormOperators {
  readonly paintFormXObjectBegin: number;
  readonly paintFormXObjectEnd: number;
}

/**
 * Counts what a document makes a reader do while it does it: a few hundred bytes of forms that paint each other can be more
 * steps than any time is enough for.
 */
export class PaintingLimits {
  #ofDocument = 0;
  #ofPage = 0;
  #forms = 0;
  #depth = 0;

  constructor(private readonly codes: FormOperators) {}

  beginPage(): void {
    this.#ofPage = 0;
    this.#forms = 0;
    this.#depth = 0;
  }

  /** @throws {CvUnreadable} INVALID_FILE at the first step that is too much */
  count(operators: readonly number[]): void {
    this.#ofPage += operators.length;
    this.#ofDocument += operators.length;
    for (const operator of operators) {
      if (operator === this.codes.paintFormXObjectEnd) this.#depth -= 1;
      if (operator !== this.codes.paintFormXObjectBegin) continue;
      this.#forms += 1;
      this.#depth += 1;
      if (this.#depth > maxFormDepth || this.#forms > maxForms) throw new CvUnreadable('INVALID_FILE');
    }
    if (this.#ofPage > maxSteps || this.#ofDocument > maxStepsOfDocument)
      throw new CvUnreadable('INVALID_FILE');
  }
}
