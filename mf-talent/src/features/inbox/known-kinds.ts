/** Kinds with a text of their own. */
export const knownKinds = [
  'application_sent',
  'application_opened',
  'application_answered',
  'application_moved',
  'application_offered',
  'application_hired',
  'application_rejected',
  'application_unanswered',
  'application_closed',
  'allowance_returned',
  'application_submitted',
  'application_nudged',
  'application_withdrawn',
  'application_missed',
  'message_received',
] as const;

export const isKnownKind = (kind: string): kind is (typeof knownKinds)[number] =>
  (knownKinds as readonly string[]).includes(kind);
