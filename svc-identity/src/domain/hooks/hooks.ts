import type { HookName } from './hook';

export interface HookCall {
  /** Of what is told: the same when it is told again. A new one when left out. */
  readonly id?: string;
  /** Where the request came from that led to the call; null where none did. */
  readonly ip: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** An operator's own servers, asked at set moments. Never within a transaction: they take their time. */
export interface Hooks {
  has(name: HookName): boolean;
  /**
   * @returns what it answered; undefined for an answer without a body
   * @throws {IdentityError} hook_timeout, hook_timeout_after_retry, hook_payload_over_size_limit,
   *   hook_payload_invalid_content_type, unexpected_failure; {HookRefused} in its own words
   */
  call(name: HookName, call: HookCall): Promise<unknown>;
  /** Calls while others go on, and leaves to the log how it went. @param prepare null: there is nothing to tell after all */
  notify(name: HookName, prepare: () => Promise<HookCall | null>): void;
  /** Waits for what is being told. */
  close(): Promise<void>;
}
