import { integer } from '@sabi/service-kit/env';
import { z } from 'zod';
import { parseDuration } from '../domain/settings/duration';

/** Go's format, `60s`; parsed to milliseconds. */
export const duration = z.string().transform((value, context) => {
  const milliseconds = parseDuration(value);
  if (milliseconds !== undefined) return milliseconds;
  context.addIssue('must be a duration such as 60s or 1h30m');
  return z.NEVER;
});

/** A number of seconds, or a duration in Go's format: `600`, `10m`. */
export const seconds = (minimum: number, maximum: number) =>
  z.string().transform((value, context) => {
    const milliseconds = parseDuration(value);
    const given = milliseconds === undefined ? value : milliseconds / 1000;
    const parsed = integer(minimum, maximum).safeParse(given);
    if (parsed.success) return parsed.data;
    for (const { message } of parsed.error.issues) context.addIssue(message);
    return z.NEVER;
  });

/** Values separated by commas. */
export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** A page's address without a trailing slash, since paths are appended. */
export const pageUrl = z
  .url({ protocol: /^https?$/ })
  .refine((value) => !/[#?@]/.test(value), 'must be without user, query and fragment')
  .transform((value) => value.replace(/\/+$/, ''));
