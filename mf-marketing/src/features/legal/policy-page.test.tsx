import type { Language } from '@sabi/contracts/language';
import { renderInShell } from '@sabi/shell-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import { definition } from '../../definition';
import { loadPolicy } from './load-policy';
import { type PolicyName, policyVersions } from './policy';
import legalEn from '../../locales/en/legal.json';
import legalId from '../../locales/id/legal.json';

const documents = [
  ['privacy', 'en', legalEn.privacy.title, legalEn.terms.title, '/terms', '2026-11-29'],
  ['privacy', 'id', legalId.privacy.title, legalId.terms.title, '/id/terms', '2026-11-29'],
  ['terms', 'en', legalEn.terms.title, legalEn.accessibility.title, '/accessibility', '2026-11-21'],
  ['terms', 'id', legalId.terms.title, legalId.accessibility.title, '/id/accessibility', '2026-11-21'],
  ['accessibility', 'en', legalEn.accessibility.title, legalEn.privacy.title, '/privacy', '2026-11-27'],
  ['accessibility', 'id', legalId.accessibility.title, legalId.privacy.title, '/id/privacy', '2026-11-27'],
] as const;

async function show(name: PolicyName, language: Language) {
  // Rendering waits for the text's file.
  return act(async () => renderInShell(definition, { path: `/${name}`, language }));
}

test.each(documents)('%s in %s says what it is, and leads to the other documents', async (...args) => {
  const [name, language, title, otherTitle, other, date] = args;
  const { heads } = await show(name, language);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(heads.at(-1)?.title).toBe(title);
  expect(screen.getByRole('link', { name: otherTitle }).getAttribute('href')).toBe(other);
  expect(document.querySelector('time')?.dateTime).toBe(date);
  expect(document.body.textContent).toContain(policyVersions[name].version);
  expect(document.body.textContent).not.toContain('{{');
});

test.each(documents)('%s in %s can be found one’s way in', async (name, language) => {
  await show(name, language);
  const { sections } = await loadPolicy(name, language);
  const [contents] = screen.getAllByRole('navigation');
  const links = within(contents!).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(sections.map(({ title }) => title));
  for (const link of links) {
    const part = document.querySelector(link.getAttribute('href') ?? '');
    expect(part?.querySelector('h2')?.textContent).toMatch(new RegExp(`^\\d+\\. ${link.textContent}$`));
  }
});

test('tables keep their rows and columns for who hears them', async () => {
  await show('privacy', 'en');
  const table = screen.getByRole('table', { name: 'How long we keep data' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  const row = within(table).getByRole('row', { name: /^Session in a browser/ });
  expect(within(row).getByRole('cell').textContent).toMatch(/^90 days at most/);
});

test('our address can be written to from the text', async () => {
  await show('terms', 'en');
  const [link] = screen.getAllByRole('link', { name: 'hello@sabi.example' });
  expect(link?.getAttribute('href')).toBe('mailto:hello@sabi.example');
});
