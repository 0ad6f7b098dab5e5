import { randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { nestedForms } from '@sabi/test-kit/heavy-pdf';
import type { Site } from '@sabi/test-kit/site/site';
import { expectInTime, isFull, recordFigure } from '../support/measured-figures';
import { describeFaults, type Outcome, startLoad, timeOf } from '../support/load';
import { uploadCv } from '../support/own-profile';
import { expect, test } from '../support/site-test';
import { SiteUser } from '../support/site-user';
import type { SiteVisitors } from '../support/site-visitors';

/** Duration of each abuse. */
const abuseMs = 120_000;
const honestUsers = 20;
const longestHonestMs = 2000;
const pauseMs = 2000;
const [firstNetwork, secondNetwork] = ['192.0.2.1', '192.0.2.2'];

interface Abuser {
  readonly site: Site;
  readonly user: SiteUser;
  readonly signal: AbortSignal;
}

/** One account or two addresses each: the repeated requests, and their concurrency. */
const abuses: Readonly<
  Record<string, { readonly atOnce: number; prepare(abuser: Abuser): Promise<() => Promise<unknown>> }>
> = {
  '540 streams of events of one account': {
    atOnce: 540,
    prepare: async ({ site, user, signal }) => {
      const id = await uploadCv(user.ask, user.userId, {
        format: 'pdf',
        content: nestedForms('Dewi Rekaan', 3),
      });
      return () => holdStream(`${site.url}/api/profile/v1/resumes/${id}/events`, user, signal);
    },
  },
  '540 posts of two addresses, a byte a second': {
    atOnce: 540,
    prepare: async ({ site, signal }) => {
      let sent = 0;
      return () => drip(site.url, (sent += 1) % 2 === 0 ? firstNetwork : secondNetwork, signal);
    },
  },
  '100 writes of one account at once': {
    atOnce: 100,
    prepare:
      async ({ user }) =>
      () =>
        user.ask('/api/profile/v1/skills', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ id: randomUUID(), skill_name: randomUUID(), proficiency_level: null }),
        }),
  },
  'small PDFs of one account that take long to read': {
    atOnce: 8,
    prepare: async ({ user }) => {
      const content = nestedForms('Dewi Rekaan', 9);
      return () => uploadCv(user.ask, user.userId, { format: 'pdf', content });
    },
  },
  'tokens with invented keys, 30 at once': {
    atOnce: 30,
    prepare:
      async ({ site, signal }) =>
      () =>
        fetch(`${site.url}/api/profile/v1/profile`, {
          headers: { Authorization: `Bearer ${inventToken()}`, 'X-Forwarded-For': firstNetwork },
          signal,
        }),
  },
};

test('R51 one account and two addresses that abuse the site leave its honest users their answers', async ({
  site,
  visitors,
}) => {
  test.skip(!isFull, 'Two minutes of each abuse: in the long form alone');
  test.setTimeout(30 * 60_000);
  const alone = await serveFor(site, visitors, abuseMs / 4);
  reportOutcomes('nobody', alone);
  const measured: [string, readonly Outcome[]][] = [];
  for (const [name, { atOnce, prepare }] of Object.entries(abuses)) {
    const ending = new AbortController();
    const user = await SiteUser.signUp(site, firstNetwork);
    const abuse = await prepare({ site, user, signal: ending.signal });
    const counts = { answered: 0, refused: 0 };
    const abusing = Array.from({ length: atOnce }, async () => {
      while (!ending.signal.aborted) {
        await abuse().then(
          () => (counts.answered += 1),
          () => (counts.refused += 1),
        );
        await delay(pauseMs, undefined, { signal: ending.signal }).catch(() => undefined);
      }
    });
    const outcomes = await serveFor(site, visitors, abuseMs);
    ending.abort();
    await Promise.all(abusing);
    reportOutcomes(`${name} (${counts.answered} answered, ${counts.refused} refused or cut off)`, outcomes);
    measured.push([name, outcomes]);
  }
  for (const [name, outcomes] of measured) {
    expect(describeFaults(outcomes), name).toEqual([]);
    expectInTime(timeOf(outcomes, 0.99), longestHonestMs, name);
  }
});

async function serveFor({ url }: Site, visitors: SiteVisitors, ms: number): Promise<readonly Outcome[]> {
  const load = startLoad(url, honestUsers, visitors.next);
  await delay(ms);
  return load.stop();
}

function reportOutcomes(beside: string, outcomes: readonly Outcome[]): void {
  const [p50, p99] = [0.5, 0.99].map((share) => Math.round(timeOf(outcomes, share)));
  const failed = outcomes.filter(({ fault }) => fault).length;
  recordFigure(
    'R51',
    `beside ${beside}: p50 ${p50} ms, p99 ${p99} ms, ${failed} of ${outcomes.length} failed`,
  );
}

/** Resolves when the stream has ended; rejects when it was rejected. */
function holdStream(url: string, { headers }: SiteUser, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent: false,
        signal,
        headers: { ...headers, Accept: 'text/event-stream', 'X-Forwarded-For': firstNetwork },
      },
      (answer) => {
        answer.resume();
        answer.once('error', reject);
        answer.once('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(String(answer.statusCode))),
        );
      },
    );
    sent.once('error', reject);
    sent.end();
  });
}

/** Resolves when the connection has ended for any reason. */
function drip(siteUrl: string, network: string, signal: AbortSignal): Promise<void> {
  const { hostname, port } = new URL(siteUrl);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy());
  socket.write(
    `POST /api/profile/v1/skills HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${network}\r\n` +
      'Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
  );
  socket.resume();
  const dripping = setInterval(() => socket.write(' '), 1000);
  const end = () => socket.destroy();
  signal.addEventListener('abort', end);
  return new Promise((resolve) => {
    socket.once('close', () => {
      clearInterval(dripping);
      signal.removeEventListener('abort', end);
      resolve();
    });
  });
}

function inventToken(): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: randomUUID(), aud: 'authenticated', iat: now, exp: now + 3600 };
  const header = { alg: 'ES256', typ: 'JWT', kid: randomUUID() };
  return [encode(header), encode(claims), randomBytes(64).toString('base64url')].join('.');
}
