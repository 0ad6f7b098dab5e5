import { aiFaults } from '@sabi/contracts/http/ai';
import {
  createOwnCvReportRoute,
  deleteOwnCvReportRoute,
  getOwnCvReportRoute,
  type OwnCvReport,
} from '@sabi/contracts/http/own-cv-report';
import { preferredLanguage } from '@sabi/contracts/language';
import { closedSignal } from '@sabi/service-kit/closed-signal';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { KeptCvReport } from '../../data-access/own-cv-report.model';
import type { Dependencies } from '../../dependencies';
import { reviewOwnCv } from '../../domain/review-own-cv';
import { describeFault } from './describe-fault';

const texts = { failed: aiFaults.analysisFailed, nothing: aiFaults.noAnalysis };

/** The review of the CV in somebody's own profile. */
export function mountOwnCvReportRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication, ownCvReports } = dependencies;
  mountRoute(
    router,
    getOwnCvReportRoute,
    async ({ principal: { userId }, response }) => {
      response.setHeader('Cache-Control', 'private, no-store');
      const kept = await ownCvReports.find(userId);
      return answer(200, { report: kept && toAnswer(kept) });
    },
    authentication,
  );
  mountRoute(
    router,
    createOwnCvReportRoute,
    async ({ body, principal: { userId }, request, response }) => {
      response.setHeader('Cache-Control', 'private, no-store');
      const { file_key: fileKey, jobText } = body;
      const language = preferredLanguage(request.get('accept-language'));
      const input = { userId, fileKey, jobText, language, signal: closedSignal(response) };
      const kept = await reviewOwnCv(input, dependencies).catch((error: unknown) => {
        throw describeFault(error, texts);
      });
      return answer(200, { report: toAnswer(kept) });
    },
    authentication,
  );
  mountRoute(
    router,
    deleteOwnCvReportRoute,
    async ({ principal: { userId } }) => {
      await ownCvReports.forget(userId);
      return answer(204);
    },
    authentication,
  );
}

function toAnswer({ user_id: _owner, created_at, ...kept }: KeptCvReport): OwnCvReport {
  return { ...kept, created_at: created_at.toISOString() };
}
