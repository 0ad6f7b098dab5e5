import { listMark, hasLetterOrDigit } from './line-patterns';
import { promptInjectionAt } from './prompt-injection-pattern';

// Removes instructions to a program from a CV before rules and models see it; the text around them is
// analyzed as usual.

/** Markers that a model may read as prompt boundaries. */
const marks =
  /<\/?(?:system|assistant|cv|instructions?|findings)>|\[\/?(?:INST|SYSTEM)\]|<\|im_(?:start|end)\|>/gi;

const afterSentence = /[.!?…]["'”’)\]]*\s+(?!\s)/;
/** A quoted instruction is another author's. */
const afterClause = /(?:[,;:|•·–—()[\]{}\t]|\s-\s)\s*(?![\s"'“”‘’])/;
const withPlease = /(?<=\s)(?=(?:please|tolong|harap|mohon)\s)/;
/** Within a clause, unless it has a subject (`bots that ignore all …`, `guests rate me 10/10`). */
const unmistakable =
  /(?<=[\p{L}\p{N}%]\s)(?<!\b(?:to|not|never|that|which|who|they|we|i|you|can|could|should|would|must|will|may|of|with|like|as|such|prompts?|untuk|agar|yang|tidak|jangan)\s)(?=(?:ignore|disregard|forget|abaikan|lupakan) (?:all|any|semua|seluruh|(?:the |your )?(?:previous|prior|above)|your|perintah|instruksi|petunjuk)\b|(?:give|assign|rate|score|rank) this\b|(?:beri(?:kan)?|nilai) (?:cv|kandidat|pelamar) ini\b)/u;
/** Possible beginnings of an instruction within a line. */
const beginning = new RegExp(
  [afterSentence, afterClause, withPlease, unmistakable].map(({ source }) => source).join('|'),
  'giu',
);
/** Punctuation around an instruction. */
const points = new Set(' \t,;:|•·–—-');
const borderBehind = /^(?: (?:and|then|dan|lalu) (?!so on|lain|sebagainya)|["'”’\s,;:.!?…|·–—•●▪*-]*)/i;
const conjunction = /(?<=[\s,;])(?:and|then|dan|lalu)$/i;
const isPoint = /[^\sa-z]/i;
const markAtEnd = /[•●▪*-]\s*$/;
const sentenceEnd = /[.!?…]$/;
const openBracket = /[([{]$/;
const closing = /^["'”’\s.!?]*[)\]}]\s*/;

/** Looser patterns for lines kept from a model. A false positive costs no points. */
const suspicious: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules?|above|previous)\b/i,
  /\b(?:abaikan|lupakan|kesampingkan)\b.{0,40}\b(?:instruksi|perintah|aturan|petunjuk|di atas|sebelumnya)\b/i,
  /\b(?:system prompt|you are (?:now )?an? (?:ai|assistant|language model)|as an ai|dear (?:ai|llm|chatgpt|bot))\b/i,
  /\b(?:give|assign|rate|score|rank|beri(?:kan)?)\b.{0,40}\b(?:score|rating|skor|nilai)\b.{0,20}\b(?:100|perfect|maximum|highest|tertinggi|sempurna|maksimal)\b/i,
  /\b(?:give|assign|rate|score|rank|recommend|hire)\b.{0,20}\b(?:(?:this|the) (?:cv|candidate|applicant|r[eé]sum[eé])|me)(?!\w).{0,40}\b(?:100|10\/10|perfect|highest|top|best|immediately)\b/i,
];

/** A line without its instructions. */
export function removePromptInjections(line: string): string {
  const unmarked = line.replace(marks, ' ');
  const text = unmarked === line ? line : unmarked.trim();
  const mark = listMark.exec(text)?.[0] ?? '';
  const pieces = splitAtInstructions(text.slice(mark.length));
  if (pieces.length === 1) return text;
  const rest = putTogether(pieces);
  return hasLetterOrDigit.test(rest) ? `${mark}${rest.trim()}` : '';
}

/** Whether a line must not be sent to a model. */
export function isPromptInjection(line: string): boolean {
  return removePromptInjections(line) !== line || suspicious.some((pattern) => pattern.test(line));
}

/** The parts of a text around its instructions; the whole text without any. */
function splitAtInstructions(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const start of [0, ...beginningsIn(text)]) {
    if (start < from) continue;
    const end = endOfInstructions(text, start);
    if (end === start) continue;
    pieces.push(text.slice(from, start));
    from = end;
  }
  return [...pieces, text.slice(from)];
}

const beginningsIn = (text: string) =>
  [...text.matchAll(beginning)].map(({ 0: border, index }) => index + border.length);

/** @returns end of the instructions beginning at `start`; `start` without any */
function endOfInstructions(text: string, start: number): number {
  let end = start;
  for (;;) {
    promptInjectionAt.lastIndex = end;
    if (!promptInjectionAt.test(text)) return end;
    end = promptInjectionAt.lastIndex;
  }
}

function putTogether([first = '', ...others]: readonly string[]): string {
  const parts = [first];
  for (const piece of others) parts.push(...join(parts.pop() ?? '', piece));
  return parts.join('');
}

/** Joins two parts without the instruction's punctuation. */
function join(before: string, behind: string): string[] {
  if (openBracket.test(before) && closing.test(behind))
    return [before.slice(0, -1), behind.replace(closing, '')];
  const left = withoutBorderAtEnd(before);
  // The instruction may have been in brackets, or before a bullet.
  const [joint, right] = splitBorder(left === '' ? behind.replace(closing, '') : behind);
  if (left === '') return [`${markAtEnd.exec(joint)?.[0] ?? ''}${right}`];
  if (right === '') return [left];
  if (sentenceEnd.test(left)) return [left, ` ${right}`];
  const point = [before.slice(left.length), joint].find((each) => isPoint.test(each));
  return [left, `${point ?? ' '}${right}`];
}

const withoutBorderAtEnd = (text: string): string =>
  withoutPoints(withoutPoints(text).replace(conjunction, ''));

function withoutPoints(text: string): string {
  let end = text.length;
  while (end > 0 && points.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The punctuation after an instruction, and the rest. */
function splitBorder(text: string): [string, string] {
  const joint = borderBehind.exec(text)?.[0] ?? '';
  return [joint, text.slice(joint.length)];
}
