import { usageSettled, usageSettlementRequested } from '@sabi/contracts/messages/billing';
import { hiringUsageQueue } from '@sabi/contracts/messages/queues';
import { createMessage } from '@sabi/event-bus/create-message';
import { eventually } from '@sabi/test-kit/eventually';
import { type Caller, startEntitlementService } from './support/entitlement-service';

describe('what an account may use', () => {
  let service: Awaited<ReturnType<typeof startEntitlementService>>;
  let talent: Caller;

  beforeAll(async () => {
    service = await startEntitlementService();
  });
  beforeEach(async () => {
    talent = await service.account();
  });
  afterAll(() => service.stop());

  const use = (caller: { token: string }, key: string, quantity = 1) =>
    service.post('/entitlements/consume', caller, {
      kind: 'job_application',
      quantity,
      idempotency_key: key,
      reference: 'Warehouse manager',
    });

  test('before anything was bought, the plan is Starter with its one basic template', async () => {
    const { body } = await service.get('/plan', talent).expect(200);
    expect(body).toMatchObject({
      plan_type: 'starter',
      ends_at: null,
      days_left: null,
      next: null,
      usage: [{ kind: 'cv_template_basic', used: 0, total: 1, ends_at: null }],
    });
  });

  test('of a bought plan it shows what is used and how many days are left', async () => {
    await service.buy(talent, 'basic');
    await use(talent, 'job-1', 3).expect(200);
    const { body } = await service.get('/plan', talent).expect(200);
    expect(body).toMatchObject({ plan_type: 'basic', days_left: 30 });
    expect(body.usage.map(({ kind, used, total }: Record<string, unknown>) => [kind, used, total])).toEqual([
      ['cv_makeover', 0, 1],
      ['consultation', 0, 1],
      ['webinar', 0, 1],
      ['job_application', 3, 25],
    ]);
  });

  test("the specification's question finds the newest active plan", async () => {
    await service.buy(talent, 'basic');
    await service.buy(talent, 'pro');
    const { body } = await service.get('/subscriptions?status=active&limit=1', talent).expect(200);
    expect(body.subscriptions).toMatchObject([{ plan_type: 'pro', status: 'active' }]);
  });

  test('check and consume: the balance goes down once for each key, and is refused when it is gone', async () => {
    await service.buy(talent, 'job-application');
    const check = () => service.get('/entitlements/check?kind=job_application&quantity=25', talent);
    expect((await check().expect(200)).body).toMatchObject({ allowed: true, available: 25 });
    const first = await use(talent, 'job-1').expect(200);
    expect((await use(talent, 'job-1').expect(200)).body).toEqual(first.body);
    expect((await check().expect(200)).body).toMatchObject({ allowed: false, available: 24 });
    await use(talent, 'job-2', 24).expect(200);
    const { body } = await use(talent, 'job-3').expect(409);
    expect(body.code).toBe('ENTITLEMENT_USED_UP');
    expect((await use(talent, 'job-1', 2).expect(409)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('the ledger lists each grant and each use with its cause', async () => {
    const order = await service.buy(talent, 'hr-webinar');
    await service.buy(talent, 'job-application');
    await use(talent, 'job-1').expect(200);
    const { body } = await service.get('/ledger', talent).expect(200);
    expect(body).toMatchObject({
      next: null,
      entries: [
        { number: 3, type: 'debit', amount: -1, balance_after: 24, reference: 'Warehouse manager' },
        { number: 2, type: 'grant', kind: 'job_application', amount: 25, cause: 'service' },
        { number: 1, type: 'grant', kind: 'webinar', order_id: order.id },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/staff|idempotency|user_id/);
  });

  test('what is simply open while it lasts cannot be used up', async () => {
    await service.buy(talent, 'cv-template');
    const wish = { kind: 'cv_template_premium', idempotency_key: 'one' };
    await service.post('/entitlements/consume', talent, wish).expect(422);
    const { body } = await service.get('/entitlements/check?kind=cv_template_premium', talent).expect(200);
    expect(body).toMatchObject({ allowed: true, available: 1 });
  });

  test.each([
    { kind: 'job_application', quantity: 0, idempotency_key: 'a' },
    { kind: 'job_application', quantity: 1.5, idempotency_key: 'a' },
    { kind: 'job_application', quantity: -5, idempotency_key: 'a' },
    { kind: 'job_application', idempotency_key: '' },
    { kind: 'job_application', idempotency_key: 'a', user_id: 'another-account' },
    { kind: 'gold', idempotency_key: 'a' },
  ])('S57 the body %j is refused', async (body) => {
    await service.post('/entitlements/consume', talent, body).expect(422);
  });

  test("S57 nobody reaches another account's balance, also under the same key", async () => {
    const other = await service.account();
    await service.buy(talent, 'job-application');
    await use(talent, 'job-1').expect(200);
    await use(other, 'job-1').expect(409);
    expect((await service.get('/ledger', other).expect(200)).body.entries).toEqual([]);
    const { body } = await service.get(`/entitlements?user_id=${talent.userId}`, other).expect(200);
    expect(JSON.stringify(body)).not.toContain('job_application');
  });

  test('the staff sees an account and uses something for it; an account may do neither for another', async () => {
    const staff = await service.staff();
    const paths = [
      `/admin/accounts/${talent.userId}/entitlements`,
      `/admin/accounts/${talent.userId}/ledger`,
    ];
    await service.buy(talent, 'job-application');
    const wish = { kind: 'job_application', quantity: 2, idempotency_key: 'by-phone' };
    const consume = `${paths[0]}/consume`;
    await service.post(consume, await service.account(), wish).expect(403);
    await service.post(consume, staff, wish).expect(200);
    for (const path of paths) await service.get(path, talent).expect(403);
    const [balances, ledger] = await Promise.all(paths.map((path) => service.get(path, staff).expect(200)));
    expect(balances?.body.balances).toContainEqual(expect.objectContaining({ available: 23 }));
    expect(ledger?.body.entries[0]).toMatchObject({ type: 'debit', amount: -2 });
    await service.get('/plan', staff).expect(401);
  });

  test('owner and staff have keys of their own: none is answered with what another has used', async () => {
    await service.buy(talent, 'job-application');
    const consume = `/admin/accounts/${talent.userId}/entitlements/consume`;
    const wish = { kind: 'job_application', quantity: 3, idempotency_key: 'job-1' };
    const [rina, budi] = await Promise.all([service.staff('rina'), service.staff('budi')]);
    const answers = [];
    for (let times = 0; times < 2; times += 1) {
      const { body: own } = await use(talent, 'job-1').expect(200);
      const { body: first } = await service.post(consume, rina, wish).expect(200);
      const { body: second } = await service.post(consume, budi, { ...wish, quantity: 5 }).expect(200);
      answers.push([own, first, second]);
    }
    expect(answers[0]).toMatchObject([{ balance_after: 24 }, { balance_after: 21 }, { balance_after: 16 }]);
    expect(answers[1]).toEqual(answers[0]);
    const { body } = await service.get('/entitlements/check?kind=job_application', talent).expect(200);
    expect(body.available).toBe(16);
  });

  test('another service settles a use and is answered; what comes late for its key is refused', async () => {
    const results: string[] = [];
    service.broker.register(hiringUsageQueue.name, async ({ body }) => {
      const { user_id: userId, key, result } = usageSettled.schema.parse(body);
      if (userId === talent.userId) results.push(`${key} ${result}`);
    });
    const { userId: user_id } = talent;
    const use1 = { user_id, kind: 'job_application', quantity: 1, key: 'job-1', reference: null } as const;
    const ask = (outcome: 'used' | 'returned') =>
      createMessage(usageSettlementRequested, { ...use1, outcome });
    await service.buy(talent, 'job-application');
    const sent = ask('used');
    for (const message of [sent, sent, ask('returned'), ask('returned')])
      await service.broker.publish(message);
    const expected = ['job-1 returned', 'job-1 returned', 'job-1 used'];
    await eventually(() => expect(results.toSorted()).toEqual(expected));
    const { body: problem } = await use(talent, 'job-1').expect(409);
    expect(problem.code).toBe('USE_RETURNED');
    const { body } = await service.get('/entitlements/check?kind=job_application', talent).expect(200);
    expect(body.available).toBe(25);
    const { body: plan } = await service.get('/plan', talent).expect(200);
    expect(plan.usage).toContainEqual(
      expect.objectContaining({ kind: 'job_application', used: 0, total: 25 }),
    );
  });

  test('the drift report is empty, for the staff alone', async () => {
    await service.buy(talent, 'pro');
    await service.get('/admin/ledger-drift', talent).expect(403);
    const { body } = await service.get('/admin/ledger-drift', await service.staff()).expect(200);
    expect(body.checked).toBeGreaterThan(0);
    expect(body).toMatchObject({ drifted: [], next: null });
  });
});
