import { domainToASCII } from 'node:url';
import { AppError } from '@sabi/service-kit/errors';
import { parse } from 'tldts';

/** Public mail providers: an address there reveals no employer. */
const mailProviders: ReadonlySet<string> = new Set([
  'aol.com',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.net',
  'googlemail.com',
  'hey.com',
  'hotmail.co.id',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.co.id',
  'outlook.com',
  'plasa.com',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'rocketmail.com',
  'telkom.net',
  'tutanota.com',
  'yahoo.co.id',
  'yahoo.com',
  'yandex.com',
  'ymail.com',
  'zoho.com',
  'zohomail.com',
]);

type Fault = 'DOMAIN_INVALID' | 'DOMAIN_PUBLIC';

/**
 * The registrable domain of a domain, mail address or URL: hiding from `hr.maju.co.id` also hides from `maju.co.id`.
 * @throws {AppError} DOMAIN_INVALID; DOMAIN_PUBLIC for a public mail provider
 */
export function normalizeCompanyDomain(text: string): string {
  const found = readDomain(text);
  if ('fault' in found) throw new AppError(found.fault);
  return found.domain;
}

/** The same, or null. */
export function findCompanyDomain(text: string | null): string | null {
  const found = readDomain(text ?? '');
  return 'domain' in found ? found.domain : null;
}

function readDomain(text: string): { domain: string } | { fault: Fault } {
  const host = text
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .split(/[/?#]/)[0]
    ?.split('@')
    .at(-1)
    ?.replace(/:\d+$/, '');
  const { domain, isIcann, isPrivate } = parse(domainToASCII(host ?? ''), { allowPrivateDomains: true });
  if (!isIcann && !isPrivate) return { fault: 'DOMAIN_INVALID' };
  if (!domain || mailProviders.has(domain)) return { fault: 'DOMAIN_PUBLIC' };
  return /^[a-z0-9.-]{4,253}$/.test(domain) ? { domain } : { fault: 'DOMAIN_INVALID' };
}
