import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { expectFocusIn, expectFocusStaysIn, tabTo, walkByTab } from '../support/keyboard';
import { createMember } from '../support/operator';
import { editingTexts } from '../texts/profile-editing';
import { openProfile } from '../support/profile-page';
import { expect, type Page, test } from '../support/test';
import { texts } from '../texts/common';
import { wordDocument } from '../support/word-document';

const words = {
  en: {
    choose: 'Choose a file',
    cv: ['WORK EXPERIENCE', 'Data Analyst', 'Jan 2019 - Dec 2021', 'SKILLS', 'SQL, Excel, Python'],
  },
  id: {
    choose: 'Pilih file',
    cv: ['PENGALAMAN KERJA', 'Analis Data', 'Januari 2019 - Desember 2021', 'KEAHLIAN', 'SQL, Excel, Python'],
  },
} as const satisfies Record<Language, unknown>;

/** One of them on a phone, where things stand in another order. */
const screens = {
  en: { width: 1280, height: 900 },
  id: { width: 360, height: 740 },
} as const satisfies Record<Language, unknown>;

/** A filled profile has more places to stop at than a public page. */
const mostStops = 200;

type Role = 'button' | 'link' | 'checkbox' | 'radio' | 'textbox' | 'switch';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages) {
  const t = texts[language];
  const e = editingTexts[language];
  const w = words[language];

  test(`a CV is chosen, reviewed, taken over and had back by keys alone (${language})`, async ({
    page,
    platform,
    pageProblems,
  }) => {
    await page.setViewportSize(screens[language]);
    await restoreSession(page, platform, await createMember(platform));
    await openProfile(page, language);
    const skills = page.getByRole('region', { name: t.lists.skills, exact: true }).getByRole('listitem');

    await test.step('a CV is chosen, and what was found is opened', async () => {
      await goTo(page, 'button', w.choose);
      const cv = await makeCv(language);
      await expect(async () => {
        // A browser with much else to do now and then loses the choice of a file that a key has opened.
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser', { timeout: 5000 }),
          page.keyboard.press('Enter'),
        ]);
        await chooser.setFiles(cv);
      }).toPass();
      await expect(page.getByRole('link', { name: t.review })).toBeVisible();
      await expectFocusSomewhere(page);
      await press(page, 'link', t.review);
      await expect(page).toHaveURL(localizedPath(language, '/profile/review'));
      await expectFocusSomewhere(page);
    });

    await test.step('one entry is left out, the others are taken over and had back, and then all', async () => {
      await expect(page.getByRole('checkbox', { name: 'Python' })).toBeChecked();
      await expect(page.getByRole('button', { name: t.acceptAll })).toBeInViewport({ ratio: 1 });
      await expectWalk(page, 'review');
      await goTo(page, 'checkbox', /^Python/);
      await page.keyboard.press('Space');
      await press(page, 'button', t.acceptChosen);
      await expect(page).toHaveURL(localizedPath(language, '/profile'));
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

    await test.step('the details are looked at and left, then changed', async () => {
      await expectWalk(page, 'filled profile');
      await press(page, 'button', e.editDetails);
      await expectDialogAndEscape(page, e.editDetails);
      await page.keyboard.press('Enter');
      await goTo(page, 'textbox', e.position);
      await page.keyboard.type('Planner');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: e.editDetails })).toBeFocused();
      await expect(page.getByRole('main').getByText('Planner', { exact: true })).toBeVisible();
    });
    expect(pageProblems).toEqual([]);
  });
}

const t = {
  ...editingTexts.en,
  modern: 'Modern',
  generate: 'Generate PDF Resume',
  toLinks: 'Links to your profile',
  mayBeSeen: 'Recruiters may see my profile',
  seen: /^Recruiters whose company we have checked/,
  createLink: 'Create a link',
  forWhom: /^For whom/,
  days: '90 days',
  address: 'Link for PT Maju',
  endLink: 'End the link for PT Maju',
  ended: '1 link that has ended',
};

test('a job is written, deleted and had back, a resume made and the profile shown by keys alone', async ({
  page,
  platform,
  pageProblems,
}) => {
  await restoreSession(page, platform, await createMember(platform));
  await openProfile(page, 'en');
  const dialog = page.getByRole('dialog');

  await test.step('a job is written, deleted, and had back from the message', async () => {
    await press(page, 'button', t.addJob);
    await expectDialogAndEscape(page, t.addJob);
    await page.keyboard.press('Enter');
    await goTo(page, 'textbox', t.jobTitle);
    await page.keyboard.type('Planner');
    await goTo(page, 'textbox', t.company);
    await page.keyboard.type('PT Maju');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: t.addJob })).toBeFocused();
    await press(page, 'button', t.remove('Planner'));
    await expect(page.getByRole('button', { name: t.addJob })).toBeFocused();
    const message = page.getByRole('listitem').filter({ hasText: t.removed('Planner') });
    await expect(message).toBeVisible();
    await page.keyboard.press('F8');
    await tabTo(page, message.getByRole('button', { name: t.undo }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 3, name: 'Planner' })).toBeVisible();
    await expectFocusSomewhere(page);
  });

  await test.step('a template is chosen, and the resume comes', async () => {
    await tabTo(page, page.getByRole('radio', { checked: true }).first(), mostStops);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: t.modern })).toBeChecked();
    await goTo(page, 'button', t.generate);
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe('Dewi Rekaan - Resume.pdf');
    await expect(page.getByRole('button', { name: t.generate })).toBeFocused();
  });

  await test.step('recruiters may see it', async () => {
    await press(page, 'link', t.toLinks);
    await expect(page.getByRole('heading', { name: t.toLinks })).toBeVisible();
    await goTo(page, 'switch', t.mayBeSeen);
    await page.keyboard.press('Space');
    await expect(page.getByText(t.seen)).toBeVisible();
    await expect(page.getByRole('switch', { name: t.mayBeSeen })).toBeFocused();
  });

  await test.step('it is shared, and no longer shared', async () => {
    await press(page, 'button', t.createLink);
    await expectDialogAndEscape(page, t.createLink);
    await page.keyboard.press('Enter');
    await goTo(page, 'textbox', t.forWhom);
    await page.keyboard.type('PT Maju');
    await tabTo(page, dialog.getByRole('radio', { checked: true }).first());
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: t.days })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: t.address })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'PT Maju' })).toBeFocused();
    await expectWalk(page, 'visibility and links');
    await press(page, 'button', t.endLink);
    await expectDialogAndEscape(page, t.endLink);
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'End link' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.ended)).toBeVisible();
    await expectFocusSomewhere(page);
  });
  expect(pageProblems).toEqual([]);
});

function makeCv(language: Language) {
  const [work, job, period, skills, known] = words[language].cv;
  const contact = ['Dewi Rekaan', 'dewi@example.com'];
  return wordDocument('CV.docx', [...contact, work, job, 'PT Maju Rekaan, Jakarta', period, skills, known]);
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

/** The dialog that has been opened keeps the focus, and Escape gives it back to the button of that name. */
async function expectDialogAndEscape(page: Page, opener: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectFocusIn(dialog);
  await expectFocusStaysIn(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: opener })).toBeFocused();
}

/** Else Tab would begin at the top of the page. */
async function expectFocusSomewhere(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toBeFocused();
}

/** Tab gets to whatever can be worked on the page, from its top, and shows where it is. */
async function expectWalk(page: Page, what: string): Promise<void> {
  // Anew, and without the part it was opened at: else Tab goes on from there.
  await page.goto(new URL(page.url()).pathname, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { missed, unseen, stops } = await walkByTab(page);
  expect({ missed, unseen }, what).toEqual({ missed: [], unseen: [] });
  expect(stops, what).toBeGreaterThan(5);
}
