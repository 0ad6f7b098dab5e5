import { type Language } from '@sabi/contracts/language';
import { type SignedInAccount, restoreSession } from '../support/account';
import { expectNoBarrier } from '../support/barriers';
import { openProfile } from '../support/profile-page';
import { createMember } from '../support/operator';
import { expect, test } from '../support/test';
import { psychologicalTestsTexts } from '../texts/psychological-tests';

const disc = {
  test_name: 'DISC',
  test_date: '2024-03',
  score: 'D 62',
  interpretation: 'Decides by the facts.',
};
const newer = { test_name: 'Kraepelin', test_date: '2026-01', score: '92', interpretation: null };

const language: Language = 'en';
const w = psychologicalTestsTexts[language];

test('results that our team writes are read by their owner, and not changed', async ({
  page,
  platform,
  pageProblems,
}) => {
  const talent = await createMember(platform);
  const write = staffOf(platform.url, await platform.serviceToken(), talent);
  await restoreSession(page, platform, talent);
  await openProfile(page, language);
  const list = page.getByRole('region', { name: w.list, exact: true });
  const names = list.getByRole('heading', { level: 3 });
  await expect(list).toContainText(w.empty);

  const { id } = await write('POST', '', disc);
  await write('POST', '', newer);
  await page.reload();
  await expect(names).toHaveText(['Kraepelin', 'DISC']);
  await expect(list).toContainText(disc.interpretation);
  await expect(list.getByRole('button')).toHaveCount(0);
  await expectNoBarrier(page, 'profile with results of tests');

  await write('PATCH', `/${id}`, { score: 'D 64', version: 1 });
  await page.reload();
  await expect(list).toContainText(w.score);
  await write('DELETE', `/${id}`);
  await page.reload();
  await expect(names).toHaveText(['Kraepelin']);
  await write('POST', `/${id}/restore`);
  await page.reload();
  await expect(names).toHaveText(['Kraepelin', 'DISC']);
  expect(pageProblems).toEqual([]);
});

/** Writes as somebody of the team who holds a service key. */
function staffOf(siteUrl: string, serviceToken: string, { userId }: SignedInAccount) {
  return async (
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<{ id: string }> => {
    const answer = await fetch(
      `${siteUrl}/api/profile/v1/admin/talents/${userId}/psychological-tests${path}`,
      {
        method,
        headers: { Authorization: `Bearer ${serviceToken}`, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      },
    );
    expect(answer.ok, `${method} answered ${answer.status}`).toBe(true);
    return (answer.status === 204 ? { id: '' } : await answer.json()) as { id: string };
  };
}
