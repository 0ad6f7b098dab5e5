import type { ShareLinkDays } from '@sabi/contracts/http/profile/sharing';

/** For how many days a link may be given. */
export const lifetimes: readonly ShareLinkDays[] = [7, 30, 90];
