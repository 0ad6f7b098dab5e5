import { trimPunctuation } from '../dates';
import { readLabel } from '../labels';
import { isPlace, isState } from '../vocabulary/places';
import { titleLikeness } from '../vocabulary/work-words';
import { isDuration } from './header-lines';
import { splitPostAndEmployer } from './post-and-employer';

export interface PositionHead {
  readonly title: string | null;
  readonly company: string | null;
  readonly location: string | null;
}

/** Habits of a whole list, for heads whose own words do not decide. */
export interface HeadHabits {
  readonly titleFirst?: boolean;
  /** Each head ends a line with brackets: `Tosk & Hale (Vellmoor)`. */
  readonly placesInBrackets?: boolean;
}

interface Part {
  readonly text: string;
  /** Header line, counted from 0. */
  readonly line: number;
  /** Index of the part of its line, as separated by more than a comma. */
  readonly stretch: number;
  readonly isPlace: boolean;
  /** Set apart at the end of its line, as dates and places are. */
  readonly isLastCell: boolean;
}

const strongSeparator =
  /\t|\s+[|•·]\s+|\s+@\s*|\s+[–—-]\s+|\s*[—]\s*|\s+(?:at|di|pada)\s+(?=\p{Lu})|\s+(?:di|pada)\s+(?!(?:bagian|divisi|unit|bidang|departemen|tim|seksi)\b)(?=(?:\p{Ll}+\s+){1,3}\p{Lu})|,?\s*\b(?:sebagai\s+(?=\p{L})|as an?\s+(?=\p{Lu}))/u;
/** `Kerja di PT Maju sebagai kasir`, `jadi kasir di PT Maju`. */
const saying =
  /^(?:(?:saya\s+)?(?:pernah\s+)?(?:be)?kerja\s+(?:di|pada)|(?:saya\s+)?(?:pernah\s+|sempat\s+)?(?:(?:men)?jadi|(?:be)?kerja\s+sebagai|sebagai)|(?:i\s+)?(?:have\s+)?work(?:ed|ing)?\s+(?:at|for|as\s+an?)|i\s+(?:was|am)\s+an?)\s+/i;
const legalSuffix = /^(?:inc|ltd|tbk|llc|co|corp|persero|pte|plc)\b\.?/i;
const bracketed = /^(.+?)\s*\(([^()]+)\)$/;
const mostPlaceWords = 3;
const fewestGlossWords = 3;
const department =
  /^(?:department|departemen|divisi|division|bagian|unit|team|tim)\b|(?:department|division|team|\bunit|\bward|\boperations)$/i;
/** `Team Leader`, `Unit Manager` */
const leadsTeam =
  /^(?:team|unit|division|department|tim)\s+(?:lead|leader|manager|head|supervisor|coordinator|koordinator|secretary|assistant)$/i;
const startsLikePlace = /^\p{Lu}\p{Ll}/u;
/** A kind of employment, beside an employer: part of no name. */
const employment =
  /^(?:full[- ]?time|part[- ]?time|contract|kontrak|permanent|temporary|seasonal|apprenticeship|internship|freelance|purna ?waktu|penuh waktu|paruh waktu|pekerja lepas|karyawan tetap|karyawan kontrak|tetap|harian|harian lepas|daily worker|project[- ]based|outsourc(?:e|ing))$/i;
const ownBusiness = /\s*\((?:usaha|milik|bisnis) sendiri\)|\s*\(own business\)/i;
/** `1.` and `a.` in a cell of their own, and a word before dates to come. */
const noName = /^(?:\(?(?:\d{1,2}|\p{Ll})[.)]?|[Ee]xpected)$/u;
/** `Operator selama 2 tahun` */
const forHowLong = /\s+selama(?:\s.*)?$/i;
/** `PT Maju, bagian Gudang` */
const sectionLabel = /^bagian\s+(?=\p{Lu})/u;
const faculty = /^(?:the\s+)?(?:faculty|fakultas|school|sekolah)\s/i;
const university = /\b(?:universit|institut|politeknik|polytechnic|college|akademi|academy)/i;

/**
 * Title, company and place from the header lines of a position, in any order.
 * @param habits order found in the other heads of the same list
 */
export function readPositionHead(
  lines: readonly string[],
  { titleFirst = true, placesInBrackets = false }: HeadHabits = {},
): PositionHead {
  const parts = mergePlaces(
    withUnknownPlaces(lines.flatMap((text, line) => splitLine(text, line, placesInBrackets))),
  );
  const named = withSplitPost(withoutEmployment(parts.filter((part) => !part.isPlace)));
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

/** True when the words decided the order of the first two parts: post before employer, or after. */
export function knownOrder(lines: readonly string[]): 'title-first' | 'company-first' | null {
  const [first, second] = lines
    .flatMap((text, line) => splitLine(text, line))
    .filter((part) => !part.isPlace);
  if (!first || !second) return null;
  const difference = titleLikeness(first.text) - titleLikeness(second.text);
  if (difference === 0) return null;
  return difference > 0 ? 'title-first' : 'company-first';
}

function splitLine(text: string, line: number, placesInBrackets = false): Part[] {
  const last = text.includes('\t') ? text.slice(text.lastIndexOf('\t') + 1).trim() : undefined;
  const stretches = text.replace(saying, '').replace(ownBusiness, '').split(strongSeparator);
  return stretches.flatMap((whole, stretch) =>
    splitBrackets(whole, placesInBrackets)
      .flatMap(splitCommas)
      .map(trimPunctuation)
      .map((piece, index) => (stretch + index > 0 ? piece.replace(sectionLabel, '') : piece))
      .map(withoutLabel)
      .map((piece) => piece.replace(forHowLong, ''))
      .filter((piece) => piece !== '' && !isDuration(piece) && !noName.test(piece))
      .filter((piece) => stretch === 0 || !isGloss(piece, stretches[0] ?? ''))
      .map((piece, index) => ({
        text: piece,
        line,
        stretch,
        isPlace: isPlace(piece) || (index > 0 && isState(piece)),
        isLastCell: piece === last,
      })),
  );
}

/** `Quarry Tools – hand tools for builders`: words in lower case behind a name say what it does. */
function isGloss(piece: string, name: string): boolean {
  const words = piece.split(' ');
  const isSmall = words.length >= fewestGlossWords && words.every((word) => /^[\p{Ll}\d&,]/u.test(word));
  return isSmall && /^\p{Lu}/u.test(name) && titleLikeness(piece) <= 0;
}

/** `Rumah Kilau · Full-time`: behind a post and an employer, a kind of employment names nothing. */
function withoutEmployment(parts: readonly Part[]): Part[] {
  return parts.length > 2
    ? parts.filter(({ text }, index) => index === 0 || !employment.test(text))
    : [...parts];
}

/** A single part that is a post with its employer. */
function withSplitPost(parts: readonly Part[]): Part[] {
  const [only, ...others] = parts;
  const split = only && others.length === 0 ? splitPostAndEmployer(only.text) : undefined;
  if (!only || !split) return [...parts];
  return split.map((text, index) => ({ ...only, text, stretch: only.stretch + index }));
}

/** `Awal karier: Kasir`: what stands before a post names no part of it. */
function withoutLabel(text: string): string {
  const { label = '', value = '' } = readLabel(text) ?? {};
  return value !== '' && titleLikeness(label) <= 0 && titleLikeness(value) > 0 ? value : text;
}

/** `Klinik Sehati (Surabaya)` has a place, `Klinik Sehati (Full-time)` a kind of employment; `Chartered Accountant (CA)` is one name. */
function splitBrackets(text: string, placesInBrackets: boolean): string[] {
  const [, before, inside] = bracketed.exec(text.trim()) ?? [];
  if (!before || !inside) return [text];
  // `Cashier (Part-time)`
  if (employment.test(inside)) return [before];
  const country = inside.slice(inside.lastIndexOf(',') + 1);
  return isPlace(country) || (placesInBrackets && mayBePlace(inside)) ? [before, inside] : [text];
}

function mayBePlace(text: string): boolean {
  return startsLikePlace.test(text) && !/\d/.test(text) && text.split(' ').length <= mostPlaceWords + 1;
}

/** True when every head of a list ends a line with brackets that may hold a place. A single head is not enough. */
export function hasPlacesInBrackets(heads: readonly (readonly string[])[]): boolean {
  return (
    heads.length > 1 &&
    heads.every((lines) =>
      lines.some((text) =>
        text.split(strongSeparator).some((piece) => mayBePlace(bracketed.exec(piece.trim())?.[2] ?? '')),
      ),
    )
  );
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
  return joinFaculties([...pieces, piece]);
}

/** `Fakultas Ilmu Budaya, Universitas Contoh` is one employer. */
function joinFaculties(pieces: readonly string[]): string[] {
  return pieces.reduce<string[]>((joined, piece) => {
    const before = joined.at(-1)?.trim() ?? '';
    const isOne = faculty.test(before) && !university.test(before) && university.test(piece);
    return isOne ? [...joined.slice(0, -1), `${before}, ${piece.trim()}`] : [...joined, piece];
  }, []);
}

/** `Head Chef, Osteria Luna, Vellmoor, Italy`: the part before a country is a place, if two other parts remain. */
function withUnknownPlaces(parts: readonly Part[]): Part[] {
  const spare = parts.filter((part) => !part.isPlace).length - 2;
  if (spare <= 0) return [...parts];
  return parts.map((part, index) => {
    const next = parts[index + 1];
    const isBesidePlace =
      next?.isPlace && next.line === part.line && next.stretch === part.stretch && index > 0;
    const isName = part.text.split(' ').length <= mostPlaceWords && titleLikeness(part.text) === 0;
    return isBesidePlace && isName ? { ...part, isPlace: true } : part;
  });
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
  const candidates = parts.filter(({ text }) => !department.test(text) || leadsTeam.test(text));
  const ranked = (candidates.length >= 2 ? candidates : parts).toSorted(
    (a, b) => titleLikeness(b.text) - titleLikeness(a.text),
  );
  const [title, company] = [ranked[0], ranked.at(-1)];
  const [first, second] = parts;
  if (title && company && titleLikeness(title.text) > titleLikeness(company.text)) {
    return { title, company: titleLikeness(company.text) < 0 ? company : neutralCompany(parts, title) };
  }
  if (!first || !second) throw new RangeError('A pair needs two parts');
  return titleFirst ? { title: first, company: second } : { title: second, company: first };
}

/** Of several unknown parts, the company is the one separate from the title: on another line, or by more than a comma. */
function neutralCompany(parts: readonly Part[], title: Part): Part {
  const others = parts.filter((part) => part !== title);
  const company =
    others.find((part) => part.line !== title.line) ??
    others.find((part) => part.stretch !== title.stretch) ??
    others.find((part) => parts.indexOf(part) > parts.indexOf(title)) ??
    others[0];
  if (!company) throw new RangeError('A title needs another part beside it');
  return company;
}

/** The part after the title belongs to it (`Director, Asia Pacific`); the part after the company is its place. */
function withRemainder(
  parts: readonly Part[],
  title: Part,
  company: Part,
  location: string | null,
): PositionHead {
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
