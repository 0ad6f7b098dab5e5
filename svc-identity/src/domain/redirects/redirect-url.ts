import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface RedirectRules {
  readonly siteUrl: string;
  /** Globs in which `*` stops at dots and slashes and `**` does not. */
  readonly allowList: readonly string[];
}

const hostName =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * Target at the end of a flow: the first allowed candidate, else the site. Refused addresses cause no error.
 */
export function chooseRedirect(candidates: readonly (string | undefined)[], rules: RedirectRules): string {
  const wanted = candidates.find((candidate) => candidate);
  return wanted && isAllowedRedirect(wanted, rules) ? wanted : rules.siteUrl;
}

export function isAllowedRedirect(target: string, { siteUrl, allowList }: RedirectRules): boolean {
  // Browsers and URL parsers treat these differently.
  if (/[\\\s\p{Cc}]/u.test(target) || !URL.canParse(target)) return false;
  // Browsers resolve `https:host` as a path on a page of the same scheme; URL parsers without a base do not.
  if (/^https?:(?!\/\/)/i.test(target)) return false;
  const url = new URL(target);
  if (url.username || url.password) return false;
  if (isSameSite(url, new URL(siteUrl))) return true;
  if (isForbiddenHost(url, target)) return false;
  const address = target.split('#', 1)[0] ?? '';
  return allowList.some((pattern) => matchesGlob(address, pattern));
}

function isSameSite(url: URL, site: URL): boolean {
  const isLocal = isLoopbackName(site.hostname);
  return (
    url.protocol === site.protocol && url.hostname === site.hostname && (isLocal || url.port === site.port)
  );
}

/** Refuses IP addresses, which may be internal, except loopback. */
function isForbiddenHost(url: URL, written: string): boolean {
  if (!/^https?:$/.test(url.protocol)) return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return !/^https?:\/\/\[?[\d.a-f:]+\]?[:/?#]?/i.test(written) || !isLoopback(host);
  return !hostName.test(host);
}

function isLoopback(address: string): boolean {
  return ipaddr.process(address).range() === 'loopback';
}

function isLoopbackName(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  return name === 'localhost' || name.endsWith('.localhost') || (isIP(name) !== 0 && isLoopback(name));
}

const globParts: Readonly<Record<string, string>> = { '**': '.*', '*': '[^./]*', '?': '[^./]' };

function matchesGlob(address: string, pattern: string): boolean {
  const expression = pattern.replaceAll(
    /\*\*|[*?]|[$()+.[\\\]^{|}]/g,
    (part) => globParts[part] ?? `\\${part}`,
  );
  return new RegExp(`^${expression}$`).test(address);
}
