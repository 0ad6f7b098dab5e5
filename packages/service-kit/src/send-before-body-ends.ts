import type { Request, Response } from 'express';

const lingerMs = 5000;

/**
 * Answers a request whose body may still be arriving. Closing at once would reset the connection and lose the answer, so
 * the rest of the body is discarded for a while before the connection is closed.
 */
export function sendBeforeBodyEnds(request: Request, response: Response, text: string): void {
  if (request.complete) {
    response.send(text);
    return;
  }
  response.setHeader('Connection', 'close');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.write(text);
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, lingerMs);
  request.once('end', end).once('close', end).resume();
}
