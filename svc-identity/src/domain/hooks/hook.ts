/** Moments at which an operator's own server is asked or told, by the names that GoTrue sends it. */
export const hookNames = [
  'before-user-created',
  'after-user-created',
  'send-email',
  'send-sms',
  'customize-access-token',
  'password-verification',
  'mfa-verification',
] as const;
export type HookName = (typeof hookNames)[number];
