import type { Response } from 'express';

/** Caches must revalidate by the ETag, so that a frozen job disappears with the next request. */
export function mustRevalidate(response: Response): void {
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
}
