import { aiRoutes } from '@sabi/contracts/http/ai/routes';
import { refuseOtherMethods } from '@sabi/service-kit/routes';
import { Router } from 'express';
import type { Dependencies } from './dependencies';
import { mountAllowanceRoutes } from './entry-points/http/allowance.routes';
import { mountAnalysisRoutes } from './entry-points/http/analysis.routes';
import { mountAnswerRoutes } from './entry-points/http/answer.routes';
import { mountConsultationRoutes } from './entry-points/http/consultation.routes';
import { mountConversationRoutes } from './entry-points/http/conversation.routes';
import { mountExportRoutes } from './entry-points/http/export.routes';
import { mountCvReportHistoryRoutes, mountOwnCvReportRoutes } from './entry-points/http/own-cv-report.routes';

export function createApp(dependencies: Dependencies): Router {
  const router = Router();
  mountAnalysisRoutes(router, dependencies);
  mountConsultationRoutes(router, dependencies);
  mountAnswerRoutes(router, dependencies);
  mountConversationRoutes(router, dependencies);
  mountOwnCvReportRoutes(router, dependencies);
  mountCvReportHistoryRoutes(router, dependencies);
  mountAllowanceRoutes(router, dependencies);
  mountExportRoutes(router, dependencies);
  refuseOtherMethods(router, aiRoutes);
  return router;
}
