import { randomUUID } from 'node:crypto';
import { createTransact } from '@sabi/service-kit/transaction';
import { eventually } from '@sabi/test-kit/eventually';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { sendBillingMail } from '../src/domain/mail-sending/send-billing-mail';
import { createServiceRequest } from '../src/domain/service-requests/create-service-request';
import type { StoredServiceRequest } from '../src/domain/service-requests/service-request';
import { sweepUnanswered } from '../src/domain/service-requests/sweep-unanswered';
import { withdrawServiceRequest } from '../src/domain/service-requests/withdraw-service-request';
import { sweepOnce } from '../src/entry-points/schedule/start-sweeping';
import { buildOrder } from './support/build-order';
import { staffEmail, startTestService, type TestService } from './support/harness';

/** A Thursday; a consultation requested then is due on Monday at 17:00 WIB. */
const asked = '2026-12-03T09:00:00+07:00';
const sunday = '2026-12-06T23:59:59+07:00';
const dueDay = '2026-12-07T00:00:00+07:00';
const due = '2026-12-07T17:00:00+07:00';
const late = '2026-12-07T17:00:00.001+07:00';
const wish = 'Sore hari, lewat video';
const toStaff = ['Answer today: Career consultation', 'Answer overdue: Career consultation'] as const;

describe('a request that the staff has not answered', () => {
  let service: TestService;
  let clock: jest.SpyInstance<Date, []>;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    clock = jest.spyOn(service.dependencies, 'now');
    await requests().deleteMany({});
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => service.stop());

  const requests = () => service.database.db.collection<StoredServiceRequest>('service_requests');
  const billingMails = () => service.database.db.collection('billing_mails');
  const setClock = (time: string): Date => {
    const now = new Date(time);
    clock.mockReturnValue(now);
    return now;
  };
  const waitForOutbox = () =>
    eventually(async () => expect(await service.database.db.collection('outbox').countDocuments()).toBe(0));
  /** Made then by an account with a consultation left. */
  const make = async () => {
    const { dependencies } = service;
    const now = setClock(asked);
    const { userId } = await service.account({ first_name: 'Ayu' });
    const order = buildOrder(userId, { kind: 'subscription', item: 'basic' } as never, {
      catalogueVersion: '2026-11',
    });
    await dependencies.transact((transaction) =>
      dependencies.grants.grantPaidOrder({ order, paidAt: now }, transaction),
    );
    const wanted = { request_id: randomUUID(), kind: 'consultation', wish } as const;
    await createServiceRequest({ userId, request: wanted, now }, dependencies);
    await waitForOutbox();
    return { userId, id: wanted.request_id };
  };
  const sweep = async (time: string) => {
    setClock(time);
    await sweepOnce(service.dependencies);
    await waitForOutbox();
  };
  const remindersOf = (id: string) =>
    service.mails
      .filter(({ subject, text }) => text.includes(id) && !subject.startsWith('Asked for'))
      .map(({ subject }) => subject);
  const reminderIn = async (id: string) => (await requests().findOne({ id }))?.staff_reminder;

  test('is mailed to the staff on the day it is due, and again once it is overdue', async () => {
    const { id } = await make();
    await sweep(sunday);
    expect(remindersOf(id)).toEqual([]);
    await sweep(dueDay);
    expect(remindersOf(id)).toEqual([toStaff[0]]);
    for (const time of [dueDay, due]) await sweep(time);
    expect(remindersOf(id)).toEqual([toStaff[0]]);
    await sweep(late);
    expect(remindersOf(id)).toEqual(toStaff);
    const mails = service.mails.filter(({ text }) => text.includes(id)).slice(-2);
    expect(mails.map(({ to }) => to)).toEqual([staffEmail, staffEmail]);
    for (const { text } of mails)
      for (const line of [wish, 'Answer by: 7 December 2026, 17:00 WIB']) expect(text).toContain(line);
    expect(mails.map(({ text }) => /\n(.*), and the answer is (.*?)\./.exec(text)?.[2])).toEqual([
      'due today',
      'late',
    ]);
  });

  test('is not mailed again when its mails are no longer stored', async () => {
    const { id } = await make();
    for (const time of [dueDay, late]) await sweep(time);
    await billingMails().deleteMany({});
    for (const time of [late, '2027-05-03T09:00:00+07:00']) await sweep(time);
    expect(remindersOf(id)).toEqual(toStaff);
  });

  test('that is first found when it is overdue is mailed once', async () => {
    const { id } = await make();
    for (const time of ['2026-12-08T09:00:00+07:00', '2026-12-09T09:00:00+07:00']) await sweep(time);
    expect(remindersOf(id)).toEqual([toStaff[1]]);
  });

  test('is mailed once of each, however many replicas sweep at once', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await make()).id));
    const { dependencies } = service;
    const replicas = Array.from({ length: 4 }, () => ({
      ...dependencies,
      transact: createTransact(dependencies.mongo.client),
    }));
    for (const time of [dueDay, late]) {
      const now = setClock(time);
      await Promise.all(replicas.map((replica) => sweepUnanswered({ now }, replica)));
      await waitForOutbox();
    }
    for (const id of ids) {
      expect(remindersOf(id)).toEqual(toStaff);
      expect(await billingMails().countDocuments({ 'subject.request_id': id })).toBe(3);
    }
  });

  test('is left to another replica that was quicker, or to whoever has answered it', async () => {
    const { id, userId } = await make();
    const { dependencies } = service;
    const [found] = await requests()
      .find({ id }, { projection: { _id: 0 } })
      .toArray();
    const now = setClock(late);
    const warn = jest.spyOn(dependencies.logger, 'warn');
    const findStale = jest.spyOn(dependencies.serviceRequests, 'findUnreminded');
    findStale.mockResolvedValue([found as StoredServiceRequest]);
    await sweepUnanswered({ now }, dependencies);
    await sweepUnanswered({ now }, dependencies);
    await waitForOutbox();
    await withdrawServiceRequest({ userId, requestId: id, now }, dependencies);
    await requests().updateOne({ id }, { $unset: { staff_reminder: 1 } });
    await sweepUnanswered({ now }, dependencies);
    await waitForOutbox();
    expect(remindersOf(id)).toEqual([toStaff[1]]);
    expect(warn.mock.calls).toEqual([
      [{ request_id: id, kind: 'consultation', reminder: 'overdue' }, 'service_request.unanswered'],
    ]);
  });

  test.each(['accepted', 'declined', 'withdrawn', 'done'] as const)(
    'is one no more once it is %s',
    async (state) => {
      const { id } = await make();
      await requests().updateOne({ id }, { $set: { state } });
      for (const time of [dueDay, late]) await sweep(time);
      expect(remindersOf(id)).toEqual([]);
    },
  );

  test('is reminded of and mailed, or neither', async () => {
    const { id } = await make();
    const { dependencies } = service;
    const outbox = { append: () => Promise.reject(new Error('The outbox is away')) };
    const now = setClock(late);
    await expect(sweepUnanswered({ now }, { ...dependencies, outbox })).rejects.toThrow(/outbox/);
    expect(await reminderIn(id)).toBeUndefined();
    await sweep(late);
    expect(remindersOf(id)).toEqual([toStaff[1]]);
    expect(await reminderIn(id)).toBe('overdue');
  });

  test.each([
    ['that it is due today, once it is overdue', dueDay, 'open'],
    ['of any kind, once it is answered', late, 'declined'],
  ] as const)('has no mail sent late %s', async (_what, time, state) => {
    const { id } = await make();
    await sweep(time);
    const before = remindersOf(id);
    expect(before).toHaveLength(1);
    const cause = { $regex: `^service-request:${id}:` };
    await billingMails().updateOne({ cause }, { $set: { mailed_at: null } });
    await requests().updateOne({ id }, { $set: { state } });
    setClock(late);
    const { dependencies } = service;
    const mail = await billingMails().findOne({ cause });
    expect(await dependencies.billingMails.findUnsent(String(mail?.['id']))).not.toBeNull();
    await sendBillingMail({ mailId: String(mail?.['id']) }, dependencies);
    expect(remindersOf(id)).toEqual(before);
  });

  test('is logged once where there is no address, also beyond one batch', async () => {
    const { id } = await make();
    const template = await requests().findOne({ id }, { projection: { _id: 0 } });
    const rows = Array.from({ length: 205 }, () => ({
      ...(template as StoredServiceRequest),
      id: randomUUID(),
    }));
    await requests().insertMany(rows);
    const warn = jest.fn((_about: { request_id: string }) => undefined);
    const logger = { ...silentLogger, warn } as unknown as typeof silentLogger;
    const before = await billingMails().countDocuments({ 'subject.kind': 'service_request_reminder' });
    const now = setClock(late);
    const ids = [id, ...rows.map((row) => row.id)].toSorted();
    for (const _again of [1, 2]) {
      await sweepUnanswered({ now }, { ...service.dependencies, staffEmail: undefined, logger });
      expect(warn.mock.calls.map(([{ request_id }]) => request_id).toSorted()).toEqual(ids);
    }
    expect(await billingMails().countDocuments({ 'subject.kind': 'service_request_reminder' })).toBe(before);
  });
});
