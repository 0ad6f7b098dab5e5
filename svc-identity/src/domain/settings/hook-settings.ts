import type { HookName } from './hook-names';

export interface HookSettings {
  readonly url: string;
  /** `whsec_<base64>`. */
  readonly secrets: readonly string[];
}

export type HooksSettings = ReadonlyMap<HookName, HookSettings>;
