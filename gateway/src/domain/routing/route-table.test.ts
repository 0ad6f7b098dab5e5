import { jobSearchFileMaxBytes } from '@sabi/contracts/hiring/field-limits';
import { getJobSearchRoute, importJobSearchRoute } from '@sabi/contracts/http/hiring/job-search';
import { findRoute } from './route-table';

test.each([
  ['/auth/v1/token', 'identity'],
  ['/auth/v1/.well-known/openid-configuration', 'identity'],
  ['/.well-known/oauth-authorization-server/auth/v1', 'identity'],
  ['/api/identity/v1/staff/grants', 'identity'],
  ['/.well-known/security.txt', 'shell'],
  ['/auth', 'shell'],
  ['/auth/v10', 'shell'],
  ['/api/profile/v1/profile', 'profile'],
  ['/API/Profile/v1/profile', 'profile'],
  ['/feeds/jobs.rss', 'hiring'],
  ['/sitemaps/jobs-1.xml', 'hiring'],
  ['/sitemap.xml', 'shell'],
  ['/jobs', 'shell'],
])('%s belongs to %s', (path, upstream) => {
  expect(findRoute(path)?.upstream).toBe(upstream);
});

test.each([
  '/auth/v1/user/export',
  '/api/profile/v1/export',
  '/api/profile/v1/export/',
  '/api/profile/v1/EXPORT',
  '/api/profile/v1/%65xport',
  '/api//ai/v1//export',
  '/metrics',
  '//Metrics/',
  '/%6detrics',
])('%s is nothing for those outside', (path) => {
  expect(findRoute(path)).toBeUndefined();
});

test('the file of a job search may be as large as svc-hiring takes it, and nothing else there may', () => {
  expect(findRoute(importJobSearchRoute.path)).toMatchObject({
    upstream: 'hiring',
    maxBodyBytes: jobSearchFileMaxBytes,
    limit: 'upload',
  });
  expect(findRoute(getJobSearchRoute.path)?.maxBodyBytes).toBeLessThan(jobSearchFileMaxBytes);
});

test('an address of an API that nobody answers belongs to nobody', () => {
  expect(findRoute('/api/no-such-service/v1')).toBeUndefined();
});

test.each(['/auth/v1/recover', '/auth/v1/Recover', '/AUTH/V1/RECOVER/'])('%s counts as a mail', (path) => {
  expect(findRoute(path)?.limit).toBe('mail');
});
