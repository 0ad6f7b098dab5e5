import { trimPunctuation } from '../dates';
import { readLabel } from '../labels';
import { isPlace, isState } from '../vocabulary/places';
import { titleLikeness } from '../vocabulary/work-words';
import { isDuration } from './header-lines';

/** A name in the head of a position: a post, an employer, a place. */
export interface HeadPart {
  readonly text: string;
  /** Header line, counted from 0. */
  readonly line: number;
  /** Index of the part of its line, as separated by more than a comma. */
  readonly stretch: number;
  readonly isPlace: boolean;
  /** Set apart at the end of its line, as dates and places are. */
  readonly isLastCell: boolean;
  /** Where it stands in its head; the same for the parts of other heads that are set as it is. */
  readonly slot: string;
  /** What the words around it say: `Kasir di Sinar`, `Sinar as a Cashier`. */
  readonly saidAs: 'title' | 'company' | undefined;
}

/** How the heads of a list separate their parts. */
export interface PartHabits {
  /** Each head ends a line with brackets: `Tosk & Hale (Vellmoor)`. */
  readonly placesInBrackets?: boolean;
  /** Slots in which the list has its places. */
  readonly placeSlots?: ReadonlySet<string>;
}

const strongSeparator =
  /(\t|\s+[|•·]\s+|\s+@\s*|\s+[–—-]\s+|\s*[—]\s*|\s+(?:at|di|pada)\s+(?=\p{Lu})|\s+(?:di|pada)\s+(?!(?:bagian|divisi|unit|bidang|departemen|tim|seksi)\b)(?=(?:\p{Ll}+\s+){1,3}\p{Lu})|,?\s*\b(?:sebagai\s+(?=\p{L})|as an?\s+(?=\p{Lu})))/u;
const beforeEmployer = /^\s+(?:@|at\s|di\s|pada\s)/;
const beforePost = /^,?\s*(?:sebagai|as an?)\s/;
/** `Kerja di PT Maju sebagai kasir`, `jadi kasir di PT Maju`. */
const saying =
  /^(?:(?:saya\s+)?(?:pernah\s+)?(?:be)?kerja\s+(?:di|pada)|(?:saya\s+)?(?:pernah\s+|sempat\s+)?(?:(?:men)?jadi|(?:be)?kerja\s+sebagai|sebagai)|(?:i\s+)?(?:have\s+)?work(?:ed|ing)?\s+(?:at|for|as\s+an?)|i\s+(?:was|am)\s+an?)\s+/i;
const workedAt = /(?:di|pada|at|for)\s+$/i;
export const isLegalSuffix = (text: string): boolean => legalSuffix.test(text);
const legalSuffix = /^(?:inc|ltd|tbk|llc|co|corp|persero|pte|plc)\b\.?/i;
const bracketed = /^(.+?)\s*\(([^()]+)\)$/;
const mostPlaceWords = 3;
const fewestGlossWords = 3;
const startsLikePlace = /^\p{Lu}\p{Ll}/u;
/** A kind of employment, beside an employer: part of no name. */
export const employment =
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

/** Parts of the lines of a head; those beside each other that are places are one. */
export function partsOf(lines: readonly string[], habits: PartHabits = {}): HeadPart[] {
  const parts = lines.flatMap((text, line) => splitLine(text, line, habits.placesInBrackets));
  return mergePlaces(withUnknownPlaces(withPlacesInSlots(parts, habits.placeSlots)));
}

function splitLine(text: string, line: number, placesInBrackets = false): HeadPart[] {
  const last = text.includes('\t') ? text.slice(text.lastIndexOf('\t') + 1).trim() : undefined;
  // At odd indices stand the separators.
  const pieces = text.replace(saying, '').replace(ownBusiness, '').split(strongSeparator);
  const said = text.match(saying)?.[0];
  return pieces.flatMap((whole, at) => {
    if (at % 2 === 1) return [];
    const stretch = at / 2;
    return splitBrackets(whole, placesInBrackets)
      .flatMap(splitCommas)
      .map(trimPunctuation)
      .map((piece, index) => (stretch + index > 0 ? piece.replace(sectionLabel, '') : piece))
      .map(withoutLabel)
      .map((piece) => piece.replace(forHowLong, ''))
      .filter((piece) => piece !== '' && !isDuration(piece) && !noName.test(piece))
      .filter((piece) => stretch === 0 || !isGloss(piece, pieces[0] ?? ''))
      .map((piece, index) => ({
        text: piece,
        line,
        stretch,
        isPlace: isPlace(piece) || (index > 0 && isState(piece)),
        isLastCell: piece === last,
        slot: `${line} ${piece === last ? 'last' : stretch} ${index}`,
        saidAs: index === 0 ? saidBetween(at === 0 ? said : pieces[at - 1], pieces[at + 1]) : undefined,
      }));
  });
}

function saidBetween(before = '', after = ''): HeadPart['saidAs'] {
  if (beforeEmployer.test(before) || workedAt.test(before) || beforePost.test(after)) return 'company';
  return beforePost.test(before) || beforeEmployer.test(after) ? 'title' : undefined;
}

/** A name that may be a place, where most heads of the list have one. */
function withPlacesInSlots(parts: readonly HeadPart[], slots: ReadonlySet<string> = new Set()): HeadPart[] {
  const named = parts.filter(({ isPlace: isKnown }) => !isKnown).length;
  return parts.map((part) =>
    named > 2 && slots.has(part.slot) && mayBeUnknownPlace(part) ? { ...part, isPlace: true } : part,
  );
}

export function mayBeUnknownPlace({ text }: HeadPart): boolean {
  return mayBePlace(text) && titleLikeness(text) === 0;
}

/** `Quarry Tools – hand tools for builders`: words in lower case behind a name say what it does. */
function isGloss(piece: string, name: string): boolean {
  const words = piece.split(' ');
  const isSmall = words.length >= fewestGlossWords && words.every((word) => /^[\p{Ll}\d&,]/u.test(word));
  return isSmall && /^\p{Lu}/u.test(name) && titleLikeness(piece) <= 0;
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
  // `Jakarta (EPC contractor, 1,200 employees)`: behind a place, brackets are about the employer.
  if (
    isPlace(before.slice(before.lastIndexOf(',') + 1)) &&
    inside.split(' ').length > 1 &&
    !mayBePlace(inside) &&
    !isPlace(inside)
  )
    return [before];
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
function withUnknownPlaces(parts: readonly HeadPart[]): HeadPart[] {
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

function mergePlaces(parts: readonly HeadPart[]): HeadPart[] {
  const merged: HeadPart[] = [];
  for (const part of parts) {
    const before = merged.at(-1);
    if (before?.isPlace && part.isPlace && before.line === part.line) {
      merged[merged.length - 1] = { ...before, text: `${before.text}, ${part.text}` };
    } else merged.push(part);
  }
  return merged;
}
