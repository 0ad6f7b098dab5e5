import type { Response } from 'express';

/** May be kept, and has to be asked for by its ETag each time: what was frozen is gone with the next request. */
export function mustRevalidate(response: Response): void {
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
}
