import { randomUUID } from 'node:crypto';
import { recruiterApprovalViewSchema } from '@sabi/contracts/http/profile/recruiter-approval';
import { approvalMailRequested } from '@sabi/contracts/messages/mail';
import { recruiterApprovalDecided } from '@sabi/contracts/messages/profile';
import { recruiterApprovalQueue } from '@sabi/contracts/messages/queues';
import { createMessage } from '@sabi/event-bus/create-message';
import { outboxEntries } from '@sabi/event-bus/outbox';
import { eventually } from '@sabi/test-kit/eventually';
import { rabbitLockTimeoutMs, withRabbitLock } from '@sabi/test-kit/rabbit-lock';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import type { ParsedMail } from 'mailparser';
import request from 'supertest';
import {
  answerApproval,
  type ApprovalDesk,
  getApproval,
  listAll,
  openApprovalDesk,
  readApproval,
  type Recruiter,
  recruiterData,
} from './approvals';
import { fetchProfile } from './cvs';
import { mailEnv } from './harness';

const question = 'How many people work at your company?\nWhere is its office?';

describe('the approval of a recruiter', () => {
  let desk: ApprovalDesk;
  beforeAll(async () => {
    desk = await openApprovalDesk();
  });
  afterAll(() => desk.stop());

  const logOf = ({ userId }: Recruiter) =>
    desk.service.database.db
      .collection('recruiter_review_log')
      .find({ user_id: userId })
      .sort({ version: 1 })
      .toArray();
  const approve = (recruiter: Recruiter, version = 1) =>
    desk.decide(recruiter, { decision: 'approved', version });
  const ask = (recruiter: Recruiter, version = 1) =>
    desk.decide(recruiter, { decision: 'more_information', question, version });
  const reject = (recruiter: Recruiter, version = 1) =>
    desk.decide(recruiter, { decision: 'rejected', reason: 'No such company is registered.', version });
  /** Finds a mail among those of the same moment, which may arrive in any order. */
  const findMail = (recruiter: Recruiter, isIt: (mail: ParsedMail) => boolean | undefined) =>
    eventually(() => {
      const found = desk.mailServer.mailsTo(recruiter.email).find(isIt);
      if (!found) throw new Error('It has not arrived');
      return found;
    });
  const patch = ({ token }: { token: string }, changes: object) =>
    request(desk.service.url)
      .patch('/api/profile/v1/profile')
      .auth(token, { type: 'bearer' })
      .send(changes)
      .expect(200);

  test('begins with the profile, pending, and both sides get a mail', async () => {
    const recruiter = await desk.recruiter();
    await fetchProfile(desk.service, recruiter);
    const approval = await readApproval(desk.service, recruiter);
    expect(recruiterApprovalViewSchema.strict().parse(approval)).toEqual(approval);
    const { user_type: _type, ...company } = recruiterData;
    expect(approval).toEqual({
      state: 'pending',
      version: 1,
      reason: null,
      question: null,
      may_answer: false,
      submitted_at: expect.any(String),
      decided_at: null,
      expected_by: expect.stringMatching(/T10:00:00.000Z$/),
      company: { ...company, phone_number: null },
    });
    const mail = await desk.mailServer.waitForMail(recruiter.email);
    expect(mail.subject).toBe('We are reviewing your business');
    expect(mail.text).toMatch(/^Hello Bima,[^]*by \d+ \w+ \d{4}, 17:00 WIB/);
    expect(mail.text).toContain('https://sabi.test/auth');
    await eventually(() => {
      const staffMail = desk.mailServer
        .mailsTo(mailEnv.STAFF_EMAIL)
        .find(({ text }) => text?.includes(recruiter.userId));
      expect(staffMail?.subject).toBe('Recruiter to review: PT Ban Maju, Bima Santoso');
      expect(staffMail?.text).toContain('We hire planners.');
      expect(staffMail?.replyTo?.value[0]?.address).toBe(recruiter.email);
    });
    expect(await logOf(recruiter)).toMatchObject([
      {
        version: 1,
        step: 'submitted',
        by: { role: 'authenticated', subject: recruiter.userId },
        words: null,
      },
    ]);
  });

  test('begins with the choice, where an account chooses later, and speaks its language', async () => {
    const account = await desk.service.account();
    const email = `late-${randomUUID()}@company.example`;
    const token = await desk.service.issuer.sign({ sub: account.userId, email });
    await getApproval(desk.service, { ...account, token }).expect(403);
    await request(desk.service.url)
      .patch('/api/profile/v1/profile')
      .auth(token, { type: 'bearer' })
      .set('Accept-Language', 'id')
      .send({ user_type: 'recruiter', first_name: 'Sari', last_name: 'Dewi' })
      .expect(200);
    const mail = await desk.mailServer.waitForMail(email);
    expect(mail.subject).toBe('Kami sedang meninjau bisnis Anda');
    expect(mail.text).toMatch(/^Halo Sari,[^]*17[:.]00 WIB[^]*https:\/\/sabi.test\/id\/auth/);
  });

  test('begins once, however often it is looked for at the same moment', async () => {
    const recruiter = await desk.recruiter();
    await Promise.all(Array.from({ length: 10 }, () => readApproval(desk.service, recruiter)));
    await desk.mailServer.waitForMail(recruiter.email);
    await eventually(async () =>
      expect(await outboxEntries(desk.service.database.db).countDocuments()).toBe(0),
    );
    expect(desk.mailServer.mailsTo(recruiter.email)).toHaveLength(1);
    expect(await logOf(recruiter)).toHaveLength(1);
  });

  test('svc-hiring hears each decision, and not that a question was answered', async () => {
    const heard: unknown[] = [];
    desk.service.broker.register(recruiterApprovalQueue.name, async ({ body }) => void heard.push(body));
    const recruiter = await desk.recruiter();
    await readApproval(desk.service, recruiter);
    await ask(recruiter).expect(200);
    await answerApproval(desk.service, recruiter, { answer: 'Forty.', version: 2 }).expect(200);
    await approve(recruiter, 3).expect(200);
    await approve(recruiter, 3).expect(200);
    const { userId: user_id } = recruiter;
    await eventually(async () =>
      expect(await outboxEntries(desk.service.database.db).countDocuments()).toBe(0),
    );
    expect(heard.filter((body) => recruiterApprovalDecided.schema.parse(body).user_id === user_id)).toEqual(
      expect.arrayContaining([
        { user_id, state: 'more_information' },
        { user_id, state: 'approved' },
      ]),
    );
    expect(heard).toHaveLength(2);
  });

  test('a talent has none', async () => {
    const talent = await desk.service.account({ user_type: 'talent' });
    await fetchProfile(desk.service, talent);
    const { body } = await getApproval(desk.service, talent).expect(403);
    expect(body.code).toBe('ACCESS_DENIED');
    await answerApproval(desk.service, talent, { answer: 'Hello', version: 1 }).expect(403);
    await approve({ ...talent, email: '' }).expect(404);
  });

  test('an approval is mailed, logged with its author, and counts once', async () => {
    const recruiter = await desk.recruiter();
    await readApproval(desk.service, recruiter);
    const decisions = await Promise.all(Array.from({ length: 5 }, () => approve(recruiter)));
    for (const { status, body } of decisions) {
      expect(status).toBe(200);
      expect(body).toMatchObject({
        user_id: recruiter.userId,
        state: 'approved',
        version: 2,
        overdue: false,
      });
    }
    expect(await readApproval(desk.service, recruiter)).toMatchObject({
      state: 'approved',
      decided_at: expect.any(String),
      expected_by: null,
      may_answer: false,
    });
    await desk.mailServer.waitForMail(recruiter.email, 2); // mails of the same moment may arrive in any order
    const mails = desk.mailServer.mailsTo(recruiter.email);
    const approval = mails.find(({ subject }) => subject === 'Your recruiter account is approved');
    expect(approval?.text).toContain('https://sabi.test/hire');
    expect(approval?.text).toContain('Open company workspace');
    await eventually(async () =>
      expect(await outboxEntries(desk.service.database.db).countDocuments()).toBe(0),
    );
    expect(desk.mailServer.mailsTo(recruiter.email)).toHaveLength(2);
    expect((await logOf(recruiter)).slice(1)).toMatchObject([
      { version: 2, step: 'approved', by: { role: 'service_role', subject: 'rina' }, words: null },
    ]);
  });

  test('a question is mailed, and its answer makes it pending again with a new deadline', async () => {
    const recruiter = await desk.recruiter();
    const { submitted_at: submitted } = await readApproval(desk.service, recruiter, 'id');
    await ask(recruiter).expect(200);
    const asked = await readApproval(desk.service, recruiter);
    expect(asked).toMatchObject({ state: 'more_information', question, may_answer: true, expected_by: null });
    const mail = await findMail(
      recruiter,
      ({ subject }) => subject === 'Kami memerlukan sedikit informasi tambahan tentang bisnis Anda',
    );
    for (const line of question.split('\n')) expect(mail.html).toContain(`${line}</p>`);
    const answer = { answer: 'Forty, in <b>Bekasi</b>.', version: 2 };
    const twice = await Promise.all([
      answerApproval(desk.service, recruiter, answer),
      answerApproval(desk.service, recruiter, answer),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const again = await readApproval(desk.service, recruiter);
    expect(again).toMatchObject({ state: 'pending', version: 3, question: null, may_answer: false });
    expect(new Date(again.submitted_at).getTime()).toBeGreaterThan(new Date(submitted).getTime());
    await eventually(() => {
      const staffMail = desk.mailServer
        .mailsTo(mailEnv.STAFF_EMAIL)
        .filter(({ text }) => text?.includes(recruiter.userId))
        .toSorted((one, other) => String(one.subject).localeCompare(String(other.subject)));
      expect(staffMail.map(({ subject }) => subject?.split(':')[0])).toEqual([
        'Recruiter has answered',
        'Recruiter to review',
      ]);
      expect(staffMail[0]?.text).toContain('Forty, in <b>Bekasi</b>.');
      expect(staffMail[0]?.html).not.toContain('<b>');
    });
    expect((await logOf(recruiter)).map(({ step }) => step)).toEqual([
      'submitted',
      'more_information',
      'answered',
    ]);
  });

  test('a rejection may be asked about once, then it is final', async () => {
    const recruiter = await desk.recruiter();
    await readApproval(desk.service, recruiter);
    await reject(recruiter).expect(200);
    expect(await readApproval(desk.service, recruiter)).toMatchObject({
      state: 'rejected',
      reason: 'No such company is registered.',
      may_answer: true,
    });
    const first = await findMail(recruiter, ({ text }) => text?.includes('No such company is registered.'));
    expect(first.text).toContain('You can do so once.');
    await answerApproval(desk.service, recruiter, {
      answer: 'It is, under its old name.',
      version: 2,
    }).expect(200);
    await reject(recruiter, 3).expect(200);
    expect(await readApproval(desk.service, recruiter)).toMatchObject({
      state: 'rejected',
      may_answer: false,
    });
    await findMail(recruiter, ({ text }) => text?.includes('this decision is final'));
    await desk.mailServer.waitForMail(recruiter.email, 3);
    const { body } = await answerApproval(desk.service, recruiter, { answer: 'Please.', version: 4 }).expect(
      409,
    );
    expect(body.code).toBe('REVIEW_STATE_UNFIT');
  });

  test('who has read an older version, or decides what is decided, is refused and changes nothing', async () => {
    const recruiter = await desk.recruiter();
    await readApproval(desk.service, recruiter);
    await answerApproval(desk.service, recruiter, { answer: 'Hello?', version: 1 }).expect(409);
    await ask(recruiter).expect(200);
    expect((await approve(recruiter).expect(409)).body.code).toBe('REVIEW_CHANGED');
    expect((await approve(recruiter, 2).expect(409)).body.code).toBe('REVIEW_STATE_UNFIT');
    expect((await approve(recruiter, 9).expect(409)).body.code).toBe('REVIEW_CHANGED');
    expect(await readApproval(desk.service, recruiter)).toMatchObject({
      state: 'more_information',
      version: 2,
    });
    expect(await logOf(recruiter)).toHaveLength(2);
  });

  test('of two different decisions at once one counts', async () => {
    const recruiter = await desk.recruiter();
    await readApproval(desk.service, recruiter);
    const answers = await Promise.all([approve(recruiter), reject(recruiter)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await logOf(recruiter)).toHaveLength(2);
  });

  test.each([
    ['a rejection without a reason', { decision: 'rejected', version: 1 }],
    ['a question that is empty', { decision: 'more_information', question: ' ', version: 1 }],
    ['no version', { decision: 'approved' }],
    ['another state', { decision: 'pending', version: 1 }],
    ['an operator', { decision: 'approved', version: { $gt: 0 } }],
    ['a field that is nobody’s to set', { decision: 'approved', version: 1, decided_at: '2026-01-01' }],
  ])('%s is refused', async (_what, decision) => {
    const recruiter = await desk.recruiter();
    await readApproval(desk.service, recruiter);
    const { body } = await desk.decide(recruiter, decision).expect(422);
    expect(body.code).toBe('REQUEST_INVALID');
  });

  test('the company is what the profile says by now', async () => {
    const recruiter = await desk.recruiter();
    await readApproval(desk.service, recruiter);
    await patch(recruiter, { current_organization: 'PT Ban Jaya' });
    expect((await readApproval(desk.service, recruiter)).company.current_organization).toBe('PT Ban Jaya');
  });

  test('a mail that was asked for twice is sent once', async () => {
    const recruiter = await desk.recruiter();
    await readApproval(desk.service, recruiter);
    await desk.mailServer.waitForMail(recruiter.email);
    const waiting = outboxEntries(desk.service.database.db);
    await eventually(async () => expect(await waiting.countDocuments()).toBe(0));
    const mails = desk.service.database.db.collection<{ _id: string }>('recruiter_review_mails');
    const sent = await mails.findOne({ user_id: recruiter.userId, kind: 'received' } as object);
    const { outbox, transact } = desk.service.dependencies;
    const again = createMessage(approvalMailRequested, { mail_id: sent?._id ?? '' });
    await transact((transaction) => outbox.append(again, transaction));
    await eventually(async () => expect(await waiting.countDocuments()).toBe(0));
    expect(desk.mailServer.mailsTo(recruiter.email)).toHaveLength(1);
  });
});

describe('the pending approvals', () => {
  let desk: ApprovalDesk;
  beforeAll(async () => {
    desk = await openApprovalDesk();
  });
  afterAll(() => desk.stop());

  test('are listed longest waiting first, by state, page by page, and say what is overdue', async () => {
    const [late, fresh, done] = [await desk.recruiter(), await desk.recruiter(), await desk.recruiter()];
    for (const recruiter of [late, fresh, done]) await readApproval(desk.service, recruiter);
    await desk.decide(done, { decision: 'approved', version: 1 }).expect(200);
    const approvals = desk.service.database.db.collection('recruiter_reviews');
    const moment = new Date(Date.now() - 10 * 24 * 3_600_000);
    await approvals.updateOne({ user_id: late.userId }, { $set: { submitted_at: moment } });
    const pending = await listAll(desk, 'pending');
    expect(pending.map(({ user_id: id, overdue }) => [id, overdue])).toEqual([
      [late.userId, true],
      [fresh.userId, false],
    ]);
    expect(pending[0]).toMatchObject({ email: late.email, company: { current_organization: 'PT Ban Maju' } });
    expect((await listAll(desk, 'approved')).map(({ user_id: id }) => id)).toEqual([done.userId]);
    const common = (await approvals.findOne({}, { projection: { _id: 0 } })) ?? {};
    const others = Array.from({ length: 120 }, () => ({
      ...common,
      submitted_at: moment,
      user_id: randomUUID(),
    }));
    await approvals.insertMany(others);
    const all = await listAll(desk);
    expect(all).toHaveLength(123);
    expect(new Set(all.map(({ user_id: id }) => id)).size).toBe(123);
  });

  test.each(['?state=open', '?after=x', '?state=pending&state=approved', '?after=bnVsbA'])(
    '%s is refused',
    async (query) => {
      await desk.asStaff('get', query).expect(422);
    },
  );

  test('are found by an index', async () => {
    const approvals = desk.service.database.db.collection('recruiter_reviews');
    const time = new Date();
    const later = {
      submitted_at: { $gte: time },
      $or: [{ submitted_at: { $gt: time } }, { user_id: { $gt: 'a' } }],
    };
    for (const filter of [{}, { state: 'pending' }, later, { state: 'pending', ...later }]) {
      const { queryPlanner } = await approvals
        .find(filter)
        .sort({ submitted_at: 1, user_id: 1 })
        .limit(51)
        .explain('queryPlanner');
      const plan = JSON.stringify(queryPlanner.winningPlan);
      expect(plan).toContain('IXSCAN');
      expect(plan).not.toMatch(/COLLSCAN|"SORT"/);
    }
  });
});

test(
  'with RabbitMQ the mails arrive just so',
  async () => {
    const isThere = await withRabbitLock(async (amqpUrl) => {
      const desk = await openApprovalDesk({ amqpUrl });
      try {
        const recruiter = await desk.recruiter();
        await readApproval(desk.service, recruiter);
        await desk.mailServer.waitForMail(recruiter.email);
        await desk.mailServer.waitForMail(mailEnv.STAFF_EMAIL);
      } finally {
        await desk.stop();
      }
    });
    if (!isThere) reportSkipped('RabbitMQ is not installed: reviews went by the in-process adapter alone');
  },
  rabbitLockTimeoutMs,
);

test('when the outbox fails, no approval is created', async () => {
  const desk = await openApprovalDesk({
    replace: () => ({ outbox: { append: () => Promise.reject(new Error('no outbox today')) } }),
  });
  try {
    const recruiter = await desk.recruiter();
    await getApproval(desk.service, recruiter).expect(500);
    expect(await desk.service.database.db.collection('recruiter_reviews').countDocuments()).toBe(0);
    expect(await desk.service.database.db.collection('recruiter_review_log').countDocuments()).toBe(0);
  } finally {
    await desk.stop();
  }
});
