import { AppError } from '@sabi/service-kit/errors';

/**
 * @param text with or without blanks, dots and hyphens
 * @returns 13 digits
 * @throws {AppError} NIB_INVALID
 */
export function readNib(text: string): string {
  const digits = text.replaceAll(/[\s.-]/g, '');
  if (!/^\d{13}$/.test(digits)) throw new AppError('NIB_INVALID');
  return digits;
}
