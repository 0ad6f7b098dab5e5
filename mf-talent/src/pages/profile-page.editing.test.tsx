import type { ProfileLists } from '@sabi/contracts/http/profile/profile';
import { findDialog } from '@sabi/shell-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  buildFull,
  problemAnswer,
  profileAnswer,
  profileKey,
  renderMember,
  userId,
} from '../testing/platform';

const job: ProfileLists['work_experiences'][number] = {
  id: '3b0f7f52-2f0a-4b7e-9a3e-0d6f2f1f0a01',
  version: 3,
  company_name: 'PT Maju Jaya',
  job_title: 'Analyst',
  start_date: '2018',
  end_date: '2021-07',
  is_current: false,
  location: null,
  description: null,
};
const jobsKey = 'POST /api/profile/v1/work-experiences';
const changeKey = `PATCH /api/profile/v1/work-experiences/${job.id}`;
const removeKey = `DELETE /api/profile/v1/work-experiences/${job.id}`;
const restoreKey = `POST /api/profile/v1/work-experiences/${job.id}/restore`;
const patchKey = 'PATCH /api/profile/v1/profile';
const withJob = (changes: Partial<typeof job> = {}) =>
  profileAnswer({ lists: { work_experiences: [{ ...job, ...changes }] } });
const bodyOf = (sent: { body: unknown } | undefined) => JSON.parse(String(sent?.body)) as object;
const dialog = (name: string) => findDialog(name);
const group = (name: string) => within(screen.getByRole('group', { name }));
const scrollIntoView = jest.fn(); // jsdom has no layout
beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});
const success = { tone: 'success', title: 'Profile updated successfully' };
const failure = { tone: 'destructive', title: 'Failed to update profile' };
const offline = new TypeError('Failed to fetch');

const open = async (options: Omit<Parameters<typeof renderMember>[0], 'path'>, button: string) => {
  const rendered = renderMember({ path: '/profile', ...options });
  await rendered.user.click(await screen.findByRole('button', { name: button }));
  return rendered;
};

test('a job is added as it was typed, once however often it is sent', async () => {
  const answers = {
    [profileKey]: [profileAnswer(), withJob()],
    [jobsKey]: [offline, Response.json(job, { status: 201 })],
  };
  const { user, sent, toasts } = await open({ answers }, 'Add a job');
  const add = within(await dialog('Add a job'));
  await user.type(add.getByLabelText('Job title'), ' Analyst ');
  await user.type(add.getByLabelText('Company'), 'PT Maju Jaya');
  await user.type(group('Start').getByLabelText('Year'), '2018');
  await user.selectOptions(group('End').getByLabelText('Month'), 'July');
  await user.type(group('End').getByLabelText('Year'), '2021');
  await user.click(add.getByRole('button', { name: 'Save' }));
  const alert = await add.findByRole('alert');
  expect(alert.textContent).toMatch(/^We cannot reach our service\./);
  expect(scrollIntoView.mock.contexts).toEqual([alert.parentElement]);
  expect(toasts).toEqual([failure]);
  await user.click(add.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(toasts.at(-1)).toEqual(success));
  await screen.findByRole('heading', { level: 3, name: 'Analyst' });
  const { id: _id, version: _version, ...typed } = job;
  const bodies = sent(jobsKey).map(bodyOf);
  expect(bodies).toEqual([{ ...typed, id: expect.any(String) }, bodies[0]]);
});

test('what is wrong is said at its field, and nothing is sent', async () => {
  const { user, sent } = await open({ answers: { [profileKey]: [withJob()] } }, 'Edit Analyst');
  const edit = within(await dialog('Edit job'));
  await user.clear(edit.getByLabelText('Company'));
  await user.clear(group('End').getByLabelText('Year'));
  await user.type(group('End').getByLabelText('Year'), '2016');
  await user.click(edit.getByRole('button', { name: 'Save' }));
  const alerts = (await edit.findAllByRole('alert')).map(({ textContent }) => textContent);
  expect(alerts).toEqual(['Please fill in: Company', 'The end cannot be before the start']);
  await waitFor(() => expect(document.activeElement).toBe(edit.getByLabelText('Company')));
  expect(sent(changeKey)).toEqual([]);
});

test('what is missing or cannot be is said field by field, and what was typed stays', async () => {
  const { user, sent } = await open({ answers: { [profileKey]: [profileAnswer()] } }, 'Add a job');
  const add = within(await dialog('Add a job'));
  const save = () => user.click(add.getByRole('button', { name: 'Save' }));
  const alerts = async () => (await add.findAllByRole('alert')).map(({ textContent }) => textContent);
  await save();
  expect(await alerts()).toEqual(['Please fill in: Job title', 'Please fill in: Company']);
  await waitFor(() => expect(document.activeElement).toBe(add.getByLabelText('Job title')));
  await user.type(add.getByLabelText('Job title'), 'Planner');
  await user.type(add.getByLabelText('Company'), 'PT Rekaan');
  await user.selectOptions(group('Start').getByLabelText('Month'), 'May');
  await user.type(group('End').getByLabelText('Year'), '19');
  await save();
  expect(await alerts()).toEqual([
    'Please enter the year as well',
    'Please enter a year with four digits, for example 2019',
  ]);
  expect(add.getByLabelText<HTMLInputElement>('Company').value).toBe('PT Rekaan');
  expect(sent(jobsKey)).toEqual([]);
});

test('a certification cannot expire before it was issued', async () => {
  const { user } = await open({ answers: { [profileKey]: [profileAnswer()] } }, 'Add a certification');
  const add = within(await dialog('Add a certification'));
  await user.type(add.getByLabelText('Name of the certification'), 'K3');
  await user.type(group('Issued').getByLabelText('Year'), '2020');
  const expiry = group('Expires').getByLabelText('Year');
  await user.type(expiry, '2019');
  await user.click(add.getByRole('button', { name: 'Save' }));
  const alert = await add.findByRole('alert');
  expect(alert.textContent).toBe('It cannot expire before it was issued');
  expect(expiry.getAttribute('aria-describedby')?.split(' ')).toContain(alert.id);
});

const lists = [
  {
    add: 'Add education',
    section: 'Education',
    label: 'School or university',
    list: 'educations',
    path: 'educations',
    field: 'institution_name',
  },
  {
    add: 'Add a skill',
    section: 'Skills',
    label: 'Skill',
    list: 'skills',
    path: 'skills',
    field: 'skill_name',
  },
  {
    add: 'Add a language',
    section: 'Languages',
    label: 'Language',
    list: 'languages',
    path: 'languages',
    field: 'language_name',
  },
  {
    add: 'Add a certification',
    section: 'Certifications',
    label: 'Name of the certification',
    list: 'licenses_certifications',
    path: 'licenses-certifications',
    field: 'name',
  },
] as const;

test.each(lists)(
  'in the list $section an entry is added, changed, deleted and had back by keyboard',
  async ({ add, section, label, list, path, field }) => {
    const address = `/api/profile/v1/${path}`;
    const entry = (name: string) => ({ id: job.id, version: 1, [field]: name });
    const holding = (...names: string[]) =>
      profileAnswer({ lists: { [list]: names.map(entry) } as Partial<ProfileLists> });
    const { user, sent, toasts } = renderMember({
      path: '/profile',
      answers: {
        [profileKey]: [
          profileAnswer(),
          holding('Rekaan'),
          holding('Rekaan Dua'),
          profileAnswer(),
          holding('Rekaan Dua'),
        ],
        [`POST ${address}`]: [Response.json(entry('Rekaan'), { status: 201 })],
        [`PATCH ${address}/${job.id}`]: [Response.json(entry('Rekaan Dua'))],
        [`DELETE ${address}/${job.id}`]: [new Response(null, { status: 204 })],
        [`POST ${address}/${job.id}/restore`]: [Response.json(entry('Rekaan Dua'))],
      },
    });
    const press = async (name: string) => {
      (await screen.findByRole('button', { name })).focus();
      await user.keyboard('{Enter}');
    };
    const entries = () =>
      within(screen.getByRole('region', { name: section }))
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await press(add);
    await user.type(within(await dialog(add)).getByLabelText(label), 'Rekaan{Enter}');
    await waitFor(() => expect(entries()).toEqual(['Rekaan']));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: add })));
    expect(bodyOf(sent(`POST ${address}`)[0])).toMatchObject({ [field]: 'Rekaan' });

    await press('Edit Rekaan');
    const edit = within(await findDialog());
    await user.type(edit.getByLabelText(label), ' Dua{Enter}');
    await waitFor(() => expect(entries()).toEqual(['Rekaan Dua']));
    expect(bodyOf(sent(`PATCH ${address}/${job.id}`)[0])).toMatchObject({ [field]: 'Rekaan Dua' });

    await press('Delete Rekaan Dua');
    await waitFor(() => expect(entries()).toEqual([]));
    await waitFor(() => expect(toasts.at(-1)?.action?.label).toBe('Undo'));
    act(() => toasts.at(-1)?.action?.onSelect());
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Rekaan Dua is back'));
    await waitFor(() => expect(entries()).toEqual(['Rekaan Dua']));
  },
);

test.each([
  ['en', 'Add a skill', 'Skill', 'Level', ['Beginner', 'Intermediate', 'Advanced', 'Expert']],
  ['id', 'Tambah keahlian', 'Keahlian', 'Tingkat', ['Pemula', 'Menengah', 'Mahir', 'Ahli']],
] as const)(
  'a skill has a level, chosen among the usual ones or typed (%s)',
  async (language, add, name, label, usual) => {
    const address = '/api/profile/v1/skills';
    const skill = (level: string) => ({
      ...{ id: job.id, version: 1 },
      ...{ skill_name: 'SQL', proficiency_level: level },
    });
    const holding = (level: string) => profileAnswer({ lists: { skills: [skill(level)] } });
    const answers = {
      [profileKey]: [profileAnswer(), holding(usual[2]), holding('Cukup')],
      [`POST ${address}`]: [Response.json(skill(usual[2]), { status: 201 })],
      [`PATCH ${address}/${job.id}`]: [Response.json(skill('Cukup'))],
    };
    const { user, sent } = await open({ answers, language }, add);
    const dialogOfSkill = async () => within(await findDialog());
    const levelIn = (shown: Awaited<ReturnType<typeof dialogOfSkill>>) =>
      shown.getByLabelText<HTMLInputElement>(label);
    const adding = await dialogOfSkill();
    const offered = Array.from(levelIn(adding).list?.options ?? [], ({ value }) => value);
    expect(offered).toEqual(usual);
    await user.type(adding.getByLabelText(name), 'SQL');
    // Browsers set the chosen one and say that something was entered.
    fireEvent.input(levelIn(adding), { target: { value: offered[2] } });
    await user.keyboard('{Enter}');
    expect(await screen.findByText(`· ${usual[2]}`)).toBeTruthy();
    expect(bodyOf(sent(`POST ${address}`)[0])).toMatchObject({
      skill_name: 'SQL',
      proficiency_level: usual[2],
    });

    await user.click(screen.getByRole('button', { name: language === 'en' ? 'Edit SQL' : 'Ubah SQL' }));
    const editing = await dialogOfSkill();
    expect(levelIn(editing).value).toBe(usual[2]);
    await user.clear(levelIn(editing));
    await user.type(levelIn(editing), 'Cukup{Enter}');
    expect(await screen.findByText('· Cukup')).toBeTruthy();
    expect(bodyOf(sent(`PATCH ${address}/${job.id}`)[0])).toMatchObject({ proficiency_level: 'Cukup' });
  },
);

test('who still works there has no end', async () => {
  const answers = { [profileKey]: [withJob()], [changeKey]: [Response.json(job)] };
  const { user, sent } = await open({ answers }, 'Edit Analyst');
  await dialog('Edit job');
  await user.click(screen.getByRole('switch', { name: 'I currently work here' }));
  expect(screen.queryByRole('group', { name: 'End' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(changeKey)).toHaveLength(1));
  expect(bodyOf(sent(changeKey)[0])).toMatchObject({ is_current: true, end_date: null, version: 3 });
});

test('what the account may not change is said so', async () => {
  const answers = { [profileKey]: [withJob()], [changeKey]: [problemAnswer(403, 'ACCESS_DENIED')] };
  const { user } = await open({ answers }, 'Edit Analyst');
  await dialog('Edit job');
  await user.type(screen.getByLabelText('Job title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    "Your account doesn't have access to this.",
  );
});

test('what the account may not delete is said so', async () => {
  const answers = { [profileKey]: [withJob()], [removeKey]: [problemAnswer(403, 'ACCESS_DENIED')] };
  const { toasts } = await open({ answers }, 'Delete Analyst');
  await waitFor(() => expect(toasts.at(-1)?.description).toBe("Your account doesn't have access to this."));
});

test('a fault that only the service knows is shown at its field', async () => {
  const refusal = Response.json({ code: 'REQUEST_INVALID', errors: { job_title: ['x'] } }, { status: 422 });
  const { user } = await open(
    { answers: { [profileKey]: [withJob()], [changeKey]: [refusal] } },
    'Edit Analyst',
  );
  await dialog('Edit job');
  await user.type(screen.getByLabelText('Job title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Please check this and try again');
});

test('what somebody else has changed is shown beside mine, and what is chosen is saved', async () => {
  const theirs = { job_title: 'Lead Analyst', location: 'Bekasi', version: 4 };
  const answers = {
    [profileKey]: [withJob(), withJob(theirs)],
    [changeKey]: [problemAnswer(409, 'ENTRY_CHANGED'), Response.json(job)],
  };
  const { user, sent, toasts } = await open({ answers }, 'Edit Analyst');
  await dialog('Edit job');
  await user.clear(screen.getByLabelText('Job title'));
  await user.type(screen.getByLabelText('Job title'), 'Data Analyst');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await dialog('Changed in the meantime');
  expect(screen.getAllByRole('group').map((one) => one.textContent)).toEqual([
    'Job titleYoursData AnalystSaved meanwhileLead Analyst',
    'LocationYoursNothingSaved meanwhileBekasi',
  ]);
  const chosen = screen.getAllByRole('radio', { checked: true }).map((one) => one.parentElement?.textContent);
  expect(chosen).toEqual(['YoursData Analyst', 'Saved meanwhileBekasi']);
  await user.click(screen.getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { id: _id, ...said } = job;
  expect(bodyOf(sent(changeKey)[1])).toEqual({
    ...said,
    job_title: 'Data Analyst',
    location: 'Bekasi',
    version: 4,
  });
  await waitFor(() => expect(toasts.at(-1)).toEqual(success));
});

test('from the choice one comes back to what one has typed', async () => {
  const answers = {
    [profileKey]: [withJob(), withJob({ location: 'Bekasi', version: 4 })],
    [changeKey]: [problemAnswer(409, 'ENTRY_CHANGED')],
  };
  const { user } = await open({ answers }, 'Edit Analyst');
  await dialog('Edit job');
  await user.type(screen.getByLabelText('Job title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
  expect((screen.getByLabelText('Job title') as HTMLInputElement).value).toBe('Analyst!');
});

test('a choice that does not fit together is shown in the form', async () => {
  const answers = {
    [profileKey]: [withJob(), withJob({ end_date: '2018-06', version: 4 })],
    [changeKey]: [problemAnswer(409, 'ENTRY_CHANGED')],
  };
  const { user, sent } = await open({ answers }, 'Edit Analyst');
  await dialog('Edit job');
  await user.clear(group('Start').getByLabelText('Year'));
  await user.type(group('Start').getByLabelText('Year'), '2019');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await dialog('Changed in the meantime');
  await user.click(screen.getByRole('button', { name: 'Save this choice' }));
  await dialog('Edit job');
  expect((await screen.findByRole('alert')).textContent).toBe('The end cannot be before the start');
  expect(sent(changeKey)).toHaveLength(1);
});

test('an entry that is gone can be saved as a new one', async () => {
  const answers = {
    [profileKey]: [withJob(), profileAnswer()],
    [changeKey]: [problemAnswer(404, 'ENTRY_NOT_FOUND')],
    [jobsKey]: [Response.json(job, { status: 201 })],
  };
  const { user, sent } = await open({ answers }, 'Edit Analyst');
  await dialog('Edit job');
  await user.type(screen.getByLabelText('Job title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Save as a new entry' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf(sent(jobsKey)[0])).toMatchObject({ job_title: 'Analyst!' });
});

test('that it was not saved is over once the dialog is closed', async () => {
  const { user, toasts, clearings } = await open(
    { answers: { [profileKey]: [profileAnswer()], [jobsKey]: [offline] } },
    'Add a job',
  );
  const add = within(await dialog('Add a job'));
  await user.type(add.getByLabelText('Job title'), 'Analyst');
  await user.type(add.getByLabelText('Company'), 'PT Maju Jaya');
  await user.click(add.getByRole('button', { name: 'Save' }));
  await add.findByRole('alert');
  expect(toasts).toEqual([failure]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(clearings).toEqual([0, 1]); // as it opened, and as it closed
});

test('what was typed is not thrown away without asking', async () => {
  const { user } = await open({ answers: { [profileKey]: [profileAnswer()] } }, 'Add a skill');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a skill' }));
  await user.type(await screen.findByLabelText('Skill'), 'SQL');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect((screen.getByLabelText('Skill') as HTMLInputElement).value).toBe('SQL');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a deleted entry can be had back', async () => {
  const answers = {
    [profileKey]: [withJob(), profileAnswer(), withJob()],
    [removeKey]: [new Response(null, { status: 204 })],
    [restoreKey]: [Response.json(job)],
  };
  const { user, toasts } = await open({ answers }, 'Delete Analyst');
  await screen.findByText(/^No jobs listed yet/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a job' })));
  await waitFor(() =>
    expect(toasts).toMatchObject([{ title: 'Analyst was deleted', action: { label: 'Undo' } }]),
  );
  act(() => toasts[0]?.action?.onSelect());
  await screen.findByRole('heading', { level: 3, name: 'Analyst' });
  await waitFor(() => expect(toasts.at(-1)).toEqual({ tone: 'success', title: 'Analyst is back' }));
  expect(user).toBeTruthy();
});

test('what could not be deleted stays, and it is said why', async () => {
  const { toasts } = await open(
    { answers: { [profileKey]: [withJob()], [removeKey]: [offline] } },
    'Delete Analyst',
  );
  await waitFor(() =>
    expect(toasts).toMatchObject([{ ...failure, description: expect.stringContaining('connection') }]),
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Analyst' })).toBeTruthy();
});

test('details are changed on the version that was seen, and on a later one where nobody has touched them', async () => {
  const { profile } = buildFull({});
  const answers = {
    [profileKey]: [profileAnswer(), profileAnswer({ profile: { version: 5 } })],
    [patchKey]: [
      problemAnswer(409, 'PROFILE_CHANGED'),
      Response.json({ ...profile, position_interest: 'Head of Data', version: 6 }),
    ],
  };
  const { user, sent, toasts } = await open({ answers }, 'Edit details');
  await dialog('Edit your details');
  await user.type(screen.getByLabelText('Position of interest'), 'Head of Data');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(patchKey).map(bodyOf)).toMatchObject([{ version: 1 }, { version: 5, first_name: 'Ayu' }]);
  await waitFor(() => expect(toasts).toEqual([success]));
});

test('of a detail that two have changed, one is chosen', async () => {
  const { profile } = buildFull({});
  const theirs = { position_interest: 'Head of Data', version: 5 };
  const answers = {
    [profileKey]: [profileAnswer(), profileAnswer({ profile: theirs })],
    [patchKey]: [problemAnswer(409, 'PROFILE_CHANGED'), Response.json({ ...profile, ...theirs, version: 6 })],
  };
  const { user, sent, toasts } = await open({ answers }, 'Edit details');
  await dialog('Edit your details');
  await user.type(screen.getByLabelText('Position of interest'), 'Chief of Data');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await dialog('Changed in the meantime');
  await user.click(screen.getByRole('radio', { name: /^Saved meanwhile/ }));
  await user.click(screen.getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(toasts).toEqual([success]));
  expect(bodyOf(sent(patchKey)[1])).toMatchObject(theirs);
  expect(screen.getByText('Head of Data')).toBeTruthy();
});

test('a summary is written where there is none', async () => {
  const { profile } = buildFull({});
  const answers = {
    [profileKey]: [profileAnswer()],
    [patchKey]: [Response.json({ ...profile, version: 2 })],
  };
  const { user, sent } = await open({ answers }, 'Edit summary');
  await dialog('Edit your summary');
  await user.type(screen.getByRole('textbox', { name: 'Personal summary' }), 'Ten years{Enter}with numbers.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(patchKey)).toHaveLength(1));
  expect(bodyOf(sent(patchKey)[0])).toEqual({ personal_summary: 'Ten years\nwith numbers.', version: 1 });
});

test('whose session ends while typing finds it again after signing in', async () => {
  const { user, session, context } = await open(
    { answers: { [profileKey]: [profileAnswer()] } },
    'Add a skill',
  );
  await user.type(await screen.findByLabelText('Skill'), 'SQL');
  act(() => session.set({ status: 'signed-out', hasEnded: true }));
  act(() =>
    session.set({ status: 'signed-in', user: { id: userId, email: 'ayu@mail.example', metadata: {} } }),
  );
  act(() => context.navigate('/profile'));
  await user.click(await screen.findByRole('button', { name: 'Add a skill' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Skill')).value).toBe('SQL');
});

test('whose session is over when they save is asked to sign in, not to check what they typed, and finds it again', async () => {
  const answers = {
    [profileKey]: [profileAnswer()],
    [jobsKey]: [problemAnswer(401, 'TOKEN_INVALID')],
  };
  const { user, navigations, view } = await open({ answers }, 'Add a job');
  const add = within(await dialog('Add a job'));
  await user.type(add.getByLabelText('Job title'), 'Analyst');
  await user.type(add.getByLabelText('Company'), 'PT Maju Jaya');
  await user.type(group('Start').getByLabelText('Year'), '2018');
  await user.click(screen.getByRole('switch'));
  await user.click(add.getByRole('button', { name: 'Save' }));
  const notice = await add.findByRole('alert');
  expect(notice.textContent).toContain('You need to sign in again');
  expect(notice.textContent).not.toContain('check what you have typed');
  await user.click(within(notice).getByRole('button', { name: 'Sign in' }));
  const state = { returnTo: '/profile' };
  expect(navigations.at(-1)).toEqual({ to: '/auth?reason=session-ended', replace: true, state });
  view.unmount();
  await open({ answers }, 'Add a job');
  const again = within(await dialog('Add a job'));
  expect(again.getByLabelText<HTMLInputElement>('Job title').value).toBe('Analyst');
});

test('what was typed outlives a page loaded anew, is not sent without a network, and is gone once it is saved', async () => {
  const answers = {
    [profileKey]: [profileAnswer(), withJob()],
    [jobsKey]: [Response.json(job, { status: 201 })],
  };
  const first = await open({ answers }, 'Add a job');
  const before = within(await dialog('Add a job'));
  await first.user.type(before.getByLabelText('Job title'), 'Analyst');
  await first.user.type(before.getByLabelText('Company'), 'PT Maju Jaya');
  await first.user.type(group('Start').getByLabelText('Year'), '2018');
  await first.user.click(screen.getByRole('switch'));
  first.view.unmount();
  const { user, sent, view } = await open({ answers }, 'Add a job');
  const add = within(await dialog('Add a job'));
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(add.getByRole('button', { name: 'Save' }));
  expect(await add.findByText('You are offline')).toBeTruthy();
  expect(sent(jobsKey)).toEqual([]);
  connection.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await user.click(add.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(jobsKey)).toHaveLength(1);
  view.unmount();
  await open({ answers: { [profileKey]: [profileAnswer()] } }, 'Add a job');
  const after = within(await dialog('Add a job'));
  expect(after.getByLabelText<HTMLInputElement>('Job title').value).toBe('');
});

test('a recruiter is asked for nothing that only a talent has', async () => {
  renderMember({
    path: '/profile',
    answers: { [profileKey]: [profileAnswer({ profile: { user_type: 'recruiter' } })] },
  });
  await screen.findByRole('button', { name: 'Edit details' });
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts).toEqual(['CV', 'Personal summary']);
  expect(screen.queryByText(/upload your cv/i)).toBeNull();
});

test('in Indonesian the form is Indonesian', async () => {
  const { user } = await open({ language: 'id', answers: { [profileKey]: [withJob()] } }, 'Ubah Analyst');
  await dialog('Ubah pekerjaan');
  await user.clear(screen.getByLabelText('Perusahaan'));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Silakan isi: Perusahaan');
  const months = group('Selesai')
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(months.slice(0, 3)).toEqual(['Tanpa bulan', 'Januari', 'Februari']);
});
