import { randomUUID } from 'node:crypto';
import { companyPath, jobPath } from '@sabi/contracts/hiring/paths';
import type { ApplicationCard } from '@sabi/contracts/http/hiring/applications';
import type { JobCard } from '@sabi/contracts/http/hiring/board';
import type { Company } from '@sabi/contracts/http/hiring/companies';
import type { JobSummary } from '@sabi/contracts/http/hiring/jobs';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { openSession } from './account';
import { buildPosting } from './build-posting';
import { fromOwnNetwork } from './network';
import { type Ask, askAs, sendJson } from './own-profile';

const hiring = '/api/hiring/v1';

/** Pages of the demonstration data. */
export interface DemoPages {
  readonly job: string;
  readonly publicNo: number;
  readonly company: string;
  /** A frozen job is closed for visitors. */
  readonly closedJob: string;
}

export async function findDemoPages(platform: PlatformProcess): Promise<DemoPages> {
  const askAsService = askAs(platform, { accessToken: await platform.serviceToken() });
  const list = async <Job>(path: string): Promise<Job> => {
    const { jobs } = (await (await askAsService(`${hiring}${path}`)).json()) as { jobs: Job[] };
    const [first] = jobs;
    if (!first) throw new Error(`The demonstration data has nothing at ${path}`);
    return first;
  };
  const open = await list<JobCard>('/jobs');
  const frozen = await list<{ public_no: number; slug: string }>('/staff/jobs?frozen=true');
  return {
    job: jobPath(open),
    publicNo: open.public_no,
    company: companyPath(open.company),
    closedJob: jobPath(frozen),
  };
}

/** Signs in as the owner of the first demonstration company, over HTTP. */
export const openDemoOwner = ({ url }: PlatformProcess) =>
  openSession(url, { email: 'owner@demo.example', password: 'try-the-owner-side' });

/** The owner's company, with ids of a published job that has applications, of one of these, and of a new draft. */
export async function findDemoWorkspace(
  ask: Ask,
): Promise<{ slug: string; job: string; application: string; draft: string }> {
  const { companies } = (await (await ask(`${hiring}/companies`)).json()) as { companies: Company[] };
  const [company] = companies;
  if (!company) throw new Error('The owner has no company');
  const path = `${hiring}/companies/${company.company_id}/jobs`;
  const { jobs } = (await (await ask(`${path}?state=published`)).json()) as { jobs: JobSummary[] };
  const job = jobs.find(({ applications }) => (applications?.total ?? 0) > 0)?.job_id ?? '';
  const received = await ask(`${path}/${job}/applications`);
  const { applications } = (await received.json()) as { applications: ApplicationCard[] };
  const draft = randomUUID();
  await sendJson(ask, 'POST', path, { job_id: draft, posting: buildPosting('Konsep') });
  return { slug: company.slug, job, application: applications[0]?.application_id ?? '', draft };
}

/** Gives the queues of the staff that are empty at first a case each: reports, recruiters and inquiries. */
export async function fillQueues({ url }: PlatformProcess, publicNo: number): Promise<void> {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...fromOwnNetwork() },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  };
  await post(`${hiring}/jobs/${publicNo}/reports`, { report_id: randomUUID(), reason: 'asks_for_money' });
  await post('/api/profile/v1/inquiries', {
    kind: 'contact',
    first_name: 'Laksmi',
    last_name: 'Rekawati',
    email: 'laksmi@mail.example',
    language: 'id',
    inquiry_type: 'company',
    message: 'Kami mencari tiga perencana produksi.',
  });
}
