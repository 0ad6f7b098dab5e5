import type { createDocumentRoute, DocumentChoice } from '@sabi/contracts/http/profile/documents';
import { request } from '@sabi/shell-sdk/http';
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
  return { name: readName(response) ?? `cv.${choice.format}`, content: await response.blob() };
}

/** A name with non-ASCII letters has a second form beside a plain one. */
function readName({ headers }: Response): string | undefined {
  const disposition = headers.get('Content-Disposition') ?? '';
  const encoded = /filename\*=UTF-8''([\w.%!#$&+^`|~-]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"\\/]+)"/.exec(disposition)?.[1];
}
