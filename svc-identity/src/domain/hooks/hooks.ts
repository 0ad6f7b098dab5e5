import type { HookName } from '../settings/hook-names';

export interface HookCall {
  /** Event id, constant across deliveries. Random by default. */
  readonly id?: string;
  /** Client address of the causing request, if any. */
  readonly ip: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** HTTP hooks of the operator; slow, so never called within a transaction. */
export interface Hooks {
  has(name: HookName): boolean;
  /**
   * @returns undefined for an answer without a body
   * @throws {IdentityError} hook_timeout, hook_timeout_after_retry, hook_payload_over_size_limit,
   * hook_payload_invalid_content_type, unexpected_failure; {HookRefused} with the hook's message
   */
  call(name: HookName, call: HookCall): Promise<unknown>;
  /** Calls in the background and logs the outcome. @param prepare null: the event no longer applies */
  notify(name: HookName, prepare: () => Promise<HookCall | null>): void;
  /** Waits for running notifications. */
  close(): Promise<void>;
}
