import type { RequestHandler } from 'express';

const unreserved = /[\w.~-]/;

/**
 * Writes the path of a request in its one form, before anything is counted, allowed or passed on by it: characters that need no
 * escape are not escaped, dot segments are resolved, and no slash follows another (RFC 3986, section 6.2.2). Upper and lower case
 * stay, for names of files have both: whatever compares a path does so in lower case.
 */
export const normalizePath: RequestHandler = (request, _response, next) => {
  const [path = '', ...query] = request.url.split('?');
  const normal = normalFormOf(path);
  if (normal !== path) request.url = [normal, ...query].join('?');
  next();
};

export function normalFormOf(path: string): string {
  const plain = path
    .replaceAll(/%[\da-f]{2}/gi, (escape) => {
      const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
      return unreserved.test(character) ? character : escape.toUpperCase();
    })
    .replaceAll(/[/\\]+/g, '/');
  return new URL(`http://path.invalid${plain.startsWith('/') ? '' : '/'}${plain}`).pathname;
}
