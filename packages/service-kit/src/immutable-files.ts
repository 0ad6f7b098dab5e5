import { extname } from 'node:path';
import {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  static as serveStatic,
} from 'express';

/**
 * Content-addressed files, cached without expiry. A client that accepts brotli gets the build's copy (`.br`): at the
 * highest quality it is an eighth smaller than compression per request.
 */
export function serveImmutableFiles(folder: string): RequestHandler[] {
  const options = { immutable: true, maxAge: '1y', index: false, redirect: false } as const;
  const plain = serveStatic(folder, options);
  const compressed = serveStatic(folder, {
    ...options,
    // Called for an existing file, before its headers are sent.
    setHeaders: (response: Response, path: string) => {
      response.setHeader('Content-Encoding', 'br');
      response.type(extname(path.slice(0, -compressedSuffix.length)));
    },
  });
  return [
    (request, response, next) => {
      response.vary('Accept-Encoding');
      if (isSourceMap(request) || !acceptsBrotli(request) || request.path.endsWith(compressedSuffix))
        return next();
      serveCopy(compressed, request, response, next);
    },
    (request, response, next) => (isSourceMap(request) ? next() : void plain(request, response, next)),
  ];
}

/** Source maps contain the sources, so they are not served, under any encoding of the name. */
function isSourceMap({ path }: Request): boolean {
  try {
    return /\.map(\.br)?\/*$/i.test(decodeURIComponent(path));
  } catch {
    return false; // not a valid file name
  }
}

const compressedSuffix = '.br';

function acceptsBrotli(request: Request): boolean {
  return request.acceptsEncodings('br') === 'br';
}

function serveCopy(serve: RequestHandler, request: Request, response: Response, next: NextFunction): void {
  const { url } = request;
  const [path = '', query] = url.split('?', 2);
  request.url = `${path}${compressedSuffix}${query === undefined ? '' : `?${query}`}`;
  void serve(request, response, (error?: unknown) => {
    request.url = url;
    next(error);
  });
}
