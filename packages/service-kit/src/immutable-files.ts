import { extname } from 'node:path';
import {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  static as serveStatic,
} from 'express';

/**
 * Files named by their content, cached without end. A client that accepts brotli gets the copy that the build has left beside
 * the file (`.br`): made once at the highest quality, it is an eighth smaller than compression during the request.
 */
export function serveImmutableFiles(folder: string): RequestHandler[] {
  const options = { immutable: true, maxAge: '1y', index: false, redirect: false } as const;
  const plain = serveStatic(folder, options);
  const compressed = serveStatic(folder, {
    ...options,
    // Called for a file that is there, before its headers are sent.
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

/** Source maps contain the sources, so they are not served, however the name is encoded. */
function isSourceMap({ path }: Request): boolean {
  try {
    return /\.map(\.br)?\/*$/i.test(decodeURIComponent(path));
  } catch {
    return false; // no name of a file
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
