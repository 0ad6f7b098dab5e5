import type { MessageReportState } from '@sabi/contracts/http/notification/message-reports';
import type { CasesPage } from '@sabi/service-kit/cases/case-owners';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { StoredMessageReport } from './message-report';

export interface MessageReportRepository {
  find(id: string, transaction?: Transaction): Promise<StoredMessageReport | null>;
  /** Nothing where the id exists, or the account has an open report of the message. */
  add(report: StoredMessageReport, transaction: Transaction): Promise<void>;
  /** Oldest first. */
  list(state: MessageReportState, page: CasesPage): Promise<StoredMessageReport[]>;
  /** @returns null unless open */
  decide(
    id: string,
    decision: Pick<StoredMessageReport, 'state' | 'decision_reason' | 'decided_at'>,
    transaction: Transaction,
  ): Promise<StoredMessageReport | null>;
  /** Of reports that were decided before. */
  removeTexts(before: Date): Promise<void>;
  /** @param until last time of creation */
  countOpen(until: Date): Promise<number>;
  findAllOf(reporterId: string): Promise<StoredMessageReport[]>;
}
