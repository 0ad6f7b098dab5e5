import type { CountedKind } from '@sabi/contracts/http/entitlement-kinds';
import type { ServiceRequestState } from '@sabi/contracts/http/service-requests';

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
}
