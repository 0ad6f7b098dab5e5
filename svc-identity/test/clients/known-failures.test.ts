import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownFailures } from './support/known-failures';

const differences = readFileSync(join(__dirname, '../../docs/differences.md'), 'utf8');

const all = Object.entries(knownFailures).flatMap(([client, known]) =>
  known.map((failure) => ({ client, ...failure })),
);

describe('tests of published clients that fail', () => {
  test.each(all.filter(({ difference }) => difference))(
    '$client: $test has a row in the table of differences',
    ({ difference }) => {
      expect(differences).toContain(`\n| ${difference}`);
    },
  );

  test('have one reason each', () => {
    const reasons = all.map(({ test, difference, notOfTheService }) => ({
      test,
      count: [difference, notOfTheService].filter(Boolean).length,
    }));
    expect(reasons.filter(({ count }) => count !== 1)).toEqual([]);
  });
});
