// Without schemas, so that pages can read them.

export const threadSides = ['talent', 'company'] as const;
export type ThreadSide = (typeof threadSides)[number];

export const messageReportReasons = ['asks_for_money', 'harassment', 'spam', 'other'] as const;
export type MessageReportReason = (typeof messageReportReasons)[number];

export const messageMaxLength = 4000;
export const messageReportMaxLength = 2000;
/** First messages of a member in 24 hours to talents who have not applied at the company. */
export const outreachLimit = 20;
