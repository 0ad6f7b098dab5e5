import { voucherCodeMaxLength } from '@sabi/contracts/billing/field-limits';
import { screen, waitFor } from '@testing-library/react';
import { ordersKey, paymentKey, proPrice, shownPrice, voucherKey } from '../testing/billing';
import { problemAnswer } from '../testing/platform';
import { orderedAnswer, showDashboard, withinPlan, findPlanButton, textOf } from '../testing/dashboard-page';
import { mockPaymentWindow } from '../testing/payment-window';
import { en as purchaseEn } from '@sabi/purchase/texts/en';

const { popup, shown } = mockPaymentWindow();

const voucher = (prices: object[]) =>
  Response.json({
    code: 'HEMAT-25',
    valid_until: '2026-12-24T03:00:00.000Z',
    is_for_everything: prices.length > 1,
    prices,
  });
const reducedPro = { item: 'pro', price: proPrice, amount: 750_000 };

test('a voucher shows what would be left to pay, goes with the order, and can be taken back', async () => {
  const { user, sent } = await showDashboard({
    [voucherKey]: [voucher([reducedPro])],
    [paymentKey]: [orderedAnswer()],
  });
  const field = screen.getByRole('textbox', { name: purchaseEn.voucher.label });
  await user.type(field, 'hemat-25{Enter}');
  expect(await screen.findByText('HEMAT-25 takes something off')).toBeTruthy();
  expect(screen.getByText(/^It counts for Pro, until/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' })));
  expect(textOf(screen.getByRole('article', { name: 'Pro' }))).toContain('Rp 750.000');
  await user.click(findPlanButton('Pro'));
  const basic = () => withinPlan('Basic').getByRole('button', { name: 'Choose Basic' });
  await waitFor(() => expect(basic()).toHaveProperty('disabled', false)); // one order at a time
  await user.click(basic());
  await waitFor(() => expect(sent(paymentKey)).toHaveLength(2));
  const bodies = sent(paymentKey).map(({ body }) => JSON.parse(String(body)) as object);
  expect(bodies[0]).toMatchObject({ planType: 'pro', amount: proPrice, voucherCode: 'HEMAT-25' });
  expect(bodies[1]).not.toHaveProperty('voucherCode');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(textOf(screen.getByRole('article', { name: 'Pro' }))).not.toContain('Rp 750.000');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: purchaseEn.voucher.label })),
  );
});

test.each([
  [problemAnswer(409, 'VOUCHER_INVALID'), purchaseEn.voucher.faults.unknown],
  [problemAnswer(422, 'REQUEST_INVALID'), purchaseEn.voucher.faults.unknown],
  [problemAnswer(409, 'VOUCHER_USED'), purchaseEn.voucher.faults.used],
  [problemAnswer(409, 'VOUCHER_USED_UP'), purchaseEn.voucher.faults.usedUp],
  [problemAnswer(409, 'VOUCHER_ENDED'), purchaseEn.voucher.faults.ended],
  [problemAnswer(409, 'VOUCHER_NOT_BEGUN'), purchaseEn.voucher.faults.notBegun],
  [problemAnswer(409, 'VOUCHER_UNFIT'), purchaseEn.voucher.faults.unfit],
  [problemAnswer(429, 'RATE_LIMITED'), purchaseEn.voucher.faults.limited],
  [new TypeError('Failed to fetch'), purchaseEn.voucher.faults.offline],
])('a voucher that takes nothing off says why, and can be tried again: %#', async (answer, text) => {
  const { user } = await showDashboard({ [voucherKey]: [answer, voucher([reducedPro])] });
  await user.click(screen.getByRole('button', { name: purchaseEn.voucher.apply }));
  expect(screen.getByRole('alert').textContent).toBe(purchaseEn.voucher.faults.empty);
  const field = screen.getByRole('textbox', { name: purchaseEn.voucher.label });
  await user.type(field, 'HEMAT-25{Enter}');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(textOf(screen.getByRole('article', { name: 'Pro' }))).toContain(shownPrice(proPrice));
  await user.click(screen.getByRole('button', { name: purchaseEn.voucher.apply }));
  expect(await screen.findByText('HEMAT-25 takes something off')).toBeTruthy();
});

test('a voucher code may be as long as the service takes', async () => {
  await showDashboard({});
  const field = screen.getByRole('textbox', { name: purchaseEn.voucher.label });
  expect(field.getAttribute('maxlength')).toBe(String(voucherCodeMaxLength));
});

test('a voucher that was refused and cleared is not looked up again with an order', async () => {
  const { user, sent } = await showDashboard({
    [voucherKey]: [problemAnswer(409, 'VOUCHER_INVALID')],
    [paymentKey]: [orderedAnswer()],
  });
  const field = screen.getByRole('textbox', { name: purchaseEn.voucher.label });
  await user.type(field, 'wrong{Enter}');
  await screen.findByText(purchaseEn.voucher.faults.unknown);
  await user.clear(field);
  await user.click(findPlanButton('Pro'));
  await waitFor(() => expect(shown).toHaveBeenCalled());
  await waitFor(() => expect(sent(ordersKey).length).toBeGreaterThan(1)); // what an order changes was loaded anew
  expect(sent(voucherKey)).toHaveLength(1);
});

test('a voucher used up by another buyer is reported at the order, which is not made', async () => {
  const { user, toasts } = await showDashboard({
    [voucherKey]: [voucher([reducedPro]), problemAnswer(409, 'VOUCHER_USED_UP')],
    [paymentKey]: [problemAnswer(409, 'VOUCHER_USED_UP')],
  });
  await user.type(screen.getByRole('textbox', { name: purchaseEn.voucher.label }), 'hemat-25{Enter}');
  await screen.findByText('HEMAT-25 takes something off');
  await user.click(findPlanButton('Pro'));
  await waitFor(() => expect(popup.close).toHaveBeenCalled());
  const description = purchaseEn.purchase.errors.voucher;
  await waitFor(() =>
    expect(toasts).toEqual([{ tone: 'destructive', title: purchaseEn.purchase.error, description }]),
  );
  await waitFor(() =>
    expect(textOf(screen.getByRole('article', { name: 'Pro' }))).not.toContain('Rp 750.000'),
  );
});
