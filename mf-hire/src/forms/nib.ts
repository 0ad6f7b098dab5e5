/** Whether a business number (NIB) has its number of digits; blanks, dots and hyphens are ignored, as in svc-hiring. */
export const hasNibLength = (text: string): boolean => /^\d{13}$/.test(text.replaceAll(/[\s.-]/g, ''));
