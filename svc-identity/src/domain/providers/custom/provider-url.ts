import { isIP } from 'node:net';
import { validationFailed } from '../../errors/common-errors';
import { type FetchRules, isListedHost, isPublicAddress } from '../fetch-rules';

/**
 * Checks an address for redirects or calls. Its resolved IP is checked at each call.
 * @throws {IdentityError} validation_failed
 */
export function assertProviderUrl(text: string, rules: FetchRules): void {
  if (!rules.arePrivateUrlsAllowed && !/^https:/i.test(text)) throw validationFailed('URL must use HTTPS');
  if (!URL.canParse(text)) throw validationFailed('Invalid URL format');
  const { protocol, hostname, username } = new URL(text);
  if (!/^https?:$/.test(protocol) || username) throw validationFailed('Invalid URL format');
  if (!isListedHost(hostname, rules)) throw validationFailed('URL host is not one that may be used');
  if (rules.arePrivateUrlsAllowed) return;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (/(?:^|\.)localhost\.?$/i.test(host)) {
    throw validationFailed('URL cannot point to localhost or loopback addresses');
  }
  if (isIP(host) && !isPublicAddress(host)) {
    throw validationFailed('URL cannot resolve to private network addresses');
  }
}
