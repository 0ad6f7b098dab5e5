import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { companyPath, jobPath } from '@sabi/contracts/hiring/paths';
import { languages, localizedPath } from '@sabi/contracts/language';
import { eventually } from '@sabi/test-kit/eventually';
import { parse } from 'node-html-parser';
import { readDictionary } from '../support/dictionary';
import { type Answer, Employer } from '../support/employer';
import { expectWhole, JobBoard, newTitle, newWord } from '../support/job-board';
import { expectInTime, isFull, recordFigure } from '../support/measured-figures';
import { expect, test } from '../support/site-test';

/** The time limit of a search, and a moment for the way. */
const longestSearchMs = 4000;
const withoutPrimaryMs = isFull ? 10_000 : 2000;
const longestAnswerMs = 15_000;
const noEngine =
  'LEFT OUT: OpenSearch needs Java and Maven: the job board without its search engine was not tested';

type Numbered = Parameters<typeof jobPath>[0];
const answerPath = ({ public_no: no }: Numbered) => `/api/hiring/v1/jobs/${no}`;

test.describe('the job board', () => {
  let board: JobBoard;
  /** Restart of the engine, which goes on beside the next tests. */
  let engineReturns: Promise<void> = Promise.resolve();
  const published: string[] = [];

  test.beforeAll(async ({ startedSite }, testInfo) => {
    testInfo.setTimeout(300_000);
    test.skip(!startedSite, 'rabbitmq-server or versitygw is not installed: the job board was not tested');
    if (startedSite) board = await JobBoard.open(startedSite.site);
  });
  test.afterAll(async () => {
    await engineReturns.catch(() => undefined);
    await board?.close();
  });

  const publish = async () => {
    const job = await board.employer.publish(newTitle());
    published.push(job.posting.title);
    return job;
  };

  test('R54 while the search engine is frozen, the search is refused within its time limit, and nothing else waits: jobs are read, published and frozen, and afterwards the search knows all of it', async () => {
    test.skip(!board.engine, noEngine);
    test.setTimeout(300_000);
    const [engine, first, frozen] = [board.engine, await publish(), await publish()];
    await board.untilFound([first.posting.title, frozen.posting.title]);
    expect(await engine?.hasJob(first.posting.title), 'OpenSearch has found it').toBe(true);
    engine?.node.freeze();
    try {
      await expectRefused(() => board.search(newWord()), 'R54', 'frozen');
      await expectBoardStands(first);
      const later = await publish();
      expect((await board.employer.freeze(frozen.job_id)).status).toBe(200);
      await expectGone(frozen);
      await expectBoardStands(later);
    } finally {
      engine?.node.thaw();
    }
    published.splice(published.indexOf(frozen.posting.title), 1);
    await board.untilFound(published, [frozen.posting.title]);
  });

  test('R54 while the search engine is away, the search alone is refused, and jobs are published', async () => {
    test.skip(!board.engine, noEngine);
    await board.untilFound([(await publish()).posting.title]); // lost below, and found again by the next test
    await board.engine?.node.kill();
    await expectRefused(() => board.search(newWord()), 'R54', 'away');
    await expectBoardStands(await publish());
    await board.engine?.loseData();
    engineReturns = board.engine?.node.restart() ?? engineReturns;
    engineReturns.catch(() => undefined); // awaited by the next test
  });

  test('R55 when svc-hiring is killed after it has published a job and before its message was sent, the next process sends it and fills an engine that has lost its data', async () => {
    test.setTimeout(300_000);
    board.broker.shut();
    const job = await publish();
    await board.killService();
    expect(board.broker.countSent(job.job_id)).toBe(0);
    board.broker.open();
    await board.startService();
    await board.untilSent();
    expect(board.broker.countSent(job.job_id)).toBeGreaterThanOrEqual(1);
    await engineReturns;
    await board.untilFound(published);
    await expectWhole(board);
  });

  test('R56 while svc-hiring is frozen or away, a list that was just shown is shown again, other pages of the board say in words that they are not there now, and the rest of the site works', async () => {
    const job = await publish();
    const list = `/jobs?q=${job.posting.title.split(' ')[1] ?? ''}`;
    await board.untilFound([job.posting.title]);
    await eventually(async () => expect(await (await board.get(list)).text()).toContain(jobPath(job)));
    const replicas = board.site.replicas['svc-hiring'];
    await replicas.freeze();
    try {
      expect(await (await board.get(list)).text()).toContain(jobPath(job));
      await expectWordsOfAbsence();
    } finally {
      await board.killService();
    }
    await expectWordsOfAbsence();
    for (const path of ['/', '/blog', '/auth', '/auth/v1/settings', '/api/billing/v1/catalogue'])
      await untilStatus(path, 200);
    const feed = await board.get('/feeds/jobs.json');
    expect([502, 503]).toContain(feed.status); // with an open circuit 503
    expect(feed.headers.has('retry-after')).toBe(true);
    await board.startService();
    await untilStatus(jobPath(job), 200);
  });

  test('R57 while the broker is away, publishing and freezing take effect at once, also in the search, and their messages are sent afterwards', async () => {
    board.broker.shut();
    const [job, frozen] = [await publish(), await board.employer.publish(newTitle())];
    expect((await board.employer.freeze(frozen.job_id)).status).toBe(200);
    await expectGone(frozen);
    await board.untilFound([job.posting.title], [frozen.posting.title]);
    const sent = () => [job, frozen].map(({ job_id: id }) => board.broker.countSent(id));
    expect(sent()).toEqual([0, 0]);
    board.broker.open();
    await board.untilSent();
    expect(Math.min(...sent())).toBeGreaterThanOrEqual(1);
    await expectWhole(board);
  });

  test('R58 while MongoDB has no primary, companies, publications and freezes are refused with a delay and are whole or not there, and none that was acknowledged is lost', async () => {
    test.setTimeout(300_000);
    const employers = await Promise.all(
      [1, 2, 3].map((each) => Employer.approve(board.site, `203.0.113.${210 + each}`)),
    );
    const ledgers = employers.map((employer) => startWriting(employer));
    for (const ledger of ledgers) await ledger.untilAcknowledged(2);
    await stepDown();
    for (const ledger of ledgers) await ledger.untilAcknowledged(2);
    const results = await Promise.all(ledgers.map((ledger) => ledger.stop()));
    const refused = new Set(results.flatMap(({ refusals }) => refusals));
    for (const refusal of refused) expect(refusal).toMatch(/^50[234] with Retry-After$/);
    const slowestMs = Math.max(...results.map((result) => result.slowestMs));
    expectInTime(slowestMs, longestAnswerMs);
    const jobs = await expectWhole(board);
    const acknowledged = results.flatMap(({ frozen }) => frozen);
    const kept = { _id: { $in: acknowledged }, state: 'published', frozen_at: { $ne: null } };
    expect(await board.db.collection<{ _id: string }>('jobs').countDocuments(kept as object)).toBe(
      acknowledged.length,
    );
    await board.untilSent();
    recordFigure(
      'R58',
      `0 of ${acknowledged.length} publications and freezes lost, ${jobs} jobs whole, slowest answer ${(slowestMs / 1000).toFixed(1)} s, refused: ${[...refused].join(', ') || 'none'}`,
    );
  });

  /** Refused by svc-hiring, not by the gateway, which stops waiting later. */
  async function expectRefused(ask: () => Promise<Response>, promise: 'R54', state: string): Promise<void> {
    const begun = performance.now();
    const response = await ask();
    const answerMs = performance.now() - begun;
    expect(await response.json()).toMatchObject({ code: 'SEARCH_UNAVAILABLE' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    recordFigure(promise, `engine ${state}: search refused after ${(answerMs / 1000).toFixed(1)} s`);
    expectInTime(answerMs, longestSearchMs);
  }

  /** Pages, feeds and answers that need no search. */
  async function expectBoardStands(job: Numbered): Promise<void> {
    const company = companyPath({ slug: await readSlug() });
    for (const path of [jobPath(job), localizedPath('id', jobPath(job)), company])
      await untilStatus(path, 200);
    expect((await board.get(answerPath(job))).status).toBe(200);
    expect(await (await board.get('/feeds/jobs.json')).text()).toContain(jobPath(job));
  }

  async function expectGone(job: Numbered): Promise<void> {
    expect((await board.get(answerPath(job))).status).toBe(410);
    await untilStatus(jobPath(job), 410);
  }

  /** Repeated, as a busy machine may take longer than the shell waits for a page. */
  async function untilStatus(path: string, status: number): Promise<void> {
    await eventually(async () => expect((await board.get(path)).status, path).toBe(status), 60_000);
  }

  async function readSlug(): Promise<string> {
    const company = await board.db
      .collection<{ _id: string; slug: string }>('companies')
      .findOne({ _id: board.employer.companyId });
    return company?.slug ?? '';
  }

  async function expectWordsOfAbsence(): Promise<void> {
    for (const language of languages)
      for (const path of [`/jobs?q=${newWord()}`, `/companies/${newWord()}`]) {
        const response = await board.get(localizedPath(language, path));
        expect([response.status, response.headers.has('retry-after')], path).toEqual([503, true]);
        const page = parse(await response.text());
        const t = readDictionary(language, 'shell', 'shell');
        expect(page.querySelector('main h1')?.text).toBe(t('unavailable.title'));
        expect(page.querySelector('main a[href=""]')?.text.trim()).toBe(t('unavailable.retry'));
        expect(page.querySelector(`header a[href="${localizedPath(language, '/blog')}"]`)).not.toBeNull();
      }
  }

  /** Of one member or of three: without a primary for a moment. */
  async function stepDown(): Promise<void> {
    const admin = board.db.client.db('admin');
    const seconds = withoutPrimaryMs / 1000;
    await admin.command({
      replSetStepDown: seconds,
      secondaryCatchUpPeriodSecs: Math.min(1, seconds),
      force: true,
    });
  }
});

/** Opens a company, and publishes and freezes jobs continuously, like clients that retry. */
function startWriting(employer: Employer) {
  const frozen: string[] = [];
  const refusals: string[] = [];
  let slowestMs = 0;
  let isStopping = false;
  const untilDone = async (write: () => Promise<Answer>): Promise<void> => {
    for (;;) {
      const begun = performance.now();
      const { status, saysWhen, body } = await write();
      slowestMs = Math.max(slowestMs, performance.now() - begun);
      // Changed already: an earlier attempt was written, though its answer was a refusal.
      if (status < 300 || body['code'] === 'JOB_CHANGED' || body['code'] === 'JOB_STATE_UNFIT') return;
      refusals.push(saysWhen ? `${status} with Retry-After` : `${status}`);
      await delay(100);
    }
  };
  const writeRepeatedly = async () => {
    await untilDone(() => employer.openCompany(`PT Papan ${newWord()}`));
    while (!isStopping) {
      const jobId = randomUUID();
      await untilDone(() => employer.draft(jobId, newTitle()));
      await untilDone(() => employer.publishDraft(jobId));
      await untilDone(() => employer.freeze(jobId));
      frozen.push(jobId);
    }
  };
  const working = writeRepeatedly();
  return {
    /** This many more. */
    untilAcknowledged: async (more: number) => {
      const wanted = frozen.length + more;
      while (frozen.length < wanted) await Promise.race([delay(50), working]);
    },
    stop: async () => {
      isStopping = true;
      await working;
      return { frozen, refusals, slowestMs };
    },
  };
}
