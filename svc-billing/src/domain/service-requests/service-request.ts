import type { CountedKind } from '@sabi/contracts/http/entitlement-kinds';
import type { ServiceRequestState } from '@sabi/contracts/http/service-requests';

/** What the staff has been reminded of: the answer is due on that day, or late. */
export type StaffReminder = 'due_today' | 'overdue';

/** Something bought that a person does, asked for by its owner (ADR 0064). */
export interface StoredServiceRequest {
  /** A UUID that the owner's page has made. */
  readonly id: string;
  readonly user_id: string;
  readonly kind: CountedKind;
  readonly state: ServiceRequestState;
  readonly wish: string | null;
  readonly answer: string | null;
  readonly due_at: Date;
  readonly created_at: Date;
  /** When it was accepted, declined or withdrawn. */
  readonly answered_at: Date | null;
  readonly done_at: Date | null;
  /** The last one; missing until then. */
  readonly staff_reminder?: StaffReminder;
}

/** Whether the staff has not answered in time. */
export const isOverdue = ({ state, due_at: dueAt }: StoredServiceRequest, now: Date): boolean =>
  state === 'open' && now > dueAt;
