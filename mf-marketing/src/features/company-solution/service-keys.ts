/** Services of the page and of its structured data. */
export const serviceKeys = ['executive', 'specialized', 'consulting'] as const;
export type ServiceKey = (typeof serviceKeys)[number];
