import type { Job } from '@sabi/contracts/http/hiring/jobs';
import type { Lint } from '@sabi/contracts/http/hiring/posting';
import { requestJson } from '@sabi/shell-sdk/http';
import { jobUrl } from '../../data/hiring-url';
import type { EditorCalls } from './editor-store';

export function createEditorCalls(
  fetch: typeof globalThis.fetch,
  { companyId, jobId }: { companyId: string; jobId: string },
): EditorCalls {
  const url = jobUrl(companyId, jobId);
  const post = <T>(path: string, json: object) =>
    requestJson<T>(fetch, `${url}/${path}`, { method: 'POST', json });
  return {
    load: () => requestJson<Job>(fetch, url),
    save: (version, posting) => requestJson<Job>(fetch, url, { method: 'PATCH', json: { version, posting } }),
    lint: (posting) => post<Lint>('lint', { posting }),
    publish: (step, version) => post<Job>(step, { version }),
  };
}
