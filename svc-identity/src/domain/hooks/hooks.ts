import type { HookName } from '../settings/hook-names';

export interface HookCall {
  /** Id of the event, the same for every delivery of it. Random if left out. */
  readonly id?: string;
  /** Client address of the request that caused the call; null without one. */
  readonly ip: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** HTTP hooks of the operator. They are slow, so they are never called within a transaction. */
export interface Hooks {
  has(name: HookName): boolean;
  /**
   * @returns the answer; undefined for an answer without a body
   * @throws {IdentityError} hook_timeout, hook_timeout_after_retry, hook_payload_over_size_limit,
   *   hook_payload_invalid_content_type, unexpected_failure; {HookRefused} with the hook's message
   */
  call(name: HookName, call: HookCall): Promise<unknown>;
  /** Calls in the background and logs the outcome. @param prepare null: the event no longer applies */
  notify(name: HookName, prepare: () => Promise<HookCall | null>): void;
  /** Waits for running notifications. */
  close(): Promise<void>;
}
