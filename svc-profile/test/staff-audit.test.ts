import { readVerificationKeys } from '@sabi/audit/anchor-keys';
import { accountErased } from '@sabi/contracts/messages/account';
import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import { decideApproval } from '../src/domain/recruiter-approval/decide-approval';
import {
  type ApprovalDesk,
  createReviewer,
  keyClaims,
  openApprovalDesk,
  readApproval,
  staffPath,
} from './approvals';
import { fetchProfile, publish } from './cvs';
import { auditKey } from './harness';

const result = { test_name: 'DISC', test_date: '2026-03', score: 'D 62', interpretation: 'Decides fast.' };

let desk: ApprovalDesk;
beforeAll(async () => {
  desk = await openApprovalDesk({ timings: { sweepMs: 100 } });
});
afterAll(() => desk.stop());

const chain = () => desk.service.dependencies.auditChain;
const actsOn = async (type: string, id: string) => {
  const { entries } = await chain().list({ subject: { type, id } }, { limit: 10 });
  return entries.toReversed();
};
const waiting = async () => {
  const recruiter = await desk.recruiter();
  await fetchProfile(desk.service, recruiter);
  await readApproval(desk.service, recruiter);
  return recruiter;
};

describe('a decision about a recruiter and its line in the audit chain', () => {
  test('are one transaction: a decision that fails leaves no line', async () => {
    const recruiter = await waiting();
    const { dependencies } = desk.service;
    const failing: typeof dependencies.transact = (work) =>
      dependencies.transact(async (transaction) => {
        await work(transaction);
        throw new Error('the last step fails');
      });
    const decision = { decision: 'approved', version: 1 } as const;
    const input = { userId: recruiter.userId, decision, staff: { role: 'service_role', subject: 'rina' } };
    const decided = decideApproval(input, { ...dependencies, transact: failing });
    await expect(decided).rejects.toThrow('the last step fails');
    expect(await actsOn('recruiter', recruiter.userId)).toEqual([]);
    for (const _time of [1, 2]) await desk.decide(recruiter, decision).expect(200);
    expect(await actsOn('recruiter', recruiter.userId)).toMatchObject([
      { action: 'recruiter_approval.approved', actor: { id: 'rina', kind: 'staff' } },
    ]);
  });

  test('without its line there is no decision', async () => {
    const recruiter = await waiting();
    const heads = desk.service.database.db.collection<{ _id: string }>('audit_heads');
    const head = await heads.findOneAndDelete({ _id: 'svc-profile' });
    await desk.decide(recruiter, { decision: 'approved', version: 1 }).expect(500);
    expect((await readApproval(desk.service, recruiter)).state).toBe('pending');
    if (head) await heads.insertOne(head);
  });
});

test('a recruiter’s case has an owner, and is forgotten with the recruiter', async () => {
  const recruiter = await waiting();
  const { userId, token } = await createReviewer(desk.service);
  const call = (method: 'get' | 'post', path: string) =>
    request(desk.service.url)[method](`${staffPath}${path}`).auth(token, { type: 'bearer' });
  await call('post', `/${recruiter.userId}/assign`).send({ take: true, version: 0 }).expect(200);
  const { body } = await call('get', '?state=pending&owner=me').expect(200);
  expect(body).toMatchObject({
    reviews: [{ user_id: recruiter.userId }],
    assignments: { [recruiter.userId]: { owner: { id: userId }, version: 1 } },
  });
  await publish(desk.service, accountErased, { user_id: recruiter.userId });
  const rows = desk.service.database.db.collection('staff_cases');
  expect(await rows.countDocuments({ case_id: recruiter.userId })).toBe(0);
});

test('each change of a psychological test by the staff has a line, and a repeated one has none', async () => {
  const talent = await desk.service.account({ user_type: 'talent' });
  await fetchProfile(desk.service, talent);
  const token = await desk.service.issuer.sign(keyClaims());
  const call = (method: 'post' | 'patch' | 'delete', path = '') =>
    request(desk.service.url)
      [method](`/api/profile/v1/admin/talents/${talent.userId}/psychological-tests${path}`)
      .auth(token, { type: 'bearer' });
  const { body } = await call('post').send(result).expect(201);
  for (const _time of [1, 2])
    await call('patch', `/${body.id}`).send({ score: 'D 64', version: 1 }).expect(200);
  await call('delete', `/${body.id}`).expect(204);
  await call('post', `/${body.id}/restore`).expect(200);
  const acts = await actsOn('talent', talent.userId);
  expect(acts.map(({ action, actor }) => `${actor.id} ${action}`)).toEqual([
    'rina psychological_test.added',
    'rina psychological_test.changed',
    'rina psychological_test.removed',
    'rina psychological_test.restored',
  ]);
});

test('an erasure drops what the chain says of the account, and the chain stays sound and signed', async () => {
  const recruiter = await waiting();
  await desk.decide(recruiter, { decision: 'rejected', reason: 'Unknown', version: 1 }).expect(200);
  const payloads = desk.service.database.db.collection('audit_payloads');
  expect(await payloads.countDocuments({ about: recruiter.userId })).toBe(1);
  await publish(desk.service, accountErased, { user_id: recruiter.userId });
  expect(await payloads.countDocuments({ about: recruiter.userId })).toBe(0);
  const anchors = await eventually(async () => {
    const found = await chain().listAnchors();
    expect(found).not.toEqual([]);
    return found;
  });
  const verified = await chain().verify({ anchors, keys: readVerificationKeys([auditKey]) });
  expect(verified).toMatchObject({ ok: true, erasedPayloads: 1 });
});
