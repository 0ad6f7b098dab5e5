import type { ServiceRequest } from '@sabi/contracts/http/billing/service-requests';
import type { Language } from '@sabi/contracts/language';
import { screen, waitFor, within } from '@testing-library/react';
import { planAnswer, planKey } from '../testing/billing';
import { dashboardAnswers } from '../testing/dashboard';
import { type Answers, problemAnswer, renderSignedIn, type SentRequest } from '../testing/platform';
import {
  buildRequest,
  createRequestKey,
  requestsAnswer,
  requestsKey,
  withdrawKey,
} from '../testing/service-requests';
import serviceRequestsEn from '../locales/en/service-requests.json';
import talentEn from '../locales/en/talent.json';
import serviceRequestsId from '../locales/id/service-requests.json';

// Purchased services of the staff: requested, answered, withdrawn.

const makeovers = (used = 0, total = 1) =>
  planAnswer({ plan_type: 'basic', usage: [{ kind: 'cv_makeover', used, total, ends_at: null }] });

const names = {
  en: { plan: 'Your plan', requests: serviceRequestsEn.list.title, use: 'Use CV and LinkedIn makeovers' },
  id: {
    plan: 'Paket Anda',
    requests: serviceRequestsId.list.title,
    use: 'Gunakan Perbaikan CV dan LinkedIn',
  },
};

beforeEach(() => sessionStorage.clear());

async function show(answers: Answers = {}, language: Language = 'en') {
  const rendered = renderSignedIn({
    path: '/dashboard',
    language,
    answers: {
      ...dashboardAnswers(),
      [planKey]: [makeovers()],
      ...answers,
    },
  });
  await screen.findByRole('region', { name: names[language].requests });
  return rendered;
}

const planRegion = (language: Language = 'en') =>
  within(screen.getByRole('region', { name: names[language].plan }));
const requestsRegion = (language: Language = 'en') =>
  within(screen.getByRole('region', { name: names[language].requests }));
const findUse = (language: Language = 'en') =>
  planRegion(language).findByRole('button', { name: names[language].use });
const bodyOf = ({ body }: SentRequest) => JSON.parse(String(body)) as Record<string, string>;

/** Stores requests as svc-billing does, and lists them. */
function createRequests() {
  const stored: ServiceRequest[] = [];
  return {
    [requestsKey]: [() => requestsAnswer(stored)],
    [createRequestKey]: [
      (sent: SentRequest) => {
        const { request_id = '', wish = null } = bodyOf(sent);
        const request = buildRequest({ request_id, wish, due_at: '2099-12-01T10:00:00.000Z' });
        if (stored.length === 0) stored.push(request);
        return Response.json(request, { status: 201 });
      },
    ],
  };
}

test.each([
  {
    language: 'en',
    dialog: 'Request: CV and LinkedIn makeover',
    left: 'You have 1 left.',
    answer: /Our team answers within 3 working days/,
    field: serviceRequestsEn.ask.wish,
    send: serviceRequestsEn.ask.send,
    sent: { title: serviceRequestsEn.ask.sent, description: 'We answer by Tue 1 Dec, 17:00 WIB' },
    row: ['CV and LinkedIn makeover Waiting for our answer', 'You wrote: After 6 pm'],
    requested: '1 requested',
  },
  {
    language: 'id',
    dialog: 'Permintaan: Perbaikan CV dan LinkedIn',
    left: 'Sisa kuota Anda: 1.',
    answer: /Tim kami menjawab dalam 3 hari kerja/,
    field: serviceRequestsId.ask.wish,
    send: serviceRequestsId.ask.send,
    sent: { title: serviceRequestsId.ask.sent, description: 'Kami jawab paling lambat Sel 1 Des, 17.00 WIB' },
    row: ['Perbaikan CV dan LinkedIn Menunggu jawaban kami', 'Pesan Anda: After 6 pm'],
    requested: '1 diminta',
  },
] as const)('what the staff does is asked for with a wish, and then listed ($language)', async (t) => {
  const { language } = t;
  const { user, sent, toasts, clearings } = await show(createRequests(), language);
  await user.click(await findUse(language));
  const dialog = within(await screen.findByRole('dialog', { name: t.dialog }));
  expect(clearings).toEqual([0]); // a dialog that did not open before has opened
  expect(dialog.getByText(t.left)).toBeTruthy();
  expect(dialog.getByText(t.answer)).toBeTruthy();
  await user.type(dialog.getByLabelText(t.field), ' After 6 pm ');
  await user.click(dialog.getByRole('button', { name: t.send }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts).toEqual([{ tone: 'success', ...t.sent }]);
  const [request] = sent(createRequestKey).map(bodyOf);
  expect(request).toEqual({
    request_id: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
    kind: 'cv_makeover',
    wish: 'After 6 pm',
  });
  const row = await requestsRegion(language).findByRole('listitem');
  for (const text of [...t.row, t.sent.description.replace(/^.*(?=Tue|Sel)/, '')])
    expect(row.textContent).toContain(text);
  // As many requests as are left.
  expect(await planRegion(language).findByText(t.requested)).toBeTruthy();
  expect(planRegion(language).queryByRole('button', { name: names[language].use })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: names[language].requests })),
  );
});

test('a request without a wish is one, and one that may have arrived is sent again as the same', async () => {
  const works = createRequests();
  const { user, sent } = await show({
    ...works,
    [createRequestKey]: [
      new TypeError('Failed to fetch'),
      problemAnswer(503, 'UNAVAILABLE'),
      ...works[createRequestKey],
    ],
  });
  const open = async () => {
    await user.click(await findUse());
    return within(await screen.findByRole('dialog'));
  };
  let dialog = await open();
  await user.click(dialog.getByRole('button', { name: serviceRequestsEn.ask.send }));
  expect((await dialog.findByRole('alert')).textContent).toContain('You are offline');
  await user.click(dialog.getByRole('button', { name: serviceRequestsEn.ask.send }));
  await waitFor(() =>
    expect(dialog.getByRole('alert').textContent).toContain('Something went wrong on our side'),
  );
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  dialog = await open();
  await user.click(dialog.getByRole('button', { name: serviceRequestsEn.ask.send }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const bodies = sent(createRequestKey).map(bodyOf);
  expect(bodies).toHaveLength(3);
  expect(new Set(bodies.map(({ request_id: id }) => id)).size).toBe(1);
  for (const body of bodies) expect(body).not.toHaveProperty('wish');
});

test('two requests are two, each with an id of its own', async () => {
  const { user, sent } = await show({
    [planKey]: [makeovers(0, 3)],
    [createRequestKey]: [Response.json(buildRequest(), { status: 201 })],
  });
  for (const count of [1, 2]) {
    await user.click(await findUse());
    await user.click(await screen.findByRole('button', { name: serviceRequestsEn.ask.send }));
    await waitFor(() => expect(sent(createRequestKey)).toHaveLength(count));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  const [one, other] = sent(createRequestKey).map(bodyOf);
  expect(one?.['request_id']).not.toBe(other?.['request_id']);
});

test('what was typed outlives the dialog, and is gone once it was sent', async () => {
  const { user } = await show({ ...createRequests(), [planKey]: [makeovers(0, 3)] });
  const field = () => screen.findByLabelText(serviceRequestsEn.ask.wish);
  await user.click(await findUse());
  await user.type(await field(), 'Mornings');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await findUse());
  expect(await field()).toHaveProperty('value', 'Mornings');
  await user.click(screen.getByRole('button', { name: serviceRequestsEn.ask.send }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await findUse());
  expect(await field()).toHaveProperty('value', '');
});

test('a wish of more than 1000 characters is not sent', async () => {
  const { user, sent } = await show();
  await user.click(await findUse());
  await user.click(await screen.findByLabelText(serviceRequestsEn.ask.wish));
  await user.paste('x'.repeat(1001));
  await user.click(screen.getByRole('button', { name: serviceRequestsEn.ask.send }));
  expect(await screen.findByText('Please use at most 1000 characters.')).toBeTruthy();
  expect(sent(createRequestKey)).toEqual([]);
});

test.each([
  [problemAnswer(409, 'ENTITLEMENT_USED_UP'), serviceRequestsEn.failures.usedUp],
  [problemAnswer(409, 'SERVICE_REQUEST_UNFIT'), serviceRequestsEn.failures.unfit],
  [problemAnswer(409, 'IDEMPOTENCY_KEY_REUSED'), serviceRequestsEn.failures.sent],
  [problemAnswer(401, 'TOKEN_INVALID'), /^You are not signed in any more\./],
])('a request that is refused says why, and nothing typed is lost: %#', async (answer, text) => {
  const { user } = await show({ [createRequestKey]: [answer] });
  await user.click(await findUse());
  const field = await screen.findByLabelText(serviceRequestsEn.ask.wish);
  await user.type(field, 'Mornings');
  await user.click(screen.getByRole('button', { name: serviceRequestsEn.ask.send }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(field).toHaveProperty('value', 'Mornings');
});

test.each([
  [
    'en',
    [
      ['Accepted', 'Our answer: We call you on Monday.'],
      ['Done', serviceRequestsEn.names.cv_makeover],
      ['Declined', 'Our answer: Please upload a CV first.'],
      ['Withdrawn', serviceRequestsEn.names.cv_makeover],
      [serviceRequestsEn.states.open, 'We meant to answer by Tue 24 Nov, 17:00 WIB and are late.'],
    ],
  ],
  [
    'id',
    [
      ['Disetujui', 'Jawaban kami: We call you on Monday.'],
      ['Selesai', serviceRequestsId.names.cv_makeover],
      ['Ditolak', 'Jawaban kami: Please upload a CV first.'],
      ['Ditarik', serviceRequestsId.names.cv_makeover],
      [serviceRequestsId.states.open, 'Seharusnya kami jawab paling lambat Sel 24 Nov, 17.00 WIB.'],
    ],
  ],
] as const)('each request shows its state and the answer in words (%s)', async (language, rows) => {
  const requests = [
    buildRequest({ request_id: '1', state: 'accepted', answer: 'We call you on Monday.' }),
    buildRequest({ request_id: '2', state: 'done' }),
    buildRequest({ request_id: '3', state: 'declined', answer: 'Please upload a CV first.' }),
    buildRequest({ request_id: '4', state: 'withdrawn' }),
    buildRequest({ request_id: '5', state: 'open', due_at: '2020-11-24T10:00:00.000Z' }),
  ];
  await show({ [requestsKey]: [requestsAnswer(requests)] }, language);
  const items = await requestsRegion(language).findAllByRole('listitem');
  expect(items).toHaveLength(rows.length);
  for (const [index, texts] of rows.entries())
    for (const text of texts) expect(items[index]?.textContent).toContain(text);
  // Only the open request can be withdrawn.
  expect(requestsRegion(language).getAllByRole('button')).toHaveLength(1);
});

test.each([
  ['en', 'Contact us', '/contact-us'],
  ['id', serviceRequestsId.list.contact, '/id/contact-us'],
] as const)(
  'a request that is not answered in time says how to reach us (%s)',
  async (language, name, path) => {
    const requests = [
      buildRequest({ request_id: '1', due_at: '2020-11-24T10:00:00.000Z' }),
      buildRequest({ request_id: '2', due_at: '2020-11-24T10:00:00.000Z', state: 'done' }),
      buildRequest({ request_id: '3' }),
    ];
    await show({ [requestsKey]: [requestsAnswer(requests)] }, language);
    const [late, ...others] = await requestsRegion(language).findAllByRole('listitem');
    const link = within(late as HTMLElement).getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(path);
    for (const other of others) expect(within(other).queryByRole('link')).toBeNull();
  },
);

test('a request is withdrawn after a question, and can then be made again', async () => {
  let state: ServiceRequest['state'] = 'open';
  const { user, sent } = await show({
    [requestsKey]: [() => requestsAnswer([buildRequest({ state })])],
    [withdrawKey]: [
      problemAnswer(503, 'UNAVAILABLE'),
      () => {
        state = 'withdrawn';
        return Response.json(buildRequest({ state }));
      },
    ],
  });
  await user.click(
    await requestsRegion().findByRole('button', { name: 'Withdraw CV and LinkedIn makeover' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(sent(withdrawKey)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: serviceRequestsEn.withdraw.confirm }));
  expect((await dialog.findByRole('alert')).textContent).toContain(serviceRequestsEn.withdraw.failed);
  await user.click(dialog.getByRole('button', { name: serviceRequestsEn.withdraw.confirm }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await requestsRegion().findByText('Withdrawn')).toBeTruthy();
  expect(requestsRegion().queryByRole('button')).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: serviceRequestsEn.list.title })),
  );
  expect(await findUse()).toBeTruthy();
});

test('a request that was answered meanwhile is not withdrawn, and says so', async () => {
  const { user } = await show({
    [requestsKey]: [requestsAnswer([buildRequest()])],
    [withdrawKey]: [problemAnswer(409, 'SERVICE_REQUEST_STATE_UNFIT')],
  });
  await user.click(await requestsRegion().findByRole('button', { name: /^Withdraw/ }));
  await user.click(await screen.findByRole('button', { name: serviceRequestsEn.withdraw.confirm }));
  expect(await screen.findByText(/^Our team has just answered it\./)).toBeTruthy();
});

test.each([
  ['en', serviceRequestsEn.list.empty],
  ['id', serviceRequestsId.list.empty],
] as const)('without requests the list says how to make one (%s)', async (language, text) => {
  await show({}, language);
  expect(await requestsRegion(language).findByText(text)).toBeTruthy();
});

test('requests that do not come can be asked for again', async () => {
  let isDown = true;
  const { user } = await show({
    [requestsKey]: [() => (isDown ? problemAnswer(403, 'ACCESS_DENIED') : requestsAnswer([buildRequest()]))],
  });
  const retry = await requestsRegion().findByRole('button', { name: 'Try again' });
  expect(requestsRegion().getByRole('alert').textContent).toContain(talentEn.states.denied);
  isDown = false;
  await user.click(retry);
  expect(await requestsRegion().findByRole('listitem')).toBeTruthy();
});

test('older requests come with a button', async () => {
  const older = buildRequest({ request_id: '2', state: 'done' });
  const { user } = await show({
    [requestsKey]: [
      ({ path }) =>
        path.includes('after=older')
          ? requestsAnswer([older])
          : requestsAnswer([buildRequest({ state: 'accepted' })], 'older'),
    ],
  });
  await user.click(await requestsRegion().findByRole('button', { name: serviceRequestsEn.list.more }));
  await waitFor(() => expect(requestsRegion().getAllByRole('listitem')).toHaveLength(2));
  expect(requestsRegion().queryByRole('button')).toBeNull();
});

test('what is used up has no button, and what is used on this site leads there', async () => {
  await show({
    [planKey]: [
      planAnswer({
        usage: [
          { kind: 'consultation', used: 1, total: 1, ends_at: null },
          { kind: 'cv_template_basic', used: 0, total: 1, ends_at: null },
        ],
      }),
    ],
  });
  const link = await planRegion().findByRole('link', { name: 'Use Basic CV template' });
  expect(link.getAttribute('href')).toBe('/profile#resume');
  expect(planRegion().queryByRole('button', { name: /^Use/ })).toBeNull();
});
