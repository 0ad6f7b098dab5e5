import { ownLinksKey, sharedPageRoutes } from '@sabi/contracts/http/profile/sharing';
import { readCookie } from '@sabi/service-kit/read-cookie';
import type { Request, Response } from 'express';

const lifeMs = 400 * 86_400_000;

/** Sent only to share pages, and not readable by scripts. */
export function setOwnerCookie(request: Request, response: Response, mark: string): void {
  for (const { path } of sharedPageRoutes) {
    response.cookie(ownLinksKey, mark, {
      httpOnly: true,
      sameSite: 'lax',
      secure: request.secure,
      path,
      maxAge: lifeMs,
    });
  }
}

export const readOwnerCookie = (request: Request): string | undefined => readCookie(request, ownLinksKey);
