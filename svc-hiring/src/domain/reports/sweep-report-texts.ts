import type { ReportRepository } from './report-repository';

/** For questions about the decision; the privacy policy names it. */
const keptMs = 180 * 86_400_000;

/** Removes what reporters wrote, which may name people, some time after the decision. Reason and decision stay. */
export const sweepReportTexts = (
  { now }: { now: Date },
  { reports }: { reports: Pick<ReportRepository, 'removeTexts'> },
): Promise<void> => reports.removeTexts(new Date(now.getTime() - keptMs));
