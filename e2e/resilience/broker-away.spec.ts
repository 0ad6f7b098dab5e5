import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cvParseQueue } from '@sabi/contracts/messages/queues';
import { eventually } from '@sabi/test-kit/eventually';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { drainQueue } from '../support/broker-queues';
import { Candidate } from '../support/candidate';
import { findUnsent } from '../support/cv-pipeline';
import { expectInTime, isFull, recordFigure } from '../support/measured-figures';
import { readMemoryAfterCollection, collectOnSignal } from '../support/memory-after-collection';
import { expect, test } from '../support/resilience-test';

/** Spread evenly over the outage. */
const uploads = isFull ? 1000 : 40;
const awayMs = isFull ? 600_000 : 8000;
const drainedWithinMs = 60_000;
/** Accepted growth of svc-profile's memory between a tenth of the uploads and the last. */
const mostGrowth = 0.1;

const folder = await mkdtemp(join(tmpdir(), 'sabi-held-'));
test.afterAll(() => rm(folder, { recursive: true, force: true }));
test.use({ pipelineOptions: { profile: collectOnSignal(folder) } });

test(`R6 while the broker is away for ${awayMs / 1000} s, ${uploads} CVs are uploaded, and their requests go out within 60 s of its return`, async ({
  pipeline,
}) => {
  test.setTimeout(awayMs + 300_000);
  const { ai, profile, servers } = pipeline;
  await ai.process.stop(); // allows counting every request afterwards
  const cv = cvFixtures().find(({ format }) => format === 'docx');
  if (!cv) throw new Error('There is no CV as docx');
  await servers.rabbit.kill();
  const begun = performance.now();
  const ids: string[] = [];
  let slowestMs = 0;
  let heldAtFirst = Number.NaN;
  for (let index = 0; index < uploads; index += 1) {
    await delay(Math.max(0, begun + (index * awayMs) / uploads - performance.now()));
    const sentAt = performance.now();
    ids.push(await new Candidate(pipeline, cv).uploadCv());
    slowestMs = Math.max(slowestMs, performance.now() - sentAt);
    if (index === Math.floor(uploads / 10))
      heldAtFirst = await readMemoryAfterCollection(folder, profile.process.pid);
  }
  const held = await readMemoryAfterCollection(folder, profile.process.pid);
  expect(await findUnsent(profile)).toHaveLength(uploads);
  await servers.rabbit.restart();
  const backAt = performance.now();
  await eventually(async () => expect(await findUnsent(profile)).toEqual([]), 2 * drainedWithinMs, 100);
  const drainedMs = performance.now() - backAt;
  const taken = await drainQueue(servers.rabbit.url, cvParseQueue.name);
  const asked = taken.map(
    ({ content }) => (JSON.parse(content.toString()) as { resume_id: string }).resume_id,
  );
  expect([...new Set(asked)].sort()).toEqual([...ids].sort());
  recordFigure(
    'R6',
    `${uploads} of ${uploads} uploads accepted in ${awayMs / 1000} s without a broker, the slowest after ${slowestMs.toFixed(0)} ms; ` +
      `all requests out ${(drainedMs / 1000).toFixed(1)} s after its return; svc-profile held ${heldAtFirst.toFixed(1)} → ${held.toFixed(1)} MB`,
  );
  expectInTime(drainedMs, drainedWithinMs);
  expect(held / heldAtFirst - 1).toBeLessThanOrEqual(mostGrowth);
});
