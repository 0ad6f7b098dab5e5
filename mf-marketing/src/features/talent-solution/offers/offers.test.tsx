import { serviceFacts } from '@sabi/shared-texts/catalogue';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogue, planPrices, shownPrice } from '../../../testing/catalogue';
import { createPlatform, problemAnswer, signedIn } from '../../../testing/platform';
import { renderPart } from '../../../testing/render-part';
import { Offers } from './offers';
import { en as purchaseEn } from '@sabi/purchase/texts/en';
import commonEn from '../../../locales/en/common.json';
import talentSolutionEn from '../../../locales/en/talent-solution.json';
import { id as purchaseId } from '@sabi/purchase/texts/id';
import commonId from '../../../locales/id/common.json';
import talentSolutionId from '../../../locales/id/talent-solution.json';

const basicPrice = shownPrice(planPrices.basic[0]);
const key = {
  catalogue: 'GET /api/billing/v1/catalogue',
  plan: 'GET /api/billing/v1/plan',
  outcomes: 'GET /api/billing/v1/plan-outcomes',
  orders: 'GET /api/billing/v1/orders',
  voucher: 'POST /api/billing/v1/voucher-previews',
  notices: 'GET /api/billing/v1/availability-notices',
  payment: 'POST /functions/v1/xendit-payment',
};
const starter = {
  plan_type: 'starter',
  starts_at: null,
  ends_at: null,
  days_left: null,
  next: null,
  usage: [],
};

function show(options: Parameters<typeof renderPart>[1], answers: Parameters<typeof createPlatform>[0] = {}) {
  const platform = createPlatform({
    [key.catalogue]: [Response.json(catalogue)],
    [key.plan]: [Response.json(starter)],
    [key.outcomes]: [Response.json({ outcomes: [] })],
    [key.orders]: [Response.json({ orders: [], next: null })],
    [key.notices]: [Response.json({ kinds: [] })],
    ...answers,
  });
  return { ...renderPart(Offers, { ...options, fetch: platform.fetch }), ...platform };
}
const plan = (name: string) => within(screen.getByRole('article', { name }));
/** A plan also has buttons for services that are not included yet. */
const planButton = (name: string) => plan(name).getByRole('button', { name: /^(?!Tell me when)/ });
/** Replaces Intl's non-breaking space between currency and amount. */
const textOf = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');

const popup = {
  closed: false,
  document: document.implementation.createHTMLDocument(),
  location: { replace: jest.fn() },
  focus: jest.fn(),
  close: jest.fn(),
};
beforeEach(() => {
  jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
});

test.each([
  ['en', talentSolutionEn.plans.loginForPrice, 'POPULAR', 'Choose Basic', 'Buy HR webinar', '/auth'],
  ['id', talentSolutionId.plans.loginForPrice, 'POPULER', 'Pilih Basic', 'Beli Webinar HR', '/id/auth'],
] as const)(
  'a visitor sees what there is and no price, and none is asked for (%s)',
  (language, hidden, popular, choose, buy, address) => {
    const { requests } = show({ language });
    expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toHaveLength(4);
    expect(screen.getAllByText(hidden)).toHaveLength(12);
    expect(screen.getByRole('region').textContent).not.toMatch(/Rp/);
    expect(requests).toEqual([]);
    expect(plan('Pro').getByText(popular)).toBeTruthy();
    for (const name of [choose, buy])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
  },
);

test.each([
  ['en', 'Free', purchaseEn.offers.current, 'Choose Pro'],
  ['id', 'Gratis', purchaseId.offers.current, 'Pilih Pro'],
] as const)(
  'with a session prices are shown as Indonesians write them (%s)',
  async (language, free, current, choose) => {
    show({ session: signedIn, language });
    await screen.findByText(basicPrice);
    const pricesOf = (name: string) =>
      [...screen.getByRole('article', { name }).querySelectorAll<HTMLElement>('strong, s')].map(textOf);
    expect(pricesOf('Basic')).toEqual(['Rp 410.000', 'Rp 910.000']);
    expect(pricesOf('Pro')).toEqual(planPrices.pro.map(shownPrice));
    expect(pricesOf('Elite')).toEqual(planPrices.elite.map(shownPrice));
    expect(pricesOf('Starter')).toEqual([free]);
    expect(screen.queryByText(/Login to See Details|Masuk untuk Melihat Detail/)).toBeNull();
    expect(await plan('Starter').findByRole('button', { name: current })).toHaveProperty('disabled', true);
    expect(plan('Pro').getByRole('button', { name: choose })).toHaveProperty('disabled', false);
    const items = screen.getAllByRole('listitem').map(textOf);
    for (const { name, price } of catalogue.services)
      expect(items).toContainEqual(
        expect.stringMatching(`^${name[language]}.*Rp ${price?.toLocaleString('id')}.* ${name[language]}$`),
      );
  },
);

test.each([
  ['en', 'Full Support Preview is a 15-minute consultation.'],
  ['id', 'Full Support Preview adalah konsultasi selama 15 menit.'],
] as const)('what Full Support Preview is stands beside the single services (%s)', (language, texts) => {
  show({ language });
  expect(screen.getAllByText(texts)).toHaveLength(1);
});

test('a session without its second factor counts as a visitor', () => {
  const session = { ...signedIn, user: { ...signedIn.user, lacksSecondFactor: true } };
  const { requests } = show({ session });
  expect(screen.getAllByText(talentSolutionEn.plans.loginForPrice)).toHaveLength(12);
  expect(requests).toEqual([]);
});

test('a session that the service does not take sees no price either', async () => {
  const hidden = {
    ...catalogue,
    plans: catalogue.plans.map((each) => ({ ...each, price: null, list_price: null })),
    services: catalogue.services.map((each) => ({ ...each, price: null })),
  };
  show({ session: signedIn }, { [key.catalogue]: [Response.json(hidden)] });
  await waitFor(() => expect(screen.getAllByText(talentSolutionEn.plans.loginForPrice)).toHaveLength(12));
});

test('prices that do not come can be asked for again', async () => {
  show(
    { session: signedIn },
    { [key.catalogue]: [problemAnswer(403, 'ACCESS_DENIED'), Response.json(catalogue)] },
  );
  expect((await screen.findByRole('alert')).textContent).toContain(talentSolutionEn.plans.failed);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(basicPrice);
});

test('a plan is ordered here too, one thing at a time, and a voucher goes with it', async () => {
  const preview = {
    code: 'HEMAT-25',
    valid_until: '2026-12-24T03:00:00.000Z',
    is_for_everything: false,
    prices: [{ item: 'basic', price: planPrices.basic[0], amount: 262_500 }],
  };
  let answer: (response: Response) => void = () => undefined;
  const waiting = new Promise<Response>((resolve) => (answer = resolve));
  const { requests, toasts } = show(
    { session: signedIn },
    { [key.voucher]: [Response.json(preview)], [key.payment]: [waiting] },
  );
  await userEvent.type(await screen.findByLabelText(purchaseEn.voucher.label), ' hemat-25 ');
  await userEvent.click(screen.getByRole('button', { name: purchaseEn.voucher.apply }));
  await screen.findByText('HEMAT-25 takes something off');
  expect(textOf(screen.getByRole('article', { name: 'Basic' }))).toContain('Rp 262.500');
  expect([...document.querySelectorAll('s')].map(textOf)[0]).toBe(basicPrice);
  await userEvent.click(planButton('Basic'));
  expect(planButton('Basic').textContent).toBe(purchaseEn.purchase.processing);
  for (const button of [planButton('Pro'), screen.getByRole('button', { name: 'Buy HR webinar' })])
    expect(button).toHaveProperty('disabled', true);
  await act(async () =>
    answer(Response.json({ success: true, invoice_url: 'https://pay.example/1', order_id: null })),
  );
  await waitFor(() => expect(popup.location.replace).toHaveBeenCalledWith('https://pay.example/1'));
  expect(requests.find(({ path }) => path === '/functions/v1/xendit-payment')?.body).toEqual({
    paymentType: 'subscription',
    planType: 'basic',
    amount: planPrices.basic[0],
    voucherCode: 'HEMAT-25',
  });
  expect(toasts.map(({ title }) => title)).toEqual([purchaseEn.purchase.opened]);
});

test('what becomes of the plan there is stands beside the button before it is clicked', async () => {
  const outcome = {
    plan_type: 'elite',
    effect: 'replaces',
    starts_at: '2026-11-23T03:00:00.000Z',
    ends_at: '2027-02-21T03:00:00.000Z',
    current_plan: 'pro',
    current_days_left: 12,
  };
  show({ session: signedIn }, { [key.outcomes]: [Response.json({ outcomes: [outcome] })] });
  const text =
    'Paid today, it begins at once and lasts until 21 February 2027. The 12 days left of Pro are not carried over; what you have not used of it is.';
  expect(await screen.findByText(text)).toBeTruthy();
  const button = plan('Elite').getByRole('button', { name: 'Choose Elite' });
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(text);
});

test.each([
  [
    'en',
    [
      '30 days',
      '25 job applications',
      'Applications are used when you apply on this site, after your 5 free ones of the month. You ask for the rest on your dashboard. Our team answers within 3 working days.',
    ],
    ['Use within 12 months', 'Used on this site, at once'],
    'Not available yet',
  ],
  [
    'id',
    [
      '30 hari',
      '25 lamaran kerja',
      'Kuota lamaran dipakai saat Anda melamar di situs ini, setelah 5 lamaran gratis bulan itu habis. Layanan lainnya dapat Anda minta lewat dasbor. Tim kami menjawab dalam 3 hari kerja.',
    ],
    ['Gunakan dalam 12 bulan', 'Langsung dipakai di situs ini'],
    'Belum tersedia',
  ],
] as const)(
  'a visitor reads how everything is used, for how long, and what is not sold yet (%s)',
  (language, said, ofTemplates, notYet) => {
    show({ language });
    for (const text of said) expect(plan('Basic').getByText(text)).toBeTruthy();
    const card = (type: string) => document.getElementById(`offer-${type}`)?.textContent;
    for (const text of ofTemplates) expect(card('cv-template')).toContain(text);
    expect(card('whatsapp-assistant')).toContain(notYet);
    const { name: names } = serviceFacts.find(({ kind }) => kind === 'whatsapp_assistant') ?? {};
    const name = new RegExp(names?.[language] ?? '', 'i');
    expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test.each([
  ['en', 'Choose Pro', '#offer-pro', purchaseEn.purchase.login, purchaseEn.purchase.loginFor.plan],
  ['id', 'Pilih Pro', '#offer-pro', purchaseId.purchase.login, purchaseId.purchase.loginFor.plan],
  [
    'en',
    'Buy HR webinar',
    '#offer-hr-webinar',
    purchaseEn.purchase.login,
    purchaseEn.purchase.loginFor.service,
  ],
] as const)(
  'a visitor who chooses reads why to sign in, and what leads back to the choice (%s: %s)',
  async (language, name, hash, title, description) => {
    const { navigations, toasts } = show({ language, path: '/talent-solution' });
    await userEvent.click(screen.getByRole('link', { name }));
    expect(navigations).toEqual([
      { to: '/auth', replace: false, state: { returnTo: `/talent-solution${hash}` } },
    ]);
    await waitFor(() => expect(toasts).toEqual([{ tone: 'destructive', title, description }]));
  },
);

test.each(['pro', 'hr-webinar'])(
  'who comes back from signing in is led to the chosen offer: %s',
  async (item) => {
    const scroll = jest.fn();
    Object.assign(Element.prototype, { scrollIntoView: scroll }); // jsdom has no layout
    show({ session: signedIn, path: `/talent-solution#offer-${item}` });
    await screen.findByText(basicPrice);
    const offer = document.getElementById(`offer-${item}`);
    await waitFor(() => expect(document.activeElement).toBe(offer));
    expect(scroll.mock.contexts).toContain(offer);
  },
);

test('what is not sold yet can be waited for', async () => {
  let kinds: string[] = [];
  const answer = (after: string[]) => {
    kinds = after;
    return new Response(null, { status: 204 });
  };
  const address = '/api/billing/v1/availability-notices/whatsapp_assistant';
  const { requests } = show(
    { session: signedIn },
    {
      [key.notices]: [() => Response.json({ kinds })],
      [`PUT ${address}`]: [() => answer(['whatsapp_assistant'])],
      [`DELETE ${address}`]: [() => answer([])],
    },
  );
  await screen.findByText(basicPrice);
  expect(screen.queryByRole('button', { name: /^Buy WhatsApp/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Tell me when WhatsApp assistant' }));
  await waitFor(() => expect(screen.getAllByText(purchaseEn.notice.added)).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Undo WhatsApp assistant' }));
  await waitFor(() => expect(screen.queryByText(purchaseEn.notice.added)).toBeNull());
  expect(requests.filter(({ path }) => path === address).map(({ method }) => method)).toEqual([
    'PUT',
    'DELETE',
  ]);
});

const recruiterPage = [
  ['en', /^Plans and single services are for talent\./, commonEn.companySolution, '/company-solution'],
  ['id', /^Paket dan layanan satuan hanya untuk talenta\./, commonId.companySolution, '/id/company-solution'],
] as const;

test.each(recruiterPage)(
  'a recruiter is offered nothing that is sold to talent, and led to what is for companies (%s)',
  (language, text, link, address) => {
    const metadata = { ...signedIn.user.metadata, user_type: 'recruiter' };
    const session = { ...signedIn, user: { ...signedIn.user, metadata } };
    const { requests } = show({ session, language });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(address);
    expect(screen.queryByRole('article')).toBeNull();
    expect(requests).toEqual([]);
  },
);

test.each(recruiterPage)(
  'so is a recruiter of whom svc-billing alone knows it (%s)',
  async (language, text, link, address) => {
    const refusal = problemAnswer(403, 'ACCESS_DENIED');
    show({ session: signedIn, language }, { [key.outcomes]: [refusal] });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(address);
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('who turns out to be a recruiter by ordering reads why and is led on', async () => {
  const refusal = problemAnswer(403, 'ACCESS_DENIED');
  const { toasts } = show(
    { session: signedIn },
    { [key.outcomes]: [Response.json({ outcomes: [] }), refusal], [key.payment]: [refusal] },
  );
  await screen.findByText(basicPrice);
  await userEvent.click(planButton('Basic'));
  await screen.findByText(/^Plans and single services are for talent\./);
  expect(toasts.map(({ description }) => description)).toEqual([
    expect.stringMatching(/^This account cannot buy it: plans and services are for talent accounts\./),
  ]);
});
