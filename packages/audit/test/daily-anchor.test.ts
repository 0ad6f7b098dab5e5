import { generateKeyPairSync } from 'node:crypto';
import { auditEnvShape } from '../src/audit-env';
import { createAuditChain } from '../src/audit-chain';
import { readSigningKey, readVerificationKeys } from '../src/anchor-keys';
import { companyVerified, createTestChain, service, type TestChain } from './test-chain';

const text = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const key = readSigningKey(text);
const keys = readVerificationKeys([text]);

let opened: TestChain;
beforeEach(async () => {
  opened = await createTestChain();
  await opened.append(companyVerified);
});
afterEach(() => opened.database.drop());

const onDay = (day: number) =>
  createAuditChain(opened.database.db, service, () => new Date(Date.UTC(2026, 10, day, 23, 59)));

test('the head is signed once a day, by whichever replica is first, and confirms the chain', async () => {
  const signed = await Promise.all([1, 2, 3].map(() => onDay(28).anchorHead(key)));
  expect(signed.filter((anchor) => anchor !== null)).toHaveLength(1);
  await opened.append(companyVerified);
  expect(await onDay(28).anchorHead(key)).toBeNull();
  expect(await onDay(29).anchorHead(key)).toMatchObject({ day: '2026-11-29', heads: [{ service, seq: 2 }] });
  const anchors = await opened.chain.listAnchors();
  expect(anchors.map(({ day, heads }) => [day, heads[0]?.seq])).toEqual([
    ['2026-11-28', 1],
    ['2026-11-29', 2],
  ]);
  expect(await opened.chain.verify({ anchors, keys })).toMatchObject({ ok: true, anchoredSeq: 2 });
});

test('a stored anchor that was altered is a fault', async () => {
  await onDay(28).anchorHead(key);
  await opened.collections.anchors.updateOne({}, { $set: { heads: [] } });
  const anchors = await opened.chain.listAnchors();
  expect(await opened.chain.verify({ anchors, keys })).toMatchObject({
    ok: false,
    fault: { kind: 'anchor-invalid' },
  });
});

test('only a private Ed25519 key is a signing key, and the fault does not repeat it', () => {
  const { AUDIT_SIGNING_KEY: schema } = auditEnvShape;
  expect(schema.parse(text)?.id).toBe(key.id);
  expect(schema.parse(undefined)).toBeUndefined();
  const { error } = schema.safeParse('rahasia');
  expect(error?.issues[0]?.message).toMatch(/Ed25519/);
  expect(JSON.stringify(error?.issues)).not.toContain('rahasia');
});
