import { sharedPageRoutes } from '@sabi/contracts/http/profile/sharing';
import { parseLocalizedPath } from '@sabi/contracts/language';
import { logFailure } from '@sabi/service-kit/log-failure';
import { type PlainPage, sendPlainPage } from '@sabi/service-kit/plain/plain-page';
import { mountRoute } from '@sabi/service-kit/routes';
import { toAppError } from '@sabi/service-kit/to-app-error';
import type { Request, Response, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { type Opening, openSharedProfile } from '../../domain/sharing/open-shared-profile';
import { readOwnerCookie } from './owner-cookie';
import { describeSharedProfile, describeFailure } from './shared-page';

/** Keeps shared pages out of search engines. */
const robots = 'noindex, nofollow, noarchive';

/** A page for browsers that needs no script and no session. */
export function mountSharedPageRoutes(router: Router, dependencies: Dependencies): void {
  for (const route of sharedPageRoutes) {
    const { language } = parseLocalizedPath(route.path);
    mountRoute(router, route, async ({ query: { token }, request, response }) => {
      hideFromSearch(response);
      const page = await openPage(request, token);
      sendPlainPage(request, response, { ...page, language, robots });
      return undefined;
    });
    const openPage = async (request: Request, token = ''): Promise<Omit<PlainPage, 'language'>> => {
      try {
        const shared = await openSharedProfile(readVisit(request, token), dependencies);
        return { status: 200, ...describeSharedProfile({ shared, language, token }) };
      } catch (error) {
        const failure = toAppError(error);
        logFailure(dependencies.logger, error, failure, request);
        return { status: failure.status, ...describeFailure(failure, language) };
      }
    };
  }
}

export function hideFromSearch(response: Response): void {
  response.set({ 'X-Robots-Tag': robots, 'Referrer-Policy': 'no-referrer' });
}

export function readVisit(request: Request, token = ''): Opening {
  const isAhead = /prefetch|prerender/i.test(request.get('sec-purpose') ?? request.get('purpose') ?? '');
  return {
    token,
    ip: request.ip,
    userAgent: request.get('user-agent'),
    ownerMark: readOwnerCookie(request),
    countsAsView: request.method === 'GET' && !isAhead,
    now: new Date(),
  };
}
