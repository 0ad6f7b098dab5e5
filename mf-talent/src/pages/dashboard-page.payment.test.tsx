import { act, screen, waitFor } from '@testing-library/react';
import {
  buildOrder,
  invoiceUrl,
  orderId,
  orderKey,
  ordersAnswer,
  ordersKey,
  outcomesKey,
  paymentKey,
  planKey,
  proPrice,
  shownPrice,
} from '../testing/billing';
import { receiptsAnswer, receiptsKey } from '../testing/payments';
import { problemAnswer } from '../testing/platform';
import { orderedAnswer, showDashboard, withinPlan } from '../testing/dashboard-page';
import { mockPaymentWindow } from '../testing/payment-window';
import { en as purchaseEn } from '@sabi/purchase/texts/en';

const { shown } = mockPaymentWindow();

/** Runs polling with fake timers. */
async function inOwnTime(work: () => Promise<void>): Promise<void> {
  jest.useFakeTimers();
  try {
    await work();
  } finally {
    jest.useRealTimers();
  }
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('an order that waits for its payment is shown, and its payment reported, without a reload', () =>
  inOwnTime(async () => {
    const pending = () => Response.json(buildOrder());
    const paid = buildOrder({ status: 'paid', invoice_url: null, expires_at: null });
    let isPaid = false;
    const { toasts, sent } = await showDashboard(
      {
        [ordersKey]: [ordersAnswer(buildOrder())],
        [orderKey]: [() => (isPaid ? Response.json(paid) : pending())],
      },
      { fakeTimers: true },
    );
    expect(await screen.findByText('Pro is waiting for your payment')).toBeTruthy();
    expect(screen.getByText(new RegExp(`Pay ${shownPrice(proPrice)} until`))).toBeTruthy();
    const plansBefore = sent(planKey).length;
    isPaid = true;
    await pass(3100);
    expect(toasts).toEqual([
      { tone: 'success', title: purchaseEn.orders.paid, description: 'Pro is yours now. Thank you!' },
    ]);
    expect(screen.queryByText('Pro is waiting for your payment')).toBeNull();
    expect(sent(planKey).length).toBeGreaterThan(plansBefore);
    const asked = sent(orderKey).length;
    await pass(30_000);
    expect(sent(orderKey)).toHaveLength(asked);
  }));

test('a payment window that was closed is opened again by the same click, while the order has time', () =>
  inOwnTime(async () => {
    let isOver = false;
    const over = () => buildOrder({ status: 'expired', invoice_url: null, expires_at: null });
    const { user, sent } = await showDashboard(
      {
        [ordersKey]: [ordersAnswer(buildOrder())],
        [orderKey]: [() => Response.json(isOver ? over() : buildOrder())],
        [paymentKey]: [orderedAnswer()],
      },
      { fakeTimers: true },
    );
    const link = await screen.findByRole('link', { name: purchaseEn.orders.pay });
    expect(link.getAttribute('href')).toBe(invoiceUrl);
    await user.click(withinPlan('Pro').getByRole('button', { name: 'Choose Pro' }));
    await pass(10);
    expect(shown.mock.calls).toEqual([[invoiceUrl]]);
    isOver = true;
    await pass(3100);
    expect(screen.getByText('Pro was not paid in time')).toBeTruthy();
    expect(screen.getByText(purchaseEn.orders.expiredText)).toBeTruthy();
    await user.click(withinPlan('Pro').getByRole('button', { name: 'Choose Pro' }));
    await pass(10);
    expect(sent(paymentKey)).toHaveLength(2);
  }));

test('a payment that arrives while the browser is offline is reported once it is back', () =>
  inOwnTime(async () => {
    let isOffline = false;
    const paid = buildOrder({ status: 'paid', invoice_url: null, expires_at: null });
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user, toasts } = await showDashboard(
      {
        [ordersKey]: [ordersAnswer(buildOrder())],
        [orderKey]: [Response.json(buildOrder()), () => (isOffline ? offline() : Response.json(paid))],
        [paymentKey]: [offline],
      },
      { fakeTimers: true },
    );
    await screen.findByText('Pro is waiting for your payment');
    isOffline = true;
    act(() => void window.dispatchEvent(new Event('offline')));
    await pass(10_000);
    await user.click(withinPlan('Basic').getByRole('button', { name: 'Choose Basic' }));
    await pass(10);
    const description = purchaseEn.purchase.errors.offline;
    expect(toasts).toEqual([{ tone: 'destructive', title: purchaseEn.purchase.error, description }]);
    expect(screen.getByText('Pro is waiting for your payment')).toBeTruthy();
    isOffline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(3100);
    expect(toasts.at(-1)).toMatchObject({ title: purchaseEn.orders.paid });
    expect(screen.queryByText('Pro is waiting for your payment')).toBeNull();
  }));

test.each([
  ['the order is looked at', () => buildOrder()],
  ['it is listed', () => buildOrder({ status: 'paid', invoice_url: null, expires_at: null })],
])('what is paid before %s is reported, and all that depends on it is loaded anew', async (_what, listed) => {
  const paid = buildOrder({ status: 'paid', invoice_url: null, expires_at: null });
  const { user, toasts, sent } = await showDashboard({
    [ordersKey]: [ordersAnswer(), ordersAnswer(listed())],
    [orderKey]: [Response.json(paid)],
    [paymentKey]: [orderedAnswer()],
  });
  await waitFor(() => expect(sent(ordersKey)).toHaveLength(1));
  await user.click(withinPlan('Pro').getByRole('button', { name: 'Choose Pro' }));
  await waitFor(() => expect(toasts.map(({ title }) => title)).toContain(purchaseEn.orders.paid));
  // At first, after the order, after the payment.
  for (const key of [outcomesKey, planKey]) await waitFor(() => expect(sent(key)).toHaveLength(3));
  expect(toasts.filter(({ title }) => title === purchaseEn.orders.paid)).toHaveLength(1);
});

test.each([
  ['paid', purchaseEn.orders.paid, 'Pro is yours now. Thank you!'],
  ['expired', 'Pro was not paid in time', purchaseEn.orders.expiredText],
  ['underpaid', 'Less than the price of Pro arrived', /Please do not pay again before\.$/],
  ['settled', 'Less than the price of Pro arrived', /^We have settled this with you\./],
] as const)('who comes back from the payment page reads that it is %s', async (end, title, text) => {
  const underpaid = { status: 'expired', underpaid: true } as const;
  const ends = { underpaid, settled: { ...underpaid, underpaid_settled: true } } as const;
  const ended = end === 'paid' || end === 'expired' ? { status: end } : ends[end];
  const order = buildOrder({ ...ended, invoice_url: null, expires_at: null });
  const { toasts } = await showDashboard(
    { [ordersKey]: [ordersAnswer(order)], [orderKey]: [Response.json(order)] },
    { path: `/dashboard?order=${orderId}` },
  );
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(toasts).toEqual([]);
});

test('what was paid with too little is reported as paid once a person has accepted it, without a reload', () =>
  inOwnTime(async () => {
    const ended = { invoice_url: null, expires_at: null };
    const underpaid = buildOrder({ status: 'expired', underpaid: true, ...ended });
    const { toasts } = await showDashboard(
      { [orderKey]: [Response.json(underpaid), Response.json(buildOrder({ status: 'paid', ...ended }))] },
      { path: `/dashboard?order=${orderId}`, fakeTimers: true },
    );
    await screen.findByText('Less than the price of Pro arrived');
    await pass(30_100);
    expect(screen.queryByText('Less than the price of Pro arrived')).toBeNull();
    expect(toasts).toMatchObject([{ tone: 'success', title: purchaseEn.orders.paid }]);
  }));

test('an order of another account is not reported, nor requested again', () =>
  inOwnTime(async () => {
    const { sent } = await showDashboard(
      { [orderKey]: [problemAnswer(404, 'ORDER_NOT_FOUND')] },
      { path: `/dashboard?order=${orderId}`, fakeTimers: true },
    );
    await waitFor(() => expect(sent(orderKey)).toHaveLength(1));
    await pass(30_000);
    expect(sent(orderKey)).toHaveLength(1);
    expect(screen.queryByText(/Pro (is|was)/)).toBeNull();
  }));

test.each(['../plan', `${orderId}/../../plan`, 'x'])(
  'a link that names no order asks for nothing: %s',
  async (order) => {
    const wrongKey = `GET /api/billing/v1/orders/${order}`;
    const paid = buildOrder({ status: 'paid' });
    const { sent } = await showDashboard(
      { [wrongKey]: [Response.json(paid)] },
      { path: `/dashboard?order=${encodeURIComponent(order)}` },
    );
    await screen.findByRole('button', { name: purchaseEn.offers.current });
    expect(sent(wrongKey)).toEqual([]);
    expect(screen.queryByText(purchaseEn.orders.paid)).toBeNull();
  },
);

test('on return from the payment page, a payment that was refunded since is not reported', async () => {
  const order = buildOrder({ status: 'refunded', invoice_url: null, expires_at: null });
  const { sent } = await showDashboard(
    { [orderKey]: [Response.json(order)] },
    { path: `/dashboard?order=${orderId}` },
  );
  await waitFor(() => expect(sent(orderKey)).toHaveLength(1));
  await screen.findByRole('region', { name: 'Your plan' });
  expect(screen.queryByText(purchaseEn.orders.paid)).toBeNull();
});

test('a plan that was refunded does not just vanish', async () => {
  const refunded = { refunded_at: new Date().toISOString() };
  await showDashboard({ [receiptsKey]: [receiptsAnswer(refunded)] });
  expect(await screen.findByText(/^Pro was refunded on/)).toBeTruthy();
  expect(await screen.findByText(/Your plan is now Starter\.$/)).toBeTruthy();
});
