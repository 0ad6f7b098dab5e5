import { setTimeout as delay } from 'node:timers/promises';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { Candidate } from '../support/candidate';
import { expectParsedOnce } from '../support/expect-parsed-once';
import { expectInTime, isFull, recordFigure } from '../support/measured-figures';
import { expect, test } from '../support/resilience-test';

const stops = isFull ? 20 : 3;
const exitWithinMs = 30_000;
/** About as long as from an upload to its parsed CV. */
const longestWorkMs = 1500;

test(`R40 when svc-ai gets SIGTERM at ${stops} random moments of its work, it exits within 30 s and each CV is brought in once`, async ({
  pipeline,
}) => {
  test.setTimeout(stops * 20_000 + 120_000);
  const { ai } = pipeline;
  const fixtures = cvFixtures();
  const candidates: Candidate[] = [];
  let slowestMs = 0;
  for (let stop = 0; stop < stops; stop += 1) {
    const cv = fixtures[stop % fixtures.length];
    if (!cv) throw new Error('There is no CV');
    const candidate = new Candidate(pipeline, cv);
    candidates.push(candidate);
    await candidate.uploadCv();
    await delay(Math.random() * longestWorkMs);
    const begun = performance.now();
    expect(await ai.process.stop()).toBe(0);
    slowestMs = Math.max(slowestMs, performance.now() - begun);
    await ai.process.start();
  }
  expectInTime(slowestMs, exitWithinMs);
  await expectParsedOnce(pipeline, candidates);
  recordFigure(
    'R40',
    `${stops} stops, each with code 0, the slowest after ${(slowestMs / 1000).toFixed(1)} s; ${stops} of ${stops} CVs brought in once`,
  );
});
