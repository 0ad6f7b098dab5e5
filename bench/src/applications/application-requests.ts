import { randomUUID } from 'node:crypto';
import { listOwnApplicationsRoute } from '@sabi/contracts/http/hiring/applications';
import type { Job } from '@sabi/contracts/http/hiring/jobs';
import type { TokenIssuer } from '@sabi/test-kit/token-issuer';
import type { Db } from 'mongodb';
import type { Arrival } from '../load/arrivals';
import type { ApplicationServers } from './application-servers';
import { posting } from './posting';

const base = '/api/hiring/v1';
const letter = 'Saya terbiasa bekerja dalam sif dan ingin belajar mesin baru. '.repeat(10);

export interface Caller {
  readonly userId: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface OpenJob {
  /** Of the company. */
  readonly path: string;
  readonly companyId: string;
  readonly jobId: string;
  readonly publicNo: number;
  /** Headers of its owner. */
  readonly owner: Caller['headers'];
}

/** A published job of a company of its own. */
export async function openJob({ hiringUrl, hiring, issuer }: JobServers): Promise<OpenJob> {
  const companyId = randomUUID();
  const { userId, headers: owner } = await createCaller(issuer);
  const approved = hiring.collection<{ _id: string; at: Date }>('approved_recruiters');
  await approved.insertOne({ _id: userId, at: new Date() });
  const names = { name: 'PT Bangku Uji', legal_name: 'PT Bangku Uji', nib: null };
  const company = { company_id: companyId, ...names, zone: 'Asia/Jakarta' };
  await post(`${hiringUrl}${base}/companies`, owner, company);
  return openJobOf({ companyId, owner }, { hiringUrl });
}

type JobServers = Pick<ApplicationServers, 'hiringUrl' | 'hiring' | 'issuer'>;

/** Another published job of a company. */
export async function openJobOf(
  { companyId, owner }: Pick<OpenJob, 'companyId' | 'owner'>,
  { hiringUrl }: Pick<ApplicationServers, 'hiringUrl'>,
): Promise<OpenJob> {
  const jobId = randomUUID();
  const path = `${base}/companies/${companyId}`;
  await post(`${hiringUrl}${path}/jobs`, owner, { job_id: jobId, posting });
  const job = await post(`${hiringUrl}${path}/jobs/${jobId}/publish`, owner, { version: 1 });
  return { path, companyId, jobId, publicNo: (job as Job).public_no, owner };
}

async function post(url: string, headers: Caller['headers'], body: object): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Longer than any bench: storing a million applications may take an hour. */
const tokenSeconds = 24 * 3600;

export async function createCaller(issuer: TokenIssuer, userId: string = randomUUID()): Promise<Caller> {
  const exp = Math.floor(Date.now() / 1000) + tokenSeconds;
  const token = await issuer.sign({ sub: userId, email: `${userId}@mail.example`, exp });
  return {
    userId,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  };
}

export const createCallers = (count: number, issuer: TokenIssuer): Promise<Caller[]> =>
  Promise.all(Array.from({ length: count }, () => createCaller(issuer)));

/** Each application is of another talent, to one job after another. */
export const applyInTurn = (talents: readonly Caller[], jobs: readonly OpenJob[]): (() => Arrival) =>
  inTurn(
    talents.map(({ headers }, index) => ({
      path: `${base}/jobs/${jobs[index % jobs.length]?.publicNo}/applications`,
      method: 'POST',
      headers,
      body: JSON.stringify({ idempotency_key: randomUUID(), letter, answers: [] }),
    })),
  );

/** The first page of a job's list. */
export const listInTurn = (jobs: readonly OpenJob[]): (() => Arrival) =>
  inTurn(
    jobs.map(({ path, jobId, owner: headers }) => ({ path: `${path}/jobs/${jobId}/applications`, headers })),
  );

/** The first page of a job's board, with the counts of its columns. */
export const boardInTurn = (jobs: readonly OpenJob[]): (() => Arrival) =>
  inTurn(jobs.map(({ path, jobId, owner: headers }) => ({ path: `${path}/jobs/${jobId}/board`, headers })));

/** Each with its match. */
export const readInTurn = (applied: readonly Applied[]): (() => Arrival) =>
  inTurn(
    applied.map(({ id, job: { path, owner: headers } }) => ({ path: `${path}/applications/${id}`, headers })),
  );

/** Each moves another application. */
export const moveInTurn = (applied: readonly Applied[], stage: string): (() => Arrival) =>
  inTurn(
    applied.map(({ id, job: { path, owner: headers } }) => ({
      path: `${path}/applications/moves`,
      method: 'POST',
      headers,
      body: JSON.stringify({ ids: [id], stage }),
    })),
  );

/** The same page of one account after another. */
export const readOwnInTurn = (path: string, callers: readonly Caller[]): (() => Arrival) =>
  inTurn(callers.map(({ headers }) => ({ path, headers })));

export const trackerPath = listOwnApplicationsRoute.path;

export interface Applied {
  readonly id: string;
  readonly talentId: string;
  readonly job: OpenJob;
}

/** The applications to jobs, of one job after another. */
export async function listApplied(db: Db, jobs: readonly OpenJob[]): Promise<Applied[]> {
  const ofJobs = await Promise.all(
    jobs.map(async (job) => {
      const rows = await db
        .collection<{ _id: string; talent_id: string }>('applications')
        .find({ company_id: job.companyId, job_id: job.jobId }, { projection: { talent_id: 1 } })
        .toArray();
      return rows.map(({ _id: id, talent_id: talentId }) => ({ id, talentId, job }));
    }),
  );
  const most = Math.max(...ofJobs.map(({ length }) => length));
  return Array.from({ length: most }, (_none, index) => ofJobs.flatMap((own) => own[index] ?? [])).flat();
}

function inTurn(requests: readonly Arrival[]): () => Arrival {
  const [first] = requests;
  if (!first) throw new Error('There is nothing to ask');
  let turn = 0;
  return () => requests[turn++ % requests.length] ?? first;
}
