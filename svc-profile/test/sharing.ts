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

/** A phone, as people in Jakarta have them. */
export const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

const usual: NewShareLink = {
  label: 'PT Maju – HR',
  days: 30,
  language: 'en',
  shows_contact: false,
  shows_full_name: true,
};

/** The raw wish, to be given expectations. */
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

/** Nobody signed in, by the address or the token of a link. */
export const openLink = (service: TestService, link: ShareLink | string, userAgent = phone) =>
  request(service.url)
    .get(getSharedProfileRoute.path)
    .query({ token: typeof link === 'string' ? link : tokenOf(link) })
    .set('User-Agent', userAgent);

/** The page of a link, as a browser asks for it. */
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
