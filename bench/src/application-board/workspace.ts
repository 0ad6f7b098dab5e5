import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Company } from '@sabi/contracts/http/hiring/companies';
import type { Job } from '@sabi/contracts/http/hiring/jobs';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import type { Site } from '@sabi/test-kit/site/site';
import { posting as usualPosting } from '../applications/posting';

/** A sign-in as svc-identity answers it, which is what the browser stores. */
export interface Session {
  readonly access_token: string;
  readonly user: { readonly id: string; readonly email: string };
}

type UserType = 'recruiter' | 'talent';
export type Ask = <T>(path: string, options?: { body?: object; by?: Session | string }) => Promise<T>;

export interface Workspace {
  readonly company: Company;
  readonly job: Job;
  /** The owner of the company. */
  readonly owner: Session;
  /** Another member. */
  readonly colleague: Session;
  readonly boardPath: string;
  readonly ask: Ask;
}

const companies = '/api/hiring/v1/companies';
const approvalPollMs = 200;

/** A company with an owner, a recruiter and a published job, to which one talent has applied. */
export async function createWorkspace(site: Site): Promise<Workspace> {
  const ask: Ask = (path, options) => askSite(new URL(path, site.url), options);
  const staff = await site.serviceToken();
  const [owner, colleague] = [await createRecruiter(ask, staff), await createRecruiter(ask, staff)];
  const company = await createCompany(ask, owner);
  await site.databaseOf('svc-hiring').collection('members').insertOne({
    company_id: company.company_id,
    user_id: colleague.user.id,
    email: colleague.user.email,
    role: 'recruiter',
    language: null,
    joined_at: new Date(),
  });
  const jobs = `${companies}/${company.company_id}/jobs`;
  const draft = await ask<Job>(jobs, { by: owner, body: { job_id: randomUUID(), posting } });
  const job = await ask<Job>(`${jobs}/${draft.job_id}/publish`, {
    by: owner,
    body: { version: draft.version },
  });
  await apply(ask, job, await createAccount(ask, staff, 'talent'));
  const boardPath = `/hire/companies/${company.slug}/jobs/${job.job_id}/applications?view=board`;
  return { company, job, owner, colleague, boardPath, ask };
}

async function createAccount(ask: Ask, staff: string, type: UserType): Promise<Session> {
  const account = { email: `${type}-${randomUUID()}@example.com`, password: 'jendela-7-biru' };
  const user_metadata = { user_type: type, first_name: 'Sari', last_name: 'Rekaan' };
  await ask('/auth/v1/admin/users', { by: staff, body: { ...account, email_confirm: true, user_metadata } });
  return ask<Session>('/auth/v1/token?grant_type=password', { body: account });
}

async function createRecruiter(ask: Ask, staff: string): Promise<Session> {
  const recruiter = await createAccount(ask, staff, 'recruiter');
  await ask('/api/profile/v1/profile', { by: recruiter }); // begins the approval
  await ask(`/api/profile/v1/admin/recruiter-reviews/${recruiter.user.id}/decision`, {
    by: staff,
    body: { decision: 'approved', version: 1 },
  });
  return recruiter;
}

/** svc-hiring learns of the approval by a message: until then it refuses. */
async function createCompany(ask: Ask, owner: Session): Promise<Company> {
  const names = { name: 'Kemas Rekaan', legal_name: 'PT Kemas Rekaan', nib: null };
  const body = { company_id: randomUUID(), ...names, zone: 'Asia/Jakarta' };
  for (;;) {
    try {
      return await ask<Company>(companies, { by: owner, body });
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes('COMPANY_UNAPPROVED')) throw error;
    }
    await delay(approvalPollMs);
  }
}

async function apply(ask: Ask, { public_no: publicNo }: Job, talent: Session): Promise<void> {
  await ask('/api/profile/v1/profile', { by: talent }); // creates it
  const body = { idempotency_key: randomUUID(), letter: posting.text, answers: [] };
  await ask(`/api/hiring/v1/jobs/${publicNo}/applications`, { by: talent, body });
}

const posting: Posting = {
  ...usualPosting,
  requirements: [{ text: 'Berpengalaman di pabrik pengemasan', must: true }, ...usualPosting.requirements],
  process: [],
};

async function askSite<T>(url: URL, { body, by }: { body?: object; by?: Session | string } = {}): Promise<T> {
  const token = typeof by === 'string' ? by : by?.access_token;
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${url.pathname} was answered with ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
