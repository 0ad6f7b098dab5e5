import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsedCvSchema } from '@sabi/contracts/cv/parsed-cv';
import { z } from 'zod';
import { truthSchema, type CorpusFile } from './corpus';

const pairSchema = z.object({
  id: z.string().regex(/^[\w-]+$/),
  format: z.enum(['pdf', 'docx', 'doc', 'txt']),
  document: z.base64(),
  corrected: parsedCvSchema,
});

/**
 * Pairs that `npm run corrections -w svc-profile` has printed, as files of a corpus whose truth is what their owners say.
 * @returns also the folder with their documents, for the caller to delete
 */
export function readPairs(path: string): { folder: string; files: CorpusFile[] } {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  const pairs = lines.map((line) => pairSchema.parse(JSON.parse(line)));
  const folder = mkdtempSync(join(tmpdir(), 'cv-pairs-'));
  const files = pairs.map(({ id: name, format, document, corrected: cv }): CorpusFile => {
    const file = join(folder, `${name}.${format}`);
    writeFileSync(file, Buffer.from(document, 'base64'), { mode: 0o600 });
    // The sets are the corpus's; a pair's language is not known.
    const truth = truthSchema.parse({
      language: 'id',
      renderer: 'pair',
      set: 'held-back',
      manner: 'real',
      cv,
    });
    return { ...truth, name, format, path: file };
  });
  return { folder, files };
}
