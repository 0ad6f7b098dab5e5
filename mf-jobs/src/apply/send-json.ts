import { request } from '@sabi/shell-sdk/http';

interface JsonRequest {
  /** The body of a POST. */
  readonly json?: unknown;
  readonly signal?: AbortSignal;
}

/** In place of the `requestJson` of the SDK, which would become a part of each page. @throws {Error} */
export async function sendJson<T>(
  fetch: typeof globalThis.fetch,
  path: string,
  { json, signal }: JsonRequest = {},
): Promise<T> {
  const body = json !== undefined && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(json),
  };
  const response = await request(fetch, path, { ...body, ...(signal && { signal }) });
  return (await response.json()) as T;
}
