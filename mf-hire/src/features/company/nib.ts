/** The digits of a business number (NIB); blanks, dots and hyphens are left out, as svc-hiring does. */
export const hasNibLength = (text: string): boolean => /^\d{13}$/.test(text.replaceAll(/[\s.-]/g, ''));
