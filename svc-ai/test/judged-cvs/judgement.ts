import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const entrySchema = z.strictObject({
  id: z.string().regex(/^\d{2}$/),
  set: z.enum(['tuning', 'held-back']),
  language: z.enum(['en', 'id']),
  kind: z.enum(['cv', 'joke', 'not-cv', 'attacked']),
  about: z.string(),
});

/** Points by criterion of the README; their sum is the score. */
const pointsSchema = z.strictObject({
  is_cv: z.literal(true),
  substance: z.int().min(0).max(35),
  completeness: z.int().min(0).max(20),
  structure: z.int().min(0).max(20),
  language: z.int().min(0).max(15),
  fitness: z.int().min(0).max(10),
});
const judgementSchema = z.union([pointsSchema, z.strictObject({ is_cv: z.literal(false) })]);
type Judgement = z.infer<typeof judgementSchema>;

export interface JudgedCv extends z.infer<typeof entrySchema> {
  readonly text: string;
  /** Of the first and the second judgement, 0 to 100; null for what is not a CV. */
  readonly scores: readonly [number | null, number | null];
}

/** @param folder with `cvs.json` */
export function readJudgedCvs(folder: string): JudgedCv[] {
  const readJson = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const [first, second] = ['first', 'second'].map((name) =>
    z.record(z.string(), judgementSchema).parse(readJson(`judgements/${name}.json`)),
  );
  return z
    .array(entrySchema)
    .parse(readJson('cvs.json'))
    .map((entry) => ({
      ...entry,
      text: readFileSync(join(folder, 'cvs', `${entry.id}.txt`), 'utf8'),
      scores: [scoreOf(first?.[entry.id]), scoreOf(second?.[entry.id])],
    }));
}

/** @throws {Error} for a CV that was not judged */
function scoreOf(judgement: Judgement | undefined): number | null {
  if (!judgement) throw new Error('A CV has not been judged');
  if (!judgement.is_cv) return null;
  const { substance, completeness, structure, language, fitness } = judgement;
  return substance + completeness + structure + language + fitness;
}

/** Mean of both judgements; null for what is not a CV. */
export function judgedScore({ scores: [first, second] }: Pick<JudgedCv, 'scores'>): number | null {
  return first === null || second === null ? null : (first + second) / 2;
}
