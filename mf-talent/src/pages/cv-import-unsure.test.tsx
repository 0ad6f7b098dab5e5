import type { CvImport } from '@sabi/contracts/http/profile/cv-import';
import { screen, waitFor, within } from '@testing-library/react';
import { pages } from '../routes';
import { profileAnswer, profileKey, renderSignedIn } from '../testing/platform';
import en from '../locales/en/cv-import.json';
import id from '../locales/id/cv-import.json';
import talent from '../locales/en/talent.json';

// Loaded ahead, as a slow machine may take longer than a test waits.
beforeAll(() => pages['/profile/review']?.preload());

const importId = '5b1a9c3e-2f47-4d0a-9a51-6c7d8e9f0a1b';
const importKey = 'GET /api/profile/v1/cv-proposals/current';
const decisionKey = `POST /api/profile/v1/cv-proposals/${importId}/decision`;
const withdrawalKey = 'DELETE /api/profile/v1/cv-corrections';

const job = {
  company_name: 'PT Maju Jaya',
  job_title: 'Analyst',
  start_date: '2021-08',
  end_date: '2023-01',
  is_current: false,
  location: null,
  description: 'Wrote reports',
};
const item = { lines: [], inferred: [], changes: [], finding: 'new' as const, current: null };

const buildImport = (changes: Partial<CvImport> = {}): CvImport => ({
  id: importId,
  kind: 'cv',
  file_name: 'CV Ayu.pdf',
  state: 'open',
  version: 'v1',
  created_at: '2024-12-28T05:00:00.000Z',
  expires_at: '2025-01-27T05:00:00.000Z',
  fields: [
    {
      ...item,
      key: 'last_name',
      field: 'last_name',
      proposed: 'Rekaan',
      lines: ['Ayu Rekaan'],
      confidence: 0.97,
    },
  ],
  lists: {
    work_experiences: [
      {
        ...item,
        key: 'work_experiences.0',
        proposed: job,
        lines: ['Analyst - PT Maju Jaya'],
        confidence: 0.55,
        values: {
          company_name: { confidence: 0.52, line: 'Analyst - PT Maju Jaya' },
          job_title: { confidence: 0.95, line: 'Analyst - PT Maju Jaya' },
          start_date: { confidence: 0.71, line: 'Agustus 2021 - Januari 2023' },
        },
      },
    ],
    educations: [],
    skills: [],
    languages: [],
    licenses_certifications: [],
  },
  unassigned: [
    { key: 'unassigned.0', section: 'work', text: 'Saved a day a week', near: 'work_experiences.0' },
    { key: 'unassigned.1', section: 'education', text: 'SQL' },
  ],
  ...changes,
});

const show = (changes: Partial<CvImport> = {}, language: 'en' | 'id' = 'en') =>
  renderSignedIn({
    path: '/profile/review',
    language,
    answers: {
      [profileKey]: [profileAnswer()],
      [importKey]: [Response.json(buildImport(changes))],
      [decisionKey]: [Response.json(buildImport({ state: 'accepted' }))],
    },
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const bodyOf = (request: { body: unknown } | undefined) => JSON.parse(String(request?.body)) as unknown;

test('the page leads with what is unsure, the most doubtful first, each with its line', async () => {
  show();
  const check = await region(en.check.title);
  expect(check.getByText('Please check these 2. Correct what is wrong.')).toBeTruthy();
  const fields = check.getAllByRole<HTMLInputElement>('textbox');
  expect(fields.map(({ value }) => value)).toEqual(['PT Maju Jaya', '2021-08']);
  expect(check.getByText('Analyst - PT Maju Jaya')).toBeTruthy();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 3)).toEqual([en.check.title, en.rest.title, en.details]);
});

test('what is right or corrected folds, can be opened again, and the focus goes to what is left', async () => {
  const { user, sent } = show();
  const check = await region(en.check.title);
  const company = check.getByRole('textbox', { name: 'Company (Analyst)' });
  await user.clear(company);
  await user.type(company, 'PT Maju Raya');
  await user.click(check.getByRole('button', { name: 'Done Company (Analyst)' }));
  expect(document.activeElement).toBe(check.getByRole('textbox', { name: 'Start (Analyst)' }));
  expect(check.getByRole('status').textContent).toBe('Checked. 1 left.');
  await user.click(check.getByRole('button', { name: 'This is right Start (Analyst)' }));
  expect(check.getByRole('status').textContent).toBe(en.check.done);
  expect(document.activeElement?.textContent).toBe(en.check.title);
  await user.click(check.getByRole('button', { name: 'Change Company (Analyst)' }));
  expect(check.getByRole<HTMLInputElement>('textbox', { name: 'Company (Analyst)' }).value).toBe(
    'PT Maju Raya',
  );
  expect(screen.getByText(/^PT Maju Raya ·/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Accept all (2)' }));
  await waitFor(() => expect(sent(decisionKey)).toHaveLength(1));
  expect(bodyOf(sent(decisionKey)[0])).toEqual({
    version: 'v1',
    accepted: [
      { key: 'last_name' },
      { key: 'work_experiences.0', corrected: { company_name: 'PT Maju Raya' } },
    ],
  });
});

test('a month that cannot be saved is named before it is sent', async () => {
  const { user } = show();
  const check = await region(en.check.title);
  const start = check.getByRole('textbox', { name: 'Start (Analyst)' });
  await user.clear(start);
  await user.type(start, 'Agustus 2021');
  expect(check.getByRole('alert').textContent).toBe(en.check.badMonth);
  expect(
    check
      .getByRole<HTMLButtonElement>('button', { name: 'Done Start (Analyst)' })
      .getAttribute('aria-disabled'),
  ).toBe('true');
});

test('one click puts a line into the entry above it, the menu anywhere else, and both can be undone', async () => {
  const { user, sent } = show();
  const rest = await region(en.rest.title);
  await user.click(rest.getByRole('button', { name: 'Add to “Analyst”' }));
  expect(rest.getByRole('status').textContent).toBe('“Saved a day a week”: Description of “Analyst”.');
  expect(document.activeElement).toBe(rest.getByRole('button', { name: 'Undo Saved a day a week' }));
  await user.click(rest.getByRole('button', { name: 'Undo Saved a day a week' }));
  await user.click(rest.getByRole('button', { name: 'Add to “Analyst”' }));
  await user.selectOptions(rest.getByRole('combobox'), en.rest.as.skills);
  expect(rest.getByRole<HTMLInputElement>('textbox', { name: 'Skill' }).value).toBe('SQL');
  await user.click(screen.getByRole('button', { name: 'Accept all (4)' }));
  await waitFor(() => expect(sent(decisionKey)).toHaveLength(1));
  expect(bodyOf(sent(decisionKey)[0])).toMatchObject({
    placed: [
      { key: 'unassigned.0', as: 'description', entry: 'work_experiences.0' },
      { key: 'unassigned.1', as: 'skills', said: { skill_name: 'SQL' } },
    ],
  });
});

test('a new job waits for its employer, and a line of an entry that is left out is not sent', async () => {
  const { user, sent } = show();
  const rest = await region(en.rest.title);
  await user.click(rest.getByRole('button', { name: 'Add to “Analyst”' }));
  await user.selectOptions(rest.getByRole('combobox'), en.rest.as.work_experiences);
  expect(rest.getByText(en.rest.needed)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /Analyst/ }));
  await user.click(screen.getByRole('button', { name: 'Accept chosen (1)' }));
  await waitFor(() => expect(sent(decisionKey)).toHaveLength(1));
  expect(bodyOf(sent(decisionKey)[0])).toEqual({ version: 'v1', accepted: [{ key: 'last_name' }] });
});

test('consent is asked only where something was corrected, and never given beforehand', async () => {
  const { user, sent } = show({ may_share_corrections: true });
  const rest = await region(en.rest.title);
  expect(screen.queryByRole('checkbox', { name: en.share.label })).toBeNull();
  await user.click(rest.getByRole('button', { name: 'Add to “Analyst”' }));
  const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: en.share.label });
  expect(consent.checked).toBe(false);
  await user.click(consent);
  await user.click(screen.getByRole('button', { name: 'Accept all (3)' }));
  await waitFor(() => expect(sent(decisionKey)).toHaveLength(1));
  expect(bodyOf(sent(decisionKey)[0])).toMatchObject({ share_corrections: true });
});

test('where all is sure and every line has its place, that is said', async () => {
  const { lists, fields } = buildImport();
  const [first] = lists.work_experiences;
  if (!first) throw new Error('There is no job');
  show({
    fields,
    unassigned: [],
    lists: { ...lists, work_experiences: [{ ...first, confidence: 0.98, values: {} }] },
  });
  expect(await screen.findByText(en.sure.title)).toBeTruthy();
  expect(screen.queryByRole('region', { name: en.check.title })).toBeNull();
  expect(screen.queryByRole('region', { name: en.rest.title })).toBeNull();
});

test('in Indonesian it is Indonesian', async () => {
  show({}, 'id');
  const check = await region(id.check.title);
  expect(check.getByText('Mohon periksa 2 isian ini dan perbaiki yang keliru.')).toBeTruthy();
  const rest = await region(id.rest.title);
  expect(rest.getByRole('button', { name: 'Tambahkan ke “Analyst”' })).toBeTruthy();
});

test('who shares corrections sees it on the profile and takes it back', async () => {
  const { user, sent, toasts } = renderSignedIn({
    path: '/profile',
    answers: {
      [profileKey]: [profileAnswer({ shared_corrections: 1 }), profileAnswer()],
      [withdrawalKey]: [Response.json({ count: 0 })],
    },
  });
  await user.click(await screen.findByRole('button', { name: talent.cv.corrections.withdraw }));
  await waitFor(() => expect(toasts).toMatchObject([{ title: talent.cv.corrections.withdrawn }]));
  expect(sent(withdrawalKey)).toHaveLength(1);
});
