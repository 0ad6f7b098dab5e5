import type { MessageReport, MessageReportState } from '@sabi/contracts/http/notification/message-reports';
import { cutPage, pageSize, readPageStart } from '@sabi/service-kit/page';
import type { MessageReportRepository } from './message-report-repository';
import { type ViewDependencies, viewMessageReports } from './view-message-reports';

interface ListInput {
  readonly state: MessageReportState;
  readonly after: string | undefined;
  /** null for all. */
  readonly ids: readonly string[] | null;
}

/** @throws {AppError} REQUEST_INVALID for an invalid page position */
export async function listMessageReports(
  { state, after, ids }: ListInput,
  dependencies: ViewDependencies & { messageReports: Pick<MessageReportRepository, 'list'> },
): Promise<{ reports: MessageReport[]; next: string | null }> {
  const page = { after: readPageStart(after), limit: pageSize + 1, ids };
  const found = await dependencies.messageReports.list(state, page);
  const { rows, next } = cutPage(found, ({ created_at: time, id }) => ({ time, id }));
  return { reports: await viewMessageReports(rows, dependencies), next };
}
