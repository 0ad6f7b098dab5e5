import { aiFaults } from '@sabi/contracts/http/ai/errors';
import {
  createOwnCvReportRoute,
  deleteOwnCvReportRoute,
  getOwnCvReportRoute,
  type OwnCvReport,
} from '@sabi/contracts/http/ai/own-cv-report';
import { preferredLanguage } from '@sabi/contracts/language';
import { closedSignal } from '@sabi/service-kit/closed-signal';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { analyzeOwnCv } from '../../domain/cv-analysis/analyze-own-cv';
import type { SavedCvReport } from '../../domain/cv-analysis/own-cv-report-repository';
import { describeFault } from './describe-fault';

const texts = { failed: aiFaults.analysisFailed, nothing: aiFaults.noAnalysis };

/** Analysis of the CV in the account's profile. */
export function mountOwnCvReportRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication, ownCvReports } = dependencies;
  mountRoute(
    router,
    getOwnCvReportRoute,
    async ({ principal: { userId }, response }) => {
      response.setHeader('Cache-Control', 'private, no-store');
      const saved = await ownCvReports.find(userId);
      return answer(200, { report: saved && toAnswer(saved) });
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
      const saved = await analyzeOwnCv(input, dependencies).catch((error: unknown) => {
        throw describeFault(error, texts);
      });
      return answer(200, { report: toAnswer(saved) });
    },
    authentication,
  );
  mountRoute(
    router,
    deleteOwnCvReportRoute,
    async ({ principal: { userId } }) => {
      await ownCvReports.delete(userId);
      return answer(204);
    },
    authentication,
  );
}

function toAnswer({ user_id: _owner, created_at, ...report }: SavedCvReport): OwnCvReport {
  return { ...report, created_at: created_at.toISOString() };
}
