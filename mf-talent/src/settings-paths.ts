/** Where each page of the settings lives; the first is what `/settings` opens. */
export const settingsPaths = {
  profile: '/settings',
  signIn: '/settings/sign-in',
  security: '/settings/security',
  visibility: '/settings/visibility',
  notifications: '/settings/notifications',
  data: '/settings/data',
} as const;

export type SettingsPageName = keyof typeof settingsPaths;

/** Plans and payments: a page of its own, reached from the settings as well. */
export const paymentsPath = '/profile/payments';
