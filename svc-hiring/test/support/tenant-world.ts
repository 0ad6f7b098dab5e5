import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createInvitationToken } from '../../src/domain/invitations/invitation-token';
import {
  type Account,
  addMember,
  base,
  createJob,
  makeClaim,
  newNib,
  openCompany,
  requiredEnv,
  type TestService,
} from './harness';
import { newAutomation } from './automations';
import { newApplication } from './talents';

const roles = ['owner', 'admin', 'recruiter', 'interviewer'] as const;

/** A company with `canary` in every private field, and the ids to call its routes. */
export interface TenantWorld {
  readonly canary: string;
  readonly ids: Readonly<Record<string, string>>;
  readonly publicNo: number;
  readonly members: Readonly<Record<(typeof roles)[number], Account>>;
  readonly invited: Account;
  readonly token: string;
}

/** @param jobState of the job in `ids` */
export async function createTenantWorld(
  service: TestService,
  jobState: 'draft' | 'in_approval' | 'published' = 'draft',
): Promise<TenantWorld> {
  const canary = `canary${randomUUID().replaceAll('-', '')}`;
  const nib = newNib();
  const owner = await service.account('approved', `${canary}@mail.example`);
  const { companyId, path } = await openCompany(service, owner, 'PT Kenari', nib);
  const change = { version: 1, about: canary, legal_name: canary, domains: [`${canary}.example`] };
  await service.call('patch', path, owner, change).expect(200);
  const [admin, recruiter, interviewer] = await Promise.all(
    roles.slice(1).map((role) => addMember(service, companyId, role)),
  );
  if (!admin || !recruiter || !interviewer) throw new Error('unreachable: three roles, three members');
  const removable = await addMember(service, companyId, 'recruiter');
  const invited = await service.account('approved', `guest.${canary}@mail.example`);
  const invitationId = randomUUID();
  const invitation = { invitation_id: invitationId, email: invited.email, role: 'recruiter', language: 'en' };
  await service.call('post', `${path}/invitations`, owner, invitation).expect(201);
  const claimant = await service.account('approved', `claimant.${canary}@mail.example`);
  const claimId = await makeClaim(service, claimant, { nib }, canary);
  const hidden = { title: `Kasir ${canary}`, text: canary, requirements: [{ text: canary, must: true }] };
  const job = await createJob(service, path, recruiter, hidden);
  const questions = [{ text: canary, kind: 'text' as const, knock_out: null }];
  const open = await createJob(service, path, owner, { questions });
  const publish = (id: string, by: Account, version: number) =>
    service.call('post', `${path}/jobs/${id}/publish`, by, { version }).expect(200);
  await publish(open.job_id, owner, open.version);
  if (jobState === 'in_approval') await publish(job.job_id, recruiter, 1);
  if (jobState === 'published') await publish(job.job_id, owner, 1);
  const cv_key = `${randomUUID()}/cv_1700000000000.pdf`;
  await service.dependencies.fileStore.put(cv_key, Readable.from([canary]), { mediaType: 'application/pdf' });
  const talent = await service.talent({ first_name: canary, summary: canary, cv_key });
  const answers = [{ question: canary, answer: 'Ya' }];
  const application =
    jobState === 'published'
      ? newApplication({ letter: canary })
      : newApplication({ letter: canary, answers });
  const no = jobState === 'published' ? job.public_no : open.public_no;
  await service.call('post', `${base}/jobs/${no}/applications`, talent, application).expect(201);
  const applicationId = application.idempotency_key;
  const operationId = randomUUID();
  const move = { idempotency_key: operationId, ids: [applicationId], stage: 'test' };
  await service.call('post', `${path}/applications/moves`, owner, move).expect(200);
  const templateId = randomUUID();
  const letter = { name: canary, language: 'id', subject: canary, text: canary };
  await service.call('post', `${path}/templates`, owner, { template_id: templateId, ...letter }).expect(201);
  const automationId = randomUUID();
  const automation = {
    automation_id: automationId,
    ...newAutomation({ name: canary, trigger: { event: 'moved', stage_id: 'offer' } }),
  };
  await service.call('post', `${path}/jobs/${job.job_id}/automations`, owner, automation).expect(201);
  return {
    canary,
    ids: {
      companyId,
      jobId: job.job_id,
      userId: removable.userId,
      invitationId,
      claimId,
      applicationId,
      operationId,
      templateId,
      automationId,
    },
    publicNo: open.public_no,
    members: { owner, admin, recruiter, interviewer },
    invited,
    token: createInvitationToken({ companyId, invitationId }, requiredEnv.INVITATION_SECRET),
  };
}

/** All documents of the company, as text. */
export async function dumpWorld({ database }: TestService, { ids }: TenantWorld): Promise<string> {
  const names = [
    'companies',
    'members',
    'invitations',
    'claims',
    'jobs',
    'applications',
    'application_events',
    'views',
    'operations',
    'letter_templates',
    'automations',
  ];
  const found = await Promise.all(
    names.map((name) =>
      database.db
        .collection(name)
        .find({ [name === 'companies' ? '_id' : 'company_id']: ids['companyId'] as never })
        .sort({ _id: 1 })
        .toArray(),
    ),
  );
  return JSON.stringify(found);
}

export const companyRoot = `${base}/companies/{companyId}`;
