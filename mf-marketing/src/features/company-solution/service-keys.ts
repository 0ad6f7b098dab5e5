/** Page and structured data name the same services. */
export const serviceKeys = ['executive', 'specialized', 'consulting'] as const;
export type ServiceKey = (typeof serviceKeys)[number];
