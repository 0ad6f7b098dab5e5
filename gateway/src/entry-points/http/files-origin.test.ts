import type { Request, Response } from 'express';
import { isolateFiles } from './files-origin';

const cv = '/storage/v1/object/profile-assets/0b1f/cv_1700000000000.pdf';
const picture = '/storage/v1/object/profile-assets/0b1f/profile_1700000000000.webp';
const site = 'www.example.com';
const files = 'files.example.com';

function isLetThrough(filesOrigin: string | undefined, host: string, path: string, method = 'GET'): boolean {
  const next = jest.fn();
  isolateFiles(filesOrigin)({ method, path, headers: { host } } as Request, {} as Response, next);
  const [[refusal]] = next.mock.calls as [[{ code?: string } | undefined]];
  if (refusal) expect(refusal.code).toBe('ROUTE_NOT_FOUND');
  return refusal === undefined;
}

test.each<[what: string, host: string, path: string, method: string, isLetThrough: boolean]>([
  ['a CV comes from there', files, cv, 'GET', true],
  ['and is asked about there', files, cv, 'HEAD', true],
  ['a page does not', files, '/', 'GET', false],
  ['nor does an API', files, '/api/profile/v1/profile', 'GET', false],
  ['nor is a CV sent there', files, cv, 'POST', false],
  ['a CV does not come from the site', site, cv, 'GET', false],
  ['nor is it asked about there', site, cv, 'HEAD', false],
  ['nor under a name that is written otherwise', site, cv.replace('cv_', '%63v_'), 'GET', false],
  ['nor in other letters', site, cv.replace('storage', 'Storage'), 'GET', false],
  ['nor as what it is not', site, `${cv}/../profile_1.pdf/x`, 'GET', false],
  ['but it is sent there', site, cv, 'POST', true],
  ['a picture comes from the site', site, picture, 'GET', true],
  ['and so does everything else', site, '/profile', 'GET', true],
])('S72 where files have an origin of their own: %s', (_what, host, path, method, expected) => {
  expect(isLetThrough(`https://${files}/`, host, path, method)).toBe(expected);
});

test('where they have none, they come from the site', () => {
  expect(isLetThrough(undefined, site, cv)).toBe(true);
});
