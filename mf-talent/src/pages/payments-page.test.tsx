import { findDialog, preloadPages } from '@sabi/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { definition } from '../definition';
import {
  catalogueAnswer,
  catalogueKey,
  invoiceUrl,
  orderId,
  proListPrice,
  proPrice,
  shownPrice,
} from '../testing/billing';
import {
  boughtPro,
  buildPaid,
  buildPayment,
  holdingsAnswer,
  holdingsKey,
  paymentsAnswer,
  paymentsKey,
  receiptId,
  receiptsAnswer,
  receiptsKey,
} from '../testing/payments';
import { problemAnswer } from '../testing/platform';
import { openPaymentsPage, findSection, textOf, findRow } from '../testing/payments-page';
import paymentsEn from '../locales/en/payments.json';
import plansEn from '../locales/en/plans.json';
import talentEn from '../locales/en/talent.json';
import paymentsId from '../locales/id/payments.json';
import plansId from '../locales/id/plans.json';

const cancelKey = `POST /api/billing/v1/orders/${orderId}/give-up`;

beforeAll(() => preloadPages(definition));

test('who has bought nothing reads so in each part, and where to buy', async () => {
  const { heads } = openPaymentsPage();
  const payments = await findSection('Payments');
  expect(await payments.findByText(paymentsEn.history.empty)).toBeTruthy();
  expect(payments.getByRole('link', { name: paymentsEn.have.offers }).getAttribute('href')).toBe(
    '/dashboard#plans',
  );
  expect(await screen.findByText(paymentsEn.statement.empty)).toBeTruthy();
  expect(await screen.findByText(paymentsEn.receipts.empty)).toBeTruthy();
  expect(await screen.findByText('Starter plan')).toBeTruthy();
  expect(heads.at(-1)).toMatchObject({ title: paymentsEn.head.title, robots: 'noindex' });
});

describe('payments', () => {
  test.each([
    [
      'en',
      'Payments',
      'Paid',
      `List price ${shownPrice(proListPrice)} Paid ${shownPrice(proPrice - 100_000)}`,
      'by ShopeePay (e-wallet)',
    ],
    [
      'id',
      'Pembayaran',
      'Lunas',
      `Harga normal ${shownPrice(proListPrice)} Dibayar ${shownPrice(proPrice - 100_000)}`,
      'melalui ShopeePay (dompet digital)',
    ],
  ] as const)(
    'what is paid says price, voucher, channel and receipt (%s)',
    async (language, part, state, price, by) => {
      const paid = buildPaid({ amount: proPrice - 100_000, voucher_code: 'HEMAT' });
      openPaymentsPage({ language, answers: { [paymentsKey]: [paymentsAnswer([paid])] } });
      const row = await findRow(part, /^Pro/);
      const text = textOf(row);
      for (const each of [state, price, by, 'HEMAT', 'Rp 100.000', '2026/000042'])
        expect(text).toContain(each);
      expect(within(row).queryByRole('link')).toBeNull();
    },
  );

  test('a channel nobody has named yet is shown by its kind, or not at all', async () => {
    const payments = [
      buildPaid({ paid_with: { method: 'EWALLET', channel: 'NEWPAY' } }),
      buildPaid({
        order_id: receiptId,
        name: { en: 'Elite', id: 'Elite' },
        paid_with: { method: 'BARTER', channel: 'GOAT' },
      }),
    ];
    openPaymentsPage({ answers: { [paymentsKey]: [paymentsAnswer(payments)] } });
    expect(textOf(await findRow('Payments', /^Pro/))).toContain('by e-wallet');
    expect(textOf(await findRow('Payments', /^Elite/))).not.toMatch(/BARTER|GOAT|by/);
  });

  test.each([
    [{ given_up: false }, 'Expired', 'Not paid in time'],
    [{ given_up: true }, 'Cancelled', 'Cancelled on'],
  ])('what was not paid says why, and that nothing was charged: %j', async (values, state, said) => {
    const ended = buildPayment({
      status: 'expired',
      invoice_url: null,
      expires_at: null,
      ended_at: '2026-11-24T03:00:00.000Z',
      ...values,
    });
    openPaymentsPage({ answers: { [paymentsKey]: [paymentsAnswer([ended])] } });
    const text = textOf(await findRow('Payments', /^Pro/));
    for (const each of [state, said, 'Nothing was charged.']) expect(text).toContain(each);
  });

  const underpaid = (values: Partial<Parameters<typeof buildPayment>[0]> = {}) =>
    buildPayment({
      ...{ status: 'expired', underpaid: true, invoice_url: null, expires_at: null },
      ...values,
    });

  test.each([
    [
      'en',
      'Payments',
      'Underpaid',
      'We are looking into it and will write to you; please do not pay again until then.',
      'We have settled this with you; you can order it again.',
    ],
    [
      'id',
      'Pembayaran',
      paymentsId.history.states.underpaid,
      'Kami sedang memeriksanya dan akan menghubungi Anda; mohon jangan membayar lagi dulu.',
      'Masalah ini sudah kami selesaikan dengan Anda; Anda bisa memesannya lagi.',
    ],
  ] as const)(
    'what was paid with too little says so, and once it is settled that it is (%s)',
    async (language, part, state, waits, settled) => {
      const elite = { order_id: receiptId, name: { en: 'Elite', id: 'Elite' } };
      const payments = [underpaid({ given_up: true }), underpaid({ ...elite, underpaid_settled: true })];
      openPaymentsPage({ language, answers: { [paymentsKey]: [paymentsAnswer(payments)] } });
      expect(textOf(await findRow(part, new RegExp(`^Pro ${state}`)))).toContain(waits);
      const text = textOf(await findRow(part, new RegExp(`^Elite ${state}`)));
      expect(text).toContain(settled);
      expect(text).not.toContain(waits);
    },
  );

  test('what was paid with too little is shown as paid once it is accepted, without a reload', async () => {
    jest.useFakeTimers();
    try {
      const answers = {
        [paymentsKey]: [paymentsAnswer([underpaid()]), paymentsAnswer([buildPaid()])],
      };
      openPaymentsPage({ answers, fakeTimers: true });
      await findRow('Payments', /^Pro Underpaid/);
      await act(() => jest.advanceTimersByTimeAsync(30_100));
      await findRow('Payments', /^Pro Paid/);
    } finally {
      jest.useRealTimers();
    }
  });

  test('what was refunded says when, and keeps its receipt', async () => {
    const refunded = buildPaid({ status: 'refunded', refunded_at: '2026-11-25T03:00:00.000Z' });
    openPaymentsPage({ answers: { [paymentsKey]: [paymentsAnswer([refunded])] } });
    const row = await findRow('Payments', /^Pro/);
    expect(textOf(row)).toMatch(/Refunded on 25 Nov 2026/);
    expect(within(row).getByRole('button', { name: 'Download receipt 2026/000042' })).toBeTruthy();
  });

  test.each([
    [
      'en',
      'Pro was refunded on 25 November 2026',
      `${shownPrice(proPrice)} was sent back the way you paid.`,
      'Your plan is now Starter.',
    ],
    [
      'id',
      'Dana untuk Pro dikembalikan pada 25 November 2026',
      `${shownPrice(proPrice)} telah dikirim kembali melalui metode pembayaran yang Anda pakai.`,
      'Paket Anda sekarang Starter.',
    ],
  ] as const)(
    'a refund of late says what came back and what there is now (%s)',
    async (language, title, amount, plan) => {
      jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-20T03:00:00.000Z'));
      const late = { refunded_at: '2026-11-25T03:00:00.000Z' };
      const old = {
        receipt_id: orderId,
        name: { en: 'Elite', id: 'Elite' },
        refunded_at: late.refunded_at.replace('25', '19'),
      };
      openPaymentsPage({ language, answers: { [receiptsKey]: [receiptsAnswer(late, old)] } });
      const notice = (await screen.findByText(title)).closest('section');
      await waitFor(() => expect(notice && textOf(notice)).toContain(plan));
      expect(notice && textOf(notice)).toContain(amount);
      expect(screen.queryByText(/Elite (was refunded on|dikembalikan)/)).toBeNull();
      jest.restoreAllMocks();
    },
  );

  test('what waits can be paid, or cancelled after a question', async () => {
    const answers = {
      [paymentsKey]: [
        paymentsAnswer([buildPayment()]),
        paymentsAnswer([buildPayment({ status: 'expired', given_up: true, invoice_url: null })]),
      ],
      [cancelKey]: [problemAnswer(503, 'PAYMENT_UNAVAILABLE'), Response.json({})],
    };
    const { user, sent } = openPaymentsPage({ answers });
    const row = within(await findRow('Payments', /Waiting for payment/));
    expect(row.getByRole('link', { name: 'Go on to payment Pro' }).getAttribute('href')).toBe(invoiceUrl);
    await user.click(row.getByRole('button', { name: 'Cancel order Pro' }));
    const dialog = within(await findDialog('Cancel your order for Pro?'));
    await user.click(dialog.getByRole('button', { name: paymentsEn.cancel.confirm }));
    expect(await dialog.findByText(paymentsEn.cancel.failed)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: paymentsEn.cancel.confirm }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(cancelKey)).toHaveLength(2);
    expect(await findRow('Payments', /Cancelled/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Payments'));
  });

  test('an order that the account may not cancel says so', async () => {
    const answers = {
      [paymentsKey]: [paymentsAnswer([buildPayment()])],
      [cancelKey]: [problemAnswer(403, 'ACCESS_DENIED')],
    };
    const { user } = openPaymentsPage({ answers });
    const row = within(await findRow('Payments', /Waiting for payment/));
    await user.click(row.getByRole('button', { name: 'Cancel order Pro' }));
    const dialog = within(await findDialog('Cancel your order for Pro?'));
    await user.click(dialog.getByRole('button', { name: paymentsEn.cancel.confirm }));
    expect(await dialog.findByText(talentEn.states.denied)).toBeTruthy();
  });

  test('a payment that arrives is reported, and all that depends on it is loaded anew without a reload', async () => {
    jest.useFakeTimers();
    try {
      const answers = {
        [paymentsKey]: [
          paymentsAnswer([buildPayment()]),
          paymentsAnswer([buildPayment()]),
          paymentsAnswer([buildPaid()]),
        ],
      };
      const { toasts, sent } = openPaymentsPage({ answers, fakeTimers: true });
      await findRow('Payments', /Waiting for payment/);
      const before = sent(holdingsKey).length;
      await act(() => jest.advanceTimersByTimeAsync(6100));
      await findRow('Payments', /^Pro Paid/);
      expect(toasts).toMatchObject([
        { tone: 'success', title: paymentsEn.news.paid, description: 'Pro is yours now. Thank you!' },
      ]);
      await act(() => jest.advanceTimersByTimeAsync(10));
      expect(sent(holdingsKey).length).toBeGreaterThan(before);
      const asked = sent(paymentsKey).length;
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(sent(paymentsKey)).toHaveLength(asked); // nothing waits any more
    } finally {
      jest.useRealTimers();
    }
  });

  test('whoever comes back to the window sees what happened elsewhere', async () => {
    const answers = { [paymentsKey]: [paymentsAnswer([]), paymentsAnswer([buildPaid()])] };
    openPaymentsPage({ answers });
    await screen.findByText(paymentsEn.history.empty);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await findRow('Payments', /^Pro Paid/)).toBeTruthy();
  });

  test('the list goes on with a button, and says where it could not', async () => {
    const older = buildPaid({ order_id: receiptId, name: { en: 'Basic', id: 'Basic' } });
    const answers = {
      [paymentsKey]: [
        paymentsAnswer([buildPaid()], 'more'),
        problemAnswer(422, 'REQUEST_INVALID'),
        paymentsAnswer([older]),
      ],
    };
    const { user, sent } = openPaymentsPage({ answers });
    const part = await findSection('Payments');
    await user.click(await part.findByRole('button', { name: 'Show more Payments' }));
    expect((await part.findByRole('alert')).textContent).toBe(paymentsEn.more.failed);
    await user.click(part.getByRole('button', { name: 'Try again Payments' }));
    const row = await findRow('Payments', /^Basic/);
    await waitFor(() => expect(document.activeElement).toBe(row));
    expect(part.queryByRole('button', { name: /Show more|Try again/ })).toBeNull();
    expect(sent(paymentsKey).at(-1)?.path).toMatch(/\?after=more$/);
  });
});

test('what cannot be loaded says so in its place, and is tried again', async () => {
  const answers = { [receiptsKey]: [problemAnswer(400, 'REQUEST_INVALID'), receiptsAnswer({})] };
  const { user } = openPaymentsPage({ answers });
  const part = await findSection('Receipts');
  await user.click(await part.findByRole('button', { name: 'Try again' }));
  expect(await part.findByText('Receipt 2026/000042')).toBeTruthy();
});

test.each([
  ['en', paymentsEn.have.title, plansEn],
  ['id', paymentsId.have.title, plansId],
] as const)(
  'what was bought of a kind that cannot be used yet says so (%s)',
  async (language, part, { kinds, current }) => {
    const bought = ['job_application', 'whatsapp_assistant', 'webinar'] as const;
    const holdings = bought.map((kind) => ({ kind, used: 0, total: 1, lots: [] }));
    openPaymentsPage({
      language,
      answers: { [holdingsKey]: [holdingsAnswer({ holdings })], [catalogueKey]: [catalogueAnswer()] },
    });
    expect(await (await findSection(part)).findAllByText(current.notYet)).toHaveLength(1);
    const row = await findRow(part, new RegExp(kinds.whatsapp_assistant));
    expect(row.textContent).toContain(current.notYet);
  },
);

test('what the account has is shown with what is left, until when, and where it came from', async () => {
  const answers = {
    [holdingsKey]: [
      holdingsAnswer({
        plan: {
          plan_type: 'pro',
          starts_at: '2026-11-01T00:00:00.000Z',
          ends_at: '2026-12-31T00:00:00.000Z',
          days_left: 15,
          next: {
            plan_type: 'basic',
            starts_at: '2026-12-31T00:00:00.000Z',
            ends_at: '2027-01-30T00:00:00.000Z',
          },
        },
        holdings: [
          {
            kind: 'consultation',
            used: 1,
            total: 3,
            lots: [
              {
                lot_id: orderId,
                order: boughtPro,
                granted: 2,
                remaining: 1,
                ends_at: '2026-12-31T05:00:00.000Z',
              },
              {
                lot_id: receiptId,
                order: { ...boughtPro, payment_type: 'ala_carte', item: 'career-consultation' },
                granted: 1,
                remaining: 1,
                ends_at: '2027-11-23T05:00:00.000Z',
              },
            ],
          },
          {
            kind: 'cv_template_basic',
            used: 0,
            total: 1,
            lots: [{ lot_id: orderId, order: null, granted: 1, remaining: 1, ends_at: null }],
          },
        ],
      }),
    ],
  };
  openPaymentsPage({ answers });
  const part = await findSection(paymentsEn.have.title);
  expect(await part.findByText('Pro plan')).toBeTruthy();
  expect(
    part.getByRole('progressbar', { name: paymentsEn.have.timeLeft }).getAttribute('aria-valuenow'),
  ).toBe('25');
  expect(part.getByText(/^15 days left, until 31 December 2026$/)).toBeTruthy();
  expect(part.getByText('Basic follows on 31 December 2026.')).toBeTruthy();
  expect(part.getByText('2 of 3 left')).toBeTruthy();
  expect(part.getByRole('progressbar', { name: 'Left: Consultations' }).getAttribute('aria-valuenow')).toBe(
    '67',
  );
  expect(part.getByText('1 of 2 left · from your Pro plan · until 31 December 2026')).toBeTruthy();
  expect(part.getByText('1 of 1 left · bought singly · until 23 November 2027')).toBeTruthy();
  expect(part.getByText('1 of 1 left · from your Starter plan · without an end')).toBeTruthy();
});
