import { randomUUID } from 'node:crypto';
import { readSigningKey, readVerificationKeys } from '@sabi/audit/anchor-keys';
import { accountErased } from '@sabi/contracts/messages/account';
import { createMessage } from '@sabi/event-bus/create-message';
import { createAuditKey } from '@sabi/test-kit/audit-key';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import { eventually } from '@sabi/test-kit/eventually';
import { freezeJob } from '../src/domain/moderation/freeze-job';
import { sweepOnce } from '../src/entry-points/schedule/start-sweeping';
import { base, openCompany, publishJob, startTestService, type TestService } from './support/harness';

const signingKey = createAuditKey();
const auditKey = readSigningKey(signingKey);

let service: TestService;
beforeAll(async () => {
  service = await startTestService(() => ({ auditKey }));
});
afterAll(() => service.stop());

const openJob = async () => {
  const owner = await service.account();
  const { path } = await openCompany(service, owner);
  return publishJob(service, path, owner);
};
const chain = () => service.dependencies.auditChain;
const actsOn = async (type: string, id: string) =>
  (await chain().list({ subject: { type, id } }, { limit: 10 })).entries;
const freeze = (id: string) =>
  service.staff('post', `${base}/staff/jobs/${id}/freeze`, { reason: 'It asks for a fee' });

describe('an act of the staff and its line in the audit chain', () => {
  test('are one transaction: an act that fails leaves no line', async () => {
    const { job_id: id } = await openJob();
    const before = await chain().readHead();
    const { transact, now } = service.dependencies;
    const failing: typeof transact = (work) =>
      transact(async (transaction) => {
        await work(transaction);
        throw new Error('the last step fails');
      });
    const staff = { role: 'service_role', subject: 'rina' };
    const act = { jobId: id, reason: 'A fee', staff, now: now() };
    const frozen = freezeJob(act, { ...service.dependencies, transact: failing });
    await expect(frozen).rejects.toThrow('the last step fails');
    expect(await actsOn('job', id)).toEqual([]);
    expect(await chain().readHead()).toEqual(before);
    expect((await freeze(id)).status).toBe(200);
    expect(await actsOn('job', id)).toMatchObject([
      { action: 'job.frozen', actor: { id: 'rina', kind: 'staff' }, role: 'service_role' },
    ]);
  });

  test('without its line the act does not happen', async () => {
    const { job_id: id, public_no: no } = await openJob();
    const heads = service.database.db.collection<{ _id: string }>('audit_heads');
    const head = await heads.findOneAndDelete({ _id: 'svc-hiring' });
    expect((await freeze(id)).status).toBe(500);
    await service.call('get', `${base}/jobs/${no}`, null).expect(200);
    if (head) await heads.insertOne(head);
    expect((await freeze(id)).status).toBe(200);
  });
});

test('an erasure drops what the chain says of the account, and the chain stays sound', async () => {
  const { job_id: id, public_no: no } = await openJob();
  const reporter = await service.account();
  const report = { report_id: randomUUID(), reason: 'other', text: 'Mereka meminta uang' };
  await service.call('post', `${base}/jobs/${no}/reports`, reporter, report).expect(202);
  const decision = { decision: 'upheld', reason: 'It asks for a fee' };
  const path = `${base}/staff/reports/${report.report_id}/decision`;
  const decided = await service.staff('post', path, decision);
  expect([decided.status, decided.body.state]).toEqual([200, 'upheld']);
  const { db } = service.database;
  expect(await findCollectionsContaining(db, reporter.userId)).toContain('audit_payloads');
  await service.dependencies.transact((transaction) =>
    service.dependencies.outbox.append(
      createMessage(accountErased, { user_id: reporter.userId }),
      transaction,
    ),
  );
  await eventually(async () =>
    expect(await findCollectionsContaining(db, reporter.userId)).toEqual(['erased_accounts']),
  );
  expect(await actsOn('report', report.report_id)).toHaveLength(1);
  expect(await chain().verify()).toMatchObject({ ok: true, erasedPayloads: 1 });
  expect(await actsOn('job', id)).toEqual([]);
});

test('the head of the chain is signed once a day by the sweeps, and the log has the anchor too', async () => {
  const keys = readVerificationKeys([signingKey]);
  const { job_id: id } = await openJob();
  await freeze(id);
  await sweepOnce(service.dependencies);
  await sweepOnce(service.dependencies);
  const anchors = await chain().listAnchors();
  expect(anchors.length).toBeGreaterThan(0);
  expect(new Set(anchors.map(({ day }) => day)).size).toBe(anchors.length);
  expect(await chain().verify({ anchors, keys })).toMatchObject({ ok: true });
});
