import { trimPunctuation } from '../dates';
import { isPlace } from '../vocabulary/places';
import { titleLikeness } from '../vocabulary/work-words';

/** What the lines at the head of a job say. */
export interface JobHead {
  readonly title: string | null;
  readonly company: string | null;
  readonly location: string | null;
}

interface Part {
  readonly text: string;
  /** Which header line it stands in, counted from 0. */
  readonly line: number;
  readonly isPlace: boolean;
  /** Set apart at the end of its line, as dates and places are. */
  readonly isLastCell: boolean;
}

const strongSeparator =
  /\t|\s+[|•·@]\s+|\s+[–—-]\s+|\s*[—]\s*|\s+(?:at|di)\s+(?=\p{Lu})|,?\s*\b(?:sebagai|as an?)\s+(?=\p{Lu})/u;
/** `Kerja di PT Maju sebagai kasir`. */
const saying =
  /^(?:(?:saya\s+)?(?:pernah\s+)?(?:be)?kerja\s+(?:di|pada)|(?:i\s+)?(?:have\s+)?work(?:ed|ing)?\s+(?:at|for))\s+/i;
const legalSuffix = /^(?:inc|ltd|tbk|llc|co|corp|persero|pte|plc)\b\.?/i;
const bracketed = /^(.+?)\s*\(([^()]+)\)$/;
const department =
  /^(?:department|departemen|divisi|division|bagian|unit|team|tim)\b|(?:department|division|team)$/i;

/**
 * Title, company and place among the lines at the head of a job, in whatever order they stand.
 * @param titleFirst the order to assume where the words themselves do not tell
 */
export function readJobHead(lines: readonly string[], titleFirst = true): JobHead {
  const parts = mergePlaces(lines.flatMap((text, line) => splitLine(text, line)));
  const named = parts.filter((part) => !part.isPlace);
  const location = parts.find((part) => part.isPlace)?.text ?? null;
  const [first, second] = named;
  if (!first) return { title: null, company: null, location };
  if (!second) {
    return titleLikeness(first.text) >= 0
      ? { title: first.text, company: null, location }
      : { title: null, company: first.text, location };
  }
  const { title, company } =
    named.length === 2 ? choosePair(first, second, titleFirst) : chooseAmong(named, titleFirst);
  return withRemainder(named, title, company, location);
}

/** True when the order of the first two parts was told by the words: post before employer, or after. */
export function knownOrder(lines: readonly string[]): 'title-first' | 'company-first' | null {
  const [first, second] = lines
    .flatMap((text, line) => splitLine(text, line))
    .filter((part) => !part.isPlace);
  if (!first || !second) return null;
  const difference = titleLikeness(first.text) - titleLikeness(second.text);
  if (difference === 0) return null;
  return difference > 0 ? 'title-first' : 'company-first';
}

function splitLine(text: string, line: number): Part[] {
  const last = text.includes('\t') ? text.slice(text.lastIndexOf('\t') + 1).trim() : undefined;
  const pieces = text.replace(saying, '').split(strongSeparator).flatMap(splitBrackets).flatMap(splitCommas);
  return pieces
    .map(trimPunctuation)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, line, isPlace: isPlace(piece), isLastCell: piece === last }));
}

/** `Klinik Sehati (Surabaya)` holds a place; `Chartered Accountant (CA)` is one thing. */
function splitBrackets(text: string): string[] {
  const match = bracketed.exec(text.trim());
  return match?.[1] && match[2] && isPlace(match[2]) ? [match[1], match[2]] : [text];
}

function splitCommas(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let piece = '';
  for (const [index, character] of [...text].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    const splits = character === ',' && depth <= 0 && !legalSuffix.test(text.slice(index + 1).trim());
    if (splits) pieces.push(piece);
    piece = splits ? '' : piece + character;
  }
  return [...pieces, piece];
}

function mergePlaces(parts: readonly Part[]): Part[] {
  const merged: Part[] = [];
  for (const part of parts) {
    const before = merged.at(-1);
    if (before?.isPlace && part.isPlace && before.line === part.line) {
      merged[merged.length - 1] = { ...before, text: `${before.text}, ${part.text}` };
    } else merged.push(part);
  }
  return merged;
}

interface Pair {
  readonly title: Part;
  readonly company: Part;
}

function choosePair(first: Part, second: Part, titleFirst: boolean): Pair {
  const difference = titleLikeness(first.text) - titleLikeness(second.text);
  const firstIsTitle = difference === 0 ? titleFirst : difference > 0;
  return firstIsTitle ? { title: first, company: second } : { title: second, company: first };
}

function chooseAmong(parts: readonly Part[], titleFirst: boolean): Pair {
  const candidates = parts.filter(({ text }) => !department.test(text));
  const ranked = (candidates.length >= 2 ? candidates : parts).toSorted(
    (a, b) => titleLikeness(b.text) - titleLikeness(a.text),
  );
  const [title, company] = [ranked[0], ranked.at(-1)];
  const [first, second] = parts;
  if (title && company && titleLikeness(title.text) > titleLikeness(company.text)) {
    // Of several parts that say nothing, the one beside the title's line is the company.
    const neutral =
      titleLikeness(company.text) >= 0
        ? parts.find((part) => part !== title && part.line !== title.line)
        : undefined;
    return { title, company: neutral ?? company };
  }
  if (!first || !second) throw new RangeError('A pair needs two parts');
  return titleFirst ? { title: first, company: second } : { title: second, company: first };
}

/** What stands behind the title belongs to it (`Director, Asia Pacific`); what stands behind the company is its place. */
function withRemainder(parts: readonly Part[], title: Part, company: Part, location: string | null): JobHead {
  let titleText = title.text;
  let place = location;
  for (const part of parts) {
    if (part === title || part === company) continue;
    const index = parts.indexOf(part);
    const before = parts[index - 1];
    if (part.isLastCell && !place && parts.length > 2) place = part.text;
    else if (part.line === title.line && before === title && part.text.length <= 40)
      titleText += `, ${part.text}`;
    else if (part.line === company.line && before === company && !place && part.text.split(' ').length <= 3)
      place = part.text;
  }
  return { title: titleText, company: company.text, location: place };
}
