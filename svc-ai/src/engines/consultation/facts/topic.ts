/** What there are facts about; the order in which a prompt lists them. */
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

/** Sentences that may be repeated to anybody, figures of the claims in them. */
export type Facts = Readonly<Record<Topic, readonly string[]>>;
