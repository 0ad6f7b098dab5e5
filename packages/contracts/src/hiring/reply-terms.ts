// How a company's replies to applications are counted, for pages and services. No dependency, so that a page can import it.

export const replyBadges = ['fast', 'reliable'] as const;
export type ReplyBadge = (typeof replyBadges)[number];

/** Applications submitted in these days before now are judged: each has had the time for an answer. */
export const judgedDays = { newest: 14, oldest: 104 } as const;

/** With fewer judged applications a company has no record. */
export const fewestJudged = 10;

/** Least share answered within 14 days, and longest median in days. */
export const badgeLimits = {
  fast: { rate: 0.9, medianDays: 5 },
  reliable: { rate: 0.75, medianDays: 10 },
} as const satisfies Record<ReplyBadge, { rate: number; medianDays: number }>;
