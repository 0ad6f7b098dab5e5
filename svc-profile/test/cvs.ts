import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { CvResult } from '@sabi/contracts/cv/evidence';
import { type CvImport, cvImportSchema } from '@sabi/contracts/http/profile/cv-import';
import type { Cv } from '@sabi/contracts/http/profile/profile';
import { cvParseFailed, cvParseProgressed, cvParseSucceeded } from '@sabi/contracts/messages/cv';
import type { MessageDefinition } from '@sabi/contracts/messages/message';
import { createMessage } from '@sabi/event-bus/create-message';
import request from 'supertest';
import { type Account, buildParsedCv, type TestService } from './harness';

let stamp = Date.now();

/** A unique file name. */
export function buildFileName(extension = 'pdf'): string {
  stamp += 1;
  return `cv_${stamp}.${extension}`;
}

export const pdfBytes = Buffer.from('%PDF-1.7\nA CV of some length.\n%%EOF\n');

export function buildPdf(sizeBytes: number): Buffer {
  const file = Buffer.alloc(sizeBytes, 'x');
  pdfBytes.copy(file);
  return file;
}

export interface UploadOptions {
  readonly fileName?: string;
  readonly content?: Buffer;
  readonly mediaType?: string;
  readonly folder?: string;
  readonly query?: Record<string, string>;
}

/** An upload without expectations. */
export function sendUpload(service: TestService, account: Account, options: UploadOptions = {}) {
  const { fileName = buildFileName(), content = pdfBytes, folder = account.userId, query = {} } = options;
  return request(service.url)
    .post(`/storage/v1/object/profile-assets/${folder}/${fileName}`)
    .query(query)
    .auth(account.token, { type: 'bearer' })
    .set('Content-Type', options.mediaType ?? 'application/octet-stream')
    .send(content);
}

export async function uploadCv(
  service: TestService,
  account: Account,
  options: UploadOptions = {},
): Promise<Cv> {
  const { body } = await sendUpload(service, account, options).expect(200);
  return body.resume;
}

/** Uploads a CV and reports it as parsed, which makes it current. @returns the CV as uploaded */
export async function uploadReadable(
  service: TestService,
  account: Account,
  options: UploadOptions = {},
): Promise<Cv> {
  const cv = await uploadCv(service, account, options);
  await reportSuccess(service, account, cv);
  return cv;
}

export async function fetchProfile(service: TestService, account: Account) {
  const { body } = await request(service.url)
    .get('/api/profile/v1/profile')
    .auth(account.token, { type: 'bearer' })
    .expect(200);
  return body;
}

export async function fetchCv(service: TestService, account: Account, cvId: string): Promise<Cv> {
  const { body } = await request(service.url)
    .get(`/api/profile/v1/resumes/${cvId}`)
    .auth(account.token, { type: 'bearer' })
    .expect(200);
  return body;
}

export function parseReferenceOf(account: Account, cv: Cv) {
  return { resume_id: cv.id, user_id: account.userId, file_key: cv.file_key };
}

/** Plays svc-ai: publishes, and returns once svc-profile has handled it. */
export async function publish<Body>(
  service: TestService,
  definition: MessageDefinition<Body>,
  body: Body,
  id = randomUUID(),
) {
  const message = createMessage(definition, body, { id });
  await service.broker.publish(message);
  return message;
}

export function reportProgress(service: TestService, account: Account, cv: Cv, percent: number) {
  return publish(service, cvParseProgressed, { ...parseReferenceOf(account, cv), progress_percent: percent });
}

export function reportFailure(
  service: TestService,
  account: Account,
  cv: Cv,
  error_code: 'MISSING_API_KEY' | 'NO_TEXT_EXTRACTED' | 'OPENAI_ERROR' | 'INVALID_FILE',
) {
  return publish(service, cvParseFailed, { ...parseReferenceOf(account, cv), error_code });
}

/** Stores a result as svc-ai does and publishes it. */
export async function reportSuccess(
  service: TestService,
  account: Account,
  cv: Cv,
  parsed: CvResult = buildParsedCv(),
) {
  const result_key = await storeResult(service, account, JSON.stringify(parsed));
  return publish(service, cvParseSucceeded, { ...parseReferenceOf(account, cv), result_key });
}

export async function fetchCvImport(service: TestService, account: Account): Promise<CvImport> {
  const { body } = await request(service.url)
    .get('/api/profile/v1/cv-proposals/current')
    .auth(account.token, { type: 'bearer' })
    .expect(200);
  return cvImportSchema.strict().parse(body);
}

/** A decision without expectations. */
export function sendDecision(service: TestService, account: Account, cvImportId: string, decision: object) {
  return request(service.url)
    .post(`/api/profile/v1/cv-proposals/${cvImportId}/decision`)
    .auth(account.token, { type: 'bearer' })
    .send(decision);
}

/** Accepts all new and changed entries. */
export async function acceptEverything(service: TestService, account: Account): Promise<CvImport> {
  const { id, version, fields, lists } = await fetchCvImport(service, account);
  const accepted = [...fields, ...Object.values(lists).flat()]
    .filter(({ finding }) => finding !== 'duplicate')
    .map(({ key }) => ({ key }));
  const { body } = await sendDecision(service, account, id, { version, accepted }).expect(200);
  return body;
}

export async function storeResult(service: TestService, account: Account, content: string): Promise<string> {
  const key = `${account.userId}/result-${randomUUID()}.parsed.json`;
  await service.store.put(key, Readable.from([Buffer.from(content)]), { mediaType: 'application/json' });
  return key;
}

export async function isStored(service: TestService, key: string): Promise<boolean> {
  try {
    const { stream } = await service.store.get(key);
    stream.destroy();
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'FileMissing') return false;
    throw error;
  }
}
