import { restoreSession } from '../support/account';
import { expectAccessible } from '../support/accessibility-checks';
import { findDemoWorkspace, openDemoOwner } from '../support/demo-board';
import { chooseByKeys, expectFocusIn, pressByKeys, typeByKeys } from '../support/keyboard';
import { askAs } from '../support/own-profile';
import { openIn } from '../support/visitor-steps';
import { applicationBoardTexts } from '../texts/application-board';
import { publicTexts } from '../texts/public';
import { createVerifiedAccount } from '../support/operator';
import { expect, type Page, test } from '../support/test';

const t = publicTexts.en;

// Without animations, so that axe measures the final colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the menus of an account and of sharing open by Enter, move by arrows, close on Escape, and hold no barrier', async ({
  page,
  platform,
}) => {
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await openIn(page, 'en', '/blog/design-industry');
  const account = page.getByRole('banner').getByRole('button', { name: 'Dewi' });
  await account.press('Enter');
  await expectMenuKeys(page);
  await expect(account).toBeFocused();

  const share = page.getByRole('button', { name: t.share });
  await share.press('Enter');
  const link = await page.getByRole('menuitem', { name: 'LinkedIn' }).getAttribute('href');
  expect(new URL(link ?? '').searchParams.get('url')).toBe(`${platform.url}/blog/design-industry`);
  await expectMenuKeys(page);
  await expect(share).toBeFocused();
});

test('the menu of a phone opens by Enter, holds no barrier and the links that follow, and closes on Escape and by a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openIn(page, 'en', '/');
  const menu = page.locator('header details');
  const button = menu.locator('summary');
  const blog = page.getByRole('banner').getByRole('link', { name: 'Blog' }).filter({ visible: true });
  await expect(blog).toHaveCount(0);
  await button.press('Enter');
  await expect(blog).toHaveCount(1);
  await expectAccessible(page, 'menu of a phone', ['phone']);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(blog).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await blog.press('Enter');
  await expect(page).toHaveURL('/blog');
  await expect(blog).toHaveCount(0);
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Blog');
});

test('applications are selected, moved, rejected with a message and brought back by keys alone, with each step announced', async ({
  page,
  platform,
}) => {
  const owner = await openDemoOwner(platform);
  const { slug, job } = await findDemoWorkspace(askAs(platform, owner));
  await restoreSession(page, platform, owner);
  await page.setViewportSize({ width: 1440, height: 900 });
  const board = applicationBoardTexts.en;
  await openIn(page, 'en', `/hire/companies/${slug}/jobs/${job}/applications?view=board`);
  const status = page.getByRole('main').getByRole('status');
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  const focusIn = (name: string) => column(name).locator('[role="option"]:focus');
  await expect(column('Review').getByRole('option').nth(1)).toBeVisible();

  await test.step('arrows lead through the columns', async () => {
    for (const [key, stage] of [
      ['ArrowDown', 'Review'],
      ['ArrowRight', 'Interview'],
      ['ArrowLeft', 'Review'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focusIn(stage)).toBeVisible();
    }
  });
  const name = (await focusIn('Review').locator('span > span').first().textContent()) ?? '';
  await test.step('one is selected, then another; both are moved and brought back', async () => {
    await page.keyboard.press('x');
    await expect(status).toHaveText(board.selected(name));
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByText(board.selectedMany(2), { exact: true })).toBeVisible();
    await move(page, 'i');
    await expect(status).toHaveText(board.movedMany(2, 'Interview'));
    await expect(column('Interview').getByText(name)).toBeVisible();
    await undo(page, board.undo);
    await expect(status).toHaveText(board.undoneMany(2));
  });
  await test.step('one is moved and brought back', async () => {
    await page.keyboard.press('Home');
    await move(page, 'i');
    await expect(status).toHaveText(board.moved(name, 'Interview'));
    await undo(page, board.undo);
    await expect(status).toHaveText(board.undone(name, 'Review'));
  });
  await test.step('one is rejected with a reason and a message, and brought back', async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await chooseByKeys(page, dialog.getByLabel(board.message), 'own');
    await typeByKeys(page, dialog.getByLabel(board.subject, { exact: true }), 'Your application');
    await typeByKeys(page, dialog.getByLabel(board.text, { exact: true }), 'We chose another applicant.');
    const sent = page.waitForRequest(/\/applications\/moves$/);
    await pressByKeys(page, dialog.getByRole('button', { name: board.reject }));
    await expect(status).toHaveText(board.rejected(name));
    expect((await sent).postDataJSON()).toMatchObject({
      ...{ stage: 'rejected', reason: 'experience' },
      mail: { subject: 'Your application', text: 'We chose another applicant.' },
    });
    await undo(page, board.undo);
    await expect(status).toHaveText(board.undone(name, 'Review'));
  });
});

/** The letter of the stage is read where the focus is. */
async function move(page: Page, letter: string): Promise<void> {
  await page.keyboard.press('m');
  await expectFocusIn(page.getByRole('dialog'));
  await page.keyboard.press(letter);
}

/** Once svc-hiring has the move. */
async function undo(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name })).toBeVisible();
  await page.keyboard.press('z');
}

/** From the first item to the last and back, then out of the menu. */
async function expectMenuKeys(page: Page): Promise<void> {
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await expectAccessible(page, 'menu');
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
}
