import type { TextChannel } from './text-channels';

export interface PhoneSettings {
  readonly isEnabled: boolean;
  readonly isAutoconfirmed: boolean;
  readonly channels: readonly TextChannel[];
  readonly codeDigits: number;
  /** null: the default texts. */
  readonly template: string | null;
  readonly codeLifeSeconds: number;
  readonly answerMs: number;
  readonly cooldownMs: number;
  readonly gateway: { readonly url: string; readonly token: string | undefined } | null;
  readonly testCodes: ReadonlyMap<string, string>;
}
