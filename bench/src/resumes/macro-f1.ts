import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';

type Counts = Record<'right' | 'wrong' | 'missed', number>;

/** Mean F1 of the fields. A value is right if it is in its own entry. */
export function macroF1(pairs: readonly { truth: ParsedCv; read: ParsedCv }[]): number {
  const fields = new Map<string, Counts>();
  for (const { truth, read } of pairs) {
    const [expected, found] = [valuesOf(truth), valuesOf(read)];
    for (const key of new Set([...expected.keys(), ...found.keys()])) {
      const field = key.replace(/\.\d+\./, '.');
      const counts = fields.get(field) ?? { right: 0, wrong: 0, missed: 0 };
      fields.set(field, counts);
      if (expected.get(key) === found.get(key)) counts.right += 1;
      else {
        if (found.has(key)) counts.wrong += 1;
        if (expected.has(key)) counts.missed += 1;
      }
    }
  }
  const scores = [...fields.values()].map(
    ({ right, wrong, missed }) => (2 * right) / (2 * right + wrong + missed),
  );
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** `work_experiences.0.job_title` → its value, without nulls. */
function valuesOf(cv: ParsedCv): Map<string, string> {
  const values = new Map<string, string>();
  for (const [key, value] of Object.entries(cv)) {
    if (!Array.isArray(value)) {
      if (value !== null) values.set(key, normalise(value));
      continue;
    }
    for (const [index, entry] of value.entries()) {
      for (const [name, part] of Object.entries(entry as Record<string, string | boolean | null>))
        if (part !== null) values.set(`${key}.${index}.${name}`, normalise(String(part)));
    }
  }
  return values;
}

const normalise = (value: string) => value.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
