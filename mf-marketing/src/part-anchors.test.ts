/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, localizedPath } from '@sabi/contracts/language';
import { fakeContacts, fakeSiteUrl } from '@sabi/shell-sdk/testing';
import { render } from './remote.server';

/** Source file with the answers' sources in svc-ai. */
const source = readFileSync(join(__dirname, '../../svc-ai/src/engines/consultation/facts/pages.ts'), 'utf8');
const sources = [...source.matchAll(/path: '([^'#]+)#([\w-]+)'/g)].map(([, path = '', part = '']) => ({
  path,
  part,
}));

test('an answer can name a part of a page for everything it knows', () => {
  expect(sources).toHaveLength([...source.matchAll(/path: '/g)].length);
  expect(localizedPath('id', '/#figures')).toBe('/id#figures');
});

test.each(sources)('$path has the part $part, and it takes the focus', async ({ path, part }) => {
  for (const language of languages) {
    const { html } = await render({ url: path, language, siteUrl: fakeSiteUrl, contacts: fakeContacts });
    const [tag = ''] = new RegExp(`<[^>]* id="${part}"[^>]*>|<[^>]*id="${part}"[^>]*>`).exec(html) ?? [];
    expect(tag).toContain('tabindex="-1"');
  }
});
