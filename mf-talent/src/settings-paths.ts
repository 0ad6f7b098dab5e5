/** Paths of the settings' pages; `/settings` opens the first. */
export const settingsPaths = {
  profile: '/settings',
  signIn: '/settings/sign-in',
  security: '/settings/security',
  visibility: '/settings/visibility',
  notifications: '/settings/notifications',
  data: '/settings/data',
} as const;

export type SettingsPageName = keyof typeof settingsPaths;

/** Plans and payments: a separate page, also linked from the settings. */
export const paymentsPath = '/profile/payments';
