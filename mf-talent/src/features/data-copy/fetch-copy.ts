import type { exportAccountRoute } from '@sabi/contracts/http/account-export';
import { request } from '@sabi/shell-sdk/http';
import { readFileName } from '../../downloads/read-file-name';
import type { ReceivedFile } from '../../downloads/save-file';

const path: (typeof exportAccountRoute)['path'] = '/api/account/v1/export';

/** In bytes; the total is null while it is unknown. */
export interface CopyProgress {
  readonly received: number;
  readonly total: number | null;
}

const fallbackName = 'sabi-data.zip';

/** Requests the archive; resolves once it starts to arrive. @throws {RequestFailed} */
export function askForCopy(fetch: typeof globalThis.fetch, signal: AbortSignal): Promise<Response> {
  return request(fetch, path, { signal });
}

/** Reads the whole archive. @throws {Error} when it broke off, as a partial one cannot be opened */
export async function receiveCopy(
  response: Response,
  onProgress: (progress: CopyProgress) => void,
): Promise<ReceivedFile> {
  const total = Number(response.headers.get('Content-Length')) || null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) break;
    chunks.push(value);
    received += value.length;
    onProgress({ received, total });
  }
  if (received === 0 || (total !== null && received !== total)) throw new Error('The copy broke off');
  return {
    name: readFileName(response, fallbackName),
    content: new Blob(chunks, { type: 'application/zip' }),
  };
}
