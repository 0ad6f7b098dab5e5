import {
  getSharedProfileRoute,
  listShareLinksRoute,
  type NewShareLink,
  type ShareLink,
  type ShareLinkView,
} from '@sabi/contracts/http/profile/sharing';
import request from 'supertest';
import type { Account, TestService } from './harness';

export const linksPath = listShareLinksRoute.path;

/** User agent of a phone that is common in Jakarta. */
export const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

const usual: NewShareLink = {
  label: 'PT Maju – HR',
  days: 30,
  language: 'en',
  shows_contact: false,
  shows_full_name: true,
};

/** A request without expectations. */
export const postShareLink = (service: TestService, { token }: Account, changes: object = {}) =>
  request(service.url)
    .post(linksPath)
    .auth(token, { type: 'bearer' })
    .send({ ...usual, ...changes });

export async function createShareLink(
  service: TestService,
  account: Account,
  changes: Partial<NewShareLink> = {},
): Promise<ShareLink> {
  const { body } = await postShareLink(service, account, changes).expect(201);
  return body as ShareLink;
}

/** Opens the address or token of a link without a session. */
export const openLink = (service: TestService, link: ShareLink | string, userAgent = phone) =>
  request(service.url)
    .get(getSharedProfileRoute.path)
    .query({ token: typeof link === 'string' ? link : tokenOf(link) })
    .set('User-Agent', userAgent);

/** Requests the page of a link as a browser does. */
export const openPage = (service: TestService, { url }: ShareLink, userAgent = phone) => {
  const { pathname, search } = new URL(url ?? '');
  return request(service.url).get(`${pathname}${search}`).set('User-Agent', userAgent);
};

export function tokenOf({ url }: ShareLink): string {
  return new URL(url ?? '').searchParams.get('token') ?? '';
}

export async function readLinks(service: TestService, { token }: Account): Promise<ShareLink[]> {
  const { body } = await request(service.url).get(linksPath).auth(token, { type: 'bearer' }).expect(200);
  return (body as { links: ShareLink[] }).links;
}

export async function readViews(
  service: TestService,
  { token }: Account,
  { id }: ShareLink,
): Promise<ShareLinkView[]> {
  const { body } = await request(service.url)
    .get(`${linksPath}/${id}/views`)
    .auth(token, { type: 'bearer' })
    .expect(200);
  return (body as { views: ShareLinkView[] }).views;
}
