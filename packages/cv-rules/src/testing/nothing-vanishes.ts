import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import type { DocumentLine } from '../document-text';
import { readCv, readSections } from '../parse-cv';
import { plainCharacters } from '../plain-characters';
import { linesOf } from '../section';
import { contentWords, wordsOf } from '../unassigned';

const sections = [
  ['work', 'work_experiences'],
  ['education', 'educations'],
] as const;
const lettersAndDigits = /[^\p{L}\p{N}]+/gu;
const fewestDigits = 6;

/** Lines of work and education with a word that is neither in an entry nor in the list of unassigned lines. */
export function lostLines(document: readonly DocumentLine[]): string[] {
  const { cv, unassigned } = readCv(document);
  const read = readSections(document).sections;
  return sections.flatMap(([kind, list]) => {
    const listed = new Set(unassigned.filter(({ section }) => section === kind).map(({ text }) => text));
    const held = compact(JSON.stringify(cv[list]));
    return linesOf(read, kind)
      .filter(({ text }) => !listed.has(text))
      .filter((line) => contentWords(line).some((word) => !held.includes(compact(word))))
      .map(({ text }) => text);
  });
}

/** Values of a CV with a word, a year or the last digits of a number that the document does not have. */
export function inventedValues(document: readonly DocumentLine[]): string[] {
  const text = compact(document.map((line) => plainCharacters(line.text)).join(''));
  const { cv } = readCv(document);
  const { phone_number: phone, ...others } = cv;
  const digits = phone?.replace(/\D/g, '').slice(-fewestDigits) ?? '';
  const invented = textsOf(others).filter((value) => !stands(value, text));
  return phone && !text.replace(/\D/g, '').includes(digits) ? [...invented, phone] : invented;
}

function stands(value: string, text: string): boolean {
  const isDate = /^\d{4}(?:-\d\d)?$/.test(value);
  if (isDate) return text.includes(value.slice(0, 4)) || text.includes(value.slice(2, 4));
  return wordsOf(value).every((word) => text.includes(compact(word)));
}

function textsOf(cv: Omit<ParsedCv, 'phone_number'>): string[] {
  const entries = Object.values(cv).flatMap((value) =>
    Array.isArray(value) ? value.flatMap(Object.values) : [value],
  );
  return entries.filter((value): value is string => typeof value === 'string');
}

function compact(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(lettersAndDigits, '');
}

/** A change of a document, as files and people make them. `random` gives numbers from 0 to 1. */
export type Mutation = (lines: readonly DocumentLine[], random: () => number) => DocumentLine[];

export const mutations: Readonly<Record<string, Mutation>> = {
  cut: (lines, random) => {
    const [one, other] = [pick(lines, random), pick(lines, random)];
    return lines.slice(Math.min(one, other), Math.max(one, other) + 1);
  },
  drop: (lines, random) => lines.filter(() => random() > 0.15),
  shuffle: (lines, random) =>
    lines
      .map((line) => ({ line, at: random() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ line }) => line),
  swap: (lines, random) => {
    const at = pick(lines, random);
    return [
      ...lines.slice(0, at),
      ...lines.slice(at + 1, at + 2),
      ...lines.slice(at, at + 1),
      ...lines.slice(at + 2),
    ];
  },
  blank: (lines, random) => lines.map((line) => ({ ...line, isApart: random() > 0.5 })),
  letters: (lines, random) => lines.map((line) => withText(line, noised(line.text, random))),
  dates: (lines, random) =>
    lines.map((line) => withText(line, random() > 0.5 ? line.text.replace(/\d{4}/g, '') : line.text)),
  join: (lines, random) =>
    lines.flatMap((line, index) => {
      if (index % 2 === 1) return [];
      const next = lines[index + 1];
      return [
        next && random() > 0.7 ? withText(line, `${line.text} ${next.text}`) : line,
        ...(next ? [next] : []),
      ];
    }),
};

function pick(lines: readonly unknown[], random: () => number): number {
  return Math.floor(random() * lines.length);
}

/** A line never becomes empty. */
function withText(line: DocumentLine, text: string): DocumentLine {
  return { ...line, text: text.trim() || '-' };
}

function noised(text: string, random: () => number): string {
  return [...text].map((letter) => (random() > 0.98 ? ' ' : random() > 0.98 ? '' : letter)).join('');
}

/** Repeatable numbers from 0 to 1 (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
