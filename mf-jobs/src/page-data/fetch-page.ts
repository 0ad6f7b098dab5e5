import type { BoardPage, getPageRoute } from '@sabi/contracts/http/hiring/pages';
import type { Language } from '@sabi/contracts/language';
import { RequestFailed } from '@sabi/shell-sdk/http';

const pagesPath: (typeof getPageRoute)['path'] = '/api/hiring/v1/pages';

interface PageRequest {
  readonly url: string;
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** Loads the data the server would render the page from. @returns null for an unknown page @throws {RequestFailed} */
export async function fetchPage(
  fetch: typeof globalThis.fetch,
  { url, language, signal }: PageRequest,
): Promise<BoardPage | null> {
  const fail = (status: number, message: string, cause?: unknown) =>
    new RequestFailed({ status, message, cause });
  const address = `${pagesPath}?${new URLSearchParams({ url, language })}`;
  const response = await fetch(address, { signal, cache: 'no-cache' }).catch((error: unknown) => {
    throw fail(0, 'The platform could not be reached', error);
  });
  if (response.status === 404 || response.status === 422) return null;
  // The 410 of a closed job has a body.
  if (!response.ok && response.status !== 410) throw fail(response.status, 'The page could not be had');
  return (await response.json().catch((error: unknown) => {
    throw fail(0, 'The answer broke off', error);
  })) as BoardPage;
}
