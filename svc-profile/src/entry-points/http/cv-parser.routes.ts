import { parseCvRoute } from '@sabi/contracts/http/profile/profile';
import { closedSignal } from '@sabi/service-kit/closed-signal';
import { limitTime } from '@sabi/service-kit/timeout';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { awaitParsedCv } from '../../domain/cv-parsing/await-parsed-cv';
import { viewCv } from '../../domain/cvs/view-cv';

/**
 * The parser call (specification, section 7). The upload has already queued the CV; this call waits for the
 * result.
 */
export function mountCvParserRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication, timings } = dependencies;
  mountRoute(
    router,
    parseCvRoute,
    async ({ principal, body, response }) => {
      const waiting = { timeoutMs: timings.parserWaitMs, signal: closedSignal(response) };
      const result = await limitTime(waiting, (signal) =>
        awaitParsedCv({ account: principal, fileUrl: body.fileUrl, signal }, dependencies),
      );
      if ('outcome' in result) return answer(200, { ...result.outcome });
      const details = 'The CV is still being parsed.';
      return answer(202, { success: true as const, details, resume: viewCv(result.pending) });
    },
    authentication,
  );
}
