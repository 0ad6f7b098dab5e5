import { execFile } from 'node:child_process';
import { isDeepStrictEqual, promisify } from 'node:util';
import { join } from 'node:path';
import { type ParsedCv, parsedCvSchema } from '@sabi/contracts/cv/parsed-cv';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { macroF1 } from './macro-f1';
import { withResumes } from './written-resumes';

const parseCvFiles = join(repositoryRoot, 'svc-ai/dist/entry-points/commands/parse-cv-folder.js');
/** Enough for the output of 200 CVs, twice each. */
const mostPrinted = 64 * 1024 * 1024;

export interface RoundTrip {
  readonly profiles: number;
  /** CVs read back without a difference, from the data embedded in the document. */
  readonly equal: number;
  /** Mean F1 of the fields, read from the text alone. */
  readonly textF1: number;
}

/** Generated profiles → PDF → parser, in both languages and all templates: compares input and output. */
export async function measureRoundTrip(count: number): Promise<RoundTrip> {
  const seeds = Array.from({ length: count }, (_, seed) => seed);
  return withResumes(seeds, async ({ profiles, folder }) => {
    const { stdout } = await promisify(execFile)(process.execPath, [parseCvFiles, folder], {
      maxBuffer: mostPrinted,
    });
    const lines = stdout.trim().split('\n');
    if (lines.length !== count) throw new Error(`${lines.length} of ${count} documents were read`);
    const pairs = profiles.map(({ full: { profile, lists }, email }, index) => ({
      truth: parsedCvSchema.parse({ ...profile, ...lists, email }),
      ...parseReading(lines[index] ?? ''),
    }));
    return {
      profiles: count,
      equal: pairs.filter(({ truth, whole }) => isDeepStrictEqual(whole, truth)).length,
      textF1: macroF1(pairs.map(({ truth, text }) => ({ truth, read: text }))),
    };
  });
}

function parseReading(line: string): Record<'whole' | 'text', ParsedCv> {
  const { whole, text } = JSON.parse(line) as Record<'whole' | 'text', unknown>;
  return { whole: parsedCvSchema.parse(whole), text: parsedCvSchema.parse(text) };
}
