import { findArea } from '@sabi/areas';
import { type Posting, postingSchema } from '@sabi/contracts/http/hiring/posting';
import type { StoredCompany, StoredVerification } from '../companies/company';
import { endOfVerification, unverified } from '../companies/verification';
import { uuidOf } from '../imports/uuid-of';
import { createDraft } from '../jobs/create-job';
import type { StoredJob } from '../jobs/job';
import { addDays, openingTimes } from '../jobs/job-lifecycle';
import type { PostingRules } from '../posting-rules/posting-rules';
import data from './demo-data.json';

type DemoCompany = (typeof data.companies)[number];
type DemoPosting = (typeof data.postings)[number] & { readonly part_time?: boolean };

/** Author of demonstration data; no account. */
export const demoAuthor = 'demo-data';
/** Maximum age of postings, so that none needs confirmation within a week. */
const oldestDays = 13;

export const demoCompanyId = (slug: string): string => uuidOf(`demo company ${slug}`);

export function buildDemoCompanies(now: Date): StoredCompany[] {
  return data.companies.map((company, index) => ({
    id: demoCompanyId(company.slug),
    slug: company.slug,
    name: company.name,
    legal_name: company.name,
    nib: company.verification === 'unverified' ? null : String(9_900_000_000_001 + index),
    domains: [],
    about: company.about,
    zone: company.zone as StoredCompany['zone'],
    verification: buildVerification(company, now),
    is_demo: true,
    version: 1,
    ownerless_since: null,
    closed_at: null,
    created_by: demoAuthor,
    created_at: now,
    updated_at: now,
  }));
}

function buildVerification({ verification: state }: DemoCompany, now: Date): StoredVerification {
  if (state === 'unverified') return unverified(now);
  const submitted = {
    ...unverified(now),
    state: 'submitted' as const,
    evidence: [{ kind: 'oss' as const, text: 'Data contoh: NIB dari OSS' }],
    submitted_at: now,
  };
  if (state === 'submitted') return submitted;
  return { ...submitted, state: 'verified', decided_at: now, valid_until: endOfVerification(now) };
}

/** Without public numbers, which the database assigns. */
export type DemoJob = Omit<StoredJob, 'public_no'>;

/** Open jobs, one in review and one frozen. */
export function buildDemoJobs(now: Date, { postingRules }: { postingRules: PostingRules }): DemoJob[] {
  const build = (demo: DemoPosting, index: number) => buildJob(demo, { index, now }, postingRules);
  const open = data.postings.map((demo, index) => ({ ...build(demo, index), ...publishedAt(index, now) }));
  const doubted = data.doubted.map((demo, index) => ({
    ...build(demo, 100 + index),
    state: 'in_review' as const,
  }));
  const frozen = data.frozen.map((demo, index) => ({
    ...build(demo, 200 + index),
    ...publishedAt(index, now),
    frozen_at: now,
    frozen_reason: 'Meminta biaya pendaftaran',
  }));
  return [...open, ...doubted, ...frozen];
}

/** Spread over the last days, newest first. */
export function publishedAt(
  index: number,
  now: Date,
): Pick<StoredJob, 'state'> & ReturnType<typeof openingTimes> {
  const hours = (index * 29) % (oldestDays * 24);
  return { state: 'published', ...openingTimes(addDays(now, -hours / 24)) };
}

function buildJob(
  demo: DemoPosting,
  { index, now }: { index: number; now: Date },
  postingRules: PostingRules,
): DemoJob {
  const posting = buildPosting(demo, index);
  const companyId = demoCompanyId(demo.company);
  const name = data.companies.find(({ slug }) => slug === demo.company)?.name ?? demo.company;
  const { score, findings } = postingRules.check(posting, {
    company: name,
    verified: false,
    nib_matches: false,
  });
  const jobId = uuidOf(`demo job ${demo.company} ${index}`);
  const { public_no: _none, ...draft } = createDraft({
    companyId,
    userId: demoAuthor,
    jobId,
    posting,
    publicNo: 0,
    now,
  });
  return { ...draft, score, findings };
}

function buildPosting(demo: DemoPosting, index: number): Posting {
  const { company: _company, city, pay, part_time: isPartTime = false, ...rest } = demo;
  const area = city === null ? undefined : findArea(city);
  if (city !== null && !area) throw new Error(`Demonstration data names ${city}, which is no area`);
  const isEmployee = ['pkwtt', 'pkwt'].includes(rest.contract);
  const insured = { thr: isEmployee, bpjs_kes: isEmployee, bpjs_tk: isEmployee };
  const steps = {
    id: ['Seleksi berkas', 'Wawancara', 'Penawaran'],
    en: ['Review', 'Interview', 'Offer'],
  };
  return postingSchema.parse({
    ...rest,
    part_time: isPartTime,
    areas: area ? [area.code] : [],
    openings: 1 + (index % 4),
    pay: { min: pay[0], max: pay[1], parts: [], ...insured },
    questions: [],
    process: steps[rest.language as keyof typeof steps],
  });
}
