import { createHash } from 'node:crypto';
import type { CvReport } from '@sabi/contracts/http/ai/cv-report';
import type { CvExplainer } from '../../../src/domain/cv-analysis/cv-explainer';
import { writeReport } from '../../../src/engines/cv-analysis/write-report';
import { createCvReport } from '../../../src/engines/threads/tasks';
import type { JudgedCv } from '../judgement';

export interface Analysis {
  /** null where the product says that the text is not a CV. */
  readonly score: number | null;
  /** Sentences that the report says more than once, without what it quotes. */
  readonly repeated: readonly string[];
  readonly report: CvReport;
}

/**
 * The product's analysis of a pasted text.
 * @param explainer puts findings into words; without it the report is that of the rules alone
 */
export async function analyze(
  { text, language }: Pick<JudgedCv, 'text' | 'language'>,
  explainer: CvExplainer | undefined,
): Promise<Analysis> {
  const hash = createHash('sha256').update(text).digest('hex');
  const found = createCvReport({ cv: { kind: 'text', text }, hash });
  const report = await explainer?.explain(found, language, new AbortController().signal);
  return {
    score: found.document === 'cv' ? found.score : null,
    repeated: findRepeated(writeReport(report ?? found, language)),
    report: report ?? found,
  };
}

const quotedLine = /^\s*(?:Line|Baris) \d+:/;
const shortestSentence = 20;

export function findRepeated(report: string): string[] {
  const sentences = report
    .split('\n')
    .filter((line) => !quotedLine.test(line))
    .flatMap((line) => line.replace(/^- /, '').split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence.length >= shortestSentence);
  return [...new Set(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index))];
}
