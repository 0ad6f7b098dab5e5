import { generateKeyPairSync } from 'node:crypto';
import { type Anchor, signHeads } from '../src/anchor';
import { readSigningKey, readVerificationKeys } from '../src/anchor-keys';
import { type AuditEntry, hashEntry } from '../src/audit-entry';
import { appendFive, companyVerified, createTestChain, service, type TestChain } from './test-chain';

const createKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const text = createKey();
const key = readSigningKey(text);
const keys = readVerificationKeys([text]);

let opened: TestChain;
/** Anchors of the third entry and of the fifth; one more entry was written since. */
let anchors: Anchor[];
beforeEach(async () => {
  opened = await createTestChain();
  await appendFive(opened);
  const { entries } = await opened.chain.list({}, { limit: 5 });
  anchors = [3, 5].map((seq) => {
    const { hash } = entries.find((entry) => entry.seq === seq)!;
    const other = { service: 'svc-other', seq: 900, hash };
    return signHeads(`2026-11-2${seq}`, [{ service, seq, hash }, other], key);
  });
  await opened.append(companyVerified);
});
afterEach(() => opened.database.drop());

/** Rewrites an entry with the hashes of all later entries and the head, as an attacker with full write access would. */
async function rewriteFrom(seq: number, change: Partial<AuditEntry>): Promise<void> {
  const { entries, heads } = opened.collections;
  const from = await entries
    .find({ _id: { $gte: seq } })
    .sort({ _id: 1 })
    .toArray();
  let prev = from[0]!.prev;
  for (const { _id, hash: _old, ...entry } of from) {
    const content = { ...entry, ...(_id === seq && change), prev };
    prev = hashEntry(content);
    await entries.replaceOne({ _id }, { ...content, hash: prev });
  }
  await heads.updateOne({ _id: service }, { $set: { hash: prev } });
}

/** The last entries are removed, and the head names the one before. */
async function truncateAfter(seq: number): Promise<void> {
  const { entries, heads } = opened.collections;
  await entries.deleteMany({ _id: { $gt: seq } });
  const last = await entries.findOne({ _id: seq });
  await heads.updateOne({ _id: service }, { $set: { seq, hash: last!.hash } });
}

test('anchors confirm a chain up to the newest of them', async () => {
  expect(await opened.chain.verify({ anchors: anchors.toReversed(), keys })).toMatchObject({
    ok: true,
    head: { seq: 6 },
    anchoredSeq: 5,
  });
});

test('a chain that lacks its last entries, with a head to match, is found by an anchor alone', async () => {
  await truncateAfter(4);
  expect(await opened.chain.verify()).toMatchObject({ ok: true });
  expect(await opened.chain.verify({ anchors, keys })).toMatchObject({
    ok: false,
    fault: { seq: 5, kind: 'truncated' },
  });
});

test('a chain that was written anew, with a head to match, is found by an anchor alone', async () => {
  await rewriteFrom(4, { role: 'admin' });
  expect(await opened.chain.verify()).toMatchObject({ ok: true });
  expect(await opened.chain.verify({ anchors, keys })).toMatchObject({
    ok: false,
    fault: { seq: 5, kind: 'anchor-mismatch', detail: expect.stringContaining('4 to 5') },
  });
});

test('where two entries do not follow each other, the one that an anchor confirms is not the wrong one', async () => {
  const { entries } = opened.collections;
  const stored = await entries.findOne({ _id: 4 }, { projection: { _id: 0 } });
  const { hash: _old, ...content } = { ...stored!, prev: '0'.repeat(64) };
  await entries.replaceOne({ _id: 4 }, { ...content, hash: hashEntry(content) });
  expect(await opened.chain.verify()).toMatchObject({ fault: { seq: 3, kind: 'replaced' } });
  expect(await opened.chain.verify({ anchors, keys })).toMatchObject({ fault: { seq: 4, kind: 'replaced' } });
});

test('what was written since the last anchor is not confirmed, as the answer says', async () => {
  await rewriteFrom(6, { role: 'admin' });
  expect(await opened.chain.verify({ anchors, keys })).toMatchObject({ ok: true, anchoredSeq: 5 });
});

test('an anchor that was changed, or is signed by another key, is a fault and not left out', async () => {
  const [first, second] = anchors as [Anchor, Anchor];
  const changed = { ...second, heads: second.heads.map((head) => ({ ...head, seq: head.seq + 1 })) };
  const foreign = signHeads(second.day, second.heads, readSigningKey(createKey()));
  for (const forged of [changed, foreign])
    expect(await opened.chain.verify({ anchors: [first, forged], keys })).toMatchObject({
      ok: false,
      fault: { kind: 'anchor-invalid' },
    });
});
