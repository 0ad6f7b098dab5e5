import { randomUUID } from 'node:crypto';
import type { Job } from '@sabi/contracts/http/hiring/jobs';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import type { TokenIssuer } from '@sabi/test-kit/token-issuer';
import type { Db } from 'mongodb';
import type { Arrival } from '../load/arrivals';

const base = '/api/hiring/v1';
const letter = 'Saya terbiasa bekerja dalam sif dan ingin belajar mesin baru. '.repeat(10);

export interface OpenJob {
  /** Of the company. */
  readonly path: string;
  readonly jobId: string;
  readonly publicNo: number;
  /** Headers of its owner. */
  readonly owner: Readonly<Record<string, string>>;
}

const posting: Posting = {
  title: 'Operator Produksi',
  language: 'id',
  text: 'Menjalankan mesin pengemasan dan mencatat hasil tiap sif.',
  areas: ['35.15'],
  mode: 'onsite',
  contract: 'pkwt',
  part_time: false,
  level: 'entry',
  category: 'manufacturing',
  openings: 4,
  pay: { min: 4_900_000, max: 5_400_000, parts: [], thr: true, bpjs_kes: true, bpjs_tk: true },
  requirements: [{ text: 'Bersedia bekerja dalam sif', must: true }],
  questions: [],
  process: ['Wawancara'],
};

/** A published job of a company. */
export async function openJob(url: string, db: Db, issuer: TokenIssuer): Promise<OpenJob> {
  const [userId, companyId, jobId] = [randomUUID(), randomUUID(), randomUUID()];
  const approved = db.collection<{ _id: string; at: Date }>('approved_recruiters');
  await approved.insertOne({ _id: userId, at: new Date() });
  const owner = await headersOf(userId, issuer);
  const path = `${base}/companies/${companyId}`;
  const names = { name: 'PT Bangku Uji', legal_name: 'PT Bangku Uji', nib: null };
  const send = async (to: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${url}${to}`, {
      method: 'POST',
      headers: owner,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${to} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  await send(`${base}/companies`, { company_id: companyId, ...names, zone: 'Asia/Jakarta' });
  await send(`${path}/jobs`, { job_id: jobId, posting });
  const job = (await send(`${path}/jobs/${jobId}/publish`, { version: 1 })) as Job;
  return { path, jobId, publicNo: job.public_no, owner };
}

async function headersOf(sub: string, issuer: TokenIssuer): Promise<Record<string, string>> {
  const token = await issuer.sign({ sub, email: `${sub}@mail.example` });
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

/** Each application is of another talent. */
export async function prepareApplying(
  count: number,
  { publicNo }: OpenJob,
  issuer: TokenIssuer,
): Promise<() => Arrival> {
  const talents = await Promise.all(Array.from({ length: count }, () => headersOf(randomUUID(), issuer)));
  const body = () => JSON.stringify({ idempotency_key: randomUUID(), letter, answers: [] });
  return inTurn(
    talents.map((headers) => ({
      path: `${base}/jobs/${publicNo}/applications`,
      method: 'POST',
      headers,
      body: body(),
    })),
  );
}

/** The first page of the list, and applications one after another. */
export async function prepareReading(
  { path, jobId, owner: headers }: OpenJob,
  db: Db,
): Promise<{ list: () => Arrival; one: () => Arrival }> {
  const ids = await listIds(db);
  return {
    list: inTurn([{ path: `${path}/jobs/${jobId}/applications`, headers }]),
    one: inTurn(ids.map((id) => ({ path: `${path}/applications/${id}`, headers }))),
  };
}

/** Each moves another application to the next stage. */
export async function prepareMoves(count: number, job: OpenJob, db: Db): Promise<() => Arrival> {
  const ids = (await listIds(db)).slice(0, count);
  if (ids.length < count) throw new Error(`There are ${ids.length} applications to move, not ${count}`);
  return inTurn(
    ids.map((id) => ({
      path: `${job.path}/applications/moves`,
      method: 'POST',
      headers: job.owner,
      body: JSON.stringify({ ids: [id], stage: 'interview' }),
    })),
  );
}

async function listIds(db: Db): Promise<string[]> {
  const rows = await db
    .collection<{ _id: string }>('applications')
    .find({}, { projection: { _id: 1 } })
    .toArray();
  return rows.map(({ _id }) => _id);
}

function inTurn(requests: readonly Arrival[]): () => Arrival {
  const [first] = requests;
  if (!first) throw new Error('There is nothing to ask');
  let turn = 0;
  return () => requests[turn++ % requests.length] ?? first;
}
