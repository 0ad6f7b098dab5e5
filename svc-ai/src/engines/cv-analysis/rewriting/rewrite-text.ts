import type { Language } from '@sabi/contracts/language';
import { languageOf } from '../content/line-language';
import { pastOf, pastOfGerund } from './verbs';

// Rewrites of single lines by rules. They keep every fact of the line and add none: what only the person knows is a blank
// in square brackets.

export type RewriteText = (text: string, language: Language) => string;

const blanks: Record<Language, { number: string; verb: string; month: string; result: string }> = {
  en: {
    number: '[number: how many or how often?]',
    verb: '[verb: what did you do yourself?]',
    month: '[month]',
    result: '[result: what changed, from how much to how much?]',
  },
  id: {
    number: '[angka: berapa banyak atau seberapa sering?]',
    verb: '[kata kerja: apa yang Anda kerjakan sendiri?]',
    month: '[bulan]',
    result: '[hasil: apa yang berubah, dari berapa menjadi berapa?]',
  },
};

const capitalise = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const withoutEnd = (text: string) => text.replace(/[\s.,;]+$/, '');

/** Adds a blank behind a line, once. */
const withBlank =
  (kind: 'number' | 'result'): RewriteText =>
  (text, language) => {
    const blank = blanks[languageOf(text, language)][kind];
    return text.includes(blank) ? text : `${withoutEnd(text)}, ${blank}`;
  };
export const askForNumber = withBlank('number');
export const askForResult = withBlank('result');

const english = {
  gerund:
    /^(?:(?:i )?(?:was |am )?(?:responsible|accountable) for|in charge of|tasked with|(?:responsibilities|duties) included?:?)\s+(\p{L}+ing)\b/iu,
  responsible: /^(?:(?:i )?(?:was |am )?(?:responsible|accountable) for|in charge of)\s+/i,
  listed: /^(?:responsibilities|duties) included?:?\s+/i,
  helped:
    /^(?:helped(?: (?:to|with|in))?|assisted (?:with|in)|worked on|involved in|participated in|tasked with|handled)\s+/i,
};
const indonesian = {
  verb: /^(?:bertanggung ?jawab (?:untuk|dalam)|bertugas(?: untuk)?|ditugaskan(?: untuk)?|tugas saya(?: adalah)?:?)\s+(?=(?:me|ber)\p{L}+)/iu,
  responsible: /^bertanggung ?jawab (?:penuh )?(?:atas|terhadap|untuk|dalam|pada)\s+/i,
  helped:
    /^(?:membantu(?: dalam)?|terlibat (?:dalam|di)|(?:ikut|turut) serta (?:dalam|di)|berpartisipasi (?:dalam|di)|menangani|bertugas|ditugaskan|tugas saya)\s+/i,
};

/** `managing and training`: each verb in one form. */
const otherGerund = /(?<=(?:,|\band)\s+)\p{L}+ing\b/giu;
const toPast = (gerund: string) => pastOfGerund(gerund) ?? gerund;

/** Puts a verb in front: the line's own, one that means the same, or a blank. */
export const openWithVerb: RewriteText = (text, language) => {
  const gerund = english.gerund.exec(text);
  if (gerund) {
    const verb = gerund[1] ?? '';
    const past = pastOfGerund(verb);
    const rest = text.slice(gerund[0].length);
    return capitalise(past ? `${past}${rest.replace(otherGerund, toPast)}` : `${verb}${rest}`);
  }
  if (indonesian.verb.test(text)) return capitalise(text.replace(indonesian.verb, ''));
  if (english.listed.test(text)) return capitalise(text.replace(english.listed, ''));
  if (english.responsible.test(text)) return text.replace(english.responsible, 'Managed ');
  if (indonesian.responsible.test(text)) return text.replace(indonesian.responsible, 'Mengelola ');
  const blank = blanks[languageOf(text, language)].verb;
  return text.replace(english.helped, `${blank} `).replace(indonesian.helped, `${blank} `);
};

/** Leaves out `I` and `saya` in front of the verb. */
export const leaveOutPerson: RewriteText = (text) =>
  capitalise(
    text.replace(/^(?:I(?:'m| am| was| have)?|saya|aku)\s+(?:juga |telah |sudah |also )?(?=\p{Ll}{2})/iu, ''),
  );

/** The verb of an ended position in the past. */
export const putInPast: RewriteText = (text) =>
  text.replace(/^\p{L}+/u, (verb) => capitalise(pastOf(verb) ?? verb));

export const leaveOutRest: RewriteText = (text) =>
  withoutEnd(
    text.replace(
      /,?\s*(?:\b(?:and|dan)\s+)?\b(?:etc\b\.?|so on\b|and more\b|dll\b\.?|dsb\b\.?|lain[- ]lain\b|sebagainya\b)/gi,
      '',
    ),
  );

export const addMonths: RewriteText = (text, language) => {
  const { month } = blanks[languageOf(text, language)];
  return text.replace(
    /(?<![\d/.\p{L}]\s?)\b((?:19|20)\d\d)\b(?=\s*(?:–|—|-|to\b|sampai\b|s\.?\/?d\b|hingga\b))|(?<=(?:–|—|-|\bto|\bsampai|\bs\/d|\bhingga)\s*)\b((?:19|20)\d\d)\b/gu,
    (year) => `${month} ${year}`,
  );
};

const longestPart = 60;

/** Two or three lines of one: at a full stop, a semicolon, or a conjunction near the middle. */
export const splitLine: RewriteText = (text) => {
  const parts = text.split(/(?<=[\p{Ll}\d)%]{2}|\s\d)[.;]\s+/u).filter((part) => part.length > 0);
  if (parts.length > 1) return parts.map(capitalise).join('\n');
  const joints = [...text.matchAll(/,?\s+(?:and|dan|serta|lalu|then)\s+|,\s+/gi)]
    .filter(({ index }) => index > longestPart && index < text.length - longestPart)
    .toSorted((a, b) => Math.abs(a.index - text.length / 2) - Math.abs(b.index - text.length / 2));
  const [joint] = joints;
  if (!joint) return text;
  return [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)].map(capitalise).join('\n');
};

/** Replaces whole words by their corrections, with the same first letter. */
export const correcting =
  (corrections: Readonly<Record<string, string>>): RewriteText =>
  (text) =>
    text.replace(/\p{L}+/gu, (word) => {
      const lower = word.toLowerCase();
      const right = Object.hasOwn(corrections, lower) ? corrections[lower] : undefined;
      if (!right) return word;
      return /^\p{Lu}/u.test(word) ? capitalise(right) : right;
    });
