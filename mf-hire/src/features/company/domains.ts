import { companyDomainsMax } from '@sabi/contracts/hiring/field-limits';

const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/;

/** `Kopi.id, https://www.kopi.example/about` → `['kopi.id', 'www.kopi.example']` */
export function readDomains(text: string): string[] {
  const parts = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^https?:\/\//, '').replace(/\/.*$/, ''));
  return [...new Set(parts.filter(Boolean))];
}

export function areDomains(text: string): boolean {
  const domains = readDomains(text);
  return domains.length <= companyDomainsMax && domains.every((one) => domain.test(one));
}
