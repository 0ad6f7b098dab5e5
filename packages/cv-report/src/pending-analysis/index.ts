export { pendingAnalysisPage, findPendingAnalysis, savePendingAnalysis } from './pending-analysis';
