import { restoreSession } from '../support/account';
import { expectAccessible, expectReflow } from '../support/accessibility-checks';
import { readDictionary } from '../support/dictionary';
import { expectFocusIn, expectFocusStaysIn, tabTo, walkByTab } from '../support/keyboard';
import { createVerifiedAccount } from '../support/operator';
import { editingTexts } from '../texts/profile-editing';
import { openProfile } from '../support/profile-page';
import { expect, type Page, test } from '../support/test';
import { texts } from '../texts/common';
import { resumeDocumentTexts } from '../texts/resume-document';
import { wordDocument } from '../support/word-document';
import { shortenInboxStream } from '../support/short-inbox-stream';

/** The order differs on a phone. */
const screens = { desk: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } } as const;

/** A filled profile has more tab stops than a public page. */
const mostStops = 200;

type Role = 'button' | 'link' | 'checkbox' | 'radio' | 'textbox' | 'switch';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { en: t } = texts;
const e = editingTexts.en;
const talent = readDictionary('en', 'mf-talent', 'talent');
const settings = readDictionary('en', 'mf-talent', 'settings');
const w = {
  choose: talent('cv.choose'),
  modern: talent('document.templates.modern'),
  generate: 'Generate PDF Resume', // specification, section 2
  toLinks: talent('sharing.open'),
  mayBeSeen: settings('visibility.switch'),
  seen: settings('visibility.on'),
  company: settings('visibility.companies.field'),
  provider: settings('visibility.companies.faults.DOMAIN_PUBLIC'),
  createLink: settings('sharing.create.open'),
  forWhom: new RegExp(`^${settings('sharing.label.name')}`),
  days: settings('sharing.days', { count: 90 }),
  address: settings('sharing.send.address', { name: 'PT Maju' }),
  endLink: settings('sharing.revoke.named', { name: 'PT Maju' }),
  confirmEnd: settings('sharing.revoke.open'),
  ended: settings('sharing.ended', { count: 1 }),
};

test('a CV becomes a profile, which is changed, made a resume of, shown and shared by keys alone', async ({
  page,
  platform,
  pageProblems,
}) => {
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await shortenInboxStream(page.context());
  await page.setViewportSize(screens.phone);
  await openProfile(page, 'en');
  const dialog = page.getByRole('dialog');
  const skills = page.getByRole('region', { name: t.lists.skills, exact: true }).getByRole('listitem');

  await test.step('on a phone a CV is chosen, and what was found is opened', async () => {
    await goTo(page, 'button', w.choose);
    const cv = await makeCv();
    await expect(async () => {
      // A busy browser sometimes loses a file chooser opened by keyboard.
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser', { timeout: 5000 }),
        page.keyboard.press('Enter'),
      ]);
      await chooser.setFiles(cv);
    }).toPass();
    await expect(page.getByRole('link', { name: t.review })).toBeVisible();
    await expectFocusSomewhere(page);
    await press(page, 'link', t.review);
    await expect(page).toHaveURL('/profile/review');
    await expectFocusSomewhere(page);
  });

  await test.step('one entry is left out, the others are taken over and had back, and then all', async () => {
    await expect(page.getByRole('checkbox', { name: 'Python' })).toBeChecked();
    await expect(page.getByRole('button', { name: t.acceptAll })).toBeInViewport({ ratio: 1 });
    await expectWalk(page, 'review');
    await goTo(page, 'checkbox', /^Python/);
    await page.keyboard.press('Space');
    await press(page, 'button', t.acceptChosen);
    await expect(page).toHaveURL('/profile');
    await expect(skills).toHaveText(['SQL', 'Excel']);
    await expectFocusSomewhere(page);
    await press(page, 'button', t.undo);
    await expect(skills).toHaveCount(0);
    await expect(page.getByRole('link', { name: t.review })).toBeVisible();
    await expectFocusSomewhere(page);
    await press(page, 'link', t.review);
    await press(page, 'button', t.acceptAll);
    await expect(skills).toHaveText(['SQL', 'Excel', 'Python']);
  });

  await test.step('on a desk the details are looked at and left, then changed', async () => {
    await expectWalk(page, 'filled profile');
    await page.setViewportSize(screens.desk);
    await press(page, 'button', e.editDetails);
    await expectDialogAndEscape(page, e.editDetails);
    await page.keyboard.press('Enter');
    await goTo(page, 'textbox', e.position);
    await page.keyboard.type('Planner');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: e.editDetails })).toBeFocused();
    await expect(page.getByRole('main').getByText('Planner', { exact: true })).toBeVisible();
  });

  await test.step('a position is written, deleted, and had back from the message', async () => {
    await press(page, 'button', e.addPosition);
    await expectDialogAndEscape(page, e.addPosition);
    await page.keyboard.press('Enter');
    await goTo(page, 'textbox', e.jobTitle);
    await page.keyboard.type('Lead');
    await goTo(page, 'textbox', e.company);
    await page.keyboard.type('PT Maju');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: e.addPosition })).toBeFocused();
    await press(page, 'button', e.remove('Lead'));
    await expect(page.getByRole('button', { name: e.addPosition })).toBeFocused();
    const message = page.getByRole('listitem').filter({ hasText: e.removed('Lead') });
    await expect(message).toBeVisible();
    await page.keyboard.press('F8');
    await tabTo(page, message.getByRole('button', { name: e.undo }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 3, name: 'Lead' })).toBeVisible();
    await expectFocusSomewhere(page);
  });

  await test.step('a template is chosen, and the resume comes', async () => {
    await tabTo(page, page.getByRole('radio', { checked: true }).first(), mostStops);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: w.modern })).toBeChecked();
    await goTo(page, 'button', w.generate);
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe(resumeDocumentTexts.en.file);
    await expect(page.getByRole('button', { name: w.generate })).toBeFocused();
  });

  await test.step('recruiters may see it, but for those of a company', async () => {
    await press(page, 'link', w.toLinks);
    await expect(page.getByRole('heading', { name: w.toLinks })).toBeVisible();
    await goTo(page, 'switch', w.mayBeSeen);
    await page.keyboard.press('Space');
    await expect(page.getByText(w.seen)).toBeVisible();
    await expect(page.getByRole('switch', { name: w.mayBeSeen })).toBeFocused();
    await goTo(page, 'textbox', w.company);
    await page.keyboard.type('ayu@gmail.com');
    await page.keyboard.press('Enter');
    await expect(page.getByText(w.provider)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('https://www.maju.co.id/karir');
    await page.keyboard.press('Enter');
    await expect(page.getByText('maju.co.id', { exact: true })).toBeVisible();
    await expect(page.getByLabel(w.company)).toBeFocused();
    await expectAccessible(page, 'visibility');
    await expectReflow(page, 'visibility');
  });

  await test.step('it is shared, and no longer shared', async () => {
    await press(page, 'button', w.createLink);
    await expectDialogAndEscape(page, w.createLink);
    await page.keyboard.press('Enter');
    await goTo(page, 'textbox', w.forWhom);
    await page.keyboard.type('PT Maju');
    await tabTo(page, dialog.getByRole('radio', { checked: true }).first());
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: w.days })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: w.address })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'PT Maju' })).toBeFocused();
    await expectWalk(page, 'visibility and links', ['desk']);
    await press(page, 'button', w.endLink);
    await expectDialogAndEscape(page, w.endLink);
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: w.confirmEnd }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(w.ended)).toBeVisible();
    await expectFocusSomewhere(page);
  });
  expect(pageProblems.filter((problem) => !problem.includes('422 (Unprocessable'))).toEqual([]);
});

function makeCv() {
  return wordDocument('CV.docx', [
    'Dewi Rekaan',
    'dewi@example.com',
    'WORK EXPERIENCE',
    'Data Analyst',
    'PT Maju Rekaan, Jakarta',
    'Jan 2019 - Dec 2021',
    'SKILLS',
    'SQL, Excel, Python',
  ]);
}

async function goTo(page: Page, role: Role, name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  await expect(target).toBeVisible();
  await tabTo(page, target, mostStops);
}

async function press(page: Page, role: Role, name: string | RegExp): Promise<void> {
  await goTo(page, role, name);
  await page.keyboard.press('Enter');
}

/** The open dialog traps the focus, and Escape returns it to the named button. */
async function expectDialogAndEscape(page: Page, opener: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectFocusIn(dialog);
  await expectFocusStaysIn(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: opener })).toBeFocused();
}

/** Otherwise Tab would start at the top of the page. */
async function expectFocusSomewhere(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toBeFocused();
}

/** Tab reaches every control from the top of the page, with a visible focus. */
async function expectWalk(
  page: Page,
  what: string,
  places: readonly (keyof typeof screens)[] = ['desk', 'phone'],
): Promise<void> {
  for (const place of places) {
    await page.setViewportSize(screens[place]);
    // Opened anew without the anchor, from which Tab would continue.
    await page.goto(new URL(page.url()).pathname, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { missed, unseen, stops } = await walkByTab(page);
    expect({ missed, unseen }, `${what} on a ${place}`).toEqual({ missed: [], unseen: [] });
    expect(stops, what).toBeGreaterThan(5);
  }
}
