import type { Transaction } from '@sabi/service-kit/transaction';

export interface AccountData {
  /** Removes an account's data except itself and its sessions. */
  removeAllOf(userId: string, transaction: Transaction): Promise<void>;
  /**
   * Removes a previous holder's access besides sessions and one-time tokens: passkeys, recovery codes,
   * consents, known devices, a requested erasure, and all flows but the given one.
   */
  removeAccessOf(userId: string, keptFlowId: string | null, transaction: Transaction): Promise<void>;
}
