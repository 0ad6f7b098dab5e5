import type { Request } from 'express';
import { chooseRedirect } from '../../domain/redirects/redirect-url';
import type { Settings } from '../../domain/settings/settings';
import { queryValue } from './gotrue/endpoint';

/**
 * The requested target if allowed, else the site.
 * @param given target in the body
 */
export function redirectTargetOf(
  request: Request,
  { siteUrl, redirectAllowList: allowList }: Pick<Settings, 'siteUrl' | 'redirectAllowList'>,
  given = '',
): string {
  const candidates = [
    request.get('redirect_to'),
    queryValue(request, 'redirect_to'),
    given,
    pageOf(request.get('referer')),
  ];
  return chooseRedirect(candidates, { siteUrl, allowList });
}

/** Without the query, which may contain a mail link's token. */
function pageOf(referer = ''): string {
  return referer.split(/[?#]/, 1)[0] ?? '';
}
