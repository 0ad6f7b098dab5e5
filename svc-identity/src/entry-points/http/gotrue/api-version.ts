import type { Request } from 'express';

export const apiVersionHeader = 'X-Supabase-Api-Version';

/** The only version after the first: errors have their code as `code`. */
export const currentApiVersion = '2024-01-01';

/** Whether the caller requested the current version; a header that is not a date is ignored. */
export function wantsCurrentVersion(request: Request): boolean {
  const asked = request.get(apiVersionHeader) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) && asked >= currentApiVersion;
}
