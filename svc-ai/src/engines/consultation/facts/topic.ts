/** In prompt order. */
export const topics = [
  'sabi',
  'services',
  'process',
  'software',
  'talent',
  'plans',
  'data',
  'contact',
] as const;
export type Topic = (typeof topics)[number];

/** Public sentences with figures of the claims. */
export type Facts = Readonly<Record<Topic, readonly string[]>>;
