import type { CvFinding } from '@sabi/contracts/http/ai/cv-report';
import { toPlainText } from '@sabi/job-match/text/plain-text';

/** The model's explanation of one finding. */
export interface Sentence {
  readonly code: string;
  readonly quote: string;
  readonly text: string;
}

const longestSentence = 400;
const figures = /\d+(?:[.,]\d+)*/g;
/** Names and abbreviations: capitalised words within a sentence. */
const names = /(?<![.!?:“"'‘(]\s*)(?<=\s)\p{Lu}[\p{L}\p{N}.&-]*/gu;
/** Allowed capitalised words. */
const knownNames = new Set(
  'cv ats hr hrd i anda excel word pdf linkedin whatsapp english indonesian inggris indonesia uu'.split(' '),
);

/** Shorter sentences may be said twice. */
const shortestRepeated = 20;

/**
 * Adds the model's sentences to the findings. Drops sentences without a finding, with a quote from other
 * lines, with a figure or name not in the finding's lines, or that the report has said before.
 */
export function withExplanations(
  findings: readonly CvFinding[],
  sentences: readonly Sentence[],
  language: keyof CvFinding['meaning'],
): CvFinding[] {
  const said = new Set(
    findings.flatMap(({ meaning, fix }) => [
      ...toSentences(meaning[language]),
      ...toSentences(fix[language]),
    ]),
  );
  return findings.map((finding) => {
    const bound = sentences.find(
      (sentence) => sentence.code === finding.code && isBound(sentence, finding, language),
    );
    const explanation = bound ? toPlainText(bound.text) : '';
    const parts = toSentences(explanation);
    if (explanation === '' || parts.some((part) => said.has(part))) return finding;
    for (const part of parts) said.add(part);
    return { ...finding, explanation };
  });
}

function toSentences(text: string): string[] {
  return text
    .toLowerCase()
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.length >= shortestRepeated);
}

function isBound(
  { quote, text }: Sentence,
  finding: CvFinding,
  language: keyof CvFinding['meaning'],
): boolean {
  const lines = finding.quotes.map((each) => each.text);
  const isQuoted = quote === '' ? !hasQuotes(finding) : lines.some((line) => line.includes(quote));
  const plain = toPlainText(text);
  if (!isQuoted || plain === '' || plain.length > longestSentence || plain.includes('\n')) return false;
  const said = [finding.meaning[language], finding.fix[language], ...lines].join('\n').toLowerCase();
  return !addsFigure(plain, said) && !addsName(plain, said);
}

/** Quotes of private data are not sent to a model. */
export const hasQuotes = ({ section, quotes }: CvFinding): boolean =>
  section !== 'privacy' && section !== 'contact' && quotes.length > 0;

function addsFigure(text: string, said: string): boolean {
  const known = new Set(said.match(figures) ?? []);
  return (text.match(figures) ?? []).some((figure) => !known.has(figure));
}

function addsName(text: string, said: string): boolean {
  return (text.match(names) ?? [])
    .map((name) => name.toLowerCase().replace(/(?<![.&-])[.&-]+$/, ''))
    .some((name) => !knownNames.has(name) && !said.includes(name));
}
