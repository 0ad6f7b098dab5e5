import { randomUUID } from 'node:crypto';
import type { OwnApplicationDetail } from '@sabi/contracts/http/hiring/applications';
import { eventually } from '@sabi/test-kit/eventually';
import { expect } from '@playwright/test';
import { applyToJob, type Caller, type Company, doAs, openCompany, publishJob } from './apply';
import type { HiringService } from './hiring-service';
import type { NotificationService } from './notification-service';
import type { Servers } from './servers';

const base = '/api/hiring/v1';
const threads = '/api/notification/v1/threads';
const question = 'Mengapa Anda melamar?';

interface Traces {
  readonly application: OwnApplicationDetail;
  readonly company: Company;
}

interface Services {
  readonly servers: Pick<Servers, 'issuer'>;
  readonly hiring: HiringService;
  readonly notification: NotificationService;
}

/**
 * An application of a talent with what both sides write about it: letter, answer, notes, letters of the company that are
 * not sent yet, messages, reports. The canary is in each text, and each has the talent's side of it in a collection.
 */
export async function leaveApplicantTraces(
  talent: Pick<Caller, 'token'>,
  canary: string,
  services: Services,
): Promise<Traces> {
  const { servers, hiring } = services;
  const company = await openCompany(servers, hiring);
  const questions = [{ text: question, kind: 'text', knock_out: null }] as const;
  const job = await publishJob(hiring, company, { questions: [...questions] });
  const applied = await applyToJob(hiring, talent, job, {
    letter: `Surat ${canary}`,
    answers: [{ question, answer: `Karena ${canary}` }],
  });
  expect(applied.status, JSON.stringify(applied.body)).toBe(201);
  const { application_id: id } = applied.body;
  await searchForJobs(talent, { id, publicNo: job.public_no, canary }, services);
  await decideAbout(id, company, canary, services);
  await writeMessages(talent, { id, owner: company.owner, canary }, services);
  const path = `${base}/my/applications/${id}`;
  return { application: await doAs(talent, hiring.process, { path }), company };
}

/** Saved job, note, external application, report of the job. */
async function searchForJobs(
  talent: Pick<Caller, 'token'>,
  { id, publicNo, canary }: { id: string; publicNo: number; canary: string },
  { hiring }: Services,
): Promise<void> {
  const send = (path: string, body?: object, method: 'POST' | 'PUT' = 'POST') =>
    doAs(talent, hiring.process, { path: `${base}${path}`, method, ...(body && { body }) });
  await send(`/my/saved-jobs/${publicNo}`, undefined, 'PUT');
  await send(`/my/job-search/${id}/note`, { text: `Catatan ${canary}`, version: 0 }, 'PUT');
  await send('/my/external-applications', {
    ...{ external_id: randomUUID(), title: `Kasir ${canary}`, company: `PT ${canary}`, link: null },
    ...{ place: null, column: 'applied', applied_on: '2026-11-20', note: `Telepon ${canary}` },
  });
  const report = { report_id: randomUUID(), reason: 'other', text: `Laporan ${canary}` };
  await send(`/jobs/${publicNo}/reports`, report);
}

/** A member reads it, and moves it twice, each time with a letter that waits; the second move has the first to undo. */
async function decideAbout(
  id: string,
  { path, owner }: Company,
  canary: string,
  { hiring }: Services,
): Promise<void> {
  await doAs(owner, hiring.process, { path: `${path}/applications/${id}` });
  for (const stage of ['test', 'interview']) {
    const mail = { language: 'id', subject: `Untuk ${canary}`, text: `Halo ${canary}` };
    const body = { ids: [id], stage, mail, idempotency_key: randomUUID() };
    await doAs(owner, hiring.process, { path: `${path}/applications/moves`, body });
  }
}

/** Both sides write, and the member reports what the talent wrote. */
async function writeMessages(
  talent: Pick<Caller, 'token'>,
  { id, owner, canary }: { id: string; owner: Caller; canary: string },
  { notification: { process } }: Services,
): Promise<void> {
  const write = (text: string) => ({ message_id: randomUUID(), text, to: { application_id: id } });
  // Once svc-notification has heard of the application.
  await eventually(() => doAs(talent, process, { path: threads, body: write(`Tanya ${canary}`) }), 30_000);
  await doAs(owner, process, { path: threads, body: write(`Jawab ${canary}`) });
  const report = { report_id: randomUUID(), message_no: 1, reason: 'other', text: `Aduan ${canary}` };
  await doAs(owner, process, { path: `${threads}/${id}/reports`, body: report });
}
