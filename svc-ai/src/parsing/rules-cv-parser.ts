import { fitCv } from '@sabi/contracts/fit-cv';
import type { DocumentLine } from '@sabi/cv-rules/document-text';
import { parseWholeCv } from '@sabi/cv-rules/parse-cv';
import type { Threads } from '../threads/threads';
import type { CvParser, CvReading } from './cv-parser';

/** Changes whenever a rule does, of reading a CV or of checking a model's answer: results are cached under it. */
export const cvRulesVersion = 'cv-rules-v8';

/** What a CV says by rules of our own: no key, no network, the same answer every time. */
export function parseByRules(lines: readonly DocumentLine[]): CvReading {
  const { cv, omissions } = fitCv(parseWholeCv(lines));
  return { cv, omissions, version: cvRulesVersion };
}

/** @param threads where others wait for this process too; without them it reads in its own */
export function createRulesCvParser(threads?: Threads): CvParser {
  return {
    version: cvRulesVersion,
    assertAvailable: () => undefined,
    parse: async ({ lines }, signal) =>
      threads ? threads.run('parseByRules', lines, signal) : parseByRules(lines),
  };
}
