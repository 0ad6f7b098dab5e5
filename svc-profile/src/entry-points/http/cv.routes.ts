import { createDownloadLinkRoute, getCvRoute, watchCvRoute } from '@sabi/contracts/http/profile/profile';
import { ConcurrencyLimit } from '@sabi/service-kit/concurrency-limit';
import { closedSignal } from '@sabi/service-kit/closed-signal';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { createDownloadLink } from '../../domain/cvs/create-download-link';
import { getOwnCv } from '../../domain/cvs/get-own-cv';
import { viewCv } from '../../domain/cvs/view-cv';
import { sendEvents } from './event-stream';

/** Limits of concurrent event streams on this replica: in total and for each account. */
const watchers = { total: 10_000, each: 12 };

export function mountCvRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication, cvFeed, timings } = dependencies;
  const watching = new ConcurrencyLimit(watchers);
  mountRoute(
    router,
    getCvRoute,
    async ({ principal, params }) =>
      answer(200, viewCv(await getOwnCv({ account: principal, cvId: params.resumeId }, dependencies))),
    authentication,
  );
  mountRoute(
    router,
    watchCvRoute,
    async ({ principal, params, request, response }) => {
      const cv = await getOwnCv({ account: principal, cvId: params.resumeId }, dependencies);
      watching.enterUntilClosed(principal.userId, response);
      authentication.endWithSession(principal, response);
      // HEAD has no body to wait for.
      const signal = request.method === 'HEAD' ? AbortSignal.abort() : closedSignal(response);
      const values = viewEach(cvFeed.follow(cv, signal));
      await sendEvents(response, { event: 'resume', values, heartbeatMs: timings.heartbeatMs });
      return undefined;
    },
    authentication,
  );
  mountRoute(
    router,
    createDownloadLinkRoute,
    async ({ principal, params }) =>
      answer(
        201,
        await createDownloadLink(
          { account: principal, cvId: params.resumeId, now: new Date() },
          dependencies,
        ),
      ),
    authentication,
  );
}

async function* viewEach(states: AsyncIterable<Parameters<typeof viewCv>[0]>) {
  for await (const state of states) yield viewCv(state);
}
