import { randomUUID } from 'node:crypto';
import type { PlanType, ServiceType } from '@sabi/contracts/http/billing/catalogue';
import type { ServiceRequest, StaffServiceRequest } from '@sabi/contracts/http/billing/service-requests';
import { eventually } from '@sabi/test-kit/eventually';
import { staffClaims } from '@sabi/test-kit/openapi/staff-access';
import request from 'supertest';
import { sweepExpiredLots } from '../src/domain/entitlements/sweep-expired-lots';
import { viewStatement } from '../src/domain/entitlements/view-statement';
import { sendBillingMail } from '../src/domain/mail-sending/send-billing-mail';
import { createServiceRequest } from '../src/domain/service-requests/create-service-request';
import { buildOrder } from './support/build-order';
import { staffActsOf } from './support/purchases';
import { type Account, staffEmail, startTestService, type TestService } from './support/harness';

const path = '/api/billing/v1/service-requests';
const staffPath = '/api/billing/v1/admin/service-requests';
const answer = 'Selasa pukul 10.00.\nTautannya menyusul.';

describe('a request for what a person does', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  /** An account with a purchase, without the payment provider. */
  const buyerOf = async (item: PlanType | ServiceType = 'basic', metadata: object = {}) => {
    const buyer = await service.account({ first_name: 'Ayu', ...metadata });
    const { grants, transact } = service.dependencies;
    const kind = ['basic', 'elite'].includes(item) ? 'subscription' : 'ala_carte';
    const changes = { catalogueVersion: '2026-11' };
    const order = buildOrder(buyer.userId, { kind, item } as never, changes);
    await transact((transaction) => grants.grantPaidOrder({ order, paidAt: new Date() }, transaction));
    return { ...buyer, order };
  };
  const newRequest = (changes: object = {}) => ({
    ...{ request_id: randomUUID(), kind: 'consultation', wish: 'Sore hari, lewat video' },
    ...changes,
  });
  const ask = ({ token }: Account, body: object = newRequest()) =>
    request(service.url).post(path).auth(token, { type: 'bearer' }).send(body);
  const askFor = async (buyer: Account, changes: object = {}) =>
    (await ask(buyer, newRequest(changes)).expect(201)).body as ServiceRequest;
  const withdraw = ({ token }: Account, id: string) =>
    request(service.url).post(`${path}/${id}/withdraw`).auth(token, { type: 'bearer' });
  const list = async ({ token }: Account, query = '') =>
    (await request(service.url).get(`${path}${query}`).auth(token, { type: 'bearer' }).expect(200)).body as {
      requests: ServiceRequest[];
      next: string | null;
    };
  const step = async (id: string, name: 'accept' | 'decline' | 'complete') => {
    const token = await service.staffToken();
    const pending = request(service.url).post(`${staffPath}/${id}/${name}`).auth(token, { type: 'bearer' });
    return name === 'complete' ? pending : pending.send({ answer });
  };
  const listForStaff = async (query = '') => {
    const token = await service.staffToken();
    const pending = request(service.url).get(`${staffPath}${query}`).auth(token, { type: 'bearer' });
    return (await pending.expect(200)).body as { requests: StaffServiceRequest[]; next: string | null };
  };
  const leftOf = async ({ token }: Account, kind = 'consultation') => {
    const question = `/api/billing/v1/entitlements/check?kind=${kind}`;
    const { body } = await request(service.url).get(question).auth(token, { type: 'bearer' }).expect(200);
    return (body as { available: number }).available;
  };
  const actsOn = (id: string) => staffActsOf(service, { subject: { type: 'service_request', id } });
  const storedOf = ({ userId }: Account) =>
    service.database.db.collection('service_requests').countDocuments({ user_id: userId });
  const mailed = (text: string) => service.mails.filter((mail) => mail.text.includes(text));
  const waitForOutbox = () =>
    eventually(async () => expect(await service.database.db.collection('outbox').countDocuments()).toBe(0));

  test('has an owner of the staff, whose queue shows it', async () => {
    const { request_id: id, ...asked } = await askFor(await buyerOf());
    expect(asked.state).toBe('open');
    const claims = { ...staffClaims({ roles: ['support'] }), email: 'rina@sabi.example' };
    const token = await service.issuer.sign(claims);
    const mine = async () =>
      (
        await request(service.url)
          .get(`${staffPath}?state=open&owner=me`)
          .auth(token, { type: 'bearer' })
          .expect(200)
      ).body;
    const assign = (take: boolean, version: number) =>
      request(service.url)
        .post(`${staffPath}/${id}/assign`)
        .auth(token, { type: 'bearer' })
        .send({ take, version });
    expect((await mine()).requests).toEqual([]);
    const { body } = await assign(true, 0).expect(200);
    expect(body).toEqual({ owner: { id: claims.sub, name: claims.email }, version: 1 });
    expect(await mine()).toMatchObject({ requests: [{ request_id: id }], assignments: { [id]: body } });
    await assign(false, 0).expect(409);
    await assign(false, 1).expect(200);
    expect((await mine()).requests).toEqual([]);
  });

  test('is stored with the time by which the staff answers, and uses up nothing', async () => {
    const buyer = await buyerOf();
    const asked = newRequest();
    const { body } = await ask(buyer, asked).expect(201);
    expect(body).toEqual({
      ...asked,
      state: 'open',
      answer: null,
      due_at: expect.stringMatching(/T10:00:00.000Z$/), // 17:00 WIB
      created_at: expect.any(String),
      answered_at: null,
      done_at: null,
    });
    expect(await leftOf(buyer)).toBe(1);
    expect(await list(buyer)).toEqual({ requests: [body], next: null });
  });

  test('made on a Thursday is due at the end of as many working days as its kind takes', async () => {
    const { userId } = await buyerOf();
    const now = new Date('2026-12-03T09:00:00+07:00');
    const due = async (kind: 'cv_makeover' | 'consultation') => {
      const wanted = { request_id: randomUUID(), kind };
      return (await createServiceRequest({ userId, request: wanted, now }, service.dependencies)).due_at;
    };
    expect(await due('consultation')).toBe('2026-12-07T10:00:00.000Z');
    expect(await due('cv_makeover')).toBe('2026-12-08T10:00:00.000Z');
  });

  test('made in time is accepted after its plan has ended, once, and lengthens nothing without end', async () => {
    const { userId, token, order } = await buyerOf();
    const buyer = { userId, token } as Account;
    const { dependencies } = service;
    const lotsOf = async () => (await dependencies.ledger.read(userId)).lots;
    const end = (await lotsOf()).find(({ kind }) => kind === 'consultation')?.ends_at ?? new Date(0);
    const now = new Date(end.getTime() - 3_600_000);
    const make = (at: Date) =>
      createServiceRequest(
        { userId, request: { request_id: randomUUID(), kind: 'consultation' }, now: at },
        dependencies,
      );
    const made = await make(now);
    const kept = (await lotsOf()).find(({ kind }) => kind === 'consultation')?.ends_at;
    expect(kept?.getTime()).toBe(Date.parse(made.due_at) + 7 * 86_400_000);
    const unasked = (await lotsOf()).find(({ kind }) => kind === 'webinar')?.ends_at;
    expect(unasked).toEqual(end);

    const late = jest.spyOn(dependencies, 'now').mockReturnValue(new Date(Date.parse(made.due_at)));
    await sweepExpiredLots({ now: dependencies.now() }, dependencies);
    expect(await lotsOf()).toMatchObject([{ kind: 'consultation', remaining: 1, order_id: order.id }]);
    await step(made.request_id, 'accept').then(({ status }) => expect(status).toBe(200));
    late.mockRestore();
    expect(await leftOf(buyer)).toBe(0);
    const statement = await viewStatement({ userId, before: undefined, now: new Date() }, dependencies);
    expect(statement.events.filter(({ type }) => type === 'used')).toHaveLength(1);
  });

  test('asked repeatedly, an ending lot is extended once', async () => {
    const buyer = await buyerOf();
    const { dependencies } = service;
    const endOf = async () =>
      (await dependencies.ledger.read(buyer.userId)).lots.find(({ kind }) => kind === 'consultation')
        ?.ends_at;
    const end = (await endOf()) ?? new Date(0);
    const ends: (Date | null | undefined)[] = [];
    for (const hours of [2, 1]) {
      const now = new Date(end.getTime() - hours * 3_600_000);
      const { request_id: id } = await createServiceRequest(
        { userId: buyer.userId, request: { request_id: randomUUID(), kind: 'consultation' }, now },
        dependencies,
      );
      await withdraw(buyer, id).expect(200);
      ends.push(await endOf());
    }
    expect(ends[1]).toEqual(ends[0]);
  });

  test('is mailed to the staff once, with what its owner wishes', async () => {
    const buyer = await buyerOf();
    const asked = newRequest();
    for (const _again of [1, 2]) await ask(buyer, asked).expect(201);
    await waitForOutbox();
    const mails = mailed(asked.request_id);
    expect(mails).toMatchObject([
      { to: staffEmail, subject: 'Asked for: Career consultation', replyTo: { name: 'Ayu' } },
    ]);
    for (const text of [asked.wish, 'Name: Ayu', 'Answer by: ']) expect(mails[0]?.text).toContain(text);
  });

  test('that was withdrawn before the mail was sent is not mailed', async () => {
    const buyer = await buyerOf();
    const { request_id: id } = await askFor(buyer);
    await waitForOutbox();
    const before = mailed(id).length;
    const mails = service.database.db.collection('billing_mails');
    await mails.updateOne({ cause: `service-request:${id}` }, { $set: { mailed_at: null } });
    await withdraw(buyer, id).expect(200);
    const { billingMails } = service.dependencies;
    const mail = await mails.findOne({ cause: `service-request:${id}` });
    expect(await billingMails.findUnsent(String(mail?.['id']))).not.toBeNull();
    await sendBillingMail({ mailId: String(mail?.['id']) }, service.dependencies);
    expect(mailed(id)).toHaveLength(before);
  });

  test('sent twice is stored once and answered alike; with other content it is refused', async () => {
    const buyer = await buyerOf('elite');
    const asked = newRequest();
    const first = await ask(buyer, asked).expect(201);
    const second = await ask(buyer, asked).expect(201);
    expect(second.body).toEqual(first.body);
    await ask(buyer, { ...asked, wish: 'Pagi' }).expect(409, /IDEMPOTENCY_KEY_REUSED/);
    await ask(buyer, { ...asked, kind: 'webinar' }).expect(409, /IDEMPOTENCY_KEY_REUSED/);
    expect(await storedOf(buyer)).toBe(1);
  });

  test('sent ten times at once is stored once and mailed once', async () => {
    const buyer = await buyerOf('elite');
    const asked = newRequest();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(buyer, asked)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(201));
    expect(await storedOf(buyer)).toBe(1);
    await waitForOutbox();
    expect(mailed(asked.request_id)).toHaveLength(1);
  });

  test('S46 of another account is not found, and its id reveals nothing', async () => {
    const asked = newRequest();
    const owner = await buyerOf();
    await ask(owner, asked).expect(201);
    const other = await buyerOf();
    const refused = await ask(other, asked).expect(409, /IDEMPOTENCY_KEY_REUSED/);
    expect(refused.text).not.toContain(asked.wish);
    await withdraw(other, asked.request_id).expect(404, /SERVICE_REQUEST_NOT_FOUND/);
    expect((await list(other)).requests).toEqual([]);
    expect((await list(owner)).requests).toMatchObject([{ state: 'open' }]);
  });

  test('is refused for what was not bought, or of which all is requested', async () => {
    await ask(await service.account()).expect(409, /ENTITLEMENT_USED_UP/);
    const buyer = await buyerOf();
    const { request_id: id } = await askFor(buyer);
    await ask(buyer).expect(409, /ENTITLEMENT_USED_UP/);
    await withdraw(buyer, id).expect(200);
    await ask(buyer).expect(201);
  });

  test('of more than are left at once, as many are stored as are left, also at two replicas', async () => {
    const buyer = await buyerOf('elite');
    const { dependencies } = service;
    // A replica, which does not share this process's mutex.
    const replica = { ...dependencies, runExclusive: <T>(_user: string, work: () => Promise<T>) => work() };
    const askThere = () => {
      const wanted = { request_id: randomUUID(), kind: 'consultation' } as const;
      return createServiceRequest({ userId: buyer.userId, request: wanted, now: new Date() }, replica);
    };
    const answers = await Promise.allSettled([
      ...Array.from({ length: 10 }, askThere),
      ...Array.from({ length: 5 }, () => ask(buyer).expect(201)),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await storedOf(buyer)).toBe(5);
  });

  test('beside a use of the last one, one of both comes through', async () => {
    const buyer = await buyerOf();
    const wanted = { request_id: randomUUID(), kind: 'consultation' } as const;
    const use = { kind: 'consultation', quantity: 1, idempotency_key: 'one' };
    await Promise.all([
      ask(buyer, wanted),
      request(service.url)
        .post('/api/billing/v1/entitlements/consume')
        .auth(buyer.token, { type: 'bearer' })
        .send(use),
    ]);
    // A use ignores open requests, whose entitlement is then used up.
    expect(await leftOf(buyer)).toBe(0);
    if ((await storedOf(buyer)) === 1)
      expect(await step(wanted.request_id, 'accept')).toMatchObject({
        status: 409,
        body: { code: 'ENTITLEMENT_USED_UP' },
      });
  });

  test.each(['cv_template_basic', 'job_application'])(
    'is not made for %s, which no person does',
    async (kind) => {
      await ask(await buyerOf(), newRequest({ kind })).expect(409, /SERVICE_REQUEST_UNFIT/);
    },
  );

  test('is limited in a day: each is a mail to the staff', async () => {
    const buyer = await buyerOf();
    for (let index = 0; index < 30; index += 1)
      await service.dependencies.serviceRequestLimit.begin(buyer.userId);
    const { headers } = await ask(buyer).expect(429, /RATE_LIMITED/);
    expect(headers['retry-after']).toMatch(/^\d+$/);
  });

  test('accepted uses up one, however often that is sent, and its owner is mailed once', async () => {
    const buyer = await buyerOf('elite', { language: 'id' });
    const { request_id: id } = await askFor(buyer);
    const accepted = await Promise.all([step(id, 'accept'), step(id, 'accept'), step(id, 'accept')]);
    for (const { status, body } of accepted) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ state: 'accepted', answer, user_id: buyer.userId, name: 'Ayu' });
    }
    expect(await leftOf(buyer)).toBe(4);
    const entries = service.database.db.collection('ledger_entries');
    const key = { user_id: buyer.userId, idempotency_key: `service-request:${id}` };
    expect(await entries.find(key).toArray()).toMatchObject([
      { type: 'debit', kind: 'consultation', amount: -1, cause: 'use', staff_id: 'rina' },
    ]);
    expect(await actsOn(id)).toMatchObject([
      {
        ...{ action: 'service_request.accepted', actor: { id: 'rina' }, about: [buyer.userId] },
        details: { facts: { request_id: id, kind: 'consultation' } },
      },
    ]);
    await waitForOutbox();
    const mails = service.mails.filter(
      ({ subject }) => subject === 'Permintaan Anda kami setujui: Konsultasi karier',
    );
    expect(mails).toHaveLength(1);
    for (const line of answer.split('\n')) expect(mails[0]?.text).toContain(line);
    await withdraw(buyer, id).expect(409, /SERVICE_REQUEST_STATE_UNFIT/);
    expect(await step(id, 'decline')).toMatchObject({ status: 409 });
  });

  test('that nothing is left for stays open when it is accepted', async () => {
    const buyer = await buyerOf();
    const { request_id: id } = await askFor(buyer);
    const { grants, transact } = service.dependencies;
    const refund = { order: buyer.order, reason: 'Asked for', staffUserId: 'rina' };
    await transact((transaction) => grants.reverseOrder(refund, transaction));
    expect(await step(id, 'accept')).toMatchObject({ status: 409, body: { code: 'ENTITLEMENT_USED_UP' } });
    expect((await list(buyer)).requests).toMatchObject([{ state: 'open', answer: null }]);
    expect(await actsOn(id)).toEqual([]);
    expect(await step(id, 'decline')).toMatchObject({ status: 200 });
  });

  test('declined and withdrawn uses up nothing, each once', async () => {
    const buyer = await buyerOf();
    const { request_id: declined } = await askFor(buyer);
    for (const _again of [1, 2])
      expect(await step(declined, 'decline')).toMatchObject({
        status: 200,
        body: { state: 'declined', answer },
      });
    const { request_id: withdrawn } = await askFor(buyer);
    const [first, again] = [await withdraw(buyer, withdrawn), await withdraw(buyer, withdrawn)];
    expect(first.body).toMatchObject({ state: 'withdrawn', answered_at: expect.any(String) });
    expect(again.body).toEqual(first.body);
    expect(await step(withdrawn, 'accept')).toMatchObject({ status: 409 });
    expect(await leftOf(buyer)).toBe(1);
    expect(await actsOn(declined)).toHaveLength(1);
    await waitForOutbox();
    const subject = 'We could not accept your request: Career consultation';
    expect(service.mails.filter((mail) => mail.subject === subject && mail.text.includes('Ayu'))).not.toEqual(
      [],
    );
  });

  test('is done once it was accepted, and not before', async () => {
    const buyer = await buyerOf();
    const { request_id: id } = await askFor(buyer);
    expect(await step(id, 'complete')).toMatchObject({
      status: 409,
      body: { code: 'SERVICE_REQUEST_STATE_UNFIT' },
    });
    await step(id, 'accept');
    const [first, again] = [await step(id, 'complete'), await step(id, 'complete')];
    expect(first).toMatchObject({
      status: 200,
      body: { state: 'done', answer, done_at: expect.any(String) },
    });
    expect(again.body).toEqual(first.body);
    expect(await leftOf(buyer)).toBe(0);
    await waitForOutbox();
    expect(mailed('What you asked for is done: Career consultation.')).toHaveLength(1);
  });

  test('that does not exist is not found', async () => {
    for (const name of ['accept', 'decline', 'complete'] as const)
      expect(await step(randomUUID(), name)).toMatchObject({
        status: 404,
        body: { code: 'SERVICE_REQUEST_NOT_FOUND' },
      });
    await withdraw(await buyerOf(), randomUUID()).expect(404);
  });

  test('is listed for the staff by when it is due, with who asks and whether it is late, page by page', async () => {
    const requests = service.database.db.collection('service_requests');
    await requests.deleteMany({});
    const buyer = await buyerOf();
    const { request_id: made } = await askFor(buyer);
    const template = await requests.findOne({ id: made }, { projection: { _id: 0 } });
    const rows = Array.from({ length: 54 }, (_, index) => ({
      ...template,
      id: randomUUID(),
      due_at: new Date(Date.UTC(2026, 0, 1 + (index % 7))),
      created_at: new Date(Date.UTC(2026, 0, 1 + (index % 7))),
    }));
    await requests.insertMany(rows);
    const first = await listForStaff('?state=open');
    expect(first.requests).toHaveLength(50);
    expect(first.requests[0]).toMatchObject({ is_overdue: true, name: 'Ayu', email: 'someone@example.com' });
    const second = await listForStaff(`?state=open&after=${first.next}`);
    const all = [...first.requests, ...second.requests];
    expect(second).toMatchObject({ next: null });
    expect(new Set(all.map(({ request_id: id }) => id)).size).toBe(55);
    expect(all.map(({ due_at }) => due_at)).toEqual(all.map(({ due_at }) => due_at).toSorted());
    expect(all.at(-1)).toMatchObject({ request_id: made, is_overdue: false });
    expect((await listForStaff('?state=done')).requests).toEqual([]);
    const own = await list(buyer);
    expect(own.requests[0]?.request_id).toBe(made);
    const rest = await list(buyer, `?after=${own.next}`);
    expect(rest.requests).toHaveLength(5);
    await request(service.url).get(`${path}?after=nowhere`).auth(buyer.token, { type: 'bearer' }).expect(422);
  });
});
