import { type AuditEntry, genesisHash, hashEntry } from '../src/audit-entry';
import type { ChainFaultKind } from '../src/chain-fault';
import { changesOf } from './changes';
import { appendFive, createTestChain, service, type TestChain } from './test-chain';

type Fields = Record<string, unknown>;

let opened: TestChain;
beforeEach(async () => {
  opened = await createTestChain();
  await appendFive(opened);
});
afterEach(() => opened.database.drop());

const untyped = (name: string) => opened.database.db.collection<{ _id: number }>(name);
const entryCollection = () => untyped('audit_entries');

async function readStored(seq: number): Promise<AuditEntry> {
  const entry = await opened.collections.entries.findOne({ _id: seq }, { projection: { _id: 0 } });
  if (!entry) throw new Error(`No entry ${seq}`);
  return entry;
}

/** With its hash computed anew, as an attacker who knows the format would write it. */
function withHash({ hash: _old, ...content }: AuditEntry): AuditEntry {
  return { ...content, hash: hashEntry(content) };
}

async function store(seq: number, entry: Fields): Promise<void> {
  await entryCollection().replaceOne({ _id: seq }, entry);
}

async function expectFault(seq: number, kind: ChainFaultKind): Promise<void> {
  expect(await opened.chain.verify()).toMatchObject({ ok: false, fault: { seq, kind } });
}

test('a chain that nobody has changed is sound', async () => {
  const { hash } = await readStored(5);
  expect(await opened.chain.verify()).toEqual({
    ok: true,
    head: { service, seq: 5, hash },
    anchoredSeq: 0,
    erasedPayloads: 0,
  });
});

test('so is one without entries', async () => {
  const empty = await createTestChain();
  expect(await empty.chain.verify()).toMatchObject({
    ok: true,
    head: { seq: 0, hash: genesisHash(service) },
  });
  await empty.database.drop();
});

test('every change of every field of an entry is found, and the entry named', async () => {
  for (const seq of [1, 2, 4, 5]) {
    const entry = await readStored(seq);
    const changes = changesOf(entry);
    expect(changes.length).toBeGreaterThan(60);
    for (const { what, document } of changes) {
      await store(seq, document);
      const verification = await opened.chain.verify();
      expect({ what, verification }).toMatchObject({
        what,
        verification: { ok: false, fault: { seq, kind: 'altered' } },
      });
    }
    await store(seq, entry);
  }
  expect(await opened.chain.verify()).toMatchObject({ ok: true });
});

test('every change of a payload is found', async () => {
  const stored = await untyped('audit_payloads').findOne({ _id: 4 });
  const { _id, ...payload } = stored! as Fields;
  for (const { what, document } of [
    ...changesOf(payload),
    { what: 'another account', document: { ...payload, about: ['user-1'] } },
    { what: 'no account', document: { ...payload, about: [] } },
  ]) {
    await untyped('audit_payloads').replaceOne({ _id: 4 }, document);
    const verification = await opened.chain.verify();
    expect({ what, verification }).toMatchObject({
      what,
      verification: { ok: false, fault: { seq: 4, kind: 'payload-altered' } },
    });
  }
});

test('a payload that is gone without being erased is found, and one that was added', async () => {
  const { payloads } = opened.collections;
  const stored = await payloads.findOne({ _id: 4 });
  await payloads.insertOne({ ...stored!, _id: 5 });
  await expectFault(5, 'payload-inserted');
  await payloads.deleteOne({ _id: 4 });
  await expectFault(4, 'payload-missing');
});

test.each([1, 3])('the removal of entry %i is found', async (seq) => {
  await entryCollection().deleteOne({ _id: seq });
  await expectFault(seq, 'missing');
});

test('the removal of the last entries is found by the head', async () => {
  await entryCollection().deleteMany({ _id: { $gt: 3 } });
  await expectFault(4, 'head-ahead');
});

test('two entries that have changed places are found', async () => {
  const [second, third] = [await readStored(2), await readStored(3)];
  await store(2, third);
  await store(3, second);
  await expectFault(2, 'reordered');
});

test.each([0, -1, 2.5, 'text'])('a document numbered %p is found', async (_id) => {
  await entryCollection().insertOne({ ...(await readStored(2)), _id } as never);
  const seq = typeof _id === 'string' ? 6 : _id === 2.5 ? 3 : 1;
  await expectFault(seq, 'inserted');
});

test('an entry whose hash was computed anew is found by the entry after it, and the last one by the head', async () => {
  const third = await readStored(3);
  await store(3, withHash({ ...third, role: 'admin' }));
  await expectFault(3, 'replaced');
  await store(3, third);
  await store(5, withHash({ ...(await readStored(5)), role: 'admin' }));
  await expectFault(5, 'replaced');
});

test('an entry of another chain is not the first of this one', async () => {
  const first = await readStored(1);
  await store(1, withHash({ ...first, service: 'svc-other', prev: genesisHash('svc-other') }));
  await expectFault(1, 'replaced');
});

test('a head that names another entry, another hash, or is gone, is found', async () => {
  const { heads } = opened.collections;
  const { hash } = await readStored(4);
  await heads.updateOne({ _id: service }, { $set: { seq: 4, hash } });
  await expectFault(5, 'head-behind');
  await heads.updateOne({ _id: service }, { $set: { seq: 5 } });
  await expectFault(5, 'replaced');
  await heads.updateOne({ _id: service }, { $set: { seq: 6 } });
  await expectFault(6, 'head-ahead');
  await heads.deleteMany({});
  await expectFault(1, 'head-missing');
});
