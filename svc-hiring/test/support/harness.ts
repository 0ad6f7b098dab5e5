import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAuditCollections } from '@sabi/audit/audit-collections';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { queues } from '@sabi/contracts/messages/queues';
import type { RecruiterApprovalState } from '@sabi/contracts/http/profile/recruiter-approval';
import { createLoneBroker, type InProcessBroker } from '@sabi/event-bus/in-process-bus';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { startService } from '@sabi/service-kit/service';
import type { TestDatabase } from '@sabi/test-kit/database';
import { createServiceDatabase } from '@sabi/test-kit/service-database';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { startTokenIssuer, type TokenIssuer } from '@sabi/test-kit/token-issuer';
import request, { type Response, type Test } from 'supertest';
import { type Dependencies, openDependencies } from '../../src/dependencies';
import type { TalentCard } from '../../src/domain/applications/talent-cards';
import { withKnownApprovals } from '../../src/domain/recruiters/approved-recruiters';
import type { HiringRole } from '../../src/env';
import { assembleHiring, readEnv } from '../../src/service';
import { assertDeclared } from './assert-declared';
import { Talents } from './talents';
import { testRules } from './test-rules';

/** The required settings; the addresses are unreachable. */
export const requiredEnv = {
  NODE_ENV: 'test',
  FILE_STORE_DIR: join(tmpdir(), `svc-hiring-files-${randomUUID()}`),
  SITE_URL: 'https://sabi.test',
  PROFILE_URL: 'http://127.0.0.1:9',
  BILLING_URL: 'http://127.0.0.1:9',
  NOTIFICATION_SECRET: 'Tb4wQn8ZkXs2LmVd6RfHy0JcGp9UeAa3',
  INVITATION_SECRET: 'kV3mQ9xTz7LrPw2YbN8cHd5GfJ1sUa6E',
};

export interface Account {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface TestService {
  readonly url: string;
  readonly database: TestDatabase;
  readonly broker: InProcessBroker;
  readonly dependencies: Dependencies;
  readonly talents: Talents;
  /** Sent mails, oldest first. */
  readonly mails: readonly Mail[];
  /** Clock of decisions; tokens expire by the real one. */
  readonly clock: { now: Date };
  readonly issuer: TokenIssuer;
  /** @param approval null unless the account is a recruiter's */
  account(approval?: RecruiterApprovalState | null, email?: string): Promise<Account>;
  /** With a talent's profile. */
  talent(card?: Partial<TalentCard>): Promise<Account>;
  call(method: Method, path: string, caller: Account | null, body?: object): Test;
  staff(method: Method, path: string, body?: object): Promise<Response>;
  stop(): Promise<void>;
}

/**
 * The service on a free port with its own database.
 * @param replace dependencies that a test replaces
 */
export async function startTestService(
  replace: (dependencies: Dependencies) => Partial<Dependencies> = () => ({}),
  role?: HiringRole,
): Promise<TestService> {
  const [database, issuer] = await Promise.all([createServiceDatabase('hiring'), startTokenIssuer()]);
  await createAuditCollections(database.db, 'svc-hiring'); // emptied by the previous test
  const broker = createLoneBroker(queues, 'hiring');
  const env = readEnv({
    PORT: '0',
    DRAIN_DELAY_MS: '0',
    MONGODB_URI: database.uri,
    IDENTITY_JWKS_URL: issuer.jwksUrl,
    IDENTITY_ISSUER: issuer.issuer,
    ...requiredEnv,
  });
  const clock = { now: new Date() };
  const approvals = new Map<string, RecruiterApprovalState | null>();
  const mails: Mail[] = [];
  const talents = new Talents();
  talents.listen(broker);
  let dependencies: Dependencies | undefined;
  const service = await startService({
    env,
    logger: silentLogger,
    assemble: async (signal) => {
      const opened = await openDependencies({
        env,
        logger: silentLogger,
        broker: { inProcess: broker },
        queues,
        sweepMs: 3_600_000,
        followMs: 3_600_000,
        now: () => clock.now,
        signal,
      });
      dependencies = {
        ...opened,
        postingRules: testRules,
        recruiterApprovals: withKnownApprovals(
          { find: async ({ authorization }) => approvals.get(authorization) ?? null },
          opened.approvedRecruiters,
        ),
        talentProfiles: { find: () => Promise.resolve(null) },
        talentCards: talents,
        planUses: talents,
        mailer: { send: async (mail) => void mails.push(mail), close: () => undefined },
        ...replace(opened),
      };
      return assembleHiring(dependencies, role);
    },
  });
  await service.ready;
  const staffToken = () => issuer.sign({ role: 'service_role', sub: 'rina', session_id: undefined });
  const call: TestService['call'] = (method, path, caller, body) => {
    const pending = request(service.url)[method](path);
    if (caller) void pending.set('authorization', `Bearer ${caller.token}`);
    if (body) void pending.send(body);
    return pending.expect((response: Response) => {
      const { status, body: answered } = response as { status: number; body: unknown };
      assertDeclared({ method, path, status, body: answered });
    });
  };
  const account: TestService['account'] = async (
    approval = 'approved',
    email = `${randomUUID()}@mail.example`,
  ) => {
    const userId = randomUUID();
    const token = await issuer.sign({ sub: userId, email });
    approvals.set(`Bearer ${token}`, approval);
    return { userId, email, token };
  };
  return {
    url: service.url,
    database,
    broker,
    talents,
    mails,
    clock,
    issuer,
    get dependencies() {
      if (!dependencies) throw new Error('The service is not ready');
      return dependencies;
    },
    account,
    talent: async (card) => {
      const talent = await account(null);
      talents.add(talent, card);
      return talent;
    },
    call,
    staff: async (method, path, body) =>
      call(method, path, { userId: '', email: '', token: await staffToken() }, body),
    stop: async () => {
      await service.stop();
      await issuer.close();
      await database.drop();
      await rm(requiredEnv.FILE_STORE_DIR, { recursive: true, force: true });
    },
  };
}

export const base = '/api/hiring/v1';

export const posting: Posting = {
  title: 'Operator Produksi',
  language: 'id',
  text: 'Menjalankan mesin pengemasan.',
  areas: ['35.15'],
  mode: 'onsite',
  contract: 'pkwt',
  part_time: false,
  level: 'entry',
  category: 'manufacturing',
  openings: 4,
  pay: { min: 4_500_000, max: 5_200_000, parts: [], thr: true, bpjs_kes: true, bpjs_tk: true },
  requirements: [{ text: 'Bersedia bekerja dalam sif', must: true }],
  questions: [{ text: 'Bersedia bekerja malam?', kind: 'yes_no', knock_out: 'no' }],
  process: ['Wawancara'],
};

export const newNib = (): string => String(Math.floor(1e12 + Math.random() * 8e12));

/** @returns the company's path */
export async function openCompany(
  { call }: Pick<TestService, 'call'>,
  owner: Account,
  name = 'PT Nusantara Rasa',
  nib: string | null = null,
): Promise<{ companyId: string; path: string }> {
  const companyId = randomUUID();
  const company = { company_id: companyId, name, legal_name: name, nib, zone: 'Asia/Jakarta' };
  await call('post', `${base}/companies`, owner, company).expect(201);
  return { companyId, path: `${base}/companies/${companyId}` };
}

/** Writes the membership directly. */
export async function addMember(
  { dependencies, account, clock }: TestService,
  companyId: string,
  role: 'owner' | 'admin' | 'recruiter' | 'interviewer',
  approval: RecruiterApprovalState | null = 'approved',
): Promise<Account> {
  const member = await account(approval);
  const { userId: user_id, email } = member;
  await dependencies.transact((transaction) =>
    dependencies.members
      .membersOf({ companyId })
      .insert({ user_id, email, role, joined_at: clock.now }, transaction),
  );
  return member;
}

/** @param claimant approved @returns the claim's id */
export async function makeClaim(
  { call }: Pick<TestService, 'call'>,
  claimant: Account,
  company: { nib: string } | { slug: string },
  message = 'I run the hiring team.',
): Promise<string> {
  const claimId = randomUUID();
  const claim = { claim_id: claimId, company, position: 'HR Manager', message, language: 'id' };
  await call('post', `${base}/company-claims`, claimant, claim).expect(201);
  return claimId;
}

/** Verified by the staff. @param company unchanged since it was opened */
export async function verifyCompany(
  { call, staff }: Pick<TestService, 'call' | 'staff'>,
  { companyId, path }: { companyId: string; path: string },
  owner: Account,
): Promise<void> {
  const submitted = { version: 1, nib: newNib(), evidence: [{ kind: 'oss', text: 'NIB' }] };
  await call('post', `${path}/verification`, owner, submitted).expect(200);
  const decision = { decision: 'verified', version: 2 };
  const { status } = await staff('post', `${base}/staff/companies/${companyId}/decision`, decision);
  if (status !== 200) throw new Error(`The verification was answered with ${status}`);
}

/** @returns the current job */
export async function createJob(
  { call }: Pick<TestService, 'call'>,
  path: string,
  member: Account,
  changes: Partial<Posting> = {},
): Promise<{ job_id: string; version: number; public_no: number }> {
  const body = { job_id: randomUUID(), posting: { ...posting, ...changes } };
  const { body: job } = await call('post', `${path}/jobs`, member, body).expect(201);
  return job as { job_id: string; version: number; public_no: number };
}

/** @returns the published job */
export async function publishJob(
  service: Pick<TestService, 'call'>,
  path: string,
  member: Account,
  changes: Partial<Posting> = {},
): Promise<{ job_id: string; version: number; public_no: number }> {
  const { job_id: jobId, version } = await createJob(service, path, member, changes);
  const { body } = await service
    .call('post', `${path}/jobs/${jobId}/publish`, member, { version })
    .expect(200);
  return body as { job_id: string; version: number; public_no: number };
}

export const days = (count: number): number => count * 86_400_000;
