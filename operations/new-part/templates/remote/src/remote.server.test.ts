/** @jest-environment node */
import { remoteDeclarationSchema } from '@sabi/contracts/http/gateway/platform';
import { fakeContacts } from '@sabi/shell-sdk/testing';
import declaration from '../remote.json';
import startEn from './locales/en/start.json';
import startId from './locales/id/start.json';
import { startPath } from './paths';
import { listPages, render } from './remote.server';

const site = { siteUrl: 'https://sabi.test', contacts: fakeContacts };

test.each([
  ['en', startEn],
  ['id', startId],
] as const)('the server renders the page in %s with its text and its title', async (language, texts) => {
  const { status, head, html } = await render({ url: startPath, language, ...site });
  expect(status).toBe(200);
  expect(head?.title).toBe(texts.head.title);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain(texts.text.replaceAll("'", '&#x27;'));
  expect(html).not.toContain('style='); // the content security policy refuses inline styles
});

test('an unknown address answers 404', async () => {
  expect((await render({ url: `${startPath}/no-such-page`, language: 'en', ...site })).status).toBe(404);
});

test('the declaration is valid, and its page is named for the sitemap', () => {
  expect(remoteDeclarationSchema.parse(declaration).basePaths).toEqual([startPath]);
  expect(listPages?.()).toEqual([{ path: startPath }]);
});
