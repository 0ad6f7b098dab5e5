import type { Transaction } from '@sabi/service-kit/transaction';
import type { FlowState } from './flow-state';

export interface FlowStateRepository {
  insert(flow: FlowState, transaction?: Transaction): Promise<void>;
  find(id: string): Promise<FlowState | null>;
  findByAuthCode(authCode: string): Promise<FlowState | null>;
  issueAuthCode(
    id: string,
    issue: Pick<FlowState, 'auth_code' | 'user_id' | 'provider_tokens' | 'expires_at'>,
    transaction?: Transaction,
  ): Promise<void>;
  /** @returns false when it had already returned from its provider */
  use(id: string): Promise<boolean>;
  /** @returns false when another request used it first */
  remove(id: string, transaction?: Transaction): Promise<boolean>;
}
