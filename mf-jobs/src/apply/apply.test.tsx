import type { ApplicationForm, OwnApplication } from '@sabi/contracts/http/hiring/applications';
import type { ApplicationMatch as Match } from '@sabi/contracts/http/hiring/application-match';
import type { ErrorCode } from '@sabi/contracts/errors';
import type { Language } from '@sabi/contracts/language';
import { renderInShell } from '@sabi/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definition } from '../definition';
import applyEn from '../locales/en/apply.json';
import applyId from '../locales/id/apply.json';
import jobsEn from '../locales/en/jobs.json';
import saveEn from '../locales/en/save.json';
import { preloadAllPages } from '../pages';
import { buildJobPage } from '../testing/board-pages';

beforeAll(async () => {
  await Promise.all([preloadAllPages(), import('./apply-sheet')]);
});
beforeEach(() => sessionStorage.clear());

const path = '/jobs/barista-12';
const user = { id: '5b3f9a55-9f0e-4a3e-8f34-0e9d6c2c0d11', email: 'dewi@mail.example', metadata: {} };
const night = 'Bersedia bekerja malam?';
const years = 'Berapa tahun pengalaman Anda?';

const buildForm = (changes: Partial<ApplicationForm> = {}): ApplicationForm => ({
  questions: [
    { text: night, kind: 'yes_no', is_knock_out: true },
    { text: years, kind: 'number', is_knock_out: false },
  ],
  applicant: {
    ...{ first_name: 'Dewi', last_name: 'Lestari', email: user.email, phone_number: null },
    ...{ headline: null, summary: null },
    cv: { resume_id: '0a1b2c3d-0000-4000-8000-000000000001', file_name: 'dewi.pdf' },
    lists: { work_experiences: [], educations: [], skills: [], languages: [], licenses_certifications: [] },
  },
  allowance: { month: '2026-11', free_total: 5, free_left: 3, next: 'free' },
  application_id: null,
  match: { version: 'posting-match-v1', requirements: [] },
  ...changes,
});

const buildOwn = (changes: Partial<OwnApplication> = {}): OwnApplication => ({
  application_id: '0a1b2c3d-0000-4000-8000-000000000009',
  job: {
    ...{ public_no: 12, slug: 'barista', title: 'Barista' },
    ...{ company_name: 'PT Kopi Pagi', company_slug: 'kopi-pagi' },
  },
  ...{
    state: 'applied',
    stage_kind: 'lead',
    reason: null,
    opened_at: null,
    answered_at: null,
    ended_at: null,
  },
  submitted_at: '2026-11-26T03:00:00.000Z',
  answer_by: '2026-12-17T03:00:00.000Z',
  allowance: { kind: 'free', returned_at: null, return_reason: null },
  ...changes,
});

const storedCv = { id: '0a1b2c3d-0000-4000-8000-000000000077', file_name: 'dewi-baru.pdf' };

type Answer = { status?: number; body?: object } | Error;
const refused = (status: number, code: ErrorCode, detail?: string): Answer => ({
  status,
  body: { code, title: code, status, ...(detail && { detail }) },
});

interface Scene {
  forms?: Answer[];
  posts?: Answer[];
  language?: Language;
  isSignedIn?: boolean;
  at?: string;
  /** Answers to uploads of a CV, which is among the CVs from the first that was stored on. */
  uploads?: Answer[];
  /** When uploads are answered. */
  until?: Promise<void>;
}

/** The page of a job, with the answers to each request in order. */
function show({
  forms = [{ body: buildForm() }],
  posts = [],
  language = 'en',
  isSignedIn = true,
  at,
  uploads = [],
  until,
}: Scene = {}) {
  const sent: { idempotency_key: string; resume_id?: string }[] = [];
  const addresses: string[] = [];
  const stored: object[] = [];
  const answer = (next: Answer | undefined) => {
    if (!next || next instanceof Error) throw next ?? new Error('The test expected no request');
    return Response.json(next.body ?? {}, { status: next.status ?? 200 });
  };
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = String(input);
    if (address.endsWith('/application-form')) return answer(forms.length > 1 ? forms.shift() : forms[0]);
    if (address.endsWith('/my/saved-job-numbers')) return Response.json({ numbers: [] });
    if (address.endsWith('/resumes')) return Response.json({ resumes: stored });
    if (address.startsWith('/storage/')) {
      addresses.push(address);
      await until;
      const answered = answer(uploads.shift());
      if (answered.ok) stored.push(storedCv);
      return answered;
    }
    if (init?.method === 'POST') {
      sent.push(JSON.parse(String(init.body)) as { idempotency_key: string });
      return answer(posts.shift());
    }
    if (address.includes('/my/applications/')) return Response.json(buildOwn());
    throw new Error(`The test expected no request of ${address}`);
  };
  const first = at ?? path;
  const shell = renderInShell(definition, {
    ...{ path: first, language, fetch },
    initialState: { url: first, language, page: buildJobPage() },
    session: isSignedIn ? { status: 'signed-in', user } : { status: 'signed-out' },
  });
  return { ...shell, sent, addresses };
}

const requirement = (text: string, asked: Match['requirements'][number]['asked']) => ({
  ...{ text, must: true, state: asked[0]?.state ?? 'missing', asked },
});
const match: Match = {
  version: 'posting-match-v1',
  requirements: [
    requirement('Mampu latte art', [
      { words: 'latte art', state: 'found', quote: { text: 'Juara latte art 2025', word: 'latte art' } },
    ]),
    requirement('Pengalaman kasir', [{ words: 'kasir', state: 'missing', quote: null }]),
  ],
};

const apply = { name: jobsEn.apply };
const send = { name: applyEn.send };

async function open(scene: Scene = {}) {
  const shown = show({ at: `${path}?apply=1`, ...scene });
  await screen.findByRole('dialog');
  return shown;
}

const hrefOfApplications = () =>
  screen.getByRole('link', { name: applyEn.toApplications }).getAttribute('href');

async function fill(answer = '2') {
  await userEvent.selectOptions(await screen.findByLabelText(night), applyEn.questions.yes);
  await userEvent.type(screen.getByLabelText(years), answer);
}

test('before applying, a talent sees which requirements the profile shows, each with its line', async () => {
  await open({ forms: [{ body: buildForm({ match }) }] });
  const summary = await screen.findByText(applyEn.match.title);
  expect(summary.closest('summary')?.textContent).toContain('shows 1 of 2 requirements');
  await userEvent.click(summary);
  const [found, missing] = within(summary.closest('details') as HTMLElement).getAllByRole('listitem');
  expect(found?.textContent).toBe(
    `Mampu latte art${applyEn.match.states.found}${applyEn.match.must}Juara latte art 2025`,
  );
  expect(missing?.textContent).toBe(`Pengalaman kasir${applyEn.match.states.missing}${applyEn.match.must}`);
});

test('the button leads to the address of the sheet, which closing leaves', async () => {
  const { location, context } = show();
  const link = screen.getByRole('link', apply);
  expect(link.getAttribute('href')).toBe(`${path}?apply=1`);
  act(() => context.navigate(`${path}?apply=1`)); // as the shell does with links
  expect(await screen.findByText(/3 left/)).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(location.get()).toMatchObject({ pathname: path, search: '' });
  await waitFor(() => expect(document.activeElement).toBe(link));
});

test('without a CV and without questions, the list of what the company gets names neither', async () => {
  const applicant = { ...buildForm().applicant, cv: null };
  show({ forms: [{ body: buildForm({ questions: [], applicant }) }], at: `${path}?apply=1` });
  const heading = await screen.findByText(applyEn.shared.title.replace('{{company}}', 'PT Kopi Pagi'));
  const items = within(heading.parentElement ?? heading).getAllByRole('listitem');
  const { contact, profile, letter } = applyEn.shared;
  expect(items.map(({ textContent }) => textContent)).toEqual([contact, profile, letter]);
});

test('without a session it leads to sign-in and back to the sheet', async () => {
  const { navigations } = show({ at: `${path}?apply=1`, isSignedIn: false });
  const state = { returnTo: `${path}?apply=1` };
  await waitFor(() => expect(navigations).toEqual([{ to: '/auth', replace: true, state }]));
});

test('an application is sent with answers and letter, and the answer is promised for a day', async () => {
  const { sent } = await open({ posts: [{ status: 201, body: buildOwn() }] });
  await fill();
  expect(screen.getByText(applyEn.questions.knockOut)).toBeTruthy();
  expect(screen.getByRole('combobox', { name: applyEn.cv.label }).textContent).toContain('dewi.pdf');
  await userEvent.type(screen.getByLabelText(applyEn.letter.label), 'Halo');
  expect(screen.getByText('4 of 5,000 characters')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', send));
  expect((await screen.findByRole('status')).textContent).toContain('17 December 2026');
  expect(hrefOfApplications()).toBe('/job-search?tab=applications');
  expect(sent).toMatchObject([
    {
      letter: 'Halo',
      answers: [
        { question: night, answer: 'yes' },
        { question: years, answer: '2' },
      ],
    },
  ]);
  expect(Object.keys(sessionStorage)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  const link = await screen.findByRole('link', { name: saveEn.applied.link });
  expect(link.getAttribute('href')).toContain(`card=${buildOwn().application_id}`);
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(screen.queryByRole('link', apply)).toBeNull();
});

test('in Indonesian the sheet says what it uses, and by when there is an answer', async () => {
  await open({
    language: 'id',
    forms: [{ body: buildForm({ questions: [] }) }],
    posts: [{ status: 201, body: buildOwn() }],
  });
  expect(await screen.findByText(/Memakai 1 dari 5 lamaran gratis bulan ini/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: applyId.send }));
  expect((await screen.findByRole('status')).textContent).toContain('paling lambat 17 Desember 2026');
});

test('answers that are missing or no number are named at their fields, and nothing is sent', async () => {
  const { sent } = await open();
  await userEvent.type(await screen.findByLabelText(years), 'dua');
  await userEvent.click(screen.getByRole('button', send));
  expect(screen.getByLabelText(night)).toBe(document.activeElement);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    applyEn.questions.missing,
    applyEn.questions.notNumber,
  ]);
  expect(sent).toEqual([]);
});

test('what could not be sent stays, also after a reload, and is the same application when sent again', async () => {
  const first = await open({ posts: [new TypeError('away')] });
  await fill();
  await userEvent.click(screen.getByRole('button', send));
  expect((await screen.findByRole('alert')).textContent).toContain(applyEn.problem.unreachable);
  first.view.unmount();
  const second = await open({ posts: [{ status: 201, body: buildOwn() }] });
  expect(await screen.findByDisplayValue('2')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', send));
  await screen.findByText(applyEn.sent.title);
  expect(second.sent).toEqual(first.sent);
});

test('one that ended as the plan had none left is another one at the next try', async () => {
  const { sent } = await open({
    posts: [refused(409, 'ENTITLEMENT_USED_UP'), { status: 201, body: buildOwn() }],
  });
  await fill();
  await userEvent.click(screen.getByRole('button', send));
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('1 December 2026');
  expect(within(notice).getByRole('link', { name: applyEn.problem.plans })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', send));
  await screen.findByText(applyEn.sent.title);
  expect(sent[1]?.idempotency_key).not.toBe(sent[0]?.idempotency_key);
});

test.each([
  ['JOB_CLOSED', 410],
  ['OWN_COMPANY', 409],
  ['RESUME_NOT_FOUND', 404],
  ['ACCESS_DENIED', 403],
  ['RATE_LIMITED', 429],
] as const)('a refusal with %s is explained, and what was typed stays', async (code, status) => {
  await open({ posts: [refused(status, code)] });
  await fill();
  await userEvent.click(screen.getByRole('button', send));
  expect((await screen.findByRole('alert')).textContent).toContain(applyEn.problem[code]);
  expect(screen.getByDisplayValue('2')).toBeTruthy();
});

test('a question that svc-hiring takes no answer to is named at its field', async () => {
  await open({ posts: [refused(422, 'ANSWER_MISSING', years)] });
  await fill();
  await userEvent.click(screen.getByRole('button', send));
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toContain(
    applyEn.questions.missing,
  );
  expect(screen.getByLabelText(years).getAttribute('aria-invalid')).toBe('true');
});

test('questions that were changed meanwhile are asked instead', async () => {
  const changed = buildForm({ questions: [{ text: 'Punya SIM C?', kind: 'yes_no', is_knock_out: false }] });
  const forms = [{ body: buildForm() }, { body: changed }];
  await open({ forms, posts: [refused(422, 'ANSWER_MISSING', 'Punya SIM C?')] });
  await fill();
  await userEvent.click(screen.getByRole('button', send));
  expect(await screen.findByLabelText('Punya SIM C?')).toBeTruthy();
});

test.each<[string, Scene]>([
  ['when the sheet opens', { forms: [{ body: buildForm({ application_id: buildOwn().application_id }) }] }],
  [
    'when it is sent',
    {
      forms: [{ body: buildForm() }, { body: buildForm({ application_id: buildOwn().application_id }) }],
      posts: [refused(409, 'APPLICATION_EXISTS')],
    },
  ],
])('an earlier application to the job is shown %s', async (_when, scene) => {
  await open(scene);
  if (scene.posts) {
    await fill();
    await userEvent.click(screen.getByRole('button', send));
  }
  expect(await screen.findByText(applyEn.exists.title)).toBeTruthy();
  const notice = screen.getByText(applyEn.exists.title).closest('section');
  expect(hrefOfApplications()).toBe('/job-search?tab=applications');
  expect(notice?.textContent).toMatch(/on 26 November 2026.*PT Kopi Pagi has not opened it yet.*17 December/);
});

test('an application whose plan is still checked says where to look', async () => {
  const checked = buildOwn({ state: 'submitting', submitted_at: null, answer_by: null });
  await open({
    forms: [{ body: buildForm({ questions: [] }) }],
    posts: [{ status: 202, body: checked }],
  });
  await userEvent.click(await screen.findByRole('button', send));
  expect(await screen.findByText(applyEn.checking.title)).toBeTruthy();
});

test('a form that could not be loaded can be tried again', async () => {
  await open({ forms: [new TypeError('away'), { body: buildForm() }] });
  await userEvent.click(await screen.findByRole('button', { name: applyEn.failed.retry }));
  expect(await screen.findByLabelText(night)).toBeTruthy();
});

test('an account of a recruiter reads that it cannot apply', async () => {
  await open({ forms: [refused(403, 'ACCESS_DENIED')] });
  expect(await screen.findByText(applyEn.problem.ACCESS_DENIED)).toBeTruthy();
});

describe('a talent without a CV', () => {
  const form = () => {
    const { applicant, ...others } = buildForm({ questions: [] });
    return { body: { ...others, applicant: { ...applicant, cv: null } } };
  };
  const choose = async (file: File) => {
    await screen.findByText(applyEn.cv.none);
    await userEvent.upload(screen.getByLabelText(applyEn.cv.add, { selector: 'input' }), file, {
      applyAccept: false,
    });
  };
  const pdf = new File(['%PDF-1.7'], 'dewi-baru.pdf', { type: 'application/pdf' });

  test('adds one in the form, and it goes along', async () => {
    const { sent, addresses } = show({
      at: `${path}?apply=1`,
      forms: [form()],
      uploads: [new Error('no network'), { status: 201, body: { resume: storedCv } }],
      posts: [{ status: 201, body: buildOwn() }],
    });
    await choose(pdf);
    expect((await screen.findByRole('alert')).textContent).toBe(applyEn.cv.faults.unreachable);
    await userEvent.click(screen.getByRole('button', { name: applyEn.cv.again }));
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: applyEn.cv.label });
    expect(choice.value).toBe(storedCv.id);
    // The same key, so that a file whose answer was lost is stored once.
    expect(new Set(addresses).size).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: applyEn.send }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.resume_id).toBe(storedCv.id);
  });

  test.each([
    [new File(['x'], 'foto.png'), applyEn.cv.faults.type],
    [new File([], 'kosong.pdf'), applyEn.cv.faults.content],
  ])('reads before sending that %p is none', async (file, text) => {
    const { addresses } = show({ at: `${path}?apply=1`, forms: [form()] });
    await choose(file);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(addresses).toEqual([]);
  });

  test('waits with the application until the CV is there', async () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { sent } = show({
      at: `${path}?apply=1`,
      forms: [form()],
      uploads: [{ body: { resume: storedCv } }],
      until: arrived,
    });
    await choose(pdf);
    await userEvent.click(screen.getByRole('button', { name: applyEn.send }));
    expect((await screen.findByRole('alert')).textContent).toBe(applyEn.cv.wait);
    arrive();
    await screen.findByRole('combobox', { name: applyEn.cv.label });
    expect(sent).toEqual([]);
  });
});
