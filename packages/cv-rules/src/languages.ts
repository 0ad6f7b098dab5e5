import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { trimPunctuation } from './dates';
import { splitOutsideBrackets } from './split-text';
import { isColumnName, isTableHeader } from './tables';
import type { Line } from './line';
import { isFormLabel } from './vocabulary/form-labels';
import { isLanguage } from './vocabulary/languages';
import { drawnLevel, isLevel } from './vocabulary/levels';

type Language = ParsedCv['languages'][number];

const separator = /\s*[,;|•·/]\s*|\s+(?:and|dan|&)\s+/;
const nameAndLevel =
  /^(?<name>[\p{L}' -]{2,40}?)\s*(?:\((?<bracketed>[^()]*(?:\([^()]*\))?[^()]*)\)|(?:[:=–—]|\s-)\s*(?<after>.+))$/u;
/** `Bilingual in English and Spanish` */
const levelOfAll = /^(?<level>\p{L}[\p{L} -]{2,30}?)\s+(?:in|of)\s+(?<list>\p{Lu}.+)$/u;
const levelBefore = /^(?<level>[\p{L} -]+?)\s+(?:in\s+)?(?<name>\p{Lu}\p{L}+)$/u;

/** Languages of a CV in its order. An unlisted language counts if a level follows. */
export function parseLanguages(lines: readonly Line[]): Language[] {
  const languages: Language[] = [];
  for (const line of closeBrackets(lines.filter((line) => !isTableHeader(line)))) {
    const [name = '', level] = line.cells;
    const row = readRow(line.cells);
    if (row) languages.push(row);
    else if (line.cells.length === 2 && level && !isLanguage(level) && !isAboutPerson(name, level))
      languages.push(toLanguage(name, level));
    else for (const cell of line.cells) readList(cell, languages);
  }
  const seen = new Set<string>();
  return languages.filter(({ language_name }) => {
    const key = language_name.toLowerCase();
    return key !== '' && !seen.has(key) && seen.add(key);
  });
}

/** Languages that sentences name, `Fluent in French and English; reading knowledge of Indonesian.`, with their level before them. */
export function findSaidLanguages(lines: readonly Line[]): Language[] {
  const languages: Language[] = [];
  for (const sentence of lines.flatMap(({ text }) => text.split(/[.;]\s+/)))
    if (levelOfAll.test(sentence)) readLevelOfAll(sentence, languages);
  return languages;
}

/** `1. ⇥ Jawa ⇥ Sangat baik ⇥ Baik`: a language with its levels of speaking and writing, of which the first one counts. */
function readRow(cells: readonly string[]): Language | undefined {
  const [name = '', ...levels] = cells.filter((cell) => !/^\d{1,2}[.)]?$/.test(cell));
  return levels.length > 1 &&
    isLanguage(name) &&
    levels.every((level) => isLevel(level) || !/\p{L}/u.test(level))
    ? toLanguage(name, levels[0] ?? null)
    : undefined;
}

/** A row of a form beside the list: a label, an address, a number. */
function isAboutPerson(name: string, level: string): boolean {
  return isFormLabel(name) || isColumnName(name) || /[@\d]{2}|\d{3}/.test(name) || /@|\d{5}/.test(level);
}

/** Joins `Indonesian (Native or` and `Bilingual)`, which were one line. */
function closeBrackets(lines: readonly Line[]): Line[] {
  const closed: Line[] = [];
  for (const line of lines) {
    const before = closed.at(-1);
    if (before && /\([^)]*$/.test(before.text) && /^[^(]*\)/.test(line.text)) {
      const text = `${before.text} ${line.text}`;
      closed[closed.length - 1] = { ...before, text, cells: [text] };
    } else closed.push(line);
  }
  return closed;
}

/** Whether there was one. */
function readLevelOfAll(text: string, languages: Language[]): boolean {
  const { level, list } = levelOfAll.exec(text)?.groups ?? {};
  if (!level || !list || !isLevel(level)) return false;
  const named = splitOutsideBrackets(list.replace(/\.$/, ''), separator).filter(isLanguage);
  languages.push(...named.map((name) => toLanguage(name, level)));
  return named.length > 0;
}

function readList(text: string, languages: Language[]): void {
  if (readLevelOfAll(text, languages)) return;
  const whole = readOne(text);
  // `Bahasa Inggris: aktif, lisan dan tulisan`: one language, and a level with a comma.
  if (whole?.proficiency_level && isLevel(whole.proficiency_level)) {
    languages.push(whole);
    return;
  }
  for (const piece of splitOutsideBrackets(text, separator)) {
    const language = readOne(piece);
    const last = languages.at(-1);
    if (language) languages.push(language);
    else if (last && !last.proficiency_level && isLevel(piece)) last.proficiency_level = piece;
  }
}

function readOne(text: string): Language | undefined {
  const item = trimPunctuation(text).replace(/\.$/, '').replace(drawnLevel, '');
  if (/^(?:levels?|tingkat|keterangan)$/i.test(item.split(/[:(]/)[0]?.trim() ?? '')) return undefined;
  const { name, bracketed, after } = nameAndLevel.exec(item)?.groups ?? {};
  const level = bracketed ?? after;
  // `Chinese (Mandarin)`: a name without a level.
  if (isLanguage(item) && (!level || isLanguage(level))) return toLanguage(item, null);
  if (name && level && (isLanguage(name) || isLevel(level))) return toLanguage(name, level);
  const before = levelBefore.exec(item)?.groups;
  if (before?.name && before.level && isLanguage(before.name) && isLevel(before.level))
    return toLanguage(before.name, before.level);
  return lastWords(item);
}

/** `English Fluent`, `Bahasa Inggris aktif`: a name and a level without a separator. */
function lastWords(item: string): Language | undefined {
  const words = item.split(' ');
  for (let count = Math.min(3, words.length - 1); count >= 1; count -= 1) {
    const [name, level] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    if (isLanguage(name) && isLevel(level)) return toLanguage(name, level);
  }
  // An unlisted language: `Lio lancar`.
  const [name = '', ...level] = words;
  const isNamed = /^\p{Lu}\p{Ll}+$/u.test(name) && !isLevel(name) && level.length > 0;
  if (isNamed && isLevel(level.join(' '))) return toLanguage(name, level.join(' '));
  return undefined;
}

function toLanguage(name: string, level: string | null): Language {
  return {
    language_name: trimPunctuation(name),
    proficiency_level: level ? trimPunctuation(level.replace(drawnLevel, '')) || null : null,
  };
}
