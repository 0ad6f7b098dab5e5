import { aiFaults } from '@sabi/contracts/http/ai/errors';
import {
  createOwnCvReportRoute,
  type CvReportSummary,
  deleteOwnCvReportRoute,
  deletePastCvReportRoute,
  getOwnCvReportRoute,
  getPastCvReportRoute,
  listOwnCvReportsRoute,
  mostCvReports,
  type OwnCvReport,
} from '@sabi/contracts/http/ai/own-cv-report';
import { preferredLanguage } from '@sabi/contracts/language';
import { closedSignal } from '@sabi/service-kit/closed-signal';
import { AppError } from '@sabi/service-kit/errors';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { analyzeOwnCv } from '../../domain/cv-analysis/analyze-own-cv';
import type { SavedCvReport } from '../../domain/cv-analysis/own-cv-report-repository';
import { describeFault } from './describe-fault';

const texts = { failed: aiFaults.analysisFailed, nothing: aiFaults.noAnalysis };

/** Analyses of the CVs in the account's profile. */
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
      await ownCvReports.deleteAllOf(userId);
      return answer(204);
    },
    authentication,
  );
}

/** The account's reports by their time. */
export function mountCvReportHistoryRoutes(
  router: Router,
  { authentication, ownCvReports }: Dependencies,
): void {
  mountRoute(
    router,
    listOwnCvReportsRoute,
    async ({ principal: { userId }, response }) => {
      response.setHeader('Cache-Control', 'private, no-store');
      const reports = await ownCvReports.findAllOf(userId);
      return answer(200, { reports: reports.slice(0, mostCvReports).map(toSummary) });
    },
    authentication,
  );
  mountRoute(
    router,
    getPastCvReportRoute,
    async ({ params: { reportId }, principal: { userId }, response }) => {
      response.setHeader('Cache-Control', 'private, no-store');
      const saved = await ownCvReports.findOne(userId, toTime(reportId));
      if (!saved) throw new AppError('ENTRY_NOT_FOUND');
      return answer(200, { report: toAnswer(saved) });
    },
    authentication,
  );
  mountRoute(
    router,
    deletePastCvReportRoute,
    async ({ params: { reportId }, principal: { userId } }) => {
      await ownCvReports.deleteOne(userId, toTime(reportId));
      return answer(204);
    },
    authentication,
  );
}

const toTime = (reportId: string) => new Date(Number(reportId));

function toSummary({ file_key, created_at, report }: SavedCvReport): CvReportSummary {
  const { engine_version, document, score, match } = report;
  return {
    report_id: String(created_at.getTime()),
    file_key,
    created_at: created_at.toISOString(),
    engine_version,
    ...(document && { document }),
    score,
    match_percent: match?.percent ?? null,
  };
}

function toAnswer({ user_id: _owner, created_at, ...report }: SavedCvReport): OwnCvReport {
  return { ...report, created_at: created_at.toISOString() };
}
