import type { Language } from '@sabi/contracts/language';
import type { ShellSession, UploadInit } from '../contract';
import { findAccessToken } from './access-token';

const statusesWithoutBody = [204, 205, 304];

/** Like `createPlatformFetch`, but reports upload progress, which `fetch` does not. */
export function createPlatformUpload(
  session: ShellSession,
  getLanguage: () => Language,
): (path: string, init: UploadInit) => Promise<Response> {
  return async (path, { headers: given, ...init }) => {
    const headers = new Headers(given);
    headers.set('Accept-Language', getLanguage());
    const token = await findAccessToken(session);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return send(path, { ...init, headers });
  };
}

function send(path: string, { body, headers, signal, onSent }: UploadInit & { headers: Headers }) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.throwIfAborted();
    signal?.addEventListener('abort', abort, { once: true });
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    request.addEventListener('load', () => resolve(toResponse(request)));
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch'))); // the error that fetch reports
    request.addEventListener('abort', () => reject(signal?.reason as Error));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onSent(loaded / total);
    });
    request.open('POST', path);
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.send(body);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const { status } = request;
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(': ');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 2));
  }
  const body = statusesWithoutBody.includes(status) ? null : request.responseText;
  return new Response(body, { status, headers });
}
