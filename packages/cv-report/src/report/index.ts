export { CvReportView, isAboutCv } from './cv-report-view';
export { PointsBar } from './points-bar';
export { PrintableReport } from './printable-report';
export { ReportOverview } from './report-overview';
export type { ReportText, SayReport } from './report-texts';
