import type { Language } from '@sabi/contracts/language';
import { screen, waitFor, within } from '@testing-library/react';
import { catalogueKey, noticesAnswer, noticesKey, planAnswer, planKey } from '../testing/billing';
import { dashboardAnswers } from '../testing/dashboard';
import { type Answers, problemAnswer, renderSignedIn } from '../testing/platform';
import { en as purchaseEn } from '@sabi/purchase/texts/en';
import plansEn from '../locales/en/plans.json';
import { id as purchaseId } from '@sabi/purchase/texts/id';
import plansId from '../locales/id/plans.json';

// Shows how each offer is used, its duration, and offers that are not on sale yet.

async function show(answers: Answers = {}, language: Language = 'en') {
  const rendered = renderSignedIn({
    path: '/dashboard',
    language,
    answers: {
      ...dashboardAnswers(),
      ...answers,
    },
  });
  await screen.findByRole('article', { name: 'Pro' });
  return rendered;
}

const plan = (name: string) => within(screen.getByRole('article', { name }));
const service = (name: string) => {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`${name} is in no list`);
  return item;
};
const noticeKey = (method: 'PUT' | 'DELETE') =>
  `${method} /api/billing/v1/availability-notices/whatsapp_assistant`;
const done = () => new Response(null, { status: 204 });

test.each([
  [
    'en',
    'What Basic holds',
    ['1 CV and LinkedIn makeover', '1 consultation of 45 minutes', '1 HR webinar', '25 job applications'],
    [
      'Applications are used when you apply on this site, after your 5 free ones of the month. You ask for the rest on your dashboard. Our team answers within 3 working days.',
      '30 days',
    ],
  ],
  [
    'id',
    'Isi paket Basic',
    ['1 kali perbaikan CV dan LinkedIn', '1 kali konsultasi 45 menit', '1 webinar HR', '25 lamaran kerja'],
    [
      'Kuota lamaran dipakai saat Anda melamar di situs ini, setelah 5 lamaran gratis bulan itu habis. Layanan lainnya dapat Anda minta lewat dasbor. Tim kami menjawab dalam 3 hari kerja.',
      '30 hari',
    ],
  ],
] as const)(
  'a plan lists what is paid for and how it is used (%s)',
  async (language, list, features, said) => {
    await show({}, language);
    const items = within(plan('Basic').getByRole('list', { name: list })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(features);
    for (const text of said) expect(plan('Basic').getByText(text)).toBeTruthy();
  },
);

test.each([
  [
    'en',
    ['Used on this site, at once', 'No expiry'],
    ['HR webinar', 'Use within 12 months', 'Ask for it on your dashboard', 'Buy HR webinar'],
    [
      plansEn.kinds.cv_template_premium,
      'Use within 12 months',
      'Used on this site, at once',
      'Buy Premium CV templates',
    ],
    [plansEn.kinds.whatsapp_assistant, 'Not available yet', 'Tell me when WhatsApp assistant', /Use within/],
  ],
  [
    'id',
    ['Langsung dipakai di situs ini', 'Tanpa batas waktu'],
    ['Webinar HR', 'Gunakan dalam 12 bulan', 'Minta lewat dasbor Anda', 'Beli Webinar HR'],
    [
      plansId.kinds.cv_template_premium,
      'Gunakan dalam 12 bulan',
      'Langsung dipakai di situs ini',
      'Beli Templat CV premium',
    ],
    [
      plansId.kinds.whatsapp_assistant,
      'Belum tersedia',
      'Kabari saya jika tersedia Asisten WhatsApp',
      /Gunakan dalam/,
    ],
  ],
] as const)(
  'a service says how it is used and for how long; what is not sold has no button that buys (%s)',
  async (language, starter, byPerson, inProduct, [notSold, notYet, notifyMe, lifetime]) => {
    await show({}, language);
    for (const text of starter) expect(plan('Starter').getByText(text)).toBeTruthy();
    for (const [name, until, way, buy] of [byPerson, inProduct]) {
      expect(service(name).textContent).toContain(until);
      expect(service(name).textContent).toContain(way);
      expect(within(service(name)).getByRole('button', { name: buy })).toBeTruthy();
    }
    const buttons = within(service(notSold)).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([notifyMe]);
    expect(service(notSold).textContent).toContain(notYet);
    expect(service(notSold).textContent).not.toMatch(lifetime);
  },
);

test.each([
  [
    'en',
    'Tell me when WhatsApp assistant',
    purchaseEn.notice.added,
    'Undo WhatsApp assistant',
    plansEn.kinds.whatsapp_assistant,
  ],
  [
    'id',
    'Kabari saya jika tersedia Asisten WhatsApp',
    purchaseId.notice.added,
    'Batalkan Asisten WhatsApp',
    plansId.kinds.whatsapp_assistant,
  ],
] as const)(
  'who wants a notice asks for it once for a kind, and can take it back (%s)',
  async (language, add, message, undo, name) => {
    let kinds: 'whatsapp_assistant'[] = [];
    const { user, sent } = await show(
      {
        [noticesKey]: [() => noticesAnswer(...kinds)],
        [noticeKey('PUT')]: [
          () => {
            kinds = ['whatsapp_assistant'];
            return done();
          },
        ],
        [noticeKey('DELETE')]: [
          () => {
            kinds = [];
            return done();
          },
        ],
      },
      language,
    );
    const button = within(service(name)).getByRole('button', { name: add });
    await user.click(button);
    expect(await within(service(name)).findByRole('button', { name: undo })).toBe(button);
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(screen.getAllByRole('status').filter(({ textContent }) => textContent === message)).toHaveLength(
      1,
    );
    expect(document.activeElement).toBe(button);
    await user.click(button);
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    expect([sent(noticeKey('PUT')), sent(noticeKey('DELETE'))].map(({ length }) => length)).toEqual([1, 1]);
  },
);

test('the notices that a user has asked for are remembered', async () => {
  await show({ [noticesKey]: [noticesAnswer('whatsapp_assistant')] });
  expect(
    await within(service(plansEn.kinds.whatsapp_assistant)).findByRole('button', {
      name: 'Undo WhatsApp assistant',
    }),
  ).toBeTruthy();
  expect(screen.getAllByText(purchaseEn.notice.added)).toHaveLength(1);
});

test.each([
  [new TypeError('Failed to fetch'), purchaseEn.notice.offline],
  [problemAnswer(409, 'SERVICE_REQUEST_UNFIT'), purchaseEn.notice.unfit],
  [problemAnswer(403, 'ACCESS_DENIED'), purchaseEn.notice.denied],
  [problemAnswer(500, 'INTERNAL_ERROR'), purchaseEn.notice.other],
])('a wish that was not stored says why, and the button stays: %#', async (answer, description) => {
  const { user, toasts, clearings } = await show({ [noticeKey('PUT')]: [answer, done()] });
  await user.click(within(service(plansEn.kinds.whatsapp_assistant)).getByRole('button'));
  await waitFor(() =>
    expect(toasts).toEqual([{ tone: 'destructive', title: purchaseEn.notice.failed, description }]),
  );
  expect(within(service(plansEn.kinds.whatsapp_assistant)).getByRole('button').textContent).toContain(
    purchaseEn.notice.add,
  );
  expect(clearings).toEqual([]);
  await user.click(within(service(plansEn.kinds.whatsapp_assistant)).getByRole('button'));
  await waitFor(() => expect(clearings).toEqual([1])); // stored after all
});

test('Starter, which every account has, is never offered while the plan is on its way', async () => {
  let answer: (response: Response) => void = () => undefined;
  const waiting = new Promise<Response>((resolve) => (answer = resolve));
  await show({ [planKey]: [waiting] });
  expect(plan('Starter').getByRole('button', { name: 'Included' })).toHaveProperty('disabled', true);
  answer(planAnswer());
  expect(await plan('Starter').findByRole('button', { name: purchaseEn.offers.current })).toHaveProperty(
    'disabled',
    true,
  );
});

test('an order of what is not sold any more shows what is', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, sent } = await show({
    'POST /functions/v1/xendit-payment': [problemAnswer(409, 'NOT_AVAILABLE_YET')],
  });
  const before = sent(catalogueKey).length;
  await user.click(within(service('HR webinar')).getByRole('button'));
  await waitFor(() => expect(sent(catalogueKey).length).toBeGreaterThan(before));
});
