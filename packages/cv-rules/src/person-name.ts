import { namesOfLabel, readLabel } from './labels';
import { headingKind, isDocumentTitle } from './sections';
import type { Line } from './line';
import { isHeadline } from './vocabulary/headline-words';
import { isPlace } from './vocabulary/places';
import { titleLikeness } from './vocabulary/work-words';

export interface PersonName {
  readonly first: string;
  readonly last: string | null;
  /** Index of the line it was read from. */
  readonly line: number;
}

const nameLabel =
  /^(?:姓名|名字|氏名|이름|الاسم|الاسم الكامل|nama|nama lengkap|name|full name|nama lengkap (?:&|dan) gelar|nama dan gelar|first name\(s\) \/ surname\(s\))$/;
const documentTitleBefore =
  /^(?:curriculum vitae|daftar riwayat hidup|r[eé]sum[eé]|cv)\s*(?:of|dari)?\s*[-–—|:]?\s+/i;
/** `BEN ALTMANN RESUME`, `Tono Martono – Curriculum Vitae`. */
const documentTitleBehind =
  /(?<=\p{L})(?:'s)?(?:\s*[-–—|:]\s*|\s+)(?:curriculum vitae|daftar riwayat hidup|r[eé]sum[eé]|cv)$/iu;
const prefix =
  /^(?:(?:prof|dr|drg|drh|drs|dra|ir|apt|ns|hj?|kh|mr|mrs|ms|bapak|ibu|sdr|sdri)\.\s*|(?:Prof|Dr|Mr|Mrs|Ms|Ir|Hj?|Drs|Dra)\s+)+/i;
// Titles need a separator in each pattern; otherwise the number of ways to split a line would explode.

/** `S.Kom.`, `M.M.`, `Ph.D`, `MBA` after the name, with or without a comma. */
const suffix =
  /(?<![\s,])[\s,]+(?!(?:[A-Z]\.\s)+(?!Kom|Farm|Ikom)\p{Lu}[\p{L}'-]{3,}(?:\s|$))(?:(?:[A-Z][A-Za-z]{0,4}\.)+(?:[A-Z][A-Za-z]{0,4})?(?:\s[A-Z][A-Za-z]{0,4}(?:\.[A-Z][A-Za-z]{0,4})*\.?)*|MBA|PMP|CPA|CFA|PhD|MSc|BSc|CA|Ak|SE|ST|SH|SPd|SKom|MM|MT|AMd)(?=[\s,]|$)/u;
/** Case-insensitive, as small capitals are extracted as lower case. */
const titlesBehind =
  /,\s*(?:\p{L}{1,5}\.)+(?:\p{L}{1,5})?(?:(?:,\s*|\s+)(?:\p{L}{1,5}\.)+(?:\p{L}{1,5})?)*,?$/u;
/** `RN, BSN`, `P.Eng., FCA`: professional letters after a name of at least two words. */
const lettersBehind =
  /,(?<=\s\S{1,40},)\s*[A-Z](?:[a-z]{0,2}[A-Z]){0,6}(?:-[A-Z]{1,4})?(?:(?:,\s*|\s+)[A-Z](?:[a-z]{0,2}[A-Z]){0,6}(?:-[A-Z]{1,4})?)*,?$/;
/** `Robert “Bob” Kowalczyk` */
const nickname = /\s+(?:["“'‘]\p{L}+["”'’]|\(\p{L}+\))(?=\s)/u;
/** Pictures, stars and icon font characters around a line. */
const ornaments =
  /^(?:[\p{So}\p{Sk}\p{Co}\s]|\u200d|\ufe0f)+|(?<!(?:[\p{So}\p{Sk}\p{Co}\s]|\u200d|\ufe0f))(?:[\p{So}\p{Sk}\p{Co}\s]|\u200d|\ufe0f)+$/gu;
/** Particles inside a name: `Anna van der Berg`. */
const particle = /^(?:bin|binti|da|das|de|del|della|den|der|di|do|dos|du|el|al|la|le|ten|ter|van|von|y)$/;
const nameWord = /^'?\p{Lu}(?:[\p{L}'-]*\p{L})?\.?$/u;
/** In a script without capitals. Chinese and Korean names have at most four characters; more are a sentence. */
const caselessWord = /^(?![\p{sc=Han}\p{sc=Hangul}]{5})\p{Lo}[\p{Lo}\p{M}·'-]*$/u;
const isNameWord = (word: string) => nameWord.test(word) || caselessWord.test(word);
const initial = /^\p{Lu}\.?$/u;
/** Of a form or a letter, and not of a person. */
const nameOfForm =
  /(?<!\p{L})(?:lampiran|formulir|form|personal history|application|lamaran|biodata)(?!\p{L})/iu;
const maxNameWords = 6;
const maxNameLength = 60;
/**
 * A line counts as a name by position alone only this near the top, and above every heading except that of the address.
 */
const headLines = 6;
const nameSize = 1.35;
/** A part of a name set smaller than this, relative to the other part, is something else. */
const likeSize = 0.65;

/** The person's name: labelled, or the first line that looks like one and agrees with the address. */
export function findPersonName(lines: readonly Line[], email: string | null): PersonName | null {
  const labelled = findLabelled(lines);
  if (labelled) return labelled;
  const head = findHeadEnd(lines);
  const largest = largestSize(lines);
  const candidates = lines.flatMap((_line, index) => [...candidatesAt(lines, index, email)]);
  const scored = candidates.flatMap(({ words, line, size: ownSize, isInLargeParts }) => {
    const inAddress = countInAddress(words, email);
    const isLargest = ownSize === largest;
    const isNameByPlace = (line < head && titleLikeness(words.join(' ')) <= 0) || opensHead(lines, line);
    if (inAddress === 0 && !isNameByPlace && !isLargest) return [];
    const size = (isLargest ? 15 : 0) + (isInLargeParts ? 1 : 0);
    // `R. Wijayanto` at the head of each page, `Robert Wijayanto` above the address.
    const shortened = initial.test(words[0] ?? '') ? headLines : 0;
    return [{ words, line, score: inAddress * 10 + size - Math.min(line, headLines) - shortened }];
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best ? toPersonName(best.words, best.line) : null;
}

/** A labelled name of the head or the personal data: certificates, parents and referees have names too. */
function findLabelled(lines: readonly Line[]): PersonName | null {
  let isAboutPerson = true;
  for (const [index, line] of lines.entries()) {
    const heading = headingKind(line.text);
    if (heading) isAboutPerson = heading === 'contact';
    const labelled = readLabel(line.text) ?? labelBeside(line);
    const isName =
      isAboutPerson && labelled && namesOfLabel(labelled.label).some((name) => nameLabel.test(name));
    const words = isName ? toWords(labelled.value) : null;
    if (words) return toPersonName(words, index);
  }
  return null;
}

/** Largest font size on the first page if larger than headings are; else 0. */
function largestSize(lines: readonly Line[]): number {
  const sizes = lines.filter(({ place }) => place.page === 1).map(({ look }) => look.size);
  const size = Math.max(...sizes);
  return size >= nameSize ? size : 0;
}

function findHeadEnd(lines: readonly Line[]): number {
  const heading = lines.findIndex(({ text }) => !['contact', undefined].includes(headingKind(text)));
  return Math.min(heading === -1 ? lines.length : heading, headLines);
}

/** After a sidebar: at least two words, a post below, then a heading. */
function opensHead(lines: readonly Line[], index: number): boolean {
  const [name, post, heading] = lines.slice(index, index + 3);
  if (!name || !post || !heading || !name.text.includes(' ')) return false;
  const isHeading = ['summary', 'work', 'education'].includes(headingKind(heading.text) ?? '');
  return isHeading && titleLikeness(post.text) > 0 && titleLikeness(name.text) === 0 && !name.marker;
}

interface Candidate {
  readonly words: readonly string[];
  readonly line: number;
  /** Font size; of two lines, the larger one. */
  readonly size: number;
  readonly isInLargeParts?: boolean;
}

/** A line, or two lines in capitals or large letters with a part of the name each. */
function* candidatesAt(lines: readonly Line[], index: number, email: string | null): Generator<Candidate> {
  const words = nameWordsOf(lines[index], email);
  if (!words) return;
  const [size = 1, sizeBelow = 1] = lines.slice(index, index + 2).map(({ look }) => look.size);
  yield { words, line: index, size };
  const below = nameWordsOf(lines[index + 1], email);
  if (!below || isHeadline(below.join(' '))) return;
  const both = [...words, ...below];
  // Several words below several others, and smaller: a motto.
  const isMotto = sizeBelow < size && words.length > 1 && below.length > 1;
  const [smaller, larger] = [Math.min(size, sizeBelow), Math.max(size, sizeBelow)];
  const isInLargeParts = smaller >= nameSize && smaller >= larger * likeSize && !isMotto;
  const isInParts = isInLargeParts || both.every((word) => word === word.toUpperCase());
  // When the email address has every word of the line, the line below does not continue the name.
  const isWhole = words.length > 1 && countInAddress(words, email) === words.length;
  if (isWhole && countInAddress(below, email) === 0) return;
  if (isInParts && titleLikeness(both.join(' ')) === 0 && both.length <= maxNameWords)
    yield { words: both, line: index, size: larger, isInLargeParts };
}

function nameWordsOf(line: Line | undefined, email: string | null): string[] | null {
  if (!line || headingKind(line.text) || isPlace(line.text.replace(ornaments, ''))) return null;
  return toWords(partAsInAddress((line.cells[0]?.split('|')[0] ?? '').replace(ornaments, ''), email));
}

function labelBeside({ cells: [label, value] }: Line) {
  return label && value ? { label: label.toLowerCase(), value } : undefined;
}

/** null where it cannot be a name. */
function toWords(text: string): string[] | null {
  const bare = stripTitles(text.replace(documentTitleBefore, '').replace(documentTitleBehind, ''));
  const words = bare.split(' ').filter((word) => word !== '');
  const isName =
    words.length > 0 &&
    words.length <= maxNameWords &&
    bare.length <= maxNameLength &&
    words.every((word, index) => isNameWord(word) || (index > 0 && particle.test(word))) &&
    isNameWord(words.at(-1) ?? '') &&
    words.some((word) => word.length > 1) &&
    !isDocumentTitle(bare) &&
    !nameOfForm.test(bare);
  return isName ? words : null;
}

/** Letter-spaced text has lost the blanks between words; the address may have them: `AYULESTARI`, `ayu.lestari@…`. */
function partAsInAddress(text: string, email: string | null): string {
  const parts =
    email
      ?.split('@')[0]
      ?.split(/[^a-z]+/)
      .filter((part) => part.length > 1) ?? [];
  if (text.includes(' ') || parts.length < 2) return text;
  let parted = '';
  let rest = text;
  for (const part of parts) {
    if (!rest.toLowerCase().startsWith(part)) return text;
    parted += `${rest.slice(0, part.length)} `;
    rest = rest.slice(part.length);
  }
  return (parted + rest).trim();
}

/** `Dr. Bambang Setyo Nugroho, S.Kom., M.M.` → `Bambang Setyo Nugroho`. */
export function stripTitles(text: string): string {
  const bare = text
    .trim()
    .replace(prefix, '')
    .replace(nickname, '')
    .replace(/^([^(]*)\(.*\)$/, (_whole, before: string) => before.trimEnd())
    .replace(lettersBehind, '')
    .replace(titlesBehind, '');
  const end = suffix.exec(bare);
  return (end && end.index > 0 ? bare.slice(0, end.index) : bare).replace(/(?<![\s,])[\s,]+$/, '');
}

function toPersonName(words: readonly string[], line: number): PersonName {
  const spelled = words.map(spell);
  if (spelled.length === 1) return { first: spelled.join(''), last: null, line };
  return { first: spelled.slice(0, -1).join(' '), last: spelled.at(-1) ?? null, line };
}

/** Capitals are a matter of style, so names are respelled. */
function spell(word: string): string {
  if (word.length < 2 || word !== word.toUpperCase() || /^\p{L}{1,3}\.$/u.test(word)) return word;
  return word.toLowerCase().replace(/(^\p{L}'|^'?|-)\p{L}/gu, (start) => start.toUpperCase());
}

function countInAddress(words: readonly string[], email: string | null): number {
  const local = email?.split('@')[0]?.toLowerCase() ?? '';
  return words.filter((word) => word.length > 2 && local.includes(word.toLowerCase())).length;
}
