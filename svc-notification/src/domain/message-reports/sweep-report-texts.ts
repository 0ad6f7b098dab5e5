import type { MessageReportRepository } from './message-report-repository';

/** For questions about the decision; the privacy policy names it. */
const keptMs = 180 * 86_400_000;

/** Removes what reporters wrote some time after the decision. Reason and decision stay. */
export const sweepReportTexts = (
  { now }: { now: Date },
  { messageReports }: { messageReports: Pick<MessageReportRepository, 'removeTexts'> },
): Promise<void> => messageReports.removeTexts(new Date(now.getTime() - keptMs));
