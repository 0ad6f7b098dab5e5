import type { ShareLinkDays } from '@sabi/contracts/http/profile/sharing';

/** Lifetimes of a link, in days. */
export const lifetimes: readonly ShareLinkDays[] = [7, 30, 90];
