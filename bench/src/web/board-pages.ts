import { randomUUID } from 'node:crypto';
import { companyPath, jobPath } from '@sabi/contracts/hiring/paths';
import type { Company } from '@sabi/contracts/http/hiring/companies';
import type { Job } from '@sabi/contracts/http/hiring/jobs';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { languages, localizedPath } from '@sabi/contracts/language';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';

type Ask = <T>(path: string, options?: { body?: object; token?: string }) => Promise<T>;

/**
 * The list of jobs, a job and its company, in both languages. The company is verified and not demonstration data, whose
 * pages search engines may not index.
 */
export async function createBoardPages(platform: PlatformProcess): Promise<string[]> {
  const ask: Ask = (path, options) => askPlatform(`${platform.url}${path}`, options);
  const staff = await platform.serviceToken();
  const recruiter = await createRecruiter(ask, staff);
  const company = await createCompany(ask, { recruiter, staff });
  const titles = ['Perencana Produksi', 'Teknisi Mesin Pengemasan', 'Staf Pembelian Bahan Baku'];
  const jobs: Job[] = [];
  for (const title of titles) jobs.push(await publishJob(ask, { recruiter, company, title }));
  const paths = ['/jobs', ...jobs.slice(0, 1).map(jobPath), companyPath(company)];
  return languages.flatMap((language) => paths.map((path) => localizedPath(language, path)));
}

/** @returns the access token of an approved recruiter */
async function createRecruiter(ask: Ask, staff: string): Promise<string> {
  const account = { email: `${randomUUID()}@example.com`, password: 'jendela-7-biru' };
  const { id } = await ask<{ id: string }>('/auth/v1/admin/users', {
    token: staff,
    body: {
      ...account,
      email_confirm: true,
      user_metadata: { user_type: 'recruiter', first_name: 'Bayu', last_name: 'Rekaan' },
    },
  });
  const { access_token: token } = await ask<{ access_token: string }>('/auth/v1/token?grant_type=password', {
    body: account,
  });
  await ask('/api/profile/v1/profile', { token }); // begins the approval
  const decision = { decision: 'approved', version: 1 };
  await ask(`/api/profile/v1/admin/recruiter-reviews/${id}/decision`, { token: staff, body: decision });
  return token;
}

async function createCompany(
  ask: Ask,
  { recruiter, staff }: { recruiter: string; staff: string },
): Promise<Company> {
  const path = '/api/hiring/v1/companies';
  const { company_id: id, version } = await ask<Company>(path, {
    token: recruiter,
    body: {
      company_id: randomUUID(),
      name: 'Kemas Rekaan',
      legal_name: 'PT Kemas Rekaan Nusantara',
      nib: null,
      zone: 'Asia/Jakarta',
    },
  });
  const evidence = [{ kind: 'oss', text: 'NIB 1234567890123' }];
  const submitted = await ask<Company>(`${path}/${id}/verification`, {
    token: recruiter,
    body: { version, nib: '1234567890123', evidence },
  });
  await ask(`/api/hiring/v1/staff/companies/${id}/decision`, {
    token: staff,
    body: { decision: 'verified', version: submitted.version },
  });
  return submitted;
}

async function publishJob(
  ask: Ask,
  { recruiter, company, title }: { recruiter: string; company: Company; title: string },
): Promise<Job> {
  const path = `/api/hiring/v1/companies/${company.company_id}/jobs`;
  const draft = { job_id: randomUUID(), posting: buildPosting(title) };
  const { job_id: id, version } = await ask<Job>(path, { token: recruiter, body: draft });
  const job = await ask<Job>(`${path}/${id}/publish`, { token: recruiter, body: { version } });
  if (job.state !== 'published') throw new Error(`“${title}” is ${job.state}`);
  return job;
}

/** As long as postings usually are. */
const buildPosting = (title: string): Posting => ({
  title,
  language: 'id',
  text: `${Array.from({ length: 4 }, () => paragraph).join('\n\n')}\n\n- Menyusun jadwal mingguan\n- Menjaga stok bahan baku\n- Melaporkan hasil tiap sif`,
  areas: ['35.15'],
  mode: 'onsite',
  contract: 'pkwt',
  part_time: false,
  level: 'mid',
  category: 'manufacturing',
  openings: 2,
  pay: { min: 6_500_000, max: 8_500_000, parts: [], thr: true, bpjs_kes: true, bpjs_tk: true },
  requirements: [
    { text: 'Berpengalaman dua tahun di pabrik pengemasan', must: true },
    { text: 'Terbiasa dengan lembar kerja dan laporan harian', must: true },
    { text: 'Memahami sistem ERP', must: false },
  ],
  questions: [],
  process: ['Wawancara dengan kepala produksi', 'Kunjungan ke pabrik'],
});

const paragraph =
  'Anda bekerja bersama tim produksi yang mengemas makanan kering untuk toko di seluruh Jawa. Setiap pagi tim memeriksa hasil sif malam, membagi tugas, dan menyiapkan mesin untuk pesanan hari itu.';

async function askPlatform<T>(
  url: string,
  { body, token }: { body?: object; token?: string } = {},
): Promise<T> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
