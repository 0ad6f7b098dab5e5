import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Group, groups, type Question, questionSchema } from './question';

/** @param folder with `data` */
export function readQuestions(folder: string): Record<Group, Question[]> {
  const read = (group: Group) =>
    z.array(questionSchema).parse(JSON.parse(readFileSync(join(folder, 'data', `${group}.json`), 'utf8')));
  return Object.fromEntries(groups.map((group) => [group, read(group)])) as Record<Group, Question[]>;
}
