import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownFailures, type ClientName } from './known-failures';
import { clientsCache } from './packages';

/** Result of a client's test or of our step. */
export interface Outcome {
  readonly name: string;
  readonly status: 'passed' | 'failed' | 'left out';
  readonly detail: string;
}

/** A row of the table that `npm run clients` prints. */
export interface ClientReport {
  readonly client: string;
  readonly version: string;
  /** Its own tests or ours. */
  readonly tests: string;
  readonly outcomes: readonly Outcome[];
  readonly failures: readonly { readonly name: string; readonly reason: string }[];
}

export const reportsFolder = join(clientsCache, 'reports');

/** Parses a driver's output: one JSON object per step. */
export function readSteps(stdout: string): Outcome[] {
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { step: string; ok: boolean; detail: string })
    .map(({ step, ok, detail }) => ({ name: step, status: ok ? 'passed' : 'failed', detail }));
}

/** Every failure is known, and every known one fails, unless it depends on the time. */
export function expectKnownFailures(client: ClientName, outcomes: readonly Outcome[]): void {
  const failed = outcomes.filter(({ status }) => status === 'failed');
  const known = knownFailures[client];
  const unknown = failed.filter(({ name }) => !known.some(({ test }) => test === name));
  const mended = known.filter(
    ({ test, onlySometimes }) => !onlySometimes && !failed.some(({ name }) => name === test),
  );
  expect(unknown.map(({ name, detail }) => `${name}: ${detail}`)).toEqual([]);
  expect(mended.map(({ test }) => test)).toEqual([]);
}

/** For the table of `npm run clients`. */
export function writeReport(
  { client, version, tests }: Pick<ClientReport, 'client' | 'version' | 'tests'>,
  outcomes: readonly Outcome[],
  name?: ClientName,
): void {
  const known = name ? knownFailures[name] : [];
  const failures = outcomes
    .filter(({ status }) => status === 'failed')
    .map((outcome) => {
      const reason = known.find(({ test }) => test === outcome.name);
      return { name: outcome.name, reason: reason?.difference ?? reason?.notOfTheService ?? 'unknown' };
    });
  mkdirSync(reportsFolder, { recursive: true });
  const file = `${client} ${tests}`.replaceAll(/\W+/g, '-');
  writeFileSync(
    join(reportsFolder, `${file}.json`),
    JSON.stringify({ client, version, tests, outcomes, failures } satisfies ClientReport),
  );
}
