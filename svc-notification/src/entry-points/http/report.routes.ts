import {
  assignMessageReportRoute,
  decideMessageReportRoute,
  listMessageReportsRoute,
  reportMessageRoute,
} from '@sabi/contracts/http/notification/message-reports';
import { assignToCaller, listWithOwners } from '@sabi/service-kit/cases/case-routes';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { decideMessageReport } from '../../domain/message-reports/decide-message-report';
import { listMessageReports } from '../../domain/message-reports/list-message-reports';
import { reportMessage } from '../../domain/message-reports/report-message';
import { readAuthorization } from './read-authorization';

const kind = 'message_report';

export function mountReportRoutes(router: Router, dependencies: Dependencies): void {
  mountReports(router, dependencies);
  mountDecisions(router, dependencies);
}

function mountReports(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    reportMessageRoute,
    async ({ principal: { userId }, params: { threadId }, body, request }) => {
      const { report_id: reportId, message_no: messageNo, reason, text } = body;
      const caller = { threadId, userId, authorization: readAuthorization(request) };
      await reportMessage({ ...caller, reportId, messageNo, reason, text }, dependencies);
      return answer(202);
    },
    authentication,
  );
  mountRoute(
    router,
    listMessageReportsRoute,
    async ({ query: { state, owner, after }, staff }) =>
      answer(
        200,
        await listWithOwners(
          {
            kind,
            owner,
            staff,
            list: (ids) => listMessageReports({ state, after, ids }, dependencies),
            idsOf: ({ reports }) => reports.map(({ report_id: id }) => id),
          },
          dependencies,
        ),
      ),
    authentication,
  );
}

function mountDecisions(router: Router, dependencies: Dependencies): void {
  const { authentication, messageReports, now } = dependencies;
  mountRoute(
    router,
    decideMessageReportRoute,
    async ({ params: { reportId }, body: { decision, reason }, staff }) =>
      answer(200, await decideMessageReport({ reportId, decision, reason, staff, now: now() }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    assignMessageReportRoute,
    async ({ params: { reportId: id }, body, staff, request }) => {
      const find = (caseId: string) => messageReports.find(caseId);
      const input = { kind, id, body, staff, request, find, missing: 'REPORT_NOT_FOUND' } as const;
      return answer(200, await assignToCaller(input, dependencies));
    },
    authentication,
  );
}
