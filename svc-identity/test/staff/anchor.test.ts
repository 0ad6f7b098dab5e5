import { readSigningKey, readVerificationKeys } from '@sabi/audit/anchor-keys';
import { createAuditChain } from '@sabi/audit/audit-chain';
import { createAuditKey } from '@sabi/test-kit/audit-key';
import { eventually } from '@sabi/test-kit/eventually';
import { startTestIdentity } from '../support/identity';

test('the head of the chain of the staff is signed, once a day', async () => {
  const key = createAuditKey();
  const identity = await startTestIdentity({ AUDIT_SIGNING_KEY: key });
  try {
    const chain = createAuditChain(identity.database.db, 'svc-identity');
    const anchors = await eventually(async () => {
      const signed = await chain.listAnchors();
      if (signed.length === 0) throw new Error('Nothing is signed yet');
      return signed;
    });
    expect(anchors).toHaveLength(1);
    // `operate -- audit verify` detects removed collections by its name.
    const migrations = identity.database.db.collection('migrations');
    expect(await migrations.countDocuments({ migrationName: /^\d+-audit-chain$/ })).toBe(1);
    expect(await chain.anchorHead(readSigningKey(key))).toBeNull();
    expect(await chain.verify({ anchors, keys: readVerificationKeys([key]) })).toMatchObject({ ok: true });
  } finally {
    await identity.stop();
  }
});
