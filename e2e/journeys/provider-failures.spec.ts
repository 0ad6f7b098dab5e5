import { type Language, localizedPath } from '@sabi/contracts/language';
import { openPage } from '../support/public-page';
import { expect, test } from '../support/test';
import { providerFailuresTexts } from '../texts/provider-failures';

// Specification, section 8, and R16-R17. All failures of the AI provider are in svc-ai/test/provider-failures.test.ts; analyses
// are in cv-analysis.spec.ts.

const language: Language = 'id';
const t = providerFailuresTexts[language];

test('a chat apologises while the provider fails, and answers when asked again', async ({
  page,
  model,
  pageProblems,
}) => {
  await openPage(page, localizedPath(language, '/company-solution'));
  const lastSaid = page.getByRole('log').locator(':scope > *').last();
  const ask = async () => {
    const input = page.getByRole('textbox', { name: t.message });
    await expect(input).toBeEnabled();
    await input.fill(t.question);
    await input.press('Enter');
  };
  await model.play({ kind: 'error', times: 2 }); // the service retries once
  await ask();
  await expect(lastSaid).toContainText(t.apology);
  const logged = () => pageProblems.filter((problem) => problem.includes('chat.failed'));
  await expect.poll(logged).toEqual([expect.stringContaining('Failed to get AI consultation')]);
  await ask();
  await expect(lastSaid).toContainText(t.end);
});
