import { createRequestContext, runInRequestContext } from '@sabi/service-kit/request-context';
import { createTransact } from '@sabi/service-kit/transaction';
import { createAuditChain } from '../src/audit-chain';
import { createAuditCollections } from '../src/audit-collections';
import { genesisHash, hashEntry } from '../src/audit-entry';
import { companyVerified, createTestChain, profileFrozen, service, type TestChain } from './test-chain';

let opened: TestChain;
beforeEach(async () => (opened = await createTestChain()));
afterEach(() => opened.database.drop());

test('an entry has who did what to what, the request, and the hash of the entry before', async () => {
  const context = createRequestContext({ requestId: 'request-1' });
  await runInRequestContext(context, () => opened.append(companyVerified));
  await opened.append(profileFrozen('user-1'));
  const { entries } = await opened.chain.list({}, { limit: 10 });
  const [second, first] = entries;
  expect(first).toMatchObject({
    ...companyVerified,
    seq: 1,
    service,
    at: new Date('2026-11-28T00:01:00Z'),
    request_id: 'request-1',
    prev: genesisHash(service),
    payload_digest: null,
  });
  const { hash, ...content } = first!;
  expect(hash).toBe(hashEntry(content));
  expect(second).toMatchObject({ seq: 2, request_id: null, role: null, prev: hash });
  expect(await opened.chain.readHead()).toEqual({ service, seq: 2, hash: second!.hash });
});

test('nothing personal is in the entry, and equal contents have different digests', async () => {
  await opened.append(profileFrozen('user-1'));
  await opened.append(profileFrozen('user-1'));
  const { entries } = await opened.chain.list({}, { limit: 10 });
  expect(JSON.stringify(entries)).not.toMatch(/Putri|kalimat/);
  for (const name of ['before_digest', 'after_digest', 'payload_digest'] as const)
    expect(entries[0]![name]).not.toBe(entries[1]![name]);
});

test('an entry cannot be appended outside of a transaction', async () => {
  await opened.database.client.withSession((session) =>
    expect(opened.chain.append(companyVerified, session)).rejects.toThrow('transaction'),
  );
});

test.each([
  { ...companyVerified, actor: { id: 'putri@example.com', kind: 'staff' as const } },
  { ...companyVerified, subject: { type: 'company', id: 'PT Nusantara Rasa' } },
  { ...companyVerified, action: 'the company was verified' },
  { ...companyVerified, role: '' },
])('what is no id and no code is refused: %j', async (record) => {
  await expect(opened.append(record)).rejects.toThrow();
  expect(await opened.chain.readHead()).toMatchObject({ seq: 0 });
});

test('without its head a chain takes no entry, as it would begin again', async () => {
  await opened.append(companyVerified);
  await opened.collections.heads.deleteMany({});
  await expect(opened.append(companyVerified)).rejects.toThrow('missing');
});

test('the migration can run again, and at once with itself', async () => {
  await opened.append(companyVerified);
  await Promise.all([1, 2, 3].map(() => createAuditCollections(opened.database.db, service)));
  await opened.append(companyVerified);
  expect(await opened.chain.verify()).toMatchObject({ ok: true, head: { seq: 2 } });
});

test('two entries of one transaction follow each other', async () => {
  await opened.transact(async (transaction) => {
    await opened.chain.append(companyVerified, transaction);
    await opened.chain.append(profileFrozen('user-1'), transaction);
  });
  expect(await opened.chain.verify()).toMatchObject({ ok: true, head: { seq: 2 } });
});

test('50 parallel writers of two replicas make one chain, and those that are aborted leave nothing', async () => {
  const { database, chain } = opened;
  const acts = database.db.collection<{ _id: number; seq: number }>('acts');
  const chains = [chain, createAuditChain(database.db, service)];
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, writer) =>
      createTransact(database.client)(async (transaction) => {
        const { seq } = await chains[writer % 2]!.append(profileFrozen(`user-${writer}`), transaction);
        await acts.insertOne({ _id: writer, seq }, { session: transaction });
        if (writer % 5 === 0) throw new Error('aborted');
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ message: 'aborted' });
  expect(await chain.verify()).toMatchObject({ ok: true, head: { seq: 40 } });
  const committed = await acts.find().sort({ seq: 1 }).toArray();
  expect(committed.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  const { entries } = await chain.list({}, { limit: 100 });
  const written = entries.map(({ seq, subject }) => `${seq} ${subject.id}`).reverse();
  expect(written).toEqual(committed.map(({ _id, seq }) => `${seq} user-${_id}`));
});

test('a chain is sound while entries are being appended to it', async () => {
  const writing = Promise.all(Array.from({ length: 20 }, () => opened.append(profileFrozen('user-1'))));
  let isWriting = true;
  const verified = [];
  void writing.finally(() => (isWriting = false));
  while (isWriting) verified.push(await opened.chain.verify());
  await writing;
  for (const verification of verified) expect(verification).toMatchObject({ ok: true });
  expect(await opened.chain.verify()).toMatchObject({ ok: true, head: { seq: 20 } });
});
