import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { completion } from './support/scripted-model';
import { type Site, startSite } from './support/site';

const path = '/api/ai/v1/conversations';
const atOnce = 100;

// Writes are of single documents without a transaction, so they take milliseconds and need no queue.
describe('when one account writes a hundred times at once', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ ANSWERS_PER_ACCOUNT: '1000' });
    site.model.play(completion('Begin with what the role has to achieve.'));
  });
  afterAll(() => site.stop());

  const signIn = async () => {
    const token = await site.issuer.sign({ sub: randomUUID() });
    const as = (call: request.Test) => call.auth(token, { type: 'bearer' });
    const id = randomUUID();
    const body = { message: 'We want to hire', type: 'company', conversation_id: id };
    await site.consult({ body, token }).expect(200);
    return {
      list: () => as(request(site.url).get(path)),
      remove: () => as(request(site.url).delete(path)),
      restore: () => as(request(site.url).post(`${path}/restore`)).send({ conversation_ids: [id] }),
    };
  };

  test('none fails, and others read on', async () => {
    const [greedy, other] = [await signIn(), await signIn()];
    const [writes, reads] = await Promise.all([
      Promise.all(
        Array.from({ length: atOnce }, (_, index) => (index % 2 ? greedy.restore() : greedy.remove())),
      ),
      Promise.all(Array.from({ length: 20 }, () => other.list())),
    ]);
    expect(writes.filter(({ status }) => status >= 400)).toEqual([]);
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
    await greedy.restore();
    expect((await greedy.list()).body.conversations).toHaveLength(1);
  });
});
