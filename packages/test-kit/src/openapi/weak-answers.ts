import { listHostileRequests } from './hostile-input';
import type { Operation } from './operations';

interface HostileCaller {
  readonly url: string;
  readonly token?: string;
  /** Headers that depend on the body, such as its signature. */
  readonly headersFor?: (body: string) => Readonly<Record<string, string>>;
  /** Set where the call streams its body. */
  readonly streamedBody?: { readonly mediaType: string; readonly content: Buffer };
  /** The valid value of a path parameter, for calls that test something else. */
  readonly valueOf: (parameter: string) => string;
}

/** Hostile inputs that an operation accepted or failed on; empty when it passes. */
export async function findWeakAnswers(operation: Operation, caller: HostileCaller): Promise<string[]> {
  const weak: string[] = [];
  for (const { what, path, body, isMalformed } of listHostileRequests(operation, caller.valueOf)) {
    const status = await send(operation, path, body, caller);
    if (status >= 500 || (isMalformed && status < 400)) weak.push(`${what}: ${status}`);
  }
  return weak;
}

async function send(
  { method, jsonBody, streamedBody: streams }: Operation,
  path: string,
  json: string | undefined,
  { url, token, headersFor, streamedBody }: HostileCaller,
): Promise<number> {
  const sent = jsonBody
    ? { body: json ?? '', mediaType: 'application/json' }
    : streams && streamedBody
      ? { body: new Uint8Array(streamedBody.content), mediaType: streamedBody.mediaType }
      : undefined;
  const response = await fetch(`${url}${path}`, {
    method: method.toUpperCase(),
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(sent && { 'Content-Type': sent.mediaType }),
      ...(jsonBody && headersFor?.(json ?? '')),
    },
    redirect: 'manual',
    ...(sent && { body: sent.body }),
  });
  await response.arrayBuffer();
  return response.status;
}
