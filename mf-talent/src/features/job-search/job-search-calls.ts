import type { Allowance, getAllowanceRoute, OwnApplication } from '@sabi/contracts/http/hiring/applications';
import type {
  JobSearchCard,
  JobSearchCardDetail,
  ExternalBoardCard,
  ExternalChange,
  exportJobSearchRoute,
  getJobSearchRoute,
  importJobSearchRoute,
  JobSearchImport,
  JobSearchNote,
  listSavedJobsRoute,
  NewExternalApplication,
  SavedJob,
} from '@sabi/contracts/http/hiring/job-search';
import { request, requestJson } from '@sabi/shell-sdk/http';
import { readFileName } from '../../downloads/read-file-name';
import type { ReceivedFile } from '../../downloads/save-file';

type Fetch = typeof globalThis.fetch;

const ownPath = '/api/hiring/v1/my';
const boardPath: (typeof getJobSearchRoute)['path'] = `${ownPath}/job-search`;
const filePath: (typeof exportJobSearchRoute)['path'] = `${boardPath}.csv`;
const importPath: (typeof importJobSearchRoute)['path'] = `${boardPath}/import`;
const savedPath: (typeof listSavedJobsRoute)['path'] = `${ownPath}/saved-jobs`;
const allowancePath: (typeof getAllowanceRoute)['path'] = `${ownPath}/allowance`;
const externalPath = `${ownPath}/external-applications`;

const pageAt = (path: string, after: string | null) =>
  after === null ? path : `${path}?after=${encodeURIComponent(after)}`;

/** Every card, as the columns are counted. @throws {RequestFailed} */
export async function fetchBoard(fetch: Fetch, signal: AbortSignal): Promise<JobSearchCard[]> {
  const cards: JobSearchCard[] = [];
  let after: string | null = null;
  do {
    const page: { cards: JobSearchCard[]; next: string | null } = await requestJson(
      fetch,
      pageAt(boardPath, after),
      { signal },
    );
    cards.push(...page.cards);
    after = page.next;
  } while (after !== null);
  return cards;
}

export interface SavedPage {
  readonly saved_jobs: readonly SavedJob[];
  readonly next: string | null;
}

/** @param after `next` of the previous page; null for the first. @throws {RequestFailed} */
export const fetchSavedJobs = (fetch: Fetch, after: string | null, signal: AbortSignal) =>
  requestJson<SavedPage>(fetch, pageAt(savedPath, after), { signal });

/** @throws {RequestFailed} */
export const fetchAllowance = (fetch: Fetch, signal: AbortSignal) =>
  requestJson<Allowance>(fetch, allowancePath, { signal });

/** @throws {RequestFailed} */
export const fetchCard = (fetch: Fetch, id: string, signal?: AbortSignal) =>
  requestJson<JobSearchCardDetail>(fetch, `${boardPath}/${id}`, signal ? { signal } : {});

/** @throws {RequestFailed} */
export const saveJob = (fetch: Fetch, publicNo: number) =>
  requestJson<SavedJob>(fetch, `${savedPath}/${publicNo}`, { method: 'PUT' });

/** @throws {RequestFailed} */
export const removeSavedJob = (fetch: Fetch, publicNo: number) =>
  request(fetch, `${savedPath}/${publicNo}`, { method: 'DELETE' });

/** Idempotent. @throws {RequestFailed} */
export const withdrawApplication = (fetch: Fetch, id: string) =>
  requestJson<OwnApplication>(fetch, `${ownPath}/applications/${id}/withdraw`, { method: 'POST' });

/** @throws {RequestFailed} */
export const putNote = (fetch: Fetch, id: string, json: { text: string; version: number }) =>
  requestJson<JobSearchNote>(fetch, `${boardPath}/${id}/note`, { method: 'PUT', json });

/** Idempotent by its id. @throws {RequestFailed} */
export const addExternal = (fetch: Fetch, json: NewExternalApplication) =>
  requestJson<ExternalBoardCard>(fetch, externalPath, { method: 'POST', json });

/** @throws {RequestFailed} */
export const changeExternal = (fetch: Fetch, id: string, json: ExternalChange) =>
  requestJson<ExternalBoardCard>(fetch, `${externalPath}/${id}`, { method: 'PATCH', json });

/** @throws {RequestFailed} */
export const removeExternal = (fetch: Fetch, id: string) =>
  request(fetch, `${externalPath}/${id}`, { method: 'DELETE' });

/** @throws {RequestFailed} */
export const restoreExternal = (fetch: Fetch, id: string) =>
  requestJson<ExternalBoardCard>(fetch, `${externalPath}/${id}/restore`, { method: 'POST' });

/** @throws {RequestFailed} */
export async function fetchFile(fetch: Fetch): Promise<ReceivedFile> {
  const response = await request(fetch, filePath);
  return { name: readFileName(response, 'job-search.csv'), content: await response.blob() };
}

/** @throws {RequestFailed} */
export const importFile = (fetch: Fetch, body: File) =>
  requestJson<JobSearchImport>(fetch, importPath, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'text/csv' },
  });
