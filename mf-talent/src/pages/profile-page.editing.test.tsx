import type { ProfileLists } from '@sabi/contracts/http/profile/profile';
import { findDialog } from '@sabi/shell-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildFull, problemAnswer, profileAnswer, profileKey, renderSignedIn } from '../testing/platform';
import {
  position,
  addPositionKey,
  changeKey,
  patchKey,
  withPosition,
  bodyOf,
  withinGroup,
  success,
  failure,
  offline,
  openEditor,
  mockScrollIntoView,
} from '../testing/profile-editing';
import editingEn from '../locales/en/editing.json';
import talentEn from '../locales/en/talent.json';
import editingId from '../locales/id/editing.json';
import talentId from '../locales/id/talent.json';

const removeKey = `DELETE /api/profile/v1/work-experiences/${position.id}`;
const restoreKey = `POST /api/profile/v1/work-experiences/${position.id}/restore`;
const scrollIntoView = mockScrollIntoView();

test('a position is added as it was typed, once however often it is sent', async () => {
  const answers = {
    [profileKey]: [profileAnswer(), withPosition()],
    [addPositionKey]: [offline, Response.json(position, { status: 201 })],
  };
  const { user, sent, toasts } = await openEditor({ answers }, 'Add a job');
  const add = within(await findDialog('Add a job'));
  await user.type(add.getByLabelText('Job title'), ' Analyst ');
  await user.type(add.getByLabelText('Company'), 'PT Maju Jaya');
  await user.type(withinGroup('Start').getByLabelText('Year'), '2018');
  await user.selectOptions(withinGroup('End').getByLabelText('Month'), 'July');
  await user.type(withinGroup('End').getByLabelText('Year'), '2021');
  await user.click(add.getByRole('button', { name: 'Save' }));
  const alert = await add.findByRole('alert');
  expect(alert.textContent).toMatch(/^We cannot reach our service\./);
  expect(scrollIntoView.mock.contexts).toEqual([alert.parentElement]);
  expect(toasts).toEqual([failure]);
  await user.click(add.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(toasts.at(-1)).toEqual(success));
  await screen.findByRole('heading', { level: 3, name: 'Analyst' });
  const { id: _id, version: _version, ...typed } = position;
  const bodies = sent(addPositionKey).map(bodyOf);
  expect(bodies).toEqual([{ ...typed, id: expect.any(String) }, bodies[0]]);
});

test('what is wrong is said at its field, and nothing is sent', async () => {
  const { user, sent } = await openEditor({ answers: { [profileKey]: [withPosition()] } }, 'Edit Analyst');
  const edit = within(await findDialog('Edit job'));
  await user.clear(edit.getByLabelText('Company'));
  await user.clear(withinGroup('End').getByLabelText('Year'));
  await user.type(withinGroup('End').getByLabelText('Year'), '2016');
  await user.click(edit.getByRole('button', { name: 'Save' }));
  const alerts = (await edit.findAllByRole('alert')).map(({ textContent }) => textContent);
  expect(alerts).toEqual(['Please fill in: Company', editingEn.faults.order]);
  await waitFor(() => expect(document.activeElement).toBe(edit.getByLabelText('Company')));
  expect(sent(changeKey)).toEqual([]);
});

test('what is missing or cannot be is said field by field, and what was typed stays', async () => {
  const { user, sent } = await openEditor({ answers: { [profileKey]: [profileAnswer()] } }, 'Add a job');
  const add = within(await findDialog('Add a job'));
  const save = () => user.click(add.getByRole('button', { name: 'Save' }));
  const alerts = async () => (await add.findAllByRole('alert')).map(({ textContent }) => textContent);
  await save();
  expect(await alerts()).toEqual(['Please fill in: Job title', 'Please fill in: Company']);
  await waitFor(() => expect(document.activeElement).toBe(add.getByLabelText('Job title')));
  await user.type(add.getByLabelText('Job title'), 'Planner');
  await user.type(add.getByLabelText('Company'), 'PT Rekaan');
  await user.selectOptions(withinGroup('Start').getByLabelText('Month'), 'May');
  await user.type(withinGroup('End').getByLabelText('Year'), '19');
  await save();
  expect(await alerts()).toEqual([editingEn.faults.yearMissing, editingEn.faults.year]);
  expect(add.getByLabelText<HTMLInputElement>('Company').value).toBe('PT Rekaan');
  expect(sent(addPositionKey)).toEqual([]);
});

test('a certification cannot expire before it was issued', async () => {
  const { user } = await openEditor(
    { answers: { [profileKey]: [profileAnswer()] } },
    talentEn.entries.addTo.licenses_certifications,
  );
  const add = within(await findDialog(editingEn.titles.licenses_certifications_add));
  await user.type(add.getByLabelText(editingEn.fields.certification_name), 'K3');
  await user.type(withinGroup('Issued').getByLabelText('Year'), '2020');
  const expiry = withinGroup('Expires').getByLabelText('Year');
  await user.type(expiry, '2019');
  await user.click(add.getByRole('button', { name: 'Save' }));
  const alert = await add.findByRole('alert');
  expect(alert.textContent).toBe(editingEn.faults.expiry);
  expect(expiry.getAttribute('aria-describedby')?.split(' ')).toContain(alert.id);
});

const lists = [
  {
    add: talentEn.entries.addTo.educations,
    section: 'Education',
    label: editingEn.fields.institution_name,
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
    add: talentEn.entries.addTo.languages,
    section: 'Languages',
    label: 'Language',
    list: 'languages',
    path: 'languages',
    field: 'language_name',
  },
  {
    add: talentEn.entries.addTo.licenses_certifications,
    section: talentEn.lists.certifications.title,
    label: editingEn.fields.certification_name,
    list: 'licenses_certifications',
    path: 'licenses-certifications',
    field: 'name',
  },
] as const;

test.each(lists)(
  'in the list $section an entry is added, changed, deleted and had back by keyboard',
  async ({ add, section, label, list, path, field }) => {
    const address = `/api/profile/v1/${path}`;
    const entry = (name: string) => ({ id: position.id, version: 1, [field]: name });
    const holding = (...names: string[]) =>
      profileAnswer({ lists: { [list]: names.map(entry) } as Partial<ProfileLists> });
    const { user, sent, toasts } = renderSignedIn({
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
        [`PATCH ${address}/${position.id}`]: [Response.json(entry('Rekaan Dua'))],
        [`DELETE ${address}/${position.id}`]: [new Response(null, { status: 204 })],
        [`POST ${address}/${position.id}/restore`]: [Response.json(entry('Rekaan Dua'))],
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
    await user.type(within(await findDialog(add)).getByLabelText(label), 'Rekaan{Enter}');
    await waitFor(() => expect(entries()).toEqual(['Rekaan']));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: add })));
    expect(bodyOf(sent(`POST ${address}`)[0])).toMatchObject({ [field]: 'Rekaan' });

    await press('Edit Rekaan');
    const edit = within(await findDialog());
    await user.type(edit.getByLabelText(label), ' Dua{Enter}');
    await waitFor(() => expect(entries()).toEqual(['Rekaan Dua']));
    expect(bodyOf(sent(`PATCH ${address}/${position.id}`)[0])).toMatchObject({ [field]: 'Rekaan Dua' });

    await press('Delete Rekaan Dua');
    await waitFor(() => expect(entries()).toEqual([]));
    await waitFor(() => expect(toasts.at(-1)?.action?.label).toBe('Undo'));
    act(() => toasts.at(-1)?.action?.onSelect());
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Rekaan Dua is back'));
    await waitFor(() => expect(entries()).toEqual(['Rekaan Dua']));
  },
);

test.each([
  [
    'en',
    'Add a skill',
    'Skill',
    'Level',
    ['Beginner', editingEn.suggestions.levels.intermediate, 'Advanced', 'Expert'],
  ],
  ['id', talentId.entries.addTo.skills, 'Keahlian', 'Tingkat', ['Pemula', 'Menengah', 'Mahir', 'Ahli']],
] as const)(
  'a skill has a level, chosen among the usual ones or typed (%s)',
  async (language, add, name, label, usual) => {
    const address = '/api/profile/v1/skills';
    const skill = (level: string) => ({
      ...{ id: position.id, version: 1 },
      ...{ skill_name: 'SQL', proficiency_level: level },
    });
    const holding = (level: string) => profileAnswer({ lists: { skills: [skill(level)] } });
    const answers = {
      [profileKey]: [profileAnswer(), holding(usual[2]), holding('Cukup')],
      [`POST ${address}`]: [Response.json(skill(usual[2]), { status: 201 })],
      [`PATCH ${address}/${position.id}`]: [Response.json(skill('Cukup'))],
    };
    const { user, sent } = await openEditor({ answers, language }, add);
    const dialogOfSkill = async () => within(await findDialog());
    const levelIn = (shown: Awaited<ReturnType<typeof dialogOfSkill>>) =>
      shown.getByLabelText<HTMLInputElement>(label);
    const adding = await dialogOfSkill();
    const offered = Array.from(levelIn(adding).list?.options ?? [], ({ value }) => value);
    expect(offered).toEqual(usual);
    await user.type(adding.getByLabelText(name), 'SQL');
    // Browsers fire an input event for a chosen option.
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
    expect(bodyOf(sent(`PATCH ${address}/${position.id}`)[0])).toMatchObject({ proficiency_level: 'Cukup' });
  },
);

test('who still works there has no end', async () => {
  const answers = { [profileKey]: [withPosition()], [changeKey]: [Response.json(position)] };
  const { user, sent } = await openEditor({ answers }, 'Edit Analyst');
  await findDialog('Edit job');
  await user.click(screen.getByRole('switch', { name: editingEn.fields.worksHere }));
  expect(screen.queryByRole('group', { name: 'End' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(changeKey)).toHaveLength(1));
  expect(bodyOf(sent(changeKey)[0])).toMatchObject({ is_current: true, end_date: null, version: 3 });
});

test('what the account may not change is said so', async () => {
  const answers = { [profileKey]: [withPosition()], [changeKey]: [problemAnswer(403, 'ACCESS_DENIED')] };
  const { user } = await openEditor({ answers }, 'Edit Analyst');
  await findDialog('Edit job');
  await user.type(screen.getByLabelText('Job title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain(talentEn.states.denied);
});

test('what the account may not delete is said so', async () => {
  const answers = { [profileKey]: [withPosition()], [removeKey]: [problemAnswer(403, 'ACCESS_DENIED')] };
  const { toasts } = await openEditor({ answers }, 'Delete Analyst');
  await waitFor(() => expect(toasts.at(-1)?.description).toBe(talentEn.states.denied));
});

test('a fault that only the service knows is shown at its field', async () => {
  const refusal = Response.json({ code: 'REQUEST_INVALID', errors: { job_title: ['x'] } }, { status: 422 });
  const { user } = await openEditor(
    { answers: { [profileKey]: [withPosition()], [changeKey]: [refusal] } },
    'Edit Analyst',
  );
  await findDialog('Edit job');
  await user.type(screen.getByLabelText('Job title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe(editingEn.faults.refused);
});

test('a deleted entry can be had back', async () => {
  const answers = {
    [profileKey]: [withPosition(), profileAnswer(), withPosition()],
    [removeKey]: [new Response(null, { status: 204 })],
    [restoreKey]: [Response.json(position)],
  };
  const { user, toasts } = await openEditor({ answers }, 'Delete Analyst');
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
  const { toasts } = await openEditor(
    { answers: { [profileKey]: [withPosition()], [removeKey]: [offline] } },
    'Delete Analyst',
  );
  await waitFor(() =>
    expect(toasts).toMatchObject([{ ...failure, description: expect.stringContaining('connection') }]),
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Analyst' })).toBeTruthy();
});

test('a summary is written where there is none', async () => {
  const { profile } = buildFull({});
  const answers = {
    [profileKey]: [profileAnswer()],
    [patchKey]: [Response.json({ ...profile, version: 2 })],
  };
  const { user, sent } = await openEditor({ answers }, talentEn.entries.editSummary);
  await findDialog(editingEn.titles.summary);
  await user.type(
    screen.getByRole('textbox', { name: editingEn.fields.personal_summary }),
    'Ten years{Enter}with numbers.',
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(patchKey)).toHaveLength(1));
  expect(bodyOf(sent(patchKey)[0])).toEqual({ personal_summary: 'Ten years\nwith numbers.', version: 1 });
});

test('a recruiter is asked for nothing that only a talent has', async () => {
  renderSignedIn({
    path: '/profile',
    answers: { [profileKey]: [profileAnswer({ profile: { user_type: 'recruiter' } })] },
  });
  await screen.findByRole('button', { name: talentEn.entries.editDetails });
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts).toEqual(['CV', talentEn.profile.summary]);
  expect(screen.queryByText(/upload your cv/i)).toBeNull();
});

test('in Indonesian the form is Indonesian', async () => {
  const { user } = await openEditor(
    { language: 'id', answers: { [profileKey]: [withPosition()] } },
    'Ubah Analyst',
  );
  await findDialog(editingId.titles.work_experiences_edit);
  await user.clear(screen.getByLabelText('Perusahaan'));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Silakan isi: Perusahaan');
  const months = withinGroup('Selesai')
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(months.slice(0, 3)).toEqual(['Tanpa bulan', 'Januari', 'Februari']);
});
