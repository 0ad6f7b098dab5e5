import { randomUUID } from 'node:crypto';
import type { JobSummary } from '@sabi/contracts/http/hiring/jobs';
import { accountErased } from '@sabi/contracts/messages/account';
import { createMessage } from '@sabi/event-bus/create-message';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import { eventually } from '@sabi/test-kit/eventually';
import { sweepOnce } from '../src/entry-points/schedule/start-sweeping';
import {
  addMember,
  base,
  createJob,
  days,
  makeClaim,
  newNib,
  openCompany,
  publishJob,
  startTestService,
  type TestService,
} from './support/harness';

interface CompanyRow {
  readonly _id: string;
  readonly ownerless_since: Date | null;
}

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const erase = async (userId: string) => {
  const { transact, outbox } = service.dependencies;
  await transact((transaction) =>
    outbox.append(createMessage(accountErased, { user_id: userId }), transaction),
  );
};

/** An account with a company, a claim of another, accepted and sent invitations, a job and a report. */
const leaveTraces = async () => {
  const owner = await service.account();
  const { companyId, path } = await openCompany(service, owner);
  const nib = newNib();
  const other = await openCompany(service, await service.account(), 'PT Lain', nib);
  const member = await addMember(service, companyId, 'admin');
  const job = await createJob(service, path, owner);
  const { public_no: no } = await publishJob(service, path, owner);
  await service.dependencies.transact((transaction) =>
    service.dependencies.approvedRecruiters.add(owner.userId, service.clock.now, transaction),
  );
  const text = `canary ${randomUUID()}`;
  await makeClaim(service, owner, { nib }, text);
  const report = { report_id: randomUUID(), reason: 'other', text };
  await service.call('post', `${base}/jobs/${no}/reports`, owner, report).expect(202);
  const invitation = {
    invitation_id: randomUUID(),
    email: 'sari@mail.example',
    role: 'admin',
    language: 'id',
  };
  await service.call('post', `${path}/invitations`, owner, invitation).expect(201);
  await service.call('put', `${base}/my/saved-jobs/${no}`, owner).expect(200);
  const external = {
    ...{ external_id: randomUUID(), title: 'Kasir', company: 'PT Luar', link: null, place: null },
    ...{ column: 'applied', applied_on: '2026-11-20', note: text },
  };
  const removed = { ...external, external_id: randomUUID() };
  for (const added of [external, removed])
    await service.call('post', `${base}/my/external-applications`, owner, added).expect(201);
  await service.call('delete', `${base}/my/external-applications/${removed.external_id}`, owner).expect(204);
  return { owner, member, companyId, path, job, other, text, no };
};

describe('an erased account', () => {
  test('is in no collection but the list of erased accounts; jobs and the company stay', async () => {
    const { owner, member, companyId, path, job, text } = await leaveTraces();
    const { db } = service.database;
    await eventually(async () => expect(await db.collection('outbox').countDocuments()).toBe(0));
    expect(await findCollectionsContaining(db, owner.userId)).toEqual(
      expect.arrayContaining([
        ...['members', 'companies', 'jobs', 'invitations', 'job_reports', 'audit_log'],
        'approved_recruiters',
        'claims',
        ...['saved_jobs', 'external_applications', 'job_search_notes', 'job_search_counts'],
        'removed_external_applications',
      ]),
    );
    await erase(owner.userId);
    await eventually(async () => {
      expect(await db.collection('members').countDocuments({ user_id: owner.userId })).toBe(0);
    });
    await eventually(async () => expect(await db.collection('outbox').countDocuments()).toBe(0));
    expect(await findCollectionsContaining(db, owner.userId)).toEqual(['erased_accounts']);
    expect(await findCollectionsContaining(db, owner.email)).toEqual([]);
    expect(await findCollectionsContaining(db, text)).toEqual([]);
    service.clock.now = new Date(service.clock.now.getTime() + 5000);
    await service.call('get', path, owner).expect(404);
    await service.call('get', `${path}/jobs/${job.job_id}`, member).expect(200);
    const stored = await db.collection<CompanyRow>('companies').findOne({ _id: companyId });
    expect(stored?.ownerless_since).toBeInstanceOf(Date);
    const self = `${path}/members/${member.userId}`;
    await service.call('patch', self, member, { role: 'owner' }).expect(200);
    const owned = await db.collection<CompanyRow>('companies').findOne({ _id: companyId });
    expect(owned?.ownerless_since).toBeNull();
  });

  test('a company that nobody takes over for 30 days has no open job any more', async () => {
    const { owner, member, path, no } = await leaveTraces();
    await erase(owner.userId);
    const members = service.database.db.collection('members');
    await eventually(async () => expect(await members.countDocuments({ user_id: owner.userId })).toBe(0));
    const isOpen = async () => (await service.call('get', `${base}/jobs/${no}`, null)).status === 200;
    const listed = (await service.call('get', `${path}/jobs`, member)).body.jobs as JobSummary[];
    const job = listed.find(({ public_no: number }) => number === no);
    if (!job) throw new Error('The published job is not listed');
    const before = service.clock.now;
    // Confirmed meanwhile, so that it is not paused.
    service.clock.now = new Date(before.getTime() + days(29));
    const confirm = `${path}/jobs/${job.job_id}/confirm`;
    await service.call('post', confirm, member, { version: job.version }).expect(200);
    await sweepOnce(service.dependencies);
    expect(await isOpen()).toBe(true);
    service.clock.now = new Date(before.getTime() + days(30));
    await sweepOnce(service.dependencies);
    expect(await isOpen()).toBe(false);
    const { job_id: id } = await createJob(service, path, member);
    const publish = `${path}/jobs/${id}/publish`;
    await service.call('post', publish, member, { version: 1 }).expect(409, /COMPANY_STATE_UNFIT/);
    await service.call('patch', `${path}/members/${member.userId}`, member, { role: 'owner' }).expect(200);
    await service.call('post', publish, member, { version: 1 }).expect(200);
    service.clock.now = before;
  });

  test('its company has an owner again with an invitation that it sent', async () => {
    const { owner, companyId, path } = await leaveTraces();
    const guest = await service.account();
    const invitation = { invitation_id: randomUUID(), email: guest.email, role: 'owner', language: 'id' };
    await service.call('post', `${path}/invitations`, owner, invitation).expect(201);
    const mail = await eventually(async () => {
      const found = service.mails.find(({ to }) => to === guest.email);
      if (!found) throw new Error('No mail yet');
      return found;
    });
    await erase(owner.userId);
    const companies = service.database.db.collection<CompanyRow>('companies');
    const ownerlessSince = async () => (await companies.findOne({ _id: companyId }))?.ownerless_since;
    await eventually(async () => expect(await ownerlessSince()).toBeInstanceOf(Date));
    const token = /token=([\w-]+)/.exec(mail.text)?.[1];
    await service.call('post', `${path}/invitations/accept`, guest, { token }).expect(200);
    expect(await ownerlessSince()).toBeNull();
  });

  test('opens no company and accepts no invitation with the token it still has', async () => {
    const owner = await service.account();
    await service.dependencies.erasedAccounts.note(owner.userId);
    const company = {
      company_id: randomUUID(),
      name: 'PT Baru',
      legal_name: 'PT Baru',
      nib: null,
      zone: 'Asia/Jakarta',
    };
    await service.call('post', `${base}/companies`, owner, company).expect(401);
  });
});

test('the copy of an account has its memberships, invitations, claims and reports, and nothing of others', async () => {
  const { owner, member, text, no } = await leaveTraces();
  const { body } = await service.call('get', `${base}/export`, owner).expect(200);
  const [{ name, data }] = body.documents;
  expect(name).toBe('hiring');
  expect(data.memberships).toEqual([
    {
      ...{ company: 'PT Nusantara Rasa', role: 'owner', email: owner.email, language: null },
      joined_at: expect.any(String),
    },
  ]);
  expect(data.invitations).toMatchObject([{ company: 'PT Nusantara Rasa', direction: 'sent' }]);
  expect(data.claims).toMatchObject([{ company: null, message: text, state: 'open', email: owner.email }]);
  expect(data.reports).toMatchObject([{ job: no, text }]);
  expect(data.job_search).toMatchObject({
    saved_jobs: [{ public_no: no }],
    external_applications: [{ title: 'Kasir', history: [{ column: 'applied' }] }],
    notes: [{ text }],
  });
  for (const foreign of [member.email, member.userId, 'sari@mail.example'])
    expect(JSON.stringify(body)).not.toContain(foreign);
});
