import { Agent } from 'node:http';
import { requestStatus } from '../request-status';
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
    if (status === undefined || status >= 500 || (isMalformed && status < 400))
      weak.push(`${what}: ${status}`);
  }
  return weak;
}

/** Thousands of requests: a connection for each would cost more than most of their answers. */
const agent = new Agent({ keepAlive: true });

async function send(
  { method, jsonBody, streamedBody: streams }: Operation,
  path: string,
  json: string | undefined,
  { url, token, headersFor, streamedBody }: HostileCaller,
): Promise<number | undefined> {
  const sent = jsonBody
    ? { body: json ?? '', mediaType: 'application/json' }
    : streams && streamedBody
      ? { body: streamedBody.content, mediaType: streamedBody.mediaType }
      : undefined;
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(sent && { 'content-type': sent.mediaType }),
    ...(jsonBody && headersFor?.(json ?? '')),
  };
  return requestStatus(`${url}${path}`, headers, method.toUpperCase(), {
    agent,
    ...(sent && { body: sent.body }),
  });
}
