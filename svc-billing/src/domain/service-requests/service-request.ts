import type { CountedKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { ServiceRequestState } from '@sabi/contracts/http/billing/service-requests';

export type StaffReminder = 'due_today' | 'overdue';

/** A request for a purchased service that the staff performs (ADR 0064). */
export interface StoredServiceRequest {
  /** A UUID made by the client. */
  readonly id: string;
  readonly user_id: string;
  readonly kind: CountedKind;
  readonly state: ServiceRequestState;
  readonly wish: string | null;
  readonly answer: string | null;
  readonly due_at: Date;
  readonly created_at: Date;
  /** Time of acceptance, decline or withdrawal. */
  readonly answered_at: Date | null;
  readonly done_at: Date | null;
  /** Last reminder to the staff. */
  readonly staff_reminder?: StaffReminder;
}

export const isOverdue = ({ state, due_at: dueAt }: StoredServiceRequest, now: Date): boolean =>
  state === 'open' && now > dueAt;
