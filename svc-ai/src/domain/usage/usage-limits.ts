/** Uses allowed in a window that starts with the first use. */
export interface UsageLimit {
  readonly uses: number;
  readonly windowSeconds: number;
}

/** Requests, counted in advance. */
const requestMeters = [
  'analysis-visitor',
  'analysis-browser',
  'analysis-network',
  'message-visitor',
  'message-browser',
  'message-network',
  'answer-account',
  'answer-all',
] as const;
/** Tokens, counted after use. */
const tokenMeters = ['tokens-network', 'tokens-account', 'tokens-account-month', 'tokens-all'] as const;

export const meters = [...requestMeters, ...tokenMeters];

export type Meter = (typeof meters)[number];
export type TokenMeter = (typeof tokenMeters)[number];

export function countsTokens(meter: Meter): meter is TokenMeter {
  return (tokenMeters as readonly Meter[]).includes(meter);
}

export type UsageLimits = Readonly<Record<Meter, UsageLimit>>;

export interface UsageSettings {
  readonly ANALYSES_PER_VISITOR: number;
  readonly ANALYSES_PER_NETWORK: number;
  readonly FREE_MESSAGES_PER_NETWORK: number;
  readonly ANSWERS_PER_ACCOUNT: number;
  readonly ANSWERS_A_DAY: number;
  readonly TOKENS_PER_NETWORK: number;
  readonly TOKENS_PER_ACCOUNT: number;
  readonly TOKENS_PER_ACCOUNT_A_MONTH: number;
  readonly TOKENS_A_DAY: number;
}

/** Requirements, T20. */
const freeMessages = 2;
const daySeconds = 24 * 60 * 60;
const monthSeconds = 30 * daySeconds;
/** Lifetime of the visitor cookie. */
export const visitorDays = 30;

/**
 * Visitors who delete the cookie are limited by browser name and network, and those who change the name by
 * network. The network's limit is higher, so that one visitor cannot use up an office's allowance.
 */
export function createUsageLimits(settings: UsageSettings): UsageLimits {
  const aDay = (uses: number): UsageLimit => ({ uses, windowSeconds: daySeconds });
  return {
    'analysis-visitor': aDay(settings.ANALYSES_PER_VISITOR),
    'analysis-browser': aDay(settings.ANALYSES_PER_VISITOR),
    'analysis-network': aDay(settings.ANALYSES_PER_NETWORK),
    'message-visitor': { uses: freeMessages, windowSeconds: visitorDays * daySeconds },
    'message-browser': aDay(freeMessages),
    'message-network': aDay(settings.FREE_MESSAGES_PER_NETWORK),
    'answer-account': aDay(settings.ANSWERS_PER_ACCOUNT),
    'answer-all': aDay(settings.ANSWERS_A_DAY),
    'tokens-network': aDay(settings.TOKENS_PER_NETWORK),
    'tokens-account': aDay(settings.TOKENS_PER_ACCOUNT),
    'tokens-account-month': { uses: settings.TOKENS_PER_ACCOUNT_A_MONTH, windowSeconds: monthSeconds },
    'tokens-all': aDay(settings.TOKENS_A_DAY),
  };
}
