import { randomUUID } from 'node:crypto';
import type { Company } from '@sabi/contracts/http/hiring/companies';
import type { Job } from '@sabi/contracts/http/hiring/jobs';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import type { Language } from '@sabi/contracts/language';
import { expect } from '@playwright/test';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import type { SignedInAccount } from './account';
import { buildPosting } from './build-posting';
import { createApprovedRecruiter } from './operator';
import { askAs, sendJson } from './own-profile';

interface PublishedJob {
  readonly job: Job;
  readonly company: Company;
  /** Owner of the company. */
  readonly recruiter: SignedInAccount;
}

/** Publishes a job of a new company over HTTP. */
export async function publishJob(
  platform: PlatformProcess,
  language: Language,
  { company: name, ...posting }: Partial<Posting> & { company: string; title: string },
): Promise<PublishedJob> {
  const recruiter = await createApprovedRecruiter(platform, language);
  const ask = askAs(platform, recruiter);
  const companies = '/api/hiring/v1/companies';
  const [companyId, jobId] = [randomUUID(), randomUUID()];
  // svc-hiring learns of the approval by a message.
  await expect(() =>
    sendJson(ask, 'POST', companies, {
      ...{ company_id: companyId, name, legal_name: `PT ${name}` },
      ...{ nib: null, zone: 'Asia/Jakarta' },
    }),
  ).toPass();
  const company = (await (await ask(`${companies}/${companyId}`)).json()) as Company;
  const jobs = `${companies}/${companyId}/jobs`;
  await sendJson(ask, 'POST', jobs, {
    job_id: jobId,
    posting: { ...buildPosting(posting.title), ...posting },
  });
  const published = await sendJson(ask, 'POST', `${jobs}/${jobId}/publish`, { version: 1 });
  return { job: (await published.json()) as Job, company, recruiter };
}
