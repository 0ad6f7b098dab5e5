export { CvReportView } from './cv-report-view';
export type { ReportText, SayReport } from './report-texts';
