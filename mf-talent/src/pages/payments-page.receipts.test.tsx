import { preloadPages } from '@sabi/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { definition } from '../definition';
import { receiptFileKey, receiptsAnswer, receiptsKey } from '../testing/payments';
import { problemAnswer } from '../testing/platform';
import { openPaymentsPage } from '../testing/payments-page';
import talentEn from '../locales/en/talent.json';

beforeAll(() => preloadPages(definition));

test('a receipt that the account may not have says so', async () => {
  const answers = {
    [receiptsKey]: [receiptsAnswer({})],
    [receiptFileKey]: [problemAnswer(403, 'ACCESS_DENIED')],
  };
  const { user, toasts } = openPaymentsPage({ answers });
  await user.click(await screen.findByRole('button', { name: 'Download receipt 2026/000042' }));
  await waitFor(() => expect(toasts).toMatchObject([{ description: talentEn.states.denied }]));
});

test.each([
  ['en', 'Download receipt 2026/000042'],
  ['id', 'Unduh kuitansi 2026/000042'],
] as const)('a receipt is saved in the language of the page (%s)', async (language, name) => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const headers = { 'Content-Disposition': 'attachment; filename=Kuitansi-2026-000042.pdf' };
  const answers = {
    [receiptsKey]: [receiptsAnswer({})],
    [receiptFileKey]: [problemAnswer(500, 'INTERNAL'), new Response('%PDF-', { headers })],
  };
  const { user, sent, toasts, clearings } = openPaymentsPage({ language, answers });
  const button = await screen.findByRole('button', { name });
  await user.click(button);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(saved).toEqual([]);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true')); // one at a time
  await user.click(button);
  await waitFor(() => expect(saved).toEqual(['Kuitansi-2026-000042.pdf']));
  expect(clearings).toEqual([1]); // it has failed no more
  expect(sent(receiptFileKey).map(({ path }) => path.split('?')[1])).toEqual([
    `language=${language}`,
    `language=${language}`,
  ]);
  click.mockRestore();
});
