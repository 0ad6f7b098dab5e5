import type { Db } from 'mongodb';
import type * as umzug from 'umzug';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { migrate } from '../src/migrations';

let isLoaded = false;
jest.mock('umzug', () => {
  isLoaded = true;
  return jest.requireActual<typeof umzug>('umzug');
});

/** As much of a database as migrations use. */
function createDatabase(taken: readonly string[]) {
  const stored = [...taken];
  const collection = {
    distinct: async () => stored,
    find: () => ({
      sort: () => ({ toArray: async () => stored.map((migrationName) => ({ migrationName })) }),
    }),
    insertOne: async ({ migrationName }: { migrationName: string }) => void stored.push(migrationName),
  };
  return { stored, db: { collection: () => collection } as unknown as Db };
}

const createSteps = () => [
  { name: '0001-first', up: jest.fn(async () => undefined) },
  { name: '0002-second', up: jest.fn(async () => undefined) },
];

test('a database that has taken every step costs a start one question, and no library', async () => {
  const steps = createSteps();
  await migrate(createDatabase(['0001-first', '0002-second']).db, steps, silentLogger);
  for (const { up } of steps) expect(up).not.toHaveBeenCalled();
  expect(isLoaded).toBe(false);
});

test('the steps that are missing are taken, and remembered', async () => {
  const steps = createSteps();
  const { db, stored } = createDatabase(['0001-first']);
  await migrate(db, steps, silentLogger);
  expect(steps.map(({ up }) => up.mock.calls.length)).toEqual([0, 1]);
  expect(stored).toEqual(['0001-first', '0002-second']);
});
