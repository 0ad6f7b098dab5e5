import { cvRulesVersion, parseByRules } from '../../engines/parsing/parse-by-rules';
import type { ThreadPool } from '../../domain/cv-parsing/thread-pool';
import type { CvParser } from '../../domain/cv-parsing/cv-parser';

/** @param threads runs the rules outside the event loop; defaults to the caller's thread */
export function createRulesCvParser(threads?: ThreadPool): CvParser {
  return {
    version: cvRulesVersion,
    assertAvailable: () => undefined,
    parse: async ({ lines }, signal) =>
      threads ? threads.run('parseByRules', lines, signal) : parseByRules(lines),
  };
}
