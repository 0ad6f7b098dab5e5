import type { Request, Response } from 'express';
import { type Pagination, parsePagination } from '../../../domain/admin/pagination';
import { queryValue } from './endpoint';

/** @throws {IdentityError} validation_failed */
export function paginationOf(request: Request): Pagination {
  return parsePagination({ page: queryValue(request, 'page'), perPage: queryValue(request, 'per_page') });
}

/**
 * Sets the headers of total, next and last page. `page` comes first, because the published client reads the
 * number after the first `=` of an address.
 * @param where.path GoTrue's, without a gateway's prefix
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
