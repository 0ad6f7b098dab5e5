import type { Transaction } from '@sabi/service-kit/transaction';

export interface AccountData {
  /** Removes everything that is kept of an account but the account itself and its sessions. */
  removeAllOf(userId: string, transaction: Transaction): Promise<void>;
  /**
   * Removes what gives a previous holder access to the account, beside its sessions and one-time tokens: passkeys,
   * recovery codes, consents, known devices, a requested deletion, and all flows but the kept one.
   */
  removeAccessOf(userId: string, keptFlowId: string | null, transaction: Transaction): Promise<void>;
}
