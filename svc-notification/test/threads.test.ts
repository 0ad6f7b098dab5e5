import { randomUUID } from 'node:crypto';
import type { MessageReport } from '@sabi/contracts/http/notification/message-reports';
import type { Notification } from '@sabi/contracts/http/notification/notifications';
import type { Thread, ThreadMessage } from '@sabi/contracts/http/notification/threads';
import { hiringAnswerQueue, hiringMessageQueue } from '@sabi/contracts/messages/queues';
import { outreachLimit } from '@sabi/contracts/notification/thread-terms';
import { eventually } from '@sabi/test-kit/eventually';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import { readThread } from '../src/domain/threads/read-thread';
import { sendMessage } from '../src/domain/threads/send-message';
import { createDyingProcess, ProcessDied } from './support/dying-process';
import { type Account, base, startTestService, type TestService } from './support/harness';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const words = () => ({ message_id: randomUUID(), text: `canary ${randomUUID()}` });
const start = (caller: Account, to: object, message = words()) =>
  service.call('post', `${base}/threads`, caller, { ...message, to });
const pathOf = (threadId: string) => `${base}/threads/${threadId}`;
const send = (caller: Account, threadId: string, message = words()) =>
  service.call('post', `${pathOf(threadId)}/messages`, caller, message);
const read = async (caller: Account, threadId: string, after = 0): Promise<ThreadMessage[]> =>
  (await service.call('get', `${pathOf(threadId)}/messages?after=${after}`, caller).expect(200)).body
    .messages;
const list = async (caller: Account, companyId?: string): Promise<Thread[]> => {
  const query = companyId ? `?company_id=${companyId}` : '';
  return (await service.call('get', `${base}/threads${query}`, caller).expect(200)).body.threads;
};
const listNotifications = async (caller: Account): Promise<Notification[]> =>
  (await service.call('get', `${base}/notifications`, caller).expect(200)).body.notifications;

/** A talent, a recruiter of a company, and the talent's application there. */
const openWorld = async () => {
  const [talent, recruiter] = await Promise.all([service.account(), service.account()]);
  const companyId = randomUUID();
  service.setRole(recruiter, companyId, 'recruiter');
  return { talent, recruiter, companyId, applicationId: await service.apply(talent, companyId) };
};

/** With a first message of the recruiter. */
const openThread = async () => {
  const world = await openWorld();
  const first = words();
  await start(world.recruiter, { application_id: world.applicationId }, first).expect(201);
  return { ...world, threadId: world.applicationId, first };
};

describe('a thread about an application', () => {
  test('is started by either side, is one, and both read it in order with what is new to them', async () => {
    const { talent, recruiter, companyId, applicationId } = await openWorld();
    const to = { application_id: applicationId };
    const { body: started } = await start(talent, to).expect(201);
    expect(started.thread).toMatchObject({ application_id: applicationId, last_no: 1, read_no: 1 });
    const { body: answered } = await start(recruiter, to).expect(201);
    expect(answered.thread.thread_id).toBe(started.thread.thread_id);
    const { thread_id: threadId } = started.thread as Thread;
    expect(await list(talent)).toMatchObject([{ thread_id: threadId, last_no: 2, read_no: 1 }]);
    expect(await list(recruiter, companyId)).toMatchObject([{ thread_id: threadId, read_no: 2 }]);
    const ofTalent = await read(talent, threadId);
    expect(ofTalent.map(({ no, side, is_own: isOwn }) => [no, side, isOwn])).toEqual([
      [1, 'talent', true],
      [2, 'company', false],
    ]);
    expect(ofTalent[1]?.author_id).toBeNull();
    const ofCompany = await read(recruiter, threadId, 1);
    expect(ofCompany).toMatchObject([{ no: 2, is_own: true, author_id: recruiter.userId }]);
    const { body: seen } = await service
      .call('post', `${pathOf(threadId)}/read`, talent, { through: 1000 })
      .expect(200);
    expect(seen.read_no).toBe(2);
  });

  test('notifies the other side, once for what was written within 15 minutes, until it is read', async () => {
    const { talent, recruiter, threadId } = await openThread();
    await send(recruiter, threadId).expect(201);
    expect(await listNotifications(talent)).toMatchObject([
      { kind: 'message_received', topic: 'messages', subject: { type: 'thread', id: threadId }, count: 2 },
    ]);
    await service.call('post', `${pathOf(threadId)}/read`, talent, { through: 1 }).expect(200);
    expect(await listNotifications(talent)).toMatchObject([{ read_at: null }]);
    await service.call('post', `${pathOf(threadId)}/read`, talent, { through: 2 }).expect(200);
    expect(await listNotifications(talent)).toMatchObject([{ read_at: expect.any(String) }]);
    await send(talent, threadId).expect(201);
    expect(await listNotifications(recruiter)).toMatchObject([{ count: 1 }]);
  });

  test('has a message once, however often and by however many calls at once it is sent', async () => {
    const { talent, recruiter, threadId, first } = await openThread();
    await start(recruiter, { application_id: threadId }, first).expect(201);
    const message = words();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(talent, threadId, message)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.no)).size).toBe(1);
    expect((await read(talent, threadId)).map(({ no }) => no)).toEqual([1, 2]);
    expect(await listNotifications(recruiter)).toMatchObject([{ count: 1 }]);
    await send(recruiter, threadId, message).expect(409, /IDEMPOTENCY_KEY_REUSED/);
  });

  test('has a message once, with one notification, at whichever step the process dies', async () => {
    const { talent, recruiter, threadId } = await openThread();
    const caller = { threadId, userId: recruiter.userId, authorization: 'Bearer token' };
    let sent = 1;
    let hasDied = true;
    for (let at = 1; hasDied; at += 1) {
      hasDied = false;
      for (const moment of ['before', 'after'] as const) {
        const message = words();
        const dying = createDyingProcess(service.dependencies, { at, moment });
        await sendMessage(caller, message, { ...service.dependencies, ...dying }).catch((error: unknown) => {
          if (!(error instanceof ProcessDied)) throw error;
          hasDied = true;
        });
        await send(recruiter, threadId, message).expect(201);
        sent += 1;
      }
    }
    expect(sent).toBeGreaterThan(20);
    const numbers = (await read(talent, threadId)).map(({ no }) => no);
    expect(numbers).toEqual(Array.from({ length: Math.min(sent, 50) }, (_message, index) => index + 1));
    expect(await list(talent)).toMatchObject([{ last_no: sent }]);
    const shown = await listNotifications(talent);
    expect(shown.reduce((total, { count }) => total + count, 0)).toBe(sent);
  });

  test('reports the first message of the company as its answer, once', async () => {
    const heard: unknown[] = [];
    service.broker.register(hiringAnswerQueue.name, async ({ body }) => void heard.push(body));
    const { talent, recruiter, companyId: company_id, applicationId } = await openWorld();
    await start(talent, { application_id: applicationId }).expect(201);
    const message = words();
    for (const repeated of [message, message, words()])
      await send(recruiter, applicationId, repeated).expect(201);
    const outbox = service.database.db.collection('outbox');
    await eventually(async () => expect(await outbox.countDocuments()).toBe(0));
    const written_at = service.clock.now.toISOString();
    const member_id = recruiter.userId;
    expect(heard).toEqual([{ application_id: applicationId, company_id, member_id, written_at }]);
  });

  test('reports each message of the talent, with the members who were notified of it', async () => {
    const heard: unknown[] = [];
    service.broker.register(hiringMessageQueue.name, async ({ body }) => void heard.push(body));
    const { talent, recruiter, companyId: company_id, applicationId: application_id } = await openWorld();
    const [first, second] = [words(), words()];
    await start(talent, { application_id }, first).expect(201);
    expect(await listNotifications(recruiter)).toEqual([]);
    await start(recruiter, { application_id }).expect(201);
    for (const repeated of [second, second]) await send(talent, application_id, repeated).expect(201);
    expect(await listNotifications(recruiter)).toMatchObject([{ count: 1 }]);
    const outbox = service.database.db.collection('outbox');
    await eventually(async () => expect(await outbox.countDocuments()).toBe(0));
    const about = { application_id, company_id };
    expect(heard).toEqual([
      { ...about, message_id: first.message_id, notified_ids: [] },
      { ...about, message_id: second.message_id, notified_ids: [recruiter.userId] },
    ]);
  });

  test('is blocked by one side for both, in words that do not say by whom', async () => {
    const { talent, recruiter, threadId } = await openThread();
    const block = `${pathOf(threadId)}/block`;
    expect((await service.call('put', block, talent).expect(200)).body.is_blocked).toBe(true);
    const { body: refused } = await send(recruiter, threadId).expect(403);
    expect(refused.code).toBe('BLOCKED');
    expect(JSON.stringify(refused)).not.toMatch(/block(?!ed")/i);
    await start(recruiter, { application_id: threadId }).expect(403);
    const seen = await service.call('get', pathOf(threadId), recruiter).expect(200);
    expect(seen.body.is_blocked).toBe(false);
    await service.call('delete', block, recruiter).expect(200); // takes back its own alone
    await send(recruiter, threadId).expect(403);
    await service.call('delete', block, talent).expect(200);
    await send(recruiter, threadId).expect(201);
  });
});

describe('whoever is on neither side', () => {
  test('reaches nothing of a thread', async () => {
    const { talent, companyId, threadId, first } = await openThread();
    const [outsider, interviewer, removed] = await Promise.all([
      service.account(),
      service.account(),
      service.account(),
    ]);
    service.setRole(outsider, randomUUID(), 'owner');
    service.setRole(interviewer, companyId, 'interviewer');
    service.setRole(removed, companyId, 'admin');
    await send(removed, threadId).expect(201);
    service.setRole(removed, companyId, null);
    const path = pathOf(threadId);
    for (const account of [outsider, interviewer, removed]) {
      const answers = [
        await service.call('get', path, account),
        await service.call('get', `${path}/messages`, account),
        await send(account, threadId),
        await service.call('post', `${path}/read`, account, { through: 9 }),
        await service.call('put', `${path}/block`, account),
        await service.call('delete', `${path}/block`, account),
        await start(account, { application_id: threadId }),
        await service.call('get', `${base}/threads?company_id=${companyId}`, account),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
      expect(JSON.stringify(answers.map(({ body }) => body as object))).not.toContain(first.text);
      expect(await list(account)).toEqual([]);
    }
    expect(await list(talent)).toMatchObject([{ last_no: 2, is_blocked: false }]);
  });

  test('is answered with no thread where it asks for one by its id, and so is who asks before the first message', async () => {
    const { talent, recruiter, applicationId } = await openWorld();
    const find = async (caller: Account, id: string) =>
      (await service.call('get', `${base}/threads?thread_id=${id}`, caller).expect(200)).body.threads;
    expect([await find(talent, applicationId), await find(recruiter, applicationId)]).toEqual([[], []]);
    await start(recruiter, { application_id: applicationId }).expect(201);
    const thread = { thread_id: applicationId, last_no: 1 };
    expect(await find(talent, applicationId)).toMatchObject([{ ...thread, read_no: 0 }]);
    expect(await find(recruiter, applicationId)).toMatchObject([{ ...thread, read_no: 1 }]);
    expect(await find(await service.account(), applicationId)).toEqual([]);
  });

  test('starts none about an application that there is not', async () => {
    const { recruiter } = await openWorld();
    await start(recruiter, { application_id: randomUUID() }).expect(404, /RECIPIENT_NOT_FOUND/);
  });
});

describe('a report of a message', () => {
  const reports = `${base}/staff/message-reports`;
  const report = (caller: Account, threadId: string, body: object = {}) =>
    service.call('post', `${pathOf(threadId)}/reports`, caller, {
      report_id: randomUUID(),
      message_no: 1,
      reason: 'asks_for_money',
      ...body,
    });
  const find = async (id: string, state = 'open') => {
    const { body } = await service.staff('get', `${reports}?state=${state}`);
    return (body.reports as MessageReport[]).find((each) => each.report_id === id);
  };

  test('shows the staff the message with what led to it, once, and ends the thread where it is upheld', async () => {
    const { talent, recruiter, companyId, threadId, first } = await openThread();
    await send(recruiter, threadId).expect(201);
    const reportId = randomUUID();
    const text = `canary ${randomUUID()}`;
    for (const id of [reportId, reportId, randomUUID()])
      await report(talent, threadId, { report_id: id, message_no: 2, text }).expect(202);
    expect(await find(reportId)).toMatchObject({
      ...{ thread_id: threadId, company_id: companyId, message_no: 2, text, reporter_side: 'talent' },
      ...{ reporter_id: talent.userId, author_id: recruiter.userId, due_at: expect.any(String) },
      messages: [{ no: 1, side: 'company', text: first.text }, { no: 2 }],
    });
    const { body: all } = await service.staff('get', reports);
    expect((all.reports as MessageReport[]).filter(({ text: words }) => words === text)).toHaveLength(1);
    const decision = { decision: 'upheld', reason: 'It asks for a fee' };
    for (const _time of [1, 2]) {
      const { status, body } = await service.staff('post', `${reports}/${reportId}/decision`, decision);
      expect([status, body.state]).toEqual([200, 'upheld']);
    }
    const other = { decision: 'dismissed', reason: 'No' };
    const late = await service.staff('post', `${reports}/${reportId}/decision`, other);
    expect([late.status, late.body.code]).toEqual([409, 'REPORT_STATE_UNFIT']);
    for (const account of [recruiter, talent]) await send(account, threadId).expect(403, /BLOCKED/);
    await service.call('delete', `${pathOf(threadId)}/block`, recruiter).expect(200);
    await send(recruiter, threadId).expect(403, /BLOCKED/);
    const { entries } = await service.dependencies.auditChain.list(
      { subject: { type: 'message_report', id: reportId } },
      { limit: 10 },
    );
    expect(entries).toMatchObject([
      { action: 'message_report.upheld', actor: { id: 'rina', kind: 'staff' } },
    ]);
    await service.erase(talent);
    await service.erase(recruiter);
    const { db } = service.database;
    for (const { userId } of [talent, recruiter])
      expect(await findCollectionsContaining(db, userId)).toEqual(['erased_accounts']);
    expect(await findCollectionsContaining(db, text)).toEqual([]);
    expect(await find(reportId, 'upheld')).toMatchObject({ reporter_id: null, author_id: null, text: null });
    expect(await service.dependencies.auditChain.verify()).toMatchObject({ ok: true });
  });

  test('is of the other side, by who takes part, and changes nothing where it is dismissed', async () => {
    const { talent, recruiter, threadId } = await openThread();
    await report(recruiter, threadId).expect(404, /MESSAGE_NOT_FOUND/);
    await report(talent, threadId, { message_no: 2 }).expect(404, /MESSAGE_NOT_FOUND/);
    await report(await service.account(), threadId).expect(404, /THREAD_NOT_FOUND/);
    const reportId = randomUUID();
    await report(talent, threadId, { report_id: reportId }).expect(202);
    const decision = { decision: 'dismissed', reason: 'It is a question about pay' };
    const { status } = await service.staff('post', `${reports}/${reportId}/decision`, decision);
    expect(status).toBe(200);
    await send(recruiter, threadId).expect(201);
    const missing = await service.staff('post', `${reports}/${randomUUID()}/decision`, decision);
    expect(missing.status).toBe(404);
  });
});

describe('a talent who has not applied', () => {
  test('is written to by a company that may see the talent, in one thread with it', async () => {
    const { companyId, recruiter } = await openWorld();
    const [talent, colleague] = await Promise.all([service.account(), service.account()]);
    service.setRole(colleague, companyId, 'owner');
    const to = { company_id: companyId, talent_id: talent.userId };
    await start(recruiter, to).expect(404, /RECIPIENT_NOT_FOUND/);
    service.reachable.add(talent.userId);
    await start(await service.account(), to).expect(404, /RECIPIENT_NOT_FOUND/);
    const { body: started } = await start(recruiter, to).expect(201);
    const { body: joined } = await start(colleague, to).expect(201);
    expect(joined.thread.thread_id).toBe(started.thread.thread_id);
    await send(talent, started.thread.thread_id).expect(201);
  });

  test('hears from a member who has written to fewer than 20 new ones in a day', async () => {
    const { companyId, recruiter } = await openWorld();
    const talents = Array.from({ length: outreachLimit + 1 }, () => randomUUID());
    for (const talentId of talents) service.reachable.add(talentId);
    const write = (talentId: string) => start(recruiter, { company_id: companyId, talent_id: talentId });
    const statuses: number[] = [];
    for (const talentId of talents) statuses.push((await write(talentId)).status);
    expect(statuses).toEqual([...Array.from({ length: outreachLimit }, () => 201), 429]);
    const refused = await write(talents.at(-1) ?? '').expect(429, /OUTREACH_LIMIT/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
    await write(talents[0] ?? '').expect(201); // no first message
  });
});

describe('an erased account', () => {
  test('of a talent takes all texts of its threads along, and nobody writes there any more', async () => {
    const { talent, recruiter, companyId, threadId, first } = await openThread();
    const own = words();
    await send(talent, threadId, own).expect(201);
    const reported = { report_id: randomUUID(), message_no: 2, reason: 'asks_for_money', ...words() };
    await service
      .call('post', `${pathOf(threadId)}/reports`, recruiter, { ...reported, message_id: undefined })
      .expect(202);
    await service.erase(talent);
    const { db } = service.database;
    expect(await findCollectionsContaining(db, talent.userId)).toEqual(['erased_accounts']);
    for (const text of [first.text, own.text, reported.text])
      expect(await findCollectionsContaining(db, text)).toEqual([]);
    expect(await list(recruiter, companyId)).toMatchObject([{ talent_id: null, last_no: 2 }]);
    expect((await read(recruiter, threadId)).map(({ text }) => text)).toEqual([null, null]);
    await send(recruiter, threadId).expect(403, /BLOCKED/);
    await send(talent, threadId).expect(404);
    expect(await findCollectionsContaining(db, talent.userId)).toEqual(['erased_accounts']);
  });

  test('leaves nothing where it marks a thread as read while it is erased', async () => {
    const { talent, recruiter, threadId } = await openThread();
    const { threads, transact } = service.dependencies;
    for (const reader of [talent, recruiter]) {
      const erasesFirst = {
        ...service.dependencies,
        transact: async (...work: Parameters<typeof transact>) => {
          await service.erase(reader);
          return transact(...work);
        },
      } as typeof service.dependencies;
      const caller = { threadId, userId: reader.userId, authorization: 'Bearer token', through: 1 };
      await expect(readThread(caller, erasesFirst)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
      expect(await findCollectionsContaining(service.database.db, reader.userId)).toEqual([
        'erased_accounts',
      ]);
    }
    expect(await threads.find(threadId)).not.toBeNull();
  });

  test('of a member takes what it wrote along, and the thread stays', async () => {
    const { talent, recruiter, threadId, first } = await openThread();
    const own = words();
    await send(talent, threadId, own).expect(201);
    await service.erase(recruiter);
    const { db } = service.database;
    expect(await findCollectionsContaining(db, recruiter.userId)).toEqual(['erased_accounts']);
    expect(await findCollectionsContaining(db, first.text)).toEqual([]);
    expect((await read(talent, threadId)).map(({ text }) => text)).toEqual([null, own.text]);
    await send(recruiter, threadId).expect(401, /TOKEN_INVALID/);
  });
});

test('the copy of an account has what it wrote and what companies wrote to it, and no member; that of a member its own', async () => {
  const { talent, recruiter, threadId, first } = await openThread();
  const own = words();
  await send(talent, threadId, own).expect(201);
  await service.call('put', `${pathOf(threadId)}/block`, talent).expect(200);
  const copyOf = async (account: Account) =>
    (await service.call('get', `${base}/export`, account).expect(200)).body.documents[0].data;
  const copy = await copyOf(talent);
  expect(copy).toMatchObject({
    threads: [{ thread_id: threadId, application_id: threadId, is_blocked: true }],
    messages: [{ thread_id: threadId, text: own.text }],
    received_messages: [{ thread_id: threadId, text: first.text }],
  });
  expect(JSON.stringify(copy)).not.toContain(recruiter.userId);
  const ofMember = await copyOf(recruiter);
  expect(ofMember).toMatchObject({ threads: [], messages: [{ text: first.text }], received_messages: [] });
  expect(JSON.stringify(ofMember)).not.toContain(own.text);
});
