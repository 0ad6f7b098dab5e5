import { chooseRedirect, isAllowedRedirect } from './redirect-url';

const rules = {
  siteUrl: 'https://sabi.test',
  allowList: [
    'https://*.partner.test',
    'https://app.test/callback/*',
    'https://deep.test/**',
    'sabi://login',
    'http://127.0.0.1:*/**',
    'https://x?.test',
  ],
};

test.each([
  'https://sabi.test',
  'https://sabi.test/id/dashboard?tab=1#top',
  'https://eu.partner.test',
  'https://app.test/callback/google',
  'https://app.test/callback/google#fragment/with/slashes',
  'https://deep.test/a/b.c?d=e',
  'sabi://login',
  'http://127.0.0.1:5173/a/b',
  'https://x1.test',
])('%s is allowed', (target) => {
  expect(isAllowedRedirect(target, rules)).toBe(true);
});

test.each([
  'https://sabi.test.evil.example',
  'https://sabi.test@evil.example',
  'https://user:pass@sabi.test',
  'https://evil.example',
  '//evil.example',
  '/relative',
  'http://sabi.test',
  'https://sabi.test:8443',
  'https:\\\\sabi.test',
  'https://sabi.test\\@evil.example',
  ' https://sabi.test',
  'https://sabi.test\n.evil.example',
  'https:sabi.test',
  'https:/sabi.test/x',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://a.b.partner.test',
  'https://partner.test',
  'https://evil.partner.test.example',
  'https://app.test/callback/google/more',
  'https://app.test/callback/evil.html',
  'https://2130706433/a',
  'https://10.0.0.1/',
  'http://169.254.169.254/latest',
  'https://аpp.test/callback/google',
  'https://x12.test',
])('%s is not', (target) => {
  expect(isAllowedRedirect(target, rules)).toBe(false);
});

test('on loopback any port is allowed', () => {
  const local = { siteUrl: 'http://localhost:3000', allowList: [] };
  expect(isAllowedRedirect('http://localhost:5173/x', local)).toBe(true);
  expect(isAllowedRedirect('http://localhost.evil.example/x', local)).toBe(false);
});

test('the first candidate decides; if it is not allowed, the target is the site', () => {
  expect(chooseRedirect([undefined, 'https://deep.test/a', 'https://sabi.test/b'], rules)).toBe(
    'https://deep.test/a',
  );
  expect(chooseRedirect(['https://evil.example', 'https://sabi.test/b'], rules)).toBe('https://sabi.test');
  expect(chooseRedirect([undefined, ''], rules)).toBe('https://sabi.test');
});
