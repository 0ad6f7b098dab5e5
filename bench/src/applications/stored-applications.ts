import { randomUUID } from 'node:crypto';
import type { Db, Document } from 'mongodb';
import type { OpenJob } from './application-requests';

/** Jobs of a company, and talents that have each applied to all of these. */
const jobsOfCompany = 10;
const applicationsOfJob = 200;
/** Documents of one insert. */
const batchSize = 1000;
/** Above the numbers that the service gives out. */
const firstNumber = 10_000_000;
const dayMs = 86_400_000;
/** Recent, so that no sweep has anything to do with them. */
const submittedDays = 10;
const nextDays = 90;

type Row = Document & { readonly _id: string };

/** What is copied: stored by the service itself. */
export interface Examples {
  readonly company: Row;
  readonly job: Row;
  readonly applications: readonly Row[];
  readonly eventsOf: ReadonlyMap<string, readonly Document[]>;
}

export async function readExamples(db: Db, { companyId, jobId }: OpenJob): Promise<Examples> {
  const company = await db.collection<Row>('companies').findOne({ _id: companyId });
  const job = await db.collection<Row>('jobs').findOne({ _id: jobId });
  if (!company || !job) throw new Error('The job to copy is not stored');
  const applications = await db
    .collection<Row>('applications')
    .find({ company_id: companyId, job_id: jobId })
    .toArray();
  const events = await db
    .collection('application_events')
    .find({ company_id: companyId }, { projection: { _id: 0 } })
    .toArray();
  const eventsOf = new Map<string, Document[]>();
  for (const event of events) {
    const id = String(event['application_id']);
    eventsOf.set(id, [...(eventsOf.get(id) ?? []), event]);
  }
  return { company, job, applications, eventsOf };
}

interface Place {
  readonly companyId: string;
  readonly jobId: string;
  readonly talentId: string;
}

/** Inserts copies in batches. */
class Copies {
  readonly #rows = new Map<string, Document[]>();
  readonly #now = Date.now();
  #copied = 0;

  constructor(
    private readonly db: Db,
    private readonly examples: Examples,
  ) {}

  async add(collection: string, row: Document): Promise<void> {
    const rows = this.#rows.get(collection) ?? [];
    this.#rows.set(collection, rows);
    rows.push(row);
    if (rows.length >= batchSize) await this.#insert(collection, rows);
  }

  async addApplication({ companyId, jobId, talentId }: Place): Promise<void> {
    const { applications, eventsOf } = this.examples;
    const example = applications[this.#copied++ % applications.length];
    if (!example) throw new Error('There is no application to copy');
    const id = randomUUID();
    const at = new Date(this.#now - Math.random() * submittedDays * dayMs);
    await this.add('applications', {
      ...example,
      ...{ _id: id, company_id: companyId, job_id: jobId, talent_id: talentId },
      clock: { ...example['clock'], submitted_at: at },
      cv_file: example['cv_file'] && { ...example['cv_file'], key: `applications/${id}/cv.pdf` },
      ...{ created_at: at, updated_at: at, changed_at: at },
      next_at: new Date(this.#now + nextDays * dayMs),
    });
    const line = { _id: id, company_id: companyId, job_id: jobId, talent_id: talentId, created_at: at };
    await this.add('my_applications', line);
    for (const event of eventsOf.get(example._id) ?? [])
      await this.add('application_events', { ...event, company_id: companyId, application_id: id, at });
  }

  async flush(): Promise<void> {
    for (const [collection, rows] of this.#rows) await this.#insert(collection, rows);
  }

  async #insert(collection: string, rows: Document[]): Promise<void> {
    if (rows.length > 0) await this.db.collection(collection).insertMany(rows.splice(0), { ordered: false });
  }
}

/** More applications to one job, each of another talent. */
export async function fillJob(
  db: Db,
  examples: Examples,
  { companyId, jobId }: OpenJob,
  count: number,
): Promise<void> {
  const copies = new Copies(db, examples);
  for (let index = 0; index < count; index += 1)
    await copies.addApplication({ companyId, jobId, talentId: randomUUID() });
  await copies.flush();
}

/**
 * Stores copies of applications with companies, jobs and talents of their own.
 * @param count rounded to whole companies
 * @returns talents of the last company
 */
export async function storeApplications(
  db: Db,
  examples: Examples,
  { stored, count }: { stored: number; count: number },
): Promise<string[]> {
  const copies = new Copies(db, examples);
  const ofCompany = jobsOfCompany * applicationsOfJob;
  const month = new Date().toISOString().slice(0, 7);
  let talents: string[] = [];
  for (let number = Math.ceil(stored / ofCompany); number < Math.ceil(count / ofCompany); number += 1) {
    talents = Array.from({ length: applicationsOfJob }, () => randomUUID());
    const companyId = randomUUID();
    const { slug } = examples.company;
    await copies.add('companies', { ...examples.company, _id: companyId, slug: `${slug}-${number}` });
    for (const talentId of talents)
      await copies.add('free_applications', { talent_id: talentId, month, used: jobsOfCompany });
    for (let job = 0; job < jobsOfCompany; job += 1) {
      const jobId = randomUUID();
      const no = firstNumber + number * jobsOfCompany + job;
      await copies.add('jobs', { ...examples.job, _id: jobId, company_id: companyId, public_no: no });
      for (const talentId of talents) await copies.addApplication({ companyId, jobId, talentId });
    }
  }
  await copies.flush();
  return talents;
}
