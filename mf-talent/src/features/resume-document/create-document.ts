import type { createDocumentRoute, DocumentChoice } from '@sabi/contracts/http/profile/documents';
import { request } from '@sabi/shell-sdk/http';
import { readFileName } from '../../downloads/read-file-name';
import type { ReceivedFile } from '../../downloads/save-file';

const path: (typeof createDocumentRoute)['path'] = '/api/profile/v1/documents';

/** Generates a resume from the owner's profile. @throws {RequestFailed}; {Error} when the answer broke off */
export async function createDocument(
  fetch: typeof globalThis.fetch,
  choice: DocumentChoice,
): Promise<ReceivedFile> {
  const response = await request(fetch, path, {
    method: 'POST',
    body: JSON.stringify(choice),
    headers: { 'Content-Type': 'application/json' },
  });
  return { name: readFileName(response, `cv.${choice.format}`), content: await response.blob() };
}
