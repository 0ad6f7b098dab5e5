import type { ConsultationType } from '@sabi/contracts/http/ai/conversations';
import type { Language } from '@sabi/contracts/language';

/** Attacks that a chat must resist, and facts that it must state. */
export type ProbeKind = 'leak' | 'price' | 'person' | 'off-topic' | 'injection' | 'other-account' | 'fact';

/** Expectations of one message; check-answer.ts has those of every answer. */
export interface Probe {
  readonly kind: ProbeKind;
  readonly language: Language;
  readonly type: ConsultationType;
  readonly message: string;
  /** Previous turns, as the browser sends them. */
  readonly before?: string;
  /** Words that only a failing answer contains. */
  readonly forbids?: readonly string[];
  /** At least one is required. */
  readonly mentions?: readonly string[];
}

export type Asked = readonly [message: string, more?: Pick<Probe, 'forbids' | 'mentions' | 'before'>];

/** Messages of a kind and language, sent to the chats in turn. */
export function toProbes(kind: ProbeKind, language: Language, asked: readonly Asked[]): Probe[] {
  const types = ['company', 'talent', 'general'] as const;
  return asked.map(([message, more], index) => ({
    kind,
    language,
    type: types[index % types.length] ?? 'general',
    message,
    ...more,
  }));
}
