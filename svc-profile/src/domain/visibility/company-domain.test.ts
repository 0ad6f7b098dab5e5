import { findCompanyDomain, normalizeCompanyDomain } from './company-domain';

test.each([
  ['maju.co.id', 'maju.co.id'],
  ['  MAJU.co.id ', 'maju.co.id'],
  ['hr.maju.co.id', 'maju.co.id'],
  ['ayu@hr.maju.co.id', 'maju.co.id'],
  ['https://www.maju.co.id:443/karir?x=1#y', 'maju.co.id'],
  ['bücher.de', 'xn--bcher-kva.de'],
  ['XN--BCHER-KVA.DE', 'xn--bcher-kva.de'],
  ['maju。com', 'maju.com'],
])('%j is the company %s', (text, domain) => {
  expect(normalizeCompanyDomain(text)).toBe(domain);
});

test.each(['gmail.com', 'ayu@yahoo.co.id', 'x.outlook.com', 'co.id', 'id', 'go.id', 'blogspot.com'])(
  '%j is no company: anybody can have an address there',
  (text) => {
    expect(() => normalizeCompanyDomain(text)).toThrow(expect.objectContaining({ code: 'DOMAIN_PUBLIC' }));
    expect(findCompanyDomain(text)).toBeNull();
  },
);

test.each([
  '',
  'PT Maju',
  'maju',
  'localhost',
  '127.0.0.1',
  '[::1]',
  'a..co.id',
  'ma ju.co.id',
  'exa_mple.com',
  '$ne',
])('%j is no domain', (text) => {
  expect(() => normalizeCompanyDomain(text)).toThrow(expect.objectContaining({ code: 'DOMAIN_INVALID' }));
});

test('nothing is no company', () => expect(findCompanyDomain(null)).toBeNull());
