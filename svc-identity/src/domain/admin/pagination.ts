import { validationFailed } from '../errors/common-errors';

export interface Pagination {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

const defaultPerPage = 50;
/** Larger numbers are reduced to this; the total shows that there are more. */
const maxPerPage = 1000;

/** @throws {IdentityError} validation_failed */
export function parsePagination({ page, perPage }: { page: string; perPage: string }): Pagination {
  const parsed = {
    page: parseNumber('page', page) ?? 1,
    perPage: Math.min(parseNumber('per_page', perPage) ?? defaultPerPage, maxPerPage),
  };
  if (!Number.isSafeInteger(parsed.page * parsed.perPage)) throw badPagination('page is out of range');
  return parsed;
}

function parseNumber(name: string, text: string): number | undefined {
  if (text === '') return undefined;
  if (!/^\d{1,15}$/.test(text)) throw badPagination(`parsing ${JSON.stringify(text)}: invalid syntax`);
  if (Number(text) === 0) throw badPagination(`${name} must be greater than 0`);
  return Number(text);
}

const badPagination = (reason: string) => validationFailed(`Bad Pagination Parameters: ${reason}`);
