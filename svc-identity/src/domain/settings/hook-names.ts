/** GoTrue's names. */
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
