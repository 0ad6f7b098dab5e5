import { planFacts, serviceFacts } from '@sabi/contracts/billing/catalogue';
import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { Language } from '@sabi/contracts/language';
import { redemptions } from '@sabi/contracts/billing/redemption';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  buildOrder,
  catalogueAnswer,
  catalogueKey,
  invoiceUrl,
  orderId,
  orderKey,
  ordersAnswer,
  ordersKey,
  outcomesAnswer,
  outcomesKey,
  paymentKey,
  planAnswer,
  planKey,
  planPrices,
  proListPrice,
  proPrice,
  shownPrice,
  voucherKey,
} from '../testing/billing';
import { receiptsAnswer, receiptsKey } from '../testing/payments';
import { dashboardAnswers } from '../testing/dashboard';
import { type Answers, problemAnswer, renderMember } from '../testing/platform';

const popup = {
  closed: false,
  document: document.implementation.createHTMLDocument(),
  location: { replace: jest.fn() },
  focus: jest.fn(),
  close: jest.fn(),
};
const open = jest.spyOn(window, 'open');
const shown = popup.location.replace;

beforeEach(() => {
  jest.clearAllMocks();
  open.mockReturnValue(popup as unknown as Window);
});

const ordered = () => Response.json({ success: true, invoice_url: invoiceUrl, order_id: orderId });

async function show(
  answers: Answers = {},
  {
    language = 'en',
    path = '/dashboard',
    ...options
  }: { language?: Language; path?: string; fakeTimers?: boolean } = {},
) {
  const member = renderMember({
    path,
    language,
    ...options,
    answers: {
      ...dashboardAnswers(),
      ...answers,
    },
  });
  await screen.findByRole('article', { name: 'Pro' });
  return member;
}

const plan = (name: string) => within(screen.getByRole('article', { name }));
/** A plan also has buttons for services that are not included yet. */
const planButton = (name: string) =>
  plan(name).getByRole('button', { name: /^(?!Tell me when|Kabari saya)/ });
const service = (name: string) => {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`${name} is in no list`);
  return within(item);
};
/** Intl puts a space that does not break between sign and amount. */
const textOf = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');

test.each([
  ['en', 'POPULAR', 'Your current plan', 'Choose Pro', 'Free'],
  ['id', 'POPULER', 'Paket Anda saat ini', 'Pilih Pro', 'Gratis'],
] as const)(
  'plans and services are offered with what they cost (%s)',
  async (language, popular, current, choose, free) => {
    await show({}, { language });
    expect(plan('Pro').getByText(popular)).toBeTruthy();
    expect(screen.getAllByText(popular)).toHaveLength(1);
    expect(textOf(screen.getByRole('article', { name: 'Pro' }))).toContain(shownPrice(proPrice));
    expect(textOf(screen.getByRole('article', { name: 'Pro' }))).toContain(shownPrice(proListPrice));
    expect(plan('Starter').getByText(free)).toBeTruthy();
    expect(await plan('Starter').findByRole('button', { name: current })).toHaveProperty('disabled', true);
    expect(plan('Pro').getByRole('button', { name: choose })).toHaveProperty('disabled', false);
    expect(
      screen.getAllByRole('listitem').filter((item) => /Rp\s50\.000/.test(item.textContent)),
    ).toHaveLength(1);
  },
);

test('the plan of the account is told with what is used up of it, and can be made longer', async () => {
  const usage = [
    { kind: 'consultation', used: 1, total: 2, ends_at: null },
    { kind: 'cv_template_premium', used: 0, total: 1, ends_at: null },
  ] as const;
  const { user, sent } = await show({
    [planKey]: [
      planAnswer({
        plan_type: 'pro',
        ends_at: '2026-12-24T03:00:00.000Z',
        days_left: 31,
        next: {
          plan_type: 'basic',
          starts_at: '2026-12-24T03:00:00.000Z',
          ends_at: '2027-01-23T03:00:00.000Z',
        },
        usage: [...usage],
      }),
    ],
    [paymentKey]: [ordered()],
  });
  const panel = within(screen.getByRole('region', { name: 'Your plan' }));
  expect(await panel.findByText('31 days left, until 24 December 2026')).toBeTruthy();
  expect(panel.getByText('Basic follows on 24 December 2026.')).toBeTruthy();
  expect(panel.getByText('1 of 2 used')).toBeTruthy();
  expect(panel.getByText('Open')).toBeTruthy();
  expect(planButton('Pro').textContent).toBe('Your current plan');
  expect(plan('Starter').getByRole('button', { name: 'Included' })).toHaveProperty('disabled', true);
  await user.click(panel.getByRole('button', { name: 'Extend by 60 days' }));
  expect(sent(paymentKey)).toHaveLength(1);
});

test.each([
  [
    'en',
    'Your plan',
    [
      'CV and LinkedIn makeovers0/10 of 1 usedUse CV and LinkedIn makeovers',
      'Job applications0/250 of 25 usedCannot be used yet',
      'Consultations0/10 of 1 usedUse Consultations',
      'WhatsApp assistantCannot be used yet',
      'HR webinars0/10 of 1 usedUse HR webinars',
      'Premium CV templatesOpenUse Premium CV templates',
      'Personality tests0/10 of 1 usedUse Personality tests',
      'Private HR sessions0/10 of 1 usedUse Private HR sessions',
    ],
  ],
  [
    'id',
    'Paket Anda',
    [
      'Perbaikan CV dan LinkedIn0/10 dari 1 terpakaiGunakan Perbaikan CV dan LinkedIn',
      'Lamaran kerja0/250 dari 25 terpakaiBelum dapat digunakan',
      'Konsultasi0/10 dari 1 terpakaiGunakan Konsultasi',
      'Asisten WhatsAppBelum dapat digunakan',
      'Webinar HR0/10 dari 1 terpakaiGunakan Webinar HR',
      'Templat CV premiumTerbukaGunakan Templat CV premium',
      'Tes kepribadian0/10 dari 1 terpakaiGunakan Tes kepribadian',
      'Sesi privat HR0/10 dari 1 terpakaiGunakan Sesi privat HR',
    ],
  ],
] as const)('everything that a service gives is listed in the plan (%s)', async (language, name, listed) => {
  const gives = (kind: EntitlementKind, total = 1) => ({ kind, used: 0, total, ends_at: null });
  const usage = [
    gives('cv_makeover'),
    gives('job_application', 25),
    gives('consultation'),
    gives('whatsapp_assistant'),
    gives('webinar'),
    gives('cv_template_premium'),
    gives('personality_test'),
    gives('private_session'),
  ];
  await show({ [planKey]: [planAnswer({ usage })] }, { language });
  const panel = within(screen.getByRole('region', { name }));
  const items = await panel.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(listed);
});

test('a plan is ordered at its price, in a window that the click itself opens', async () => {
  let answer: (response: Response) => void = () => undefined;
  const waiting = new Promise<Response>((resolve) => (answer = resolve));
  const { user, sent, toasts } = await show({ [paymentKey]: [waiting] });
  await user.click(plan('Pro').getByRole('button', { name: 'Choose Pro' }));
  expect(open).toHaveBeenCalledWith('', '_blank', expect.stringContaining('width=600,height=700'));
  expect(popup.document.body.textContent).toBe('Opening the payment page …');
  expect(shown).not.toHaveBeenCalled();
  const busy = plan('Pro').getByRole('button', { name: 'Processing...' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  await user.click(busy);
  for (const button of [planButton('Elite'), service('HR webinar').getByRole('button'), planButton('Basic')])
    expect(button).toHaveProperty('disabled', true);
  await act(async () => answer(ordered()));
  await waitFor(() => expect(shown).toHaveBeenCalledWith(invoiceUrl));
  expect(sent(paymentKey)).toHaveLength(1);
  expect(JSON.parse(String(sent(paymentKey)[0]?.body))).toEqual({
    paymentType: 'subscription',
    planType: 'pro',
    amount: proPrice,
  });
  await waitFor(() =>
    expect(toasts).toEqual([
      {
        tone: 'success',
        title: 'Payment Popup Opened',
        description: 'Complete your payment in the popup window.',
      },
    ]),
  );
  expect(await plan('Pro').findByRole('button', { name: 'Choose Pro' })).toHaveProperty('disabled', false);
});

test('what becomes of the plan there is is told before the click, beside the button that orders', async () => {
  const outcome = {
    starts_at: '2026-12-24T03:00:00.000Z',
    ends_at: '2027-01-23T03:00:00.000Z',
    current_plan: 'pro',
    current_days_left: 31,
  } as const;
  await show(
    {
      [planKey]: [planAnswer({ plan_type: 'pro', ends_at: '2026-12-24T03:00:00.000Z', days_left: 31 })],
      [outcomesKey]: [
        outcomesAnswer(
          { ...outcome, plan_type: 'pro', effect: 'extends' },
          { ...outcome, plan_type: 'basic', effect: 'follows' },
          { ...outcome, plan_type: 'elite', effect: 'begins' },
        ),
      ],
    },
    { language: 'id' },
  );
  const panel = within(screen.getByRole('region', { name: 'Paket Anda' }));
  expect(
    await panel.findByText(
      'Jika dibayar hari ini, Pro berlaku sampai 23 Januari 2027, begitu pula kuota yang belum Anda pakai.',
    ),
  ).toBeTruthy();
  expect(
    plan('Basic').getByText(/^Pro tetap berjalan. Basic mulai berlaku pada 24 Desember 2026/),
  ).toBeTruthy();
  expect(plan('Elite').queryByText(/2027/)).toBeNull();
});

const voucher = (prices: object[]) =>
  Response.json({
    code: 'HEMAT-25',
    valid_until: '2026-12-24T03:00:00.000Z',
    is_for_everything: prices.length > 1,
    prices,
  });
const reducedPro = { item: 'pro', price: proPrice, amount: 750_000 };

test('a voucher shows what would be left to pay, goes with the order, and can be taken back', async () => {
  const { user, sent } = await show({
    [voucherKey]: [voucher([reducedPro])],
    [paymentKey]: [ordered()],
  });
  const field = screen.getByRole('textbox', { name: 'Voucher code' });
  await user.type(field, 'hemat-25{Enter}');
  expect(await screen.findByText('HEMAT-25 takes something off')).toBeTruthy();
  expect(screen.getByText(/^It counts for Pro, until/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' })));
  expect(textOf(screen.getByRole('article', { name: 'Pro' }))).toContain('Rp 750.000');
  await user.click(planButton('Pro'));
  const basic = () => plan('Basic').getByRole('button', { name: 'Choose Basic' });
  await waitFor(() => expect(basic()).toHaveProperty('disabled', false)); // one order at a time
  await user.click(basic());
  await waitFor(() => expect(sent(paymentKey)).toHaveLength(2));
  const bodies = sent(paymentKey).map(({ body }) => JSON.parse(String(body)) as object);
  expect(bodies[0]).toMatchObject({ planType: 'pro', amount: proPrice, voucherCode: 'HEMAT-25' });
  expect(bodies[1]).not.toHaveProperty('voucherCode');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(textOf(screen.getByRole('article', { name: 'Pro' }))).not.toContain('Rp 750.000');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Voucher code' })),
  );
});

test.each([
  [
    problemAnswer(409, 'VOUCHER_INVALID'),
    'There is no voucher with this code. Please check how it is written.',
  ],
  [
    problemAnswer(422, 'REQUEST_INVALID'),
    'There is no voucher with this code. Please check how it is written.',
  ],
  [problemAnswer(409, 'VOUCHER_USED'), 'You have used this voucher already. Each account can use it once.'],
  [problemAnswer(409, 'VOUCHER_USED_UP'), 'This voucher has been used as often as it can be.'],
  [problemAnswer(409, 'VOUCHER_ENDED'), 'This voucher has ended.'],
  [problemAnswer(409, 'VOUCHER_NOT_BEGUN'), 'This voucher cannot be used yet.'],
  [problemAnswer(409, 'VOUCHER_UNFIT'), 'This voucher is not for anything that is sold now.'],
  [problemAnswer(429, 'RATE_LIMITED'), 'Too many vouchers were checked. Please wait a few minutes.'],
  [new TypeError('Failed to fetch'), 'You are offline, or we cannot be reached. Please try again.'],
])('a voucher that takes nothing off says why, and can be tried again: %#', async (answer, text) => {
  const { user } = await show({ [voucherKey]: [answer, voucher([reducedPro])] });
  await user.click(screen.getByRole('button', { name: 'Check voucher' }));
  expect(screen.getByRole('alert').textContent).toBe('Please enter the code of your voucher.');
  const field = screen.getByRole('textbox', { name: 'Voucher code' });
  await user.type(field, 'HEMAT-25{Enter}');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(textOf(screen.getByRole('article', { name: 'Pro' }))).toContain(shownPrice(proPrice));
  await user.click(screen.getByRole('button', { name: 'Check voucher' }));
  expect(await screen.findByText('HEMAT-25 takes something off')).toBeTruthy();
});

test('a voucher that was refused and cleared is not looked up again with an order', async () => {
  const { user, sent } = await show({
    [voucherKey]: [problemAnswer(409, 'VOUCHER_INVALID')],
    [paymentKey]: [ordered()],
  });
  const field = screen.getByRole('textbox', { name: 'Voucher code' });
  await user.type(field, 'wrong{Enter}');
  await screen.findByText('There is no voucher with this code. Please check how it is written.');
  await user.clear(field);
  await user.click(planButton('Pro'));
  await waitFor(() => expect(shown).toHaveBeenCalled());
  await waitFor(() => expect(sent(ordersKey).length).toBeGreaterThan(1)); // what an order changes was loaded anew
  expect(sent(voucherKey)).toHaveLength(1);
});

test('a voucher whose last use went to somebody else is told at the order, which is not made', async () => {
  const { user, toasts } = await show({
    [voucherKey]: [voucher([reducedPro]), problemAnswer(409, 'VOUCHER_USED_UP')],
    [paymentKey]: [problemAnswer(409, 'VOUCHER_USED_UP')],
  });
  await user.type(screen.getByRole('textbox', { name: 'Voucher code' }), 'hemat-25{Enter}');
  await screen.findByText('HEMAT-25 takes something off');
  await user.click(planButton('Pro'));
  await waitFor(() => expect(popup.close).toHaveBeenCalled());
  const description = 'The voucher cannot be used for this any more. Please check the price and order again.';
  await waitFor(() => expect(toasts).toEqual([{ tone: 'destructive', title: 'Payment Error', description }]));
  await waitFor(() =>
    expect(textOf(screen.getByRole('article', { name: 'Pro' }))).not.toContain('Rp 750.000'),
  );
});

test('two clicks before anything is drawn are one order', async () => {
  const { sent } = await show({ [paymentKey]: [ordered()] });
  const button = planButton('Basic');
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(shown).toHaveBeenCalled());
  expect(sent(paymentKey)).toHaveLength(1);
  expect(open).toHaveBeenCalledTimes(1);
});

test('every plan and every service that is sold is ordered by its type, at its price', async () => {
  const { user, sent } = await show({ [paymentKey]: [ordered()] }, { language: 'id' });
  const soldServices = serviceFacts.filter(({ kind }) => redemptions[kind].way !== 'not_yet');
  const names = [...planFacts.slice(1), ...soldServices].map(({ name }) => name.id);
  for (const name of names) {
    const button = await screen.findByRole('button', { name: new RegExp(`^(Pilih|Beli) ${name}$`) });
    await waitFor(() => expect(button).toHaveProperty('disabled', false)); // one order at a time
    await user.click(button);
  }
  await waitFor(() => expect(sent(paymentKey)).toHaveLength(names.length));
  expect(sent(paymentKey).map(({ body }) => JSON.parse(String(body)) as object)).toEqual([
    { paymentType: 'subscription', planType: 'basic', amount: planPrices.basic[0] },
    { paymentType: 'subscription', planType: 'pro', amount: proPrice },
    { paymentType: 'subscription', planType: 'elite', amount: planPrices.elite[0] },
    ...soldServices.map((service) => ({
      paymentType: 'ala_carte',
      serviceType: service.service_type,
      serviceName: service.name.id,
      amount: 50_000 * (serviceFacts.indexOf(service) + 1),
    })),
  ]);
  expect(screen.getByText('Full Support Preview adalah konsultasi selama 15 menit.')).toBeTruthy();
});

test.each([
  [
    Response.json({ success: true, invoice_url: null, order_id: null }),
    { tone: 'success', title: 'Plan Activated', description: 'Starter plan activated successfully!' },
  ],
  [
    problemAnswer(409, 'PLAN_STILL_ACTIVE'),
    {
      tone: 'destructive',
      title: 'Payment Error',
      description: 'You have a paid plan. Starter does not replace it.',
    },
  ],
])('Starter is asked for without a window where the plan is not known: %#', async (answer, toast) => {
  const unknown = problemAnswer(403, 'ACCESS_DENIED');
  const { user, sent, toasts } = await show({ [planKey]: [unknown], [paymentKey]: [answer] });
  await user.click(plan('Starter').getByRole('button', { name: 'Choose Starter' }));
  await waitFor(() => expect(toasts).toEqual([toast]));
  expect(JSON.parse(String(sent(paymentKey)[0]?.body))).toMatchObject({ planType: 'starter', amount: 0 });
  expect(open).not.toHaveBeenCalled();
});

test('where the browser opens no window the payment page comes in this one, and a link stays', async () => {
  open.mockReturnValue(null);
  const { user, toasts } = await show({
    [paymentKey]: [ordered()],
    [ordersKey]: [ordersAnswer(), ordersAnswer(buildOrder())],
    [orderKey]: [Response.json(buildOrder())],
  });
  await user.click(planButton('Pro'));
  await waitFor(() => expect(open).toHaveBeenCalledWith(invoiceUrl, '_self'));
  expect(toasts).toEqual([]);
  const link = await screen.findByRole('link', { name: 'Open the payment page' });
  expect(link.getAttribute('href')).toBe(invoiceUrl);
});

test.each([
  [problemAnswer(502, 'PAYMENT_FAILED'), 'Payment failed'],
  [problemAnswer(503, 'PAYMENT_UNAVAILABLE'), 'Failed to process payment'],
  [problemAnswer(401, 'TOKEN_INVALID'), 'User not authenticated'],
  [problemAnswer(409, 'PRICE_CHANGED'), 'The price has changed. Please look at the new one and order again.'],
  [
    problemAnswer(409, 'NOT_AVAILABLE_YET'),
    'This is not available yet, so it cannot be bought. You have not been charged.',
  ],
  [
    problemAnswer(403, 'ACCESS_DENIED'),
    'This account cannot buy it: plans and services are for talent accounts. You have not been charged.',
  ],
  [new TypeError('Failed to fetch'), 'You are offline, or we cannot be reached. Please try again.'],
])('a payment that fails closes the window and says why: %#', async (answer, description) => {
  const { user, toasts } = await show({ [paymentKey]: [answer] });
  await user.click(planButton('Pro'));
  await waitFor(() => expect(popup.close).toHaveBeenCalled());
  expect(shown).not.toHaveBeenCalled();
  await waitFor(() => expect(toasts).toEqual([{ tone: 'destructive', title: 'Payment Error', description }]));
});

test('a price that has changed is shown at once', async () => {
  const dearer = catalogueAnswer({ ...planPrices, pro: [proPrice + 100_000, proListPrice] });
  const { user } = await show({
    [catalogueKey]: [catalogueAnswer(), dearer],
    [paymentKey]: [problemAnswer(409, 'PRICE_CHANGED')],
  });
  await user.click(planButton('Pro'));
  await waitFor(() =>
    expect(textOf(screen.getByRole('article', { name: 'Pro' }))).toContain(shownPrice(proPrice + 100_000)),
  );
});

test.each([
  ['plan', () => planButton('Pro'), 'Please log in to purchase a plan.'],
  ['service', () => service('HR webinar').getByRole('button'), 'Please log in to purchase services.'],
])('who has no session any more is asked to log in for a %s', async (_kind, find, description) => {
  const { toasts, session, sent } = await show();
  const button = find();
  act(() => {
    session.set({ status: 'signed-out' });
    button.click();
  });
  expect(toasts).toEqual([{ tone: 'destructive', title: 'Authentication Required', description }]);
  expect(open).not.toHaveBeenCalled();
  expect(sent(paymentKey)).toEqual([]);
});

/** Runs polling by fake timers. */
async function inOwnTime(work: () => Promise<void>): Promise<void> {
  jest.useFakeTimers();
  try {
    await work();
  } finally {
    jest.useRealTimers();
  }
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('an order that waits for its payment is told, and so is the payment, without a reload', () =>
  inOwnTime(async () => {
    const pending = () => Response.json(buildOrder());
    const paid = buildOrder({ status: 'paid', invoice_url: null, expires_at: null });
    let isPaid = false;
    const { toasts, sent } = await show(
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
      { tone: 'success', title: 'Payment received', description: 'Pro is yours now. Thank you!' },
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
    const { user, sent } = await show(
      {
        [ordersKey]: [ordersAnswer(buildOrder())],
        [orderKey]: [() => Response.json(isOver ? over() : buildOrder())],
        [paymentKey]: [ordered()],
      },
      { fakeTimers: true },
    );
    const link = await screen.findByRole('link', { name: 'Open the payment page' });
    expect(link.getAttribute('href')).toBe(invoiceUrl);
    await user.click(plan('Pro').getByRole('button', { name: 'Choose Pro' }));
    await pass(10);
    expect(shown.mock.calls).toEqual([[invoiceUrl]]);
    isOver = true;
    await pass(3100);
    expect(screen.getByText('Pro was not paid in time')).toBeTruthy();
    expect(screen.getByText('Nothing has been charged. You can order it again below.')).toBeTruthy();
    await user.click(plan('Pro').getByRole('button', { name: 'Choose Pro' }));
    await pass(10);
    expect(sent(paymentKey)).toHaveLength(2);
  }));

test('a payment that arrives while the browser is offline is told once it is back', () =>
  inOwnTime(async () => {
    let isOffline = false;
    const paid = buildOrder({ status: 'paid', invoice_url: null, expires_at: null });
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user, toasts } = await show(
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
    await user.click(plan('Basic').getByRole('button', { name: 'Choose Basic' }));
    await pass(10);
    const description = 'You are offline, or we cannot be reached. Please try again.';
    expect(toasts).toEqual([{ tone: 'destructive', title: 'Payment Error', description }]);
    expect(screen.getByText('Pro is waiting for your payment')).toBeTruthy();
    isOffline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(3100);
    expect(toasts.at(-1)).toMatchObject({ title: 'Payment received' });
    expect(screen.queryByText('Pro is waiting for your payment')).toBeNull();
  }));

test.each([
  ['the order is looked at', () => buildOrder()],
  ['it is listed', () => buildOrder({ status: 'paid', invoice_url: null, expires_at: null })],
])('what is paid before %s is told, and all that depends on it is loaded anew', async (_what, listed) => {
  const paid = buildOrder({ status: 'paid', invoice_url: null, expires_at: null });
  const { user, toasts, sent } = await show({
    [ordersKey]: [ordersAnswer(), ordersAnswer(listed())],
    [orderKey]: [Response.json(paid)],
    [paymentKey]: [ordered()],
  });
  await waitFor(() => expect(sent(ordersKey)).toHaveLength(1));
  await user.click(plan('Pro').getByRole('button', { name: 'Choose Pro' }));
  await waitFor(() => expect(toasts.map(({ title }) => title)).toContain('Payment received'));
  // At first, after the order, after the payment.
  for (const key of [outcomesKey, planKey]) await waitFor(() => expect(sent(key)).toHaveLength(3));
  expect(toasts.filter(({ title }) => title === 'Payment received')).toHaveLength(1);
});

test.each([
  ['paid', 'Payment received', 'Pro is yours now. Thank you!'],
  ['expired', 'Pro was not paid in time', 'Nothing has been charged. You can order it again below.'],
  ['underpaid', 'Less than the price of Pro arrived', /Please do not pay again before\.$/],
  ['settled', 'Less than the price of Pro arrived', /^We have settled this with you\./],
] as const)('who comes back from the payment page is told that it is %s', async (end, title, text) => {
  const underpaid = { status: 'expired', underpaid: true } as const;
  const ends = { underpaid, settled: { ...underpaid, underpaid_settled: true } } as const;
  const ended = end === 'paid' || end === 'expired' ? { status: end } : ends[end];
  const order = buildOrder({ ...ended, invoice_url: null, expires_at: null });
  const { toasts } = await show(
    { [ordersKey]: [ordersAnswer(order)], [orderKey]: [Response.json(order)] },
    { path: `/dashboard?order=${orderId}` },
  );
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(toasts).toEqual([]);
});

test('what was paid with too little is told as paid once a person has accepted it, without a reload', () =>
  inOwnTime(async () => {
    const ended = { invoice_url: null, expires_at: null };
    const underpaid = buildOrder({ status: 'expired', underpaid: true, ...ended });
    const { toasts } = await show(
      { [orderKey]: [Response.json(underpaid), Response.json(buildOrder({ status: 'paid', ...ended }))] },
      { path: `/dashboard?order=${orderId}`, fakeTimers: true },
    );
    await screen.findByText('Less than the price of Pro arrived');
    await pass(30_100);
    expect(screen.queryByText('Less than the price of Pro arrived')).toBeNull();
    expect(toasts).toMatchObject([{ tone: 'success', title: 'Payment received' }]);
  }));

test('an order of somebody else is not told of, nor asked for again', () =>
  inOwnTime(async () => {
    const { sent } = await show(
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
    const { sent } = await show(
      { [wrongKey]: [Response.json(paid)] },
      { path: `/dashboard?order=${encodeURIComponent(order)}` },
    );
    await screen.findByRole('button', { name: 'Your current plan' });
    expect(sent(wrongKey)).toEqual([]);
    expect(screen.queryByText('Payment received')).toBeNull();
  },
);

test('the way back from the payment page does not tell of a payment that was refunded since', async () => {
  const order = buildOrder({ status: 'refunded', invoice_url: null, expires_at: null });
  const { sent } = await show(
    { [orderKey]: [Response.json(order)] },
    { path: `/dashboard?order=${orderId}` },
  );
  await waitFor(() => expect(sent(orderKey)).toHaveLength(1));
  await screen.findByRole('region', { name: 'Your plan' });
  expect(screen.queryByText('Payment received')).toBeNull();
});

test('a plan that was refunded does not just vanish', async () => {
  const refunded = { refunded_at: new Date().toISOString() };
  await show({ [receiptsKey]: [receiptsAnswer(refunded)] });
  expect(await screen.findByText(/^Pro was refunded on/)).toBeTruthy();
  expect(await screen.findByText(/Your plan is now Starter\.$/)).toBeTruthy();
});
