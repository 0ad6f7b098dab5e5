import type { MessageReportState } from '@sabi/contracts/http/notification/message-reports';
import type { MessageReportReason, ThreadSide } from '@sabi/contracts/notification/thread-terms';

export interface StoredMessageReport {
  readonly id: string;
  readonly thread_id: string;
  readonly company_id: string;
  readonly message_no: number;
  readonly reason: MessageReportReason;
  readonly text: string | null;
  readonly reporter_side: ThreadSide;
  /** null once the account was erased. */
  readonly reporter_id: string | null;
  /** Of the reported message; null once the account was erased. */
  readonly author_id: string | null;
  readonly state: MessageReportState;
  readonly decision_reason: string | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
}
