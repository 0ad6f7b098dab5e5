import { getAnswerAllowanceRoute } from './answer-allowance';
import { answerRoutes } from './answers';
import { consultationRoutes } from './consultations';
import { conversationRoutes } from './conversations';
import { cvAnalysisRoutes } from './cv-analysis';
import { exportAiRoute } from './export';
import { ownCvReportRoutes } from './own-cv-report';

export const aiRoutes = [
  ...cvAnalysisRoutes,
  ...consultationRoutes,
  ...answerRoutes,
  ...conversationRoutes,
  ...ownCvReportRoutes,
  getAnswerAllowanceRoute,
  exportAiRoute,
];
