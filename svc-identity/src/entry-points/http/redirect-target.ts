import type { Request } from 'express';
import { chooseRedirect } from '../../domain/redirects/redirect-url';
import type { Settings } from '../../settings/settings';
import { queryValue } from './gotrue/endpoint';

/**
 * Where a request wants the browser to go in the end, as far as that is allowed; else the site itself.
 * @param given what its body says
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

/** Without its parameters: a page that was opened by a mail's link may have a token there. */
function pageOf(referer = ''): string {
  return referer.split(/[?#]/, 1)[0] ?? '';
}
