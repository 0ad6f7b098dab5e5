import { type Language, localizedPath } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { expectNoBarrier } from '../support/barriers';
import { openPage } from '../support/public-page';
import type { ModelFailure } from '../support/scripted-model';
import { createMember } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { providerFailuresTexts } from '../texts/provider-failures';
import { openAnalyzer } from '../support/visitor-steps';

// Specification, section 8, and R16-R17: every way in which the provider of the AI fails, played by its stand-in, and what
// people see then. A question that is answered well stands between two that are not, or the circuit would open.

const failed = 'Failed to get AI consultation';
const nothing = 'No response received from AI consultant';

/** What the service says of each failure of a chat. It asks twice where a provider may be back, so it fails twice. */
const chatFailures: readonly (readonly [ModelFailure, string])[] = [
  [{ kind: 'error', times: 2 }, failed],
  [{ kind: 'empty' }, nothing],
  [{ kind: 'cut', times: 2 }, failed],
  [{ kind: 'huge' }, nothing],
  [{ kind: 'rate-limit', times: 2, retryAfterSeconds: 0 }, failed],
];

/** An analysis is made by rules: without the model's words it is there all the same, and says so. */
const analysisFailures: readonly ModelFailure[] = [
  { kind: 'error' },
  { kind: 'empty' },
  { kind: 'cut' },
  { kind: 'broken-json' },
  { kind: 'rate-limit', retryAfterSeconds: 0 },
  { kind: 'huge' },
];

const cvText = 'Ayu Rekawati, married. Responsible for the warehouse in Surabaya, and led a team of 24.';

// What fades in has arrived at once: the colours that are measured are those people read.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const language: Language = 'id';
const t = providerFailuresTexts[language];

test('a chat apologises for each failure, aloud too, and goes on when asked again', async ({
  page,
  platform,
  model,
  pageProblems,
}) => {
  await restoreSession(page, platform, await createMember(platform));
  await openPage(page, localizedPath(language, '/company-solution'));
  const told = page.getByRole('main').getByRole('status').filter({ hasText: t.apology });
  const logged = () => pageProblems.filter((problem) => problem.includes('chat.failed'));
  let apologies = 0;
  for (const [failure, words] of chatFailures) {
    await model.play(failure);
    await ask(page, language);
    apologies += 1;
    await expect(page.getByRole('log').getByText(t.apology)).toHaveCount(apologies);
    await expect(told).toHaveCount(1);
    await expect.poll(logged).toHaveLength(apologies);
    expect(logged().at(-1), failure.kind).toContain(words);
    await model.reset();
    await ask(page, language);
    await expect(lastSaid(page)).toContainText(t.end);
    await expect(told).toHaveCount(0);
  }
  await expectNoBarrier(page, 'a chat that has failed');
  await page.context().setOffline(true);
  await ask(page, language);
  await expect(lastSaid(page)).toContainText(t.apology);
});

test('an analysis is there whatever the provider does, and says that it is basic', async ({
  page,
  platform,
  model,
}) => {
  await restoreSession(page, platform, await createMember(platform));
  await openAnalyzer(page, language);
  const dialog = page.getByRole('dialog', { name: t.title });
  const basic = dialog.getByText(t.basic);
  const analyze = async (isBasic: boolean) => {
    await page.getByRole('button', { name: t.analyze }).click();
    await expect(dialog.getByRole('img', { name: t.score })).toBeVisible();
    await expect(basic).toHaveCount(isBasic ? 1 : 0);
  };
  const close = async () => {
    await dialog.getByRole('button', { name: t.close }).click();
    await expect(dialog).toHaveCount(0);
  };
  await page.getByLabel(t.cvText).fill(cvText);
  for (const failure of analysisFailures) {
    await model.play(failure);
    await analyze(true);
    if (failure === analysisFailures[0]) await expectNoBarrier(page, 'a basic analysis');
    await close();
    await model.reset();
    await analyze(false);
    await close();
  }
  await page.context().setOffline(true);
  await page.getByRole('button', { name: t.analyze }).click();
  await expect(page.getByRole('tabpanel').getByText(t.failed)).toBeVisible();
});

/** The stand-in says nothing until nobody asks any more: whatever is shown, the service has not waited for it. */
test('a provider that says nothing is waited for by nobody', async ({ context, model }) => {
  await model.play({ kind: 'hang', times: 100 });
  const chat = async () => {
    const page = await context.newPage();
    await openPage(page, localizedPath(language, '/talent-solution'));
    await page.getByRole('button', { name: t.open }).click();
    await ask(page, language);
    await expect(lastSaid(page)).toContainText(t.apology);
  };
  const analysis = async () => {
    const page = await context.newPage();
    await openAnalyzer(page, language);
    await page.getByLabel(t.cvText).fill(cvText);
    await page.getByRole('button', { name: t.analyze }).click();
    await expect(page.getByRole('dialog', { name: t.title })).toContainText(t.basic);
  };
  await Promise.all([chat(), analysis()]);
});

async function ask(page: Page, language: Language): Promise<void> {
  const input = page.getByRole('textbox', { name: providerFailuresTexts[language].message });
  await expect(input).toBeEnabled();
  await input.fill(providerFailuresTexts[language].question);
  await input.press('Enter');
}

function lastSaid(page: Page) {
  return page.getByRole('log').locator(':scope > *').last();
}
