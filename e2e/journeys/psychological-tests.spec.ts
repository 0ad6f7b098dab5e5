import { type Language, languages } from '@sabi/contracts/language';
import { createTalent, type SignedInAccount, signIn } from '../support/account';
import { expectNoBarrier } from '../support/barriers';
import { openProfile } from '../support/profile-page';
import { expect, test } from '../support/test';

const words = {
  en: {
    list: 'Psychological tests',
    empty: 'No test results yet. They appear here once you have taken a test with us.',
    score: 'Score: D 64',
  },
  id: {
    list: 'Tes psikologi',
    empty: 'Belum ada hasil tes. Hasilnya muncul di sini setelah Anda mengikuti tes bersama kami.',
    score: 'Skor: D 64',
  },
} as const satisfies Record<Language, unknown>;

const disc = {
  test_name: 'DISC',
  test_date: '2024-03',
  score: 'D 62',
  interpretation: 'Decides by the facts.',
};
const newer = { test_name: 'Kraepelin', test_date: '2026-01', score: '92', interpretation: null };

for (const language of languages) {
  const w = words[language];

  test(`results that our team writes are read by their owner, and not changed (${language})`, async ({
    page,
    platform,
    mailbox,
    pageProblems,
  }) => {
    const talent = await createTalent({ siteUrl: platform.url, mailbox });
    const write = staffOf(platform.url, await platform.serviceToken(), talent);
    await signIn(page, language, talent);
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
}

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
