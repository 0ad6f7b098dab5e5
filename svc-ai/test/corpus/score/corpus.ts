import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parsedCvSchema } from '@sabi/contracts/cv/parsed-cv';
import { z } from 'zod';

export const truthSchema = z.strictObject({
  language: z.enum(['en', 'id']),
  renderer: z.string(),
  set: z.enum(['tuning', 'held-back']),
  manner: z
    .enum(['regular', 'real'])
    .default('regular')
    .describe('regular: sections that a program arranged; real: written whole, as people write'),
  kind: z.string().optional().describe('what a CV in the manner of real ones is a sample of'),
  batch: z.int().default(1).describe('2: written later, by someone who had not read the rules'),
  scan: z.boolean().default(false).describe('pictures without text'),
  cv: parsedCvSchema,
});

export interface CorpusFile extends z.infer<typeof truthSchema> {
  name: string;
  path: string;
  format: string;
}

/** Files of a corpus with their truths, by name. `files` and `truth` may be one folder. */
export function readCorpus(files: string, truth: string): CorpusFile[] {
  return readdirSync(files)
    .filter((name) => /\.(pdf|docx?|txt)$/.test(name))
    .sort()
    .map((file) => {
      const format = extname(file).slice(1);
      const name = file.slice(0, -format.length - 1);
      const entry = truthSchema.parse(JSON.parse(readFileSync(join(truth, `${name}.json`), 'utf8')));
      return { ...entry, name, format, path: join(files, file) };
    });
}
