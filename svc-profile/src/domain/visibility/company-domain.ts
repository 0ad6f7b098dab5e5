import { domainToASCII } from 'node:url';
import { AppError } from '@sabi/service-kit/errors';
import { parse } from 'tldts';

/** Where anybody can have an address: it says nothing about an employer. */
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
 * The company behind a domain, an address at it or the address of its site: the name somebody registered, for who hides
 * from `hr.maju.co.id` also hides from `maju.co.id`.
 * @throws {AppError} DOMAIN_INVALID when it is none; DOMAIN_PUBLIC when anybody can have an address there
 */
export function normalizeCompanyDomain(text: string): string {
  const found = readDomain(text);
  if ('fault' in found) throw new AppError(found.fault);
  return found.domain;
}

/** The same of what need not be one; null then. */
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
