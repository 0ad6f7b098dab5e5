import type { PlanType, ServiceType } from '@sabi/contracts/http/billing/catalogue';

const prefix = 'offer-';

export const offerAnchor = (item: PlanType | ServiceType): string => `${prefix}${item}`;

/** @returns the offer in the address's hash; null for any other hash */
export const findOffer = (hash: string): HTMLElement | null =>
  hash.startsWith(`#${prefix}`) ? document.getElementById(hash.slice(1)) : null;
