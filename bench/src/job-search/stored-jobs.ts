import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ContractKind, JobLevel } from '@sabi/contracts/hiring/posting-terms';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import type { EmploymentType, SearchablePosting } from '@sabi/job-search/posting';
import { generatePosting, type Level } from '@sabi/job-search/testing/generate-posting';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import type { Db } from 'mongodb';

const run = promisify(execFile);
const importProgram = join(repositoryRoot, 'svc-hiring/dist/entry-points/commands/import-postings.js');

/** Postings that are imported as examples, each of a company of its own. */
const examples = 200;
const batch = 2000;
/** Above the numbers that the service gives out. */
const firstNumber = 10_000_000;

interface StoredJob {
  readonly _id: string;
  readonly public_no: number;
  readonly posting: Posting;
}

const levelOf: Readonly<Record<Level, JobLevel>> = {
  intern: 'intern',
  junior: 'junior',
  middle: 'mid',
  senior: 'senior',
};
const contractOf: Readonly<Partial<Record<EmploymentType, ContractKind>>> = {
  INTERN: 'intern',
  TEMPORARY: 'pkwt',
  CONTRACTOR: 'freelance',
};

/**
 * Fills the database of svc-hiring with open jobs: some by its import command, the others as copies of these with the text,
 * place and pay of another generated posting.
 * @param count how many in all
 */
export async function storeJobs(db: Db, { mongoUri, folder, count }: StoreOptions): Promise<void> {
  const now = new Date();
  const rows = Array.from({ length: Math.min(examples, count) }, (_none, number) =>
    toImportRow({ number, company: `PT Contoh ${number}`, now }),
  );
  await importRows(rows, { mongoUri, folder });
  const jobs = db.collection<StoredJob>('jobs');
  const imported = await jobs.find().toArray();
  for (let from = imported.length; from < count; from += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - from) }, (_none, index) => from + index);
    await jobs.insertMany(
      numbers.map((number) => copyJob(imported[number % imported.length] as StoredJob, number, now)),
      { ordered: false },
    );
  }
}

interface StoreOptions {
  readonly mongoUri: string;
  /** For the command's files. */
  readonly folder: string;
  readonly count: number;
}

/** Publishes a posting by the import command. @param company an unused name */
export async function publishJob(
  company: string,
  options: { mongoUri: string; folder: string },
): Promise<void> {
  const row = { ...toImportRow({ number: 0, company, now: new Date() }), posted_days_ago: 0 };
  await importRows([row], options);
}

async function importRows(
  rows: readonly object[],
  { mongoUri, folder }: { mongoUri: string; folder: string },
): Promise<void> {
  const file = join(folder, `${randomUUID()}.json`);
  await writeFile(file, JSON.stringify(rows));
  await run(process.execPath, [importProgram, file], {
    env: { ...process.env, LOG_LEVEL: 'error', MONGODB_URI: mongoUri },
    maxBuffer: 16 * 1024 ** 2,
  });
}

function toImportRow({ number, company, now }: { number: number; company: string; now: Date }) {
  const { posting, place } = generatePosting(number, now);
  const { areas: _areas, pay, requirements, ...rest } = toPosting(number, posting);
  return {
    ...rest,
    id: `${company} ${number}`,
    company,
    city: place.city,
    province: place.province,
    requirements,
    pay_min: pay?.min ?? null,
    pay_max: pay?.max ?? null,
    questions: [],
  };
}

function copyJob(example: StoredJob, number: number, now: Date): StoredJob {
  const { posting } = generatePosting(number, now);
  return {
    ...example,
    _id: randomUUID(),
    public_no: firstNumber + number,
    posting: toPosting(number, posting),
  };
}

function toPosting(number: number, generated: SearchablePosting): Posting {
  const { title, text, areas, mode, types, skills, category, level, pay } = generated;
  const benefits = { parts: [], thr: true, bpjs_kes: true, bpjs_tk: true };
  return {
    title,
    language: number % 2 === 0 ? 'en' : 'id',
    text,
    areas: areas.map(({ code }) => code),
    mode,
    contract: contractOf[types[0] ?? 'FULL_TIME'] ?? 'pkwtt',
    part_time: types.includes('PART_TIME'),
    level: levelOf[level as Level],
    category,
    openings: 1,
    pay: { min: 5_000_000, max: 7_000_000, ...pay, ...benefits },
    requirements: skills.map((skill) => ({ text: skill, must: true })),
    questions: [],
    process: [],
  };
}
