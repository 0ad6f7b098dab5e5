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
  buildEvent,
  buildPaid,
  buildPayment,
  holdingsAnswer,
  holdingsKey,
  paymentsAnswer,
  paymentsKey,
  receiptFileKey,
  receiptId,
  receiptsAnswer,
  receiptsKey,
  statementAnswer,
  statementKey,
} from '../testing/payments';
import { problemAnswer, renderMember } from '../testing/platform';

const cancelKey = `POST /api/billing/v1/orders/${orderId}/give-up`;

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof renderMember>[0]> = {}) =>
  renderMember({
    path: '/profile/payments',
    answers: {
      [paymentsKey]: [paymentsAnswer([])],
      [holdingsKey]: [holdingsAnswer()],
      [statementKey]: [statementAnswer([])],
      [receiptsKey]: [receiptsAnswer()],
      ...answers,
    },
    ...options,
  });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
/** Intl puts spaces that do not break into amounts and times. */
const textOf = (element: HTMLElement) => element.textContent.replaceAll(/[\u00a0\u202f]/g, ' ');
const rowOf = async (part: string, name: RegExp) => {
  const row = (await (await section(part)).findByRole('heading', { level: 3, name })).closest('li');
  if (!row) throw new Error('It is in no list');
  return row;
};

beforeAll(() => preloadPages(definition));

test('who has bought nothing is told so in each part, and where to buy', async () => {
  const { heads } = open();
  const payments = await section('Payments');
  expect(await payments.findByText('You have not ordered anything yet.')).toBeTruthy();
  expect(payments.getByRole('link', { name: 'See plans and services' }).getAttribute('href')).toBe(
    '/dashboard#plans',
  );
  expect(await screen.findByText('Nothing has been added or used yet.')).toBeTruthy();
  expect(await screen.findByText('There is a receipt here for everything you pay.')).toBeTruthy();
  expect(await screen.findByText('Starter plan')).toBeTruthy();
  expect(heads.at(-1)).toMatchObject({ title: 'Plans & payments', robots: 'noindex' });
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
      open({ language, answers: { [paymentsKey]: [paymentsAnswer([paid])] } });
      const row = await rowOf(part, /^Pro/);
      const text = textOf(row);
      for (const each of [state, price, by, 'HEMAT', 'Rp 100.000', '2026/000042'])
        expect(text).toContain(each);
      expect(within(row).queryByRole('link')).toBeNull();
    },
  );

  test('a channel nobody has named yet is told by its kind, or not at all', async () => {
    const payments = [
      buildPaid({ paid_with: { method: 'EWALLET', channel: 'NEWPAY' } }),
      buildPaid({
        order_id: receiptId,
        name: { en: 'Elite', id: 'Elite' },
        paid_with: { method: 'BARTER', channel: 'GOAT' },
      }),
    ];
    open({ answers: { [paymentsKey]: [paymentsAnswer(payments)] } });
    expect(textOf(await rowOf('Payments', /^Pro/))).toContain('by e-wallet');
    expect(textOf(await rowOf('Payments', /^Elite/))).not.toMatch(/BARTER|GOAT|by/);
  });

  test.each([
    [{ given_up: false }, 'Expired', 'Not paid in time'],
    [{ given_up: true }, 'Given up', 'Given up on'],
  ])('what was not paid says why, and that nothing was charged: %j', async (values, state, said) => {
    const ended = buildPayment({
      status: 'expired',
      invoice_url: null,
      expires_at: null,
      ended_at: '2026-11-24T03:00:00.000Z',
      ...values,
    });
    open({ answers: { [paymentsKey]: [paymentsAnswer([ended])] } });
    const text = textOf(await rowOf('Payments', /^Pro/));
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
      'Kurang bayar',
      'Kami sedang memeriksanya dan akan menghubungi Anda; mohon jangan membayar lagi dulu.',
      'Masalah ini sudah kami selesaikan dengan Anda; Anda bisa memesannya lagi.',
    ],
  ] as const)(
    'what was paid with too little says so, and once it is settled that it is (%s)',
    async (language, part, state, waits, settled) => {
      const elite = { order_id: receiptId, name: { en: 'Elite', id: 'Elite' } };
      const payments = [underpaid({ given_up: true }), underpaid({ ...elite, underpaid_settled: true })];
      open({ language, answers: { [paymentsKey]: [paymentsAnswer(payments)] } });
      expect(textOf(await rowOf(part, new RegExp(`^Pro ${state}`)))).toContain(waits);
      const text = textOf(await rowOf(part, new RegExp(`^Elite ${state}`)));
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
      open({ answers, fakeTimers: true });
      await rowOf('Payments', /^Pro Underpaid/);
      await act(() => jest.advanceTimersByTimeAsync(30_100));
      await rowOf('Payments', /^Pro Paid/);
    } finally {
      jest.useRealTimers();
    }
  });

  test('what was refunded says when, and keeps its receipt', async () => {
    const refunded = buildPaid({ status: 'refunded', refunded_at: '2026-11-25T03:00:00.000Z' });
    open({ answers: { [paymentsKey]: [paymentsAnswer([refunded])] } });
    const row = await rowOf('Payments', /^Pro/);
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
      open({ language, answers: { [receiptsKey]: [receiptsAnswer(late, old)] } });
      const notice = (await screen.findByText(title)).closest('section');
      await waitFor(() => expect(notice && textOf(notice)).toContain(plan));
      expect(notice && textOf(notice)).toContain(amount);
      expect(screen.queryByText(/Elite (was refunded on|dikembalikan)/)).toBeNull();
      jest.restoreAllMocks();
    },
  );

  test('what waits can be paid, or given up after a question', async () => {
    const answers = {
      [paymentsKey]: [
        paymentsAnswer([buildPayment()]),
        paymentsAnswer([buildPayment({ status: 'expired', given_up: true, invoice_url: null })]),
      ],
      [cancelKey]: [problemAnswer(503, 'PAYMENT_UNAVAILABLE'), Response.json({})],
    };
    const { user, sent } = open({ answers });
    const row = within(await rowOf('Payments', /Waiting for payment/));
    expect(row.getByRole('link', { name: 'Go on to payment Pro' }).getAttribute('href')).toBe(invoiceUrl);
    await user.click(row.getByRole('button', { name: 'Give up Pro' }));
    const dialog = within(await findDialog('Give up Pro?'));
    await user.click(dialog.getByRole('button', { name: 'Give up the order' }));
    expect(await dialog.findByText('The order was not given up')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Give up the order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(cancelKey)).toHaveLength(2);
    expect(await rowOf('Payments', /Given up/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Payments'));
  });

  test('an order that the account may not give up says so', async () => {
    const answers = {
      [paymentsKey]: [paymentsAnswer([buildPayment()])],
      [cancelKey]: [problemAnswer(403, 'ACCESS_DENIED')],
    };
    const { user } = open({ answers });
    const row = within(await rowOf('Payments', /Waiting for payment/));
    await user.click(row.getByRole('button', { name: 'Give up Pro' }));
    const dialog = within(await findDialog('Give up Pro?'));
    await user.click(dialog.getByRole('button', { name: 'Give up the order' }));
    expect(await dialog.findByText("Your account doesn't have access to this.")).toBeTruthy();
  });

  test('a payment that arrives is told, and all that depends on it comes anew without a reload', async () => {
    jest.useFakeTimers();
    try {
      const answers = {
        [paymentsKey]: [
          paymentsAnswer([buildPayment()]),
          paymentsAnswer([buildPayment()]),
          paymentsAnswer([buildPaid()]),
        ],
      };
      const { toasts, sent } = open({ answers, fakeTimers: true });
      await rowOf('Payments', /Waiting for payment/);
      const before = sent(holdingsKey).length;
      await act(() => jest.advanceTimersByTimeAsync(6100));
      await rowOf('Payments', /^Pro Paid/);
      expect(toasts).toMatchObject([
        { tone: 'success', title: 'Payment received', description: 'Pro is yours now. Thank you!' },
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
    open({ answers });
    await screen.findByText('You have not ordered anything yet.');
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await rowOf('Payments', /^Pro Paid/)).toBeTruthy();
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
    const { user, sent } = open({ answers });
    const part = await section('Payments');
    await user.click(await part.findByRole('button', { name: 'Show more Payments' }));
    expect((await part.findByRole('alert')).textContent).toBe('The rest could not be loaded.');
    await user.click(part.getByRole('button', { name: 'Try again Payments' }));
    const row = await rowOf('Payments', /^Basic/);
    await waitFor(() => expect(document.activeElement).toBe(row));
    expect(part.queryByRole('button', { name: /Show more|Try again/ })).toBeNull();
    expect(sent(paymentsKey).at(-1)?.path).toMatch(/\?after=more$/);
  });
});

test('what cannot be loaded says so in its place, and is tried again', async () => {
  const answers = { [receiptsKey]: [problemAnswer(400, 'REQUEST_INVALID'), receiptsAnswer({})] };
  const { user } = open({ answers });
  const part = await section('Receipts');
  await user.click(await part.findByRole('button', { name: 'Try again' }));
  expect(await part.findByText('Receipt 2026/000042')).toBeTruthy();
});

test.each([
  ['en', 'What you have', 'Job applications', 'WhatsApp assistant', 'Cannot be used yet'],
  ['id', 'Yang Anda miliki', 'Lamaran kerja', 'Asisten WhatsApp', 'Belum dapat digunakan'],
] as const)(
  'what was bought of a kind that cannot be used yet says so (%s)',
  async (language, part, applications, assistant, text) => {
    const holdings = (['job_application', 'whatsapp_assistant', 'webinar'] as const).map((kind) => ({
      kind,
      used: 0,
      total: 1,
      lots: [],
    }));
    open({
      language,
      answers: { [holdingsKey]: [holdingsAnswer({ holdings })], [catalogueKey]: [catalogueAnswer()] },
    });
    expect(await (await section(part)).findAllByText(text)).toHaveLength(2);
    for (const name of [applications, assistant])
      expect((await rowOf(part, new RegExp(name))).textContent).toContain(text);
  },
);

test('what one has is told with what is left, until when, and where it came from', async () => {
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
  open({ answers });
  const part = await section('What you have');
  expect(await part.findByText('Pro plan')).toBeTruthy();
  expect(
    part.getByRole('progressbar', { name: 'Time left of your plan' }).getAttribute('aria-valuenow'),
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

describe('what came and went', () => {
  const grant = {
    kind: 'consultation',
    type: 'grant',
    amount: 2,
    balance_after: 3,
    ends_at: '2026-12-31T05:00:00.000Z',
  } as const;
  const effect = { plan: null, days: 60, starts_at: null };
  test.each([
    [{ type: 'began' as const, ...effect }, 'Your Pro plan lasts 60 days from then on.'],
    [{ type: 'extended' as const, ...effect }, /^You had Pro already, so it lasts 60 days longer/],
    [
      { type: 'upgraded' as const, ...effect, plan: 'basic' as const },
      /^Pro took the place of Basic at once, for 60 days\./,
    ],
    [
      { type: 'queued' as const, ...effect, starts_at: '2026-12-31T05:00:00.000Z' },
      /^You had a higher plan, so Pro waits for its end: it begins on 31 December 2026/,
    ],
  ])('a purchase explains what it did to the plans: %j', async (explained, said) => {
    open({
      answers: { [statementKey]: [statementAnswer([buildEvent({ effect: explained, changes: [grant] })])] },
    });
    const row = within(await rowOf('What came and went', /^You bought Pro$/));
    expect(row.getByText(said)).toBeTruthy();
    expect(row.getByText('+2')).toBeTruthy();
    expect(row.getByText('3 left then')).toBeTruthy();
  });

  test('uses, refunds, ends and what lasts longer are told in words, and nothing of a code', async () => {
    const debit = { ...grant, type: 'debit', amount: -1, balance_after: 2, ends_at: null } as const;
    const events = [
      buildEvent({ type: 'used', reference: 'Interview training', changes: [debit] }),
      buildEvent({ type: 'refunded', changes: [{ ...debit, type: 'reversal', amount: 0 }] }),
      buildEvent({ type: 'ended', order: null, changes: [{ ...debit, type: 'expiry' }] }),
      buildEvent({
        changes: [
          { ...grant, kind: 'webinar', amount: 1, balance_after: 1 },
          { ...grant, type: 'extension', amount: 0 },
          { ...grant, kind: 'job_application', type: 'extension', amount: 0 },
        ],
      }),
      buildEvent({
        order: {
          ...boughtPro,
          name: { en: 'WhatsApp assistant', id: 'Asisten WhatsApp' },
          payment_type: 'ala_carte',
          item: 'whatsapp-assistant',
        },
        effect: { type: 'extended', plan: null, days: 30, starts_at: null },
        changes: [{ ...grant, kind: 'whatsapp_assistant', amount: 1 }],
      }),
      buildEvent({ type: 'starter', order: null }),
    ];
    open({ answers: { [statementKey]: [statementAnswer(events)] } });
    const row = await rowOf('What came and went', /^Used for “Interview training”$/);
    expect(textOf(row)).toContain('Taken from Pro.');
    expect(textOf(row)).toContain('−1Consultations2 left then');
    const text = textOf(screen.getByRole('list', { name: 'What came and went' }));
    for (const said of [
      'Pro was refunded',
      'Its time was over',
      '+1HR webinars1 left thenuntil 31 December 2026Consultations, Job applications',
      'It was open already, so it stays open 30 days longer.',
      'Your Starter plan began',
    ])
      expect(text).toContain(said);
    expect(text).not.toMatch(/_|grant|debit|undefined|null|\{\{/);
  });
});

test('a receipt that the account may not have says so', async () => {
  const answers = {
    [receiptsKey]: [receiptsAnswer({})],
    [receiptFileKey]: [problemAnswer(403, 'ACCESS_DENIED')],
  };
  const { user, toasts } = open({ answers });
  await user.click(await screen.findByRole('button', { name: 'Download receipt 2026/000042' }));
  await waitFor(() =>
    expect(toasts).toMatchObject([{ description: "Your account doesn't have access to this." }]),
  );
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
  const headers = { 'Content-Disposition': 'attachment; filename="Kuitansi-2026-000042.pdf"' };
  const answers = {
    [receiptsKey]: [receiptsAnswer({})],
    [receiptFileKey]: [problemAnswer(500, 'INTERNAL'), new Response('%PDF-', { headers })],
  };
  const { user, sent, toasts, clearings } = open({ language, answers });
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
