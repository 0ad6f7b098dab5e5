import { type Language, localizedPath } from '@sabi/contracts/language';
import { openPage } from '../support/public-page';
import { expect, test } from '../support/test';
import { companySolutionTexts } from '../texts/company-solution';

// Specification, section 2: the page for companies; what its chat does stands in chat.

const people = ['Dewi Anggraini', 'Kevin Halim', 'Linda Wijaya', 'Arief Gunawan', 'Agnes Tambunan'];

const language: Language = 'id';
const t = companySolutionTexts[language];
const path = localizedPath(language, '/company-solution');

test('three services, nine steps in their order and four tiles', async ({ page }) => {
  await openPage(page, path);
  const heading = (name: string) => page.getByRole('heading', { level: 3, name, exact: true });
  for (const name of [...t.services, ...t.tiles]) await expect(heading(name), name).toHaveCount(1);
  const process = page.getByRole('region', { name: t.process });
  await expect(process.getByRole('heading', { level: 3 })).toHaveText([...t.steps]);
});

test('the buttons lead to the chat, to a form about companies and to a brochure', async ({ page }) => {
  await openPage(page, path);
  await page.getByRole('link', { name: t.consultant }).click();
  await expect(page.getByRole('textbox', { name: t.message })).toBeFocused();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: t.brochure }).click();
  expect((await download).suggestedFilename()).toBe(`Sabi-${language}.pdf`);
  await page.getByRole('link', { name: t.schedule }).first().click();
  await expect(page).toHaveURL(`${localizedPath(language, '/contact-us')}?type=company#message`);
  await expect(page.getByLabel(t.about)).toHaveValue('company');
});

test('five companies one at a time, either way around', async ({ page }) => {
  await openPage(page, path);
  const shown = page.getByText(new RegExp(`^(${people.join('|')})$`)).filter({ visible: true });
  const turn = async (arrow: string, expected: readonly string[]) => {
    for (const name of expected) {
      await page.getByRole('button', { name: arrow }).click();
      await expect(shown).toHaveText([name]);
    }
  };
  const [first = '', ...others] = people;
  await expect(shown).toHaveText([first]);
  await turn(t.next, [...others, first]);
  await turn(t.previous, [...others.toReversed(), first]);
});
