import { randomUUID } from 'node:crypto';
import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import { buildOrder } from './support/build-order';
import { type Account, startTestService, type TestService } from './support/harness';

const path = '/api/billing/v1/service-requests';

describe('when one account writes thirty times at once', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  /** An account that has asked for a consultation. */
  const askAsBuyer = async () => {
    const buyer = await service.account();
    const { grants, transact } = service.dependencies;
    const order = buildOrder(buyer.userId, { kind: 'subscription', item: 'basic' });
    await transact((transaction) => grants.grantPaidOrder({ order, paidAt: new Date() }, transaction));
    const id = randomUUID();
    await request(service.url)
      .post(path)
      .auth(buyer.token, { type: 'bearer' })
      .send({ request_id: id, kind: 'consultation', wish: 'Sore hari' })
      .expect(201);
    return { ...buyer, id };
  };
  const withdraw = async ({ token, id }: Account & { id: string }) =>
    request(service.url).post(`${path}/${id}/withdraw`).auth(token, { type: 'bearer' });

  test('one is written, twenty wait, the rest get a retry delay, and other accounts go on', async () => {
    const [greedy, other] = [await askAsBuyer(), await askAsBuyer()];
    const { db } = service.database;
    const session = db.client.startSession();
    session.startTransaction();
    // Locks the request until the transaction ends.
    const { matchedCount } = await db
      .collection('service_requests')
      .updateOne({ user_id: greedy.userId }, { $set: { held: true } }, { session });
    expect(matchedCount).toBe(1);
    const statuses: number[] = [];
    const writes = Array.from({ length: 30 }, async () => {
      const answer = await withdraw(greedy);
      statuses.push(answer.status);
      return answer;
    });
    await eventually(() => expect(statuses).toEqual(Array(9).fill(429)));
    expect((await withdraw(other)).status).toBe(200);
    await session.abortTransaction();
    await session.endSession();
    const answers = await Promise.all(writes);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(21);
    for (const { headers, body } of answers.filter(({ status }) => status === 429)) {
      expect(headers['retry-after']).toBe('1');
      expect(body.code).toBe('RATE_LIMITED');
    }
  });
});
