import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import { appendFive, createTestChain, profileFrozen, type TestChain } from './test-chain';

let opened: TestChain;
beforeEach(async () => {
  opened = await createTestChain();
  await appendFive(opened);
});
afterEach(() => opened.database.drop());

test('the payloads about a person are erased, those about others stay, and the chain is sound', async () => {
  const { append, chain } = opened;
  await append({ ...profileFrozen('user-2'), payload: { about: ['user-2', 'user-1'], details: 'both' } });
  expect(await chain.readPayload(2)).toEqual({ state: 'stored', ...profileFrozen('user-1').payload });
  const before = await opened.collections.entries.find().toArray();
  expect(await chain.erasePayloads('user-1')).toBe(2);
  expect(await chain.readPayload(2)).toEqual({ state: 'erased', erasedAt: expect.any(Date) });
  expect(await chain.readPayload(6)).toMatchObject({ state: 'erased' });
  expect(await chain.readPayload(4)).toMatchObject({ state: 'stored', about: ['user-2'] });
  expect(await chain.readPayload(1)).toBeNull();
  expect(await opened.collections.entries.find().toArray()).toEqual(before);
  expect(await chain.verify()).toMatchObject({ ok: true, head: { seq: 6 }, erasedPayloads: 2 });
  await append(profileFrozen('user-3'));
  expect(await chain.verify()).toMatchObject({ ok: true, head: { seq: 7 }, erasedPayloads: 2 });
});

test('of an erased payload neither the content nor its salt is left', async () => {
  const { chain, database } = opened;
  await chain.erasePayloads('user-2');
  await chain.erasePayloads('user-1');
  expect(await chain.erasePayloads('user-1')).toBe(0);
  expect(await findCollectionsContaining(database.db, 'Putri Ayu')).toEqual([]);
  const left = await database.db.collection('audit_payloads').find().toArray();
  for (const payload of left) expect(Object.keys(payload).sort()).toEqual(['_id', 'erased_at']);
});

test('an erasure whose transaction is aborted has erased nothing', async () => {
  await opened
    .transact(async (transaction) => {
      await opened.chain.erasePayloads('user-1', transaction);
      throw new Error('aborted');
    })
    .catch(() => undefined);
  expect(await opened.chain.readPayload(2)).toMatchObject({ state: 'stored' });
});
