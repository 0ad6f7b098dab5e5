import type { Request } from 'express';
import { chooseRedirect } from '../../domain/redirects/redirect-url';
import type { Settings } from '../../domain/settings/settings';
import { queryValue } from './gotrue/endpoint';

/**
 * Final target of the browser that a request names, if it is allowed; otherwise the site itself.
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

/** Without its query, which may contain the token of a mail's link. */
function pageOf(referer = ''): string {
  return referer.split(/[?#]/, 1)[0] ?? '';
}
