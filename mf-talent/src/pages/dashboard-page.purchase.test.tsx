import { planFacts, serviceFacts } from '@sabi/shared-texts/catalogue';
import { localizedPath } from '@sabi/contracts/language';
import { boardPath } from '@sabi/contracts/hiring/paths';
import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import { redemptions } from '@sabi/contracts/billing/redemption';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  buildOrder,
  catalogueAnswer,
  catalogueKey,
  invoiceUrl,
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
} from '../testing/billing';
import { problemAnswer } from '../testing/platform';
import {
  orderedAnswer,
  showDashboard,
  withinPlan,
  findPlanButton,
  withinService,
  textOf,
} from '../testing/dashboard-page';
import { mockPaymentWindow } from '../testing/payment-window';
import { en as purchaseEn } from '@sabi/purchase/texts/en';
import { id as purchaseId } from '@sabi/purchase/texts/id';

const { popup, open, shown } = mockPaymentWindow();

test.each([
  ['en', 'POPULAR', purchaseEn.offers.current, 'Choose Pro', 'Free'],
  ['id', 'POPULER', purchaseId.offers.current, 'Pilih Pro', 'Gratis'],
] as const)(
  'plans and services are offered with what they cost (%s)',
  async (language, popular, current, choose, free) => {
    await showDashboard({}, { language });
    expect(withinPlan('Pro').getByText(popular)).toBeTruthy();
    expect(screen.getAllByText(popular)).toHaveLength(1);
    expect(textOf(screen.getByRole('article', { name: 'Pro' }))).toContain(shownPrice(proPrice));
    expect(textOf(screen.getByRole('article', { name: 'Pro' }))).toContain(shownPrice(proListPrice));
    expect(withinPlan('Starter').getByText(free)).toBeTruthy();
    expect(await withinPlan('Starter').findByRole('button', { name: current })).toHaveProperty(
      'disabled',
      true,
    );
    expect(withinPlan('Pro').getByRole('button', { name: choose })).toHaveProperty('disabled', false);
    expect(
      screen.getAllByRole('listitem').filter((item) => /Rp\s50\.000/.test(item.textContent)),
    ).toHaveLength(1);
  },
);

test('the plan of the account is shown with what is used up of it, and can be extended', async () => {
  const usage = [
    { kind: 'consultation', used: 1, total: 2, ends_at: null },
    { kind: 'cv_template_premium', used: 0, total: 1, ends_at: null },
  ] as const;
  const { user, sent } = await showDashboard({
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
    [paymentKey]: [orderedAnswer()],
  });
  const panel = within(screen.getByRole('region', { name: 'Your plan' }));
  expect(await panel.findByText('31 days left, until 24 December 2026')).toBeTruthy();
  expect(panel.getByText('Basic follows on 24 December 2026.')).toBeTruthy();
  expect(panel.getByText('1 of 2 used')).toBeTruthy();
  expect(panel.getByText('Open')).toBeTruthy();
  expect(findPlanButton('Pro').textContent).toBe(purchaseEn.offers.current);
  expect(withinPlan('Starter').getByRole('button', { name: 'Included' })).toHaveProperty('disabled', true);
  await user.click(panel.getByRole('button', { name: 'Extend by 60 days' }));
  expect(sent(paymentKey)).toHaveLength(1);
});

test.each([
  [
    'en',
    'Your plan',
    [
      'CV and LinkedIn makeovers0/10 of 1 usedUse CV and LinkedIn makeovers',
      'Job applications0/250 of 25 usedUse Job applications',
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
      'Lamaran kerja0/250 dari 25 terpakaiGunakan Lamaran kerja',
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
  await showDashboard({ [planKey]: [planAnswer({ usage })] }, { language });
  const panel = within(screen.getByRole('region', { name }));
  const items = await panel.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(listed);
  const links = panel.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain(localizedPath(language, boardPath));
});

test('a plan is ordered at its price, in a window that the click itself opens', async () => {
  let answer: (response: Response) => void = () => undefined;
  const waiting = new Promise<Response>((resolve) => (answer = resolve));
  const { user, sent, toasts } = await showDashboard({ [paymentKey]: [waiting] });
  await user.click(withinPlan('Pro').getByRole('button', { name: 'Choose Pro' }));
  expect(open).toHaveBeenCalledWith('', '_blank', expect.stringContaining('width=600,height=700'));
  expect(popup.document.body.textContent).toBe(purchaseEn.purchase.opening);
  expect(shown).not.toHaveBeenCalled();
  const busy = withinPlan('Pro').getByRole('button', { name: purchaseEn.purchase.processing });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  await user.click(busy);
  for (const button of [
    findPlanButton('Elite'),
    withinService('HR webinar').getByRole('button'),
    findPlanButton('Basic'),
  ])
    expect(button).toHaveProperty('disabled', true);
  await act(async () => answer(orderedAnswer()));
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
        title: purchaseEn.purchase.opened,
        description: purchaseEn.purchase.openedText,
      },
    ]),
  );
  expect(await withinPlan('Pro').findByRole('button', { name: 'Choose Pro' })).toHaveProperty(
    'disabled',
    false,
  );
});

test('what becomes of the current plan is said before the click, beside the button that orders', async () => {
  const outcome = {
    starts_at: '2026-12-24T03:00:00.000Z',
    ends_at: '2027-01-23T03:00:00.000Z',
    current_plan: 'pro',
    current_days_left: 31,
  } as const;
  await showDashboard(
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
    withinPlan('Basic').getByText(/^Pro tetap berjalan. Basic mulai berlaku pada 24 Desember 2026/),
  ).toBeTruthy();
  expect(withinPlan('Elite').queryByText(/2027/)).toBeNull();
});

test('two clicks before anything is drawn are one order', async () => {
  const { sent } = await showDashboard({ [paymentKey]: [orderedAnswer()] });
  const button = findPlanButton('Basic');
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(shown).toHaveBeenCalled());
  expect(sent(paymentKey)).toHaveLength(1);
  expect(open).toHaveBeenCalledTimes(1);
});

test('every plan and every service that is sold is ordered by its type, at its price', async () => {
  const { user, sent } = await showDashboard({ [paymentKey]: [orderedAnswer()] }, { language: 'id' });
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
    { tone: 'success', title: purchaseEn.purchase.activated, description: purchaseEn.purchase.activatedText },
  ],
  [
    problemAnswer(409, 'PLAN_STILL_ACTIVE'),
    {
      tone: 'destructive',
      title: purchaseEn.purchase.error,
      description: purchaseEn.purchase.errors.planActive,
    },
  ],
])('Starter is asked for without a window where the plan is not known: %#', async (answer, toast) => {
  const unknown = problemAnswer(403, 'ACCESS_DENIED');
  const { user, sent, toasts } = await showDashboard({ [planKey]: [unknown], [paymentKey]: [answer] });
  await user.click(withinPlan('Starter').getByRole('button', { name: 'Choose Starter' }));
  await waitFor(() => expect(toasts).toEqual([toast]));
  expect(JSON.parse(String(sent(paymentKey)[0]?.body))).toMatchObject({ planType: 'starter', amount: 0 });
  expect(open).not.toHaveBeenCalled();
});

test('where the browser opens no window the payment page comes in this one, and a link stays', async () => {
  open.mockReturnValue(null);
  const { user, toasts } = await showDashboard({
    [paymentKey]: [orderedAnswer()],
    [ordersKey]: [ordersAnswer(), ordersAnswer(buildOrder())],
    [orderKey]: [Response.json(buildOrder())],
  });
  await user.click(findPlanButton('Pro'));
  await waitFor(() => expect(open).toHaveBeenCalledWith(invoiceUrl, '_self'));
  expect(toasts).toEqual([]);
  const link = await screen.findByRole('link', { name: purchaseEn.orders.pay });
  expect(link.getAttribute('href')).toBe(invoiceUrl);
});

test.each([
  [problemAnswer(502, 'PAYMENT_FAILED'), purchaseEn.purchase.errors.failed],
  [problemAnswer(503, 'PAYMENT_UNAVAILABLE'), purchaseEn.purchase.errors.process],
  [problemAnswer(401, 'TOKEN_INVALID'), purchaseEn.purchase.errors.user],
  [problemAnswer(409, 'PRICE_CHANGED'), purchaseEn.purchase.errors.priceChanged],
  [problemAnswer(409, 'NOT_AVAILABLE_YET'), purchaseEn.purchase.errors.notYet],
  [problemAnswer(403, 'ACCESS_DENIED'), purchaseEn.purchase.errors.denied],
  [new TypeError('Failed to fetch'), purchaseEn.purchase.errors.offline],
])('a payment that fails closes the window and says why: %#', async (answer, description) => {
  const { user, toasts } = await showDashboard({ [paymentKey]: [answer] });
  await user.click(findPlanButton('Pro'));
  await waitFor(() => expect(popup.close).toHaveBeenCalled());
  expect(shown).not.toHaveBeenCalled();
  await waitFor(() =>
    expect(toasts).toEqual([{ tone: 'destructive', title: purchaseEn.purchase.error, description }]),
  );
});

test('a price that has changed is shown at once', async () => {
  const dearer = catalogueAnswer({ ...planPrices, pro: [proPrice + 100_000, proListPrice] });
  const { user } = await showDashboard({
    [catalogueKey]: [catalogueAnswer(), dearer],
    [paymentKey]: [problemAnswer(409, 'PRICE_CHANGED')],
  });
  await user.click(findPlanButton('Pro'));
  await waitFor(() =>
    expect(textOf(screen.getByRole('article', { name: 'Pro' }))).toContain(shownPrice(proPrice + 100_000)),
  );
});

test.each([
  ['plan', () => findPlanButton('Pro'), purchaseEn.purchase.loginFor.plan],
  ['service', () => withinService('HR webinar').getByRole('button'), purchaseEn.purchase.loginFor.service],
])('who has no session any more is asked to log in for a %s', async (_kind, find, description) => {
  const { toasts, session, sent } = await showDashboard();
  const button = find();
  act(() => {
    session.set({ status: 'signed-out' });
    button.click();
  });
  expect(toasts).toEqual([{ tone: 'destructive', title: purchaseEn.purchase.login, description }]);
  expect(open).not.toHaveBeenCalled();
  expect(sent(paymentKey)).toEqual([]);
});
