import { randomUUID } from 'node:crypto';
import type { NewApplication, OwnApplication } from '@sabi/contracts/http/hiring/applications';
import type { Job } from '@sabi/contracts/http/hiring/jobs';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { expect } from '@playwright/test';
import { buildPosting } from './build-posting';
import type { HiringService } from './hiring-service';
import type { Servers } from './servers';

const base = '/api/hiring/v1';

/** An account that calls services without a browser. */
export interface Caller {
  readonly userId: string;
  readonly token: string;
}

export interface Company {
  readonly companyId: string;
  readonly path: string;
  readonly owner: Caller;
}

interface Called {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: object;
}

export async function createCaller({ issuer }: Pick<Servers, 'issuer'>): Promise<Caller> {
  const userId = randomUUID();
  return { userId, token: await issuer.sign({ sub: userId, email: `${userId}@mail.example` }) };
}

/** @param called.method by default POST with a body */
export async function callAs<Body = Record<string, unknown>>(
  { token }: Pick<Caller, 'token'>,
  { url }: { readonly url: string },
  { path, body, method = body ? 'POST' : 'GET' }: Called,
): Promise<{ status: number; body: Body }> {
  const response = await fetch(new URL(path, url), {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as Body };
}

/** @throws unless it is accepted */
export async function doAs<Body = Record<string, unknown>>(
  caller: Pick<Caller, 'token'>,
  service: { readonly url: string },
  called: Called,
): Promise<Body> {
  const { status, body } = await callAs<Body>(caller, service, called);
  expect(status, `${called.path}: ${JSON.stringify(body)}`).toBeLessThan(300);
  return body;
}

/** The company of a new, approved recruiter. */
export async function openCompany(
  servers: Pick<Servers, 'issuer'>,
  { process, database: { db } }: HiringService,
): Promise<Company> {
  const owner = await createCaller(servers);
  const companyId = randomUUID();
  const approved = db.collection<{ _id: string; at: Date }>('approved_recruiters');
  await approved.insertOne({ _id: owner.userId, at: new Date() });
  const name = `PT Kuota ${companyId.slice(0, 8)}`;
  const company = { company_id: companyId, name, legal_name: name, nib: null, zone: 'Asia/Jakarta' };
  await doAs(owner, process, { path: `${base}/companies`, body: company });
  return { companyId, path: `${base}/companies/${companyId}`, owner };
}

export async function publishJob(
  { process }: Pick<HiringService, 'process'>,
  { path, owner }: Company,
  changes: Partial<Posting> = {},
): Promise<Job> {
  const jobId = randomUUID();
  const draft = { job_id: jobId, posting: { ...buildPosting('Operator Produksi'), ...changes } };
  await doAs(owner, process, { path: `${path}/jobs`, body: draft });
  return doAs<Job>(owner, process, { path: `${path}/jobs/${jobId}/publish`, body: { version: 1 } });
}

/** Applies with the profile and the CV of a talent. */
export const applyToJob = (
  { process }: Pick<HiringService, 'process'>,
  talent: Pick<Caller, 'token'>,
  { public_no: no }: Pick<Job, 'public_no'>,
  changes: Partial<NewApplication> = {},
): Promise<{ status: number; body: OwnApplication }> =>
  callAs<OwnApplication>(talent, process, {
    path: `${base}/jobs/${no}/applications`,
    body: { idempotency_key: randomUUID(), answers: [], ...changes },
  });
