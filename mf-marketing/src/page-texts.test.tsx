import type { Language } from '@sabi/contracts/language';
import { claimTexts } from '@sabi/marketing-claims';
import type { Texts } from '@sabi/shell-sdk/react';
import { renderInShell } from '@sabi/shell-sdk/testing';
import { setReducedMotion } from '@sabi/ui/testing';
import { act } from '@testing-library/react';
import { dictionaries } from './locales/dictionaries';
import { eventPath, paths } from './paths';
import { App, pages } from './routes';

const addresses = Object.keys(pages).map((pattern) =>
  pattern === eventPath(':slug') ? eventPath('one-page-cv') : pattern,
);

async function htmlOf(path: string, language: Language, texts: Texts): Promise<string> {
  const { view } = await act(async () =>
    renderInShell(
      { dictionaries: { ...dictionaries, [language]: texts }, variables: claimTexts, App },
      { path, language },
    ),
  );
  const { innerHTML } = view.container;
  view.unmount();
  return innerHTML.replaceAll(/_r_\w+_/g, ''); // ids made by React
}

beforeEach(() => {
  setReducedMotion(true);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00+07:00'));
});
afterEach(() => jest.restoreAllMocks());

test('every address of the remote is looked at', () => {
  expect(addresses).toEqual(expect.arrayContaining(Object.values(paths)));
});

test.each(addresses)('%s is written in the texts it loads', async (path) => {
  const page = pages[path] ?? pages[eventPath(':slug')];
  for (const language of ['en', 'id'] as const) {
    const own = Object.entries(dictionaries[language]).filter(([name]) => page?.texts.includes(name));
    expect(own).toHaveLength(page?.texts.length ?? 0);
    const html = await htmlOf(path, language, Object.fromEntries(own));
    expect(html === (await htmlOf(path, language, dictionaries[language]))).toBe(true); // a page is long to print
  }
});
