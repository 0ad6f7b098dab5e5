import type { Request } from 'express';

export const apiVersionHeader = 'X-Supabase-Api-Version';

/** The only later version: errors have their code as `code`. */
export const currentApiVersion = '2024-01-01';

/** Ignores a header that is no date. */
export function wantsCurrentVersion(request: Request): boolean {
  const asked = request.get(apiVersionHeader) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) && asked >= currentApiVersion;
}
