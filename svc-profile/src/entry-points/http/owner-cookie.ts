import { ownLinksKey, sharedPageRoutes } from '@sabi/contracts/http/profile/sharing';
import type { Request, Response } from 'express';

const lifeMs = 400 * 86_400_000;

/** Sent to the pages of share links only, and not readable by scripts. */
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

export function readOwnerCookie(request: Request): string | undefined {
  const pairs = (request.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${ownLinksKey}=`))?.slice(ownLinksKey.length + 1);
}
