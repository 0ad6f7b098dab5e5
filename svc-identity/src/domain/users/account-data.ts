import type { Transaction } from '@sabi/service-kit/transaction';

export interface AccountData {
  /** Removes all data of an account except the account itself and its sessions. */
  removeAllOf(userId: string, transaction: Transaction): Promise<void>;
  /**
   * Removes what gives a previous holder access to the account, besides its sessions and one-time tokens: passkeys,
   * recovery codes, consents, known devices, a requested erasure, and all flows except the given one.
   */
  removeAccessOf(userId: string, keptFlowId: string | null, transaction: Transaction): Promise<void>;
}
