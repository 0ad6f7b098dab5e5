import type { CvFinding, Rewrite } from '@sabi/contracts/http/ai/cv-report';
import type { Language } from '@sabi/contracts/language';
import type { AnalyzedCv, AnalyzedLine } from '../analyzed-cv';
import { languageOf } from '../content/line-language';
import type { RewriteText } from './rewrite-text';

/** A finding with its lines and what mends them. */
export interface Rewritable {
  readonly finding: CvFinding;
  /** All its lines, also those that are not quoted. */
  readonly evidence: readonly AnalyzedLine[];
  readonly rewrite?: RewriteText | undefined;
}

/**
 * Adds rewrites of whole quoted lines. A line of several findings is rewritten once, for all of them, under the first
 * that can; so no rewrite brings back what another has mended.
 */
export function withRewrites(found: readonly Rewritable[], cv: AnalyzedCv): CvFinding[] {
  const language = languageOf(cv.lines.map(({ text }) => text).join('\n'));
  const lines = new Map(cv.lines.filter((line) => isWhole(line, cv)).map((line) => [line.quote.line, line]));
  const done = new Set<number>();
  return found.map(({ finding, rewrite }) => {
    if (!rewrite) return finding;
    const rewrites = finding.quotes.flatMap(({ line: number }): Rewrite[] => {
      const line = lines.get(number);
      if (!line || done.has(number)) return [];
      const text = rewriteLine(line, language, rewritesOf(found, line));
      if (text === line.text) return [];
      done.add(number);
      return [{ line: number, text }];
    });
    return rewrites.length > 0 ? { ...finding, rewrites } : finding;
  });
}

export function rewriteLine(
  { text }: AnalyzedLine,
  language: Language,
  rewrites: readonly RewriteText[],
): string {
  return rewrites.reduce((rewritten, rewrite) => rewrite(rewritten, language), text);
}

function rewritesOf(found: readonly Rewritable[], line: AnalyzedLine): RewriteText[] {
  return found
    .filter(({ evidence }) => evidence.includes(line))
    .flatMap(({ rewrite }) => (rewrite ? [rewrite] : []));
}

/** Neither cut short for the quote, nor with an order to a machine, which leaves a hole in what it says. */
export function isWhole({ source, quote }: AnalyzedLine, { ignored }: AnalyzedCv): boolean {
  return quote.text === source.trim() && !ignored.some((line) => line.quote.line === quote.line);
}
