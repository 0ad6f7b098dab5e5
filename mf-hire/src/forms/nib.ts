/** Without blanks, dots and hyphens, which svc-hiring ignores. */
export const readNibDigits = (text: string): string => text.replaceAll(/[\s.-]/g, '');

/** Whether a business number (NIB) has its number of digits. */
export const hasNibLength = (text: string): boolean => /^\d{13}$/.test(readNibDigits(text));
