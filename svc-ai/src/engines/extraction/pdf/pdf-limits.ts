import { CvUnreadable } from '../cv-unreadable';

/**
 * Our corpus of 25 programs has up to 200 objects and 220 operators per page. A tagged document of fifty
 * pages has about a hundred objects per page, a page with a large drawing about ten thousand operators.
 */
const maxObjects = 50_000;
const maxSteps = 200_000;
const maxStepsOfDocument = 1_000_000;
/** A stamp in a figure in an imported page has depth three. */
const maxFormDepth = 20;
/** Per page; a form costs as much as many operators. Chart programs make each point a form. */
const maxForms = 20_000;
/** Twenty times the number of pages that are read. */
const maxPages = 1000;

const object = /\d[\0\s]+obj\b/g;
const dictionary = /<<[^<>]*>>/g;
const objectStream = /\/ObjStm\b/;
/** Object count of an object stream. */
const packed = /\/N[\0\s]+(\d+)/;
const page = /\/Type[\0\s]*\/Page\b/g;

/**
 * Counts in the raw bytes before parsing. Files that hide objects are still limited by time and memory.
 * @throws {CvUnreadable} INVALID_FILE for more objects or pages than a CV needs
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

/** Stops at one above the limit. */
function countMatches(pattern: RegExp, text: string, most: number): number {
  const matches = text.matchAll(pattern);
  let count = 0;
  while (count <= most && !matches.next().done) count += 1;
  return count;
}

/** @throws {CvUnreadable} INVALID_FILE when there are too many */
export function assertPageLimit(count: number): void {
  if (count > maxPages) throw new CvUnreadable('INVALID_FILE');
}

/** @throws {CvUnreadable} INVALID_FILE when a page has too many pieces of text */
export function assertTextItemLimit(pieces: readonly unknown[]): void {
  if (pieces.length > maxSteps) throw new CvUnreadable('INVALID_FILE');
}

/** Operator codes of the beginning and end of a form. */
export interface FormOperators {
  readonly paintFormXObjectBegin: number;
  readonly paintFormXObjectEnd: number;
}

/**
 * Counts operators while pdf.js produces them, because a few hundred bytes of nested forms can expand
 * endlessly.
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

  /** @throws {CvUnreadable} INVALID_FILE when a limit is exceeded */
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
