import type { RequestHandler } from 'express';

const unreserved = /[\w.~-]/;

/**
 * Normalises the path before limits, access rules and forwarding use it: no needless escapes, dot segments or repeated slashes
 * (RFC 3986, section 6.2.2). Case is preserved, as file names depend on it; comparisons of paths ignore case.
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
