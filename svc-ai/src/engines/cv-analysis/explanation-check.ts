import type { Finding } from '@sabi/contracts/http/cv-report';
import { toPlainText } from '../text/plain-text';

/** What a language model says of one finding. */
export interface Sentence {
  readonly code: string;
  readonly quote: string;
  readonly text: string;
}

const longestSentence = 400;
const figures = /\d+(?:[.,]\d+)*/g;
/** Names and abbreviations: what is written large behind the beginning of a sentence. */
const names = /(?<![.!?:“"'‘(]\s*)(?<=\s)\p{Lu}[\p{L}\p{N}.&-]*/gu;
/** What can be written large without naming anything. */
const knownNames = new Set(
  'cv ats hr hrd i anda excel word pdf linkedin whatsapp english indonesian inggris indonesia uu'.split(' '),
);

/**
 * The findings with what a model says of them. A sentence goes when it speaks of no finding, when its quote is none of the
 * finding's lines, or when it holds a figure or a name that is not in them.
 */
export function withExplanations(
  findings: readonly Finding[],
  sentences: readonly Sentence[],
  language: keyof Finding['meaning'],
): Finding[] {
  return findings.map((finding) => {
    const bound = sentences.find(
      (sentence) => sentence.code === finding.code && isBound(sentence, finding, language),
    );
    return bound ? { ...finding, explanation: toPlainText(bound.text) } : finding;
  });
}

function isBound({ quote, text }: Sentence, finding: Finding, language: keyof Finding['meaning']): boolean {
  const lines = finding.quotes.map((each) => each.text);
  const isQuoted = quote === '' ? !hasQuotes(finding) : lines.some((line) => line.includes(quote));
  const plain = toPlainText(text);
  if (!isQuoted || plain === '' || plain.length > longestSentence || plain.includes('\n')) return false;
  const said = [finding.meaning[language], finding.fix[language], ...lines].join('\n').toLowerCase();
  return !addsFigure(plain, said) && !addsName(plain, said);
}

/** Those of private data are not shown to a model. */
export const hasQuotes = ({ section, quotes }: Finding): boolean =>
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
