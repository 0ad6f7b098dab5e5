import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { buildEntries } from '../support/built-service';

/** What a file says, whatever stands around it and however it is laid out. */
interface Expected {
  readonly name: string;
  readonly email: string;
  readonly work: readonly Record<string, string | boolean>[];
  readonly school: string;
  readonly skills: readonly string[];
  /** What is in no value. */
  readonly never: readonly string[];
}

const expected = JSON.parse(readFileSync(join(__dirname, 'expected.json'), 'utf8')) as Record<
  string,
  Expected
>;
const read = new Map<string, ParsedCv>();

beforeAll(async () => {
  const built = await buildEntries('test/corpus/score/read-files.ts');
  const names = Object.keys(expected);
  const reader = [
    join(built.folder, 'read-files.js'),
    ...names.map((name) => join(__dirname, 'files', name)),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, reader);
  for (const [index, line] of stdout.trimEnd().split('\n').entries())
    read.set(names[index] ?? '', JSON.parse(line) as ParsedCv);
  await built.remove();
});

test.each(Object.entries(expected))('%s', (file, { name, email, work, school, skills, never }) => {
  const cv = read.get(file);
  expect(`${cv?.first_name} ${cv?.last_name}`.toLowerCase()).toBe(name.toLowerCase());
  expect(cv).toMatchObject({
    email,
    work_experiences: work,
    educations: [{ institution_name: school }],
    skills: skills.map((skill_name) => ({ skill_name })),
  });
  for (const words of never) expect(JSON.stringify(cv)).not.toContain(words);
});
