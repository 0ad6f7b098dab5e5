import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { ApplicationRepository } from '../applications/application-repository';
import type { AutomationRepository } from '../automations/automation';
import type { StoredCompany } from '../companies/company';
import type { CompanyRepository } from '../companies/company-repository';
import type { StoredJob } from '../jobs/job';
import { isOpen } from '../jobs/job-lifecycle';
import type { JobRepository } from '../jobs/job-repository';
import { type ChangeDependencies, recordJobChange } from '../jobs/record-job-change';
import type { MemberRepository } from '../members/member-repository';
import type { PostingRules } from '../posting-rules/posting-rules';
import { buildDemoApplications } from './build-demo-applications';
import { buildDemoAutomation } from './build-demo-automation';
import { buildDemoCompanies, buildDemoJobs, demoAuthor, publishedAt } from './build-demo-data';
import { type DemoJobSearchDependencies, seedDemoJobSearch } from './seed-demo-job-search';

export interface DemoMember {
  readonly userId: string;
  readonly email: string;
  readonly role: CompanyRole;
}

export interface DemoDependencies extends ChangeDependencies, DemoJobSearchDependencies {
  readonly applications: ApplicationRepository;
  readonly automations: AutomationRepository;
  readonly companies: CompanyRepository;
  readonly jobs: JobRepository;
  readonly members: MemberRepository;
  readonly postingRules: PostingRules;
  readonly transact: Transact;
}

interface Seeding {
  readonly now: Date;
  /** Members of the first company; called only when the company is missing. */
  readonly findMembers: () => Promise<readonly DemoMember[]>;
  /** Id of the talent; called with it. */
  readonly findTalent: () => Promise<string>;
}

/** Saved by the talent. */
const savedTitles = ['Quality Control Analyst', 'Staf PPIC'];

const maxJobsOfCompany = 50;
/** Age of the newest posting from which dates are refreshed. */
const freshDays = 7;

/**
 * Companies, postings and members for a laptop. Each company is one transaction, so that the next start
 * completes an interrupted one; existing data changes only its dates.
 */
export async function seedDemoData(seeding: Seeding, dependencies: DemoDependencies): Promise<void> {
  const companies = buildDemoCompanies(seeding.now);
  const isKnown = async ({ id }: StoredCompany) =>
    (await dependencies.companies.companyOf({ companyId: id }).find()) !== null;
  const last = companies.at(-1);
  if (last && (await isKnown(last))) {
    await refreshDates(companies, seeding.now, dependencies);
    return;
  }
  const jobs = buildDemoJobs(seeding.now, dependencies);
  for (const [index, company] of companies.entries()) {
    if (await isKnown(company)) continue;
    const members = index === 0 ? await seeding.findMembers() : [];
    const talentId = index === 0 ? await seeding.findTalent() : null;
    const own = jobs.filter((job) => job.company_id === company.id);
    await addCompany(company, { jobs: own, members, talentId, now: seeding.now }, dependencies);
  }
}

async function addCompany(
  company: StoredCompany,
  given: {
    readonly jobs: ReturnType<typeof buildDemoJobs>;
    readonly members: readonly DemoMember[];
    readonly talentId: string | null;
    readonly now: Date;
  },
  dependencies: DemoDependencies,
): Promise<void> {
  const { companies, jobs, members, transact } = dependencies;
  const tenant = { companyId: company.id };
  const own = jobs.jobsOf(tenant);
  // Not in the transaction, like drafts; invisible while the company is missing.
  for (const job of given.jobs)
    if (!(await own.find(job.id))) await own.insert({ ...job, public_no: await jobs.takeNumber() });
  await transact(async (transaction) => {
    await companies.insert(company, transaction);
    for (const { userId: user_id, email, role } of given.members)
      await members.membersOf(tenant).insert({ user_id, email, role, joined_at: given.now }, transaction);
    const [job] = given.jobs;
    const [member] = given.members;
    if (job && member) {
      await addApplications(buildDemoApplications(job, member.userId, given.now), dependencies, transaction);
      await dependencies.automations
        .automationsOf(tenant)
        .insert(buildDemoAutomation(job, member.userId, given.now), transaction);
    }
    if (given.talentId !== null) {
      const stored = await Promise.all(
        given.jobs.filter(({ posting }) => savedTitles.includes(posting.title)).map(({ id }) => own.find(id)),
      );
      await seedDemoJobSearch(
        {
          talentId: given.talentId,
          company: company.name,
          jobs: stored.filter((each) => each !== null),
          now: given.now,
        },
        dependencies,
        transaction,
      );
    }
    for (const open of given.jobs.filter((each) => isOpen(each, given.now)))
      await recordJobChange(
        { jobId: open.id, change: { kind: 'published' }, now: given.now },
        dependencies,
        transaction,
      );
  });
}

async function addApplications(
  seeded: ReturnType<typeof buildDemoApplications>,
  { applications }: Pick<DemoDependencies, 'applications'>,
  transaction: Transaction,
): Promise<void> {
  for (const { application, events } of seeded) {
    const own = applications.applicationsOf({ companyId: application.company_id });
    await own.insert(application, transaction);
    await own.addEvents(events, transaction);
  }
}

/** Postings end after weeks, and a laptop may be off for longer. */
async function refreshDates(
  companies: readonly StoredCompany[],
  now: Date,
  { jobs, transact, ...dependencies }: DemoDependencies,
): Promise<void> {
  const found: StoredJob[] = [];
  for (const { id: companyId } of companies)
    found.push(...(await jobs.jobsOf({ companyId }).list({ after: null, limit: maxJobsOfCompany })));
  const shown = found.filter((job) => job.created_by === demoAuthor && mayBeShown(job));
  const newest = Math.max(...shown.map(({ published_at: at }) => at?.getTime() ?? 0));
  if (now.getTime() - newest < freshDays * 86_400_000) return;
  for (const [index, job] of shown.entries())
    await transact(async (transaction) => {
      const changes = { ...publishedAt(index, now), pause_reason: null, updated_at: now };
      await jobs.jobsOf({ companyId: job.company_id }).change(job, changes, transaction);
      await recordJobChange({ jobId: job.id, change: { kind: 'changed' }, now }, dependencies, transaction);
    });
}

/** Open, or ended only by time. */
const mayBeShown = ({ state, pause_reason: pauseReason, published_at: at }: StoredJob): boolean =>
  at !== null && (state === 'published' || state === 'expired' || pauseReason === 'unconfirmed');
