import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from './request-context';

/**
 * Answers GET requests for the paths given, each with its object as JSON. Written for what is asked by the second, and
 * costs a third of an answer by way of a router.
 * @returns false where the request is for something else, or comes from a page that has to be sent of its rights
 */
export function createFixedAnswers(
  answers: Readonly<Record<string, object>>,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const texts = new Map(Object.entries(answers).map(([path, body]) => [path, JSON.stringify(body)]));
  return ({ method, url = '', headers }, response) => {
    const text = method === 'GET' && headers.origin === undefined ? texts.get(url) : undefined;
    if (text === undefined) return false;
    response
      .writeHead(200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(text),
        'Cache-Control': 'no-store',
        'X-Request-Id': requestIdOf(headers['x-request-id']),
      })
      .end(text);
    return true;
  };
}
