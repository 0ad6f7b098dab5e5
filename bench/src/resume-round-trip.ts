import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ParsedCv, parsedCvSchema } from '@sabi/contracts/cv';
import { documentTemplates } from '@sabi/contracts/http/profile-documents';
import { generateProfile } from '@sabi/test-kit/generated-profiles/generate-profile';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { macroF1 } from './macro-f1';

const run = promisify(execFile);
const writeDocuments = join(repositoryRoot, 'svc-profile/dist/write-documents.js');
const parseCv = join(repositoryRoot, 'svc-ai/dist/parse-cv-file.js');
const atOnce = 2;

export interface RoundTrip {
  readonly profiles: number;
  /** Read again exactly as they were written, by what lies in the document. */
  readonly equal: number;
  /** Mean of the fields' F1, read from the text alone. */
  readonly textF1: number;
}

/** Generated profiles → PDF → parser, in both languages and all templates: what was put in against what comes out. */
export async function measureRoundTrip(profiles: number): Promise<RoundTrip> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-round-trip-'));
  try {
    const truths = await writeAll(profiles, folder);
    let equal = 0;
    const pairs: { truth: ParsedCv; read: ParsedCv }[] = [];
    for (let first = 0; first < profiles; first += atOnce) {
      const readings = truths.slice(first, first + atOnce).map(async (truth, index) => {
        const file = join(folder, `${first + index}.pdf`);
        const [whole, text] = [await parse([file]), await parse([file, '--text-only'])];
        if (JSON.stringify(whole) === JSON.stringify(truth)) equal += 1;
        pairs.push({ truth, read: text });
      });
      await Promise.all(readings);
    }
    return { profiles, equal, textF1: macroF1(pairs) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeAll(count: number, folder: string): Promise<ParsedCv[]> {
  const generated = Array.from({ length: count }, (_, seed) => generateProfile(seed));
  const orders = generated.map(({ full: { profile, lists }, email, language }, seed) => ({
    format: 'pdf',
    template: documentTemplates[seed % documentTemplates.length],
    language,
    email,
    content: { profile, lists },
    createdAt: new Date(),
  }));
  const writing = run(process.execPath, [writeDocuments, folder]);
  writing.child.stdin?.end(JSON.stringify(orders));
  await writing;
  return generated.map(({ full: { profile, lists }, email }) =>
    parsedCvSchema.parse({ ...profile, ...lists, email }),
  );
}

async function parse(commandLine: readonly string[]): Promise<ParsedCv> {
  const { stdout } = await run(process.execPath, [parseCv, ...commandLine]);
  return parsedCvSchema.parse(JSON.parse(stdout));
}
