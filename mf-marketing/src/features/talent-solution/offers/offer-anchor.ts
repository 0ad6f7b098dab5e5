import type { PlanType, ServiceType } from '@sabi/contracts/http/billing/catalogue';

const prefix = 'offer-';

export const offerAnchor = (item: PlanType | ServiceType): string => `${prefix}${item}`;

/** @returns what an address names by its `#`; null where that is no offer */
export const findOffer = (hash: string): HTMLElement | null =>
  hash.startsWith(`#${prefix}`) ? document.getElementById(hash.slice(1)) : null;
