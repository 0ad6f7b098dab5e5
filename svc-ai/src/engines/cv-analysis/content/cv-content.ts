import { findDateRange, findDates, without } from '@sabi/cv-rules/dates';
import { headingKind } from '@sabi/cv-rules/sections';
import { degreeAtStart } from '@sabi/cv-rules/vocabulary/degrees';
import { isInstitution } from '@sabi/cv-rules/vocabulary/education-words';
import { isLanguage } from '@sabi/cv-rules/vocabulary/languages';
import { isPlace } from '@sabi/cv-rules/vocabulary/places';
import { titleLikeness } from '@sabi/cv-rules/vocabulary/work-words';
import type { Section } from '@sabi/cv-rules/section';
import type { AnalyzedCv, AnalyzedLine } from '../analyzed-cv';
import { type Statement, toStatement } from './statement';

/** A position, found by its dates and words, under a heading or not. */
export interface Post {
  readonly line: AnalyzedLine;
  /** Of its dates: none, years, or months. */
  readonly time: 'none' | 'years' | 'months';
  /** Whether its head names more than one thing, such as employer and role. */
  readonly isNamed: boolean;
  readonly statements: readonly Statement[];
}

export interface SchoolLine {
  readonly line: AnalyzedLine;
  readonly isNamed: boolean;
  readonly isDated: boolean;
}

/** What a CV says, whatever its form. */
export interface CvContent {
  readonly posts: readonly Post[];
  readonly schools: readonly SchoolLine[];
  /** Of the posts and of everything beside them that describes work. */
  readonly statements: readonly Statement[];
  /** Kinds of sections that a heading or a label opens. */
  readonly headings: ReadonlySet<Section['kind']>;
  readonly skills: number;
  readonly languages: number;
  readonly certificates: number;
  readonly hasPlace: boolean;
}

/** `name`: a role or an employer above the line of its dates. */
type Kind = 'heading' | 'contact' | 'name' | 'post' | 'school' | 'list' | 'statement';

const label = /^([^:]{3,40}?)\s*:\s*\S/;
const mail = /[\w.+-]+@[\w-]+\.\w+/;
const phone = /\+?\d[\d\s().-]{7,}\d/;
const longestContact = 160;
const longestHead = 170;
const mostWordsOfName = 12;
/** Beside the dates under a role. */
const longestPlace = 25;
const certificate =
  /\b(?:certifi\w+|licen[cs]e|sertifi\w+|lisensi|BNSP|SKK|STR|SIP|SIM [A-D]\d?|brevet|AK3|K3|ISO \d+|TOEFL|TOEIC|IELTS|CCNA|kursus|course|workshop|bootcamp|pelatihan)\b/i;
const separator = /\s*[,;|·•/()]\s*|\s+[–—-]\s+|\.\s+|:\s+/;
/** A break between the head of an entry and what it says. */
const sentenceBreak = /(?<=[\p{L}\d)%]{2}[.!?])\s+|\s\|\s/u;
const listKinds = new Set<Section['kind']>(['skills', 'languages', 'certifications']);
const shortName = /^(?:SD|SMP|SMA|SMK|STM|SMU|MTs|MA|S1|S2|S3|D[1-4])\b/;

const read = new WeakMap<AnalyzedCv, CvContent>();

/** Read once for all rules. */
export function readContent(cv: AnalyzedCv): CvContent {
  const known = read.get(cv) ?? contentOf(cv);
  read.set(cv, known);
  return known;
}

function contentOf(cv: AnalyzedCv): CvContent {
  const kinds = kindsOf(cv.lines);
  const ofKind = (kind: Kind) => cv.lines.filter((_, index) => kinds[index] === kind);
  const posts = toPosts(cv.lines, kinds);
  const inPosts = new Set(posts.flatMap(({ statements }) => statements.map(({ line }) => line)));
  const others = ofKind('statement').filter((line) => !inPosts.has(line) && !isName(line, cv));
  const beside = others.flatMap(toStatements);
  const text = cv.lines.filter(({ isHeading }) => !isHeading);
  return {
    posts,
    schools: ofKind('school').map((line) => ({
      line,
      isNamed: partsOf(line.text).length > 1,
      isDated: findDates(line.text).length > 0,
    })),
    statements: [...posts.flatMap(({ statements }) => statements), ...beside],
    headings: headingsOf(cv.lines),
    skills: Math.max(cv.cv.skills.length, itemsOf(cv.lines, kinds)),
    languages: languagesOf(cv.lines),
    certificates: text.filter((line) => certificate.test(line.text)).length,
    hasPlace: cv.lines.some(({ text: each }) => each.split(separator).some((part) => isPlace(part.trim()))),
  };
}

function kindsOf(lines: readonly AnalyzedLine[]): Kind[] {
  let last: Kind = 'contact';
  return lines.map((line, index) => {
    const kind = kindOf(line, lines[index + 1], last);
    last = kind;
    return kind;
  });
}

function kindOf(line: AnalyzedLine, next: AnalyzedLine | undefined, last: Kind): Kind {
  const { text, section, isHeading, isListed } = line;
  if (isHeading) return 'heading';
  const labelled = headingKind(label.exec(text)?.[1] ?? '');
  if (listKinds.has(labelled ?? 'head') || listKinds.has(section)) return 'list';
  if (isContact(text)) return 'contact';
  const isForm = label.test(text) && (section === 'head' || section === 'contact') && labelled === undefined;
  if (isForm && !findDateRange(text)) return 'contact';
  if (labelled === 'education' || isSchool(line)) return 'school';
  if (isAboveDates(line, next)) return 'name';
  if (isPostHead(line, next)) return 'post';
  if (last === 'school' || last === 'list') return isListed || !isItems(text) ? 'statement' : 'list';
  return 'statement';
}

/** `2016 - 2019` has the digits of a phone number. */
function isContact(text: string): boolean {
  if (text.length > longestContact) return false;
  const range = findDateRange(text);
  return mail.test(text) || phone.test(range ? without(text, range) : text);
}

function isSchool({ text, section, isListed }: AnalyzedLine): boolean {
  if (section === 'work' || text.length > longestHead) return false;
  const parts = text.split(separator).filter((part) => part !== '');
  const isTaught = parts.some((part) => titleLikeness(part) >= 3);
  const isNamed =
    parts.some((part) => degreeAtStart(part) !== null || isInstitution(part)) || shortName.test(text);
  if (section === 'education') return isNamed || findDates(text).length > 0;
  return isNamed && !isTaught && !isListed;
}

function isPostHead(line: AnalyzedLine, next: AnalyzedLine | undefined): boolean {
  const { text, section, isListed } = line;
  if (findDateRange(text)) return !isListed || text.split(/\s+/).length <= 12 || /\)\s*:/.test(text);
  if (section !== 'work' || isListed || text.length > 90) return false;
  return next?.isListed === true || text.split(separator).some((part) => titleLikeness(part) > 0);
}

function isAboveDates({ text, isListed }: AnalyzedLine, next: AnalyzedLine | undefined): boolean {
  if (!next || isListed || findDateRange(text) || text.split(/\s+/).length > mostWordsOfName) return false;
  const range = findDateRange(next.text);
  return range !== undefined && without(next.text, range).length <= longestPlace && !/[.;]$/.test(text);
}

/** A list of short things: skills, languages, tools. */
function isItems(text: string): boolean {
  const items = text.split(/[,;·]|\.\s/).filter((item) => item.trim() !== '');
  return items.length >= 2 && text.split(/\s+/).length / items.length <= 4;
}

function toPosts(lines: readonly AnalyzedLine[], kinds: readonly Kind[]): Post[] {
  return lines.flatMap((line, index): Post[] => {
    if (kinds[index] !== 'post') return [];
    const after = lines.slice(index + 1);
    const end = after.findIndex((_, offset) => kinds[index + 1 + offset] !== 'statement');
    const described = end === -1 ? after : after.slice(0, end);
    const range = findDateRange(line.text);
    const head = range ? without(line.text, range) : line.text;
    const [first = '', ...rest] = head.split(/:\s+/).flatMap((part) => part.split(sentenceBreak));
    const within = [first, ...rest]
      .filter((part, at) => part.split(/\s+/).length >= 3 && (at > 0 ? !isNameOnly(part) : /\d/.test(part)))
      .map((part) => toStatement(part, line));
    return [
      {
        line,
        time: timeOf(range?.value.start ?? null),
        isNamed: kinds[index - 1] === 'name' || partsOf(head).length > 1,
        statements: [...within, ...described.flatMap(toStatements)],
      },
    ];
  });
}

const partsOf = (text: string) => text.split(separator).filter((part) => /\p{L}{2}/u.test(part));

const timeOf = (start: string | null): Post['time'] => {
  if (start === null) return 'none';
  return start.length > 4 ? 'months' : 'years';
};

/** `Supervisor Produksi, PT Roti Rekaan` after the dates. */
const isNameOnly = (part: string) =>
  part.split(/\s+/).length <= 8 &&
  !/\d/.test(part) &&
  part.split(separator).some((each) => titleLikeness(each) !== 0);

function toStatements(line: AnalyzedLine): Statement[] {
  return line.text
    .split(sentenceBreak)
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
    .map((sentence) => toStatement(sentence.trim(), line));
}

/** The name and the headline under it. */
function isName({ text, section }: AnalyzedLine, { cv }: AnalyzedCv): boolean {
  const words = text.split(/\s+/).length;
  const isOwnName = cv.first_name !== null && text.includes(cv.first_name) && words <= 6;
  return isOwnName || (section === 'head' && words <= 6 && !/[.!?]$/.test(text));
}

function headingsOf(lines: readonly AnalyzedLine[]): Set<Section['kind']> {
  const kinds = lines.map(({ text, isHeading }) =>
    isHeading ? headingKind(text) : headingKind(label.exec(text)?.[1] ?? ''),
  );
  return new Set(kinds.filter((kind) => kind !== undefined));
}

function itemsOf(lines: readonly AnalyzedLine[], kinds: readonly Kind[]): number {
  const lists = lines.filter(({ section }, index) => kinds[index] === 'list' && section !== 'languages');
  return lists.flatMap(({ text }) => text.split(/[,;·]|\.\s/)).filter((item) => /\p{L}/u.test(item)).length;
}

function languagesOf(lines: readonly AnalyzedLine[]): number {
  const listed = lines.flatMap(({ text }) => text.split(/[,;|·:.]\s*|\s+(?:and|dan)\s+/));
  const names = listed.map((part) =>
    part
      .replace(/\([^)]*\)/g, '')
      .trim()
      .replace(/\s+(?:good|fluent|basic|native|dasar|cukup|baik|pasif|aktif)$/i, ''),
  );
  return new Set(names.filter(isLanguage)).size;
}
