import type { ConsultationType } from '@sabi/contracts/http/ai/conversations';
import type { Language } from '@sabi/contracts/language';

/** What a person may want of a chat that it must not give, and what it has to say whatever is tried. */
export type ProbeKind = 'leak' | 'price' | 'person' | 'off-topic' | 'injection' | 'fact';

/** What every answer has to keep to is in check-answer.ts; this is what one message adds. */
export interface Probe {
  readonly kind: ProbeKind;
  readonly language: Language;
  readonly type: ConsultationType;
  readonly message: string;
  /** What was said before, as the browser sends it. */
  readonly before?: string;
  /** Words that only an answer holds that gave in. */
  readonly forbids?: readonly string[];
  /** One of them has to be there. */
  readonly mentions?: readonly string[];
}

export type Asked = readonly [message: string, more?: Pick<Probe, 'forbids' | 'mentions' | 'before'>];

/** Messages of one kind and language, sent to the chats in turn. */
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
