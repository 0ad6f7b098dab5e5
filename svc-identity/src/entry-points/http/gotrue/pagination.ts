import type { Request, Response } from 'express';
import { type Pagination, parsePagination } from '../../../domain/admin/pagination';
import { queryValue } from './endpoint';

/** Pagination of a request. @throws {IdentityError} validation_failed */
export function paginationOf(request: Request): Pagination {
  return parsePagination({ page: queryValue(request, 'page'), perPage: queryValue(request, 'per_page') });
}

/**
 * Sets the headers of the total and of the next and last page. The published client reads the number after the first
 * `=` of each address, so `page` comes first.
 * @param where.path as GoTrue writes it, without the prefix a gateway adds
 */
export function setPaginationHeaders(
  where: { request: Request; response: Response; path: string },
  { page, perPage, total }: Pagination & { total: number },
): void {
  const { request, response, path } = where;
  const last = Math.max(1, Math.ceil(total / perPage));
  const others = [...new URL(request.originalUrl, 'http://localhost').searchParams].filter(
    ([name]) => name !== 'page',
  );
  const link = (target: number, rel: string) =>
    `<${path}?${new URLSearchParams([['page', String(target)], ...others]).toString()}>; rel="${rel}"`;
  const links = [...(last > page ? [link(page + 1, 'next')] : []), link(last, 'last')];
  response.setHeader('Link', links.join(', '));
  response.setHeader('X-Total-Count', String(total));
}
