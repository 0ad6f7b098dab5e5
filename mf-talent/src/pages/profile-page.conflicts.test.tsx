import { findDialog } from '@sabi/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildFull, problemAnswer, profileAnswer, profileKey } from '../testing/platform';
import {
  position,
  addPositionKey,
  changeKey,
  patchKey,
  withPosition,
  bodyOf,
  withinGroup,
  success,
  openEditor,
  mockScrollIntoView,
} from '../testing/profile-editing';
import editingEn from '../locales/en/editing.json';
import talentEn from '../locales/en/talent.json';

mockScrollIntoView();

test('a change from another device is shown beside mine, and the chosen one is saved', async () => {
  const theirs = { job_title: 'Lead Analyst', location: 'Bekasi', version: 4 };
  const answers = {
    [profileKey]: [withPosition(), withPosition(theirs)],
    [changeKey]: [problemAnswer(409, 'ENTRY_CHANGED'), Response.json(position)],
  };
  const { user, sent, toasts } = await openEditor({ answers }, 'Edit Analyst');
  await findDialog('Edit job');
  await user.clear(screen.getByLabelText('Job title'));
  await user.type(screen.getByLabelText('Job title'), 'Data Analyst');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await findDialog(editingEn.conflict.title);
  expect(screen.getAllByRole('group').map((one) => one.textContent)).toEqual([
    'Job titleYoursData AnalystSaved meanwhileLead Analyst',
    'LocationYoursNothingSaved meanwhileBekasi',
  ]);
  const chosen = screen.getAllByRole('radio', { checked: true }).map((one) => one.parentElement?.textContent);
  expect(chosen).toEqual(['YoursData Analyst', 'Saved meanwhileBekasi']);
  await user.click(screen.getByRole('button', { name: editingEn.conflict.submit }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { id: _id, ...said } = position;
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
    [profileKey]: [withPosition(), withPosition({ location: 'Bekasi', version: 4 })],
    [changeKey]: [problemAnswer(409, 'ENTRY_CHANGED')],
  };
  const { user } = await openEditor({ answers }, 'Edit Analyst');
  await findDialog('Edit job');
  await user.type(screen.getByLabelText('Job title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: editingEn.conflict.back }));
  expect((screen.getByLabelText('Job title') as HTMLInputElement).value).toBe('Analyst!');
});

test('a choice that does not fit together is shown in the form', async () => {
  const answers = {
    [profileKey]: [withPosition(), withPosition({ end_date: '2018-06', version: 4 })],
    [changeKey]: [problemAnswer(409, 'ENTRY_CHANGED')],
  };
  const { user, sent } = await openEditor({ answers }, 'Edit Analyst');
  await findDialog('Edit job');
  await user.clear(withinGroup('Start').getByLabelText('Year'));
  await user.type(withinGroup('Start').getByLabelText('Year'), '2019');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await findDialog(editingEn.conflict.title);
  await user.click(screen.getByRole('button', { name: editingEn.conflict.submit }));
  await findDialog('Edit job');
  expect((await screen.findByRole('alert')).textContent).toBe(editingEn.faults.order);
  expect(sent(changeKey)).toHaveLength(1);
});

test('an entry that is gone can be saved as a new one', async () => {
  const answers = {
    [profileKey]: [withPosition(), profileAnswer()],
    [changeKey]: [problemAnswer(404, 'ENTRY_NOT_FOUND')],
    [addPositionKey]: [Response.json(position, { status: 201 })],
  };
  const { user, sent } = await openEditor({ answers }, 'Edit Analyst');
  await findDialog('Edit job');
  await user.type(screen.getByLabelText('Job title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: editingEn.gone.saveAnew }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf(sent(addPositionKey)[0])).toMatchObject({ job_title: 'Analyst!' });
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
  const { user, sent, toasts } = await openEditor({ answers }, talentEn.entries.editDetails);
  await findDialog(editingEn.titles.header);
  await user.type(screen.getByLabelText(editingEn.fields.position_interest), 'Head of Data');
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
  const { user, sent, toasts } = await openEditor({ answers }, talentEn.entries.editDetails);
  await findDialog(editingEn.titles.header);
  await user.type(screen.getByLabelText(editingEn.fields.position_interest), 'Chief of Data');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await findDialog(editingEn.conflict.title);
  await user.click(screen.getByRole('radio', { name: /^Saved meanwhile/ }));
  await user.click(screen.getByRole('button', { name: editingEn.conflict.submit }));
  await waitFor(() => expect(toasts).toEqual([success]));
  expect(bodyOf(sent(patchKey)[1])).toMatchObject(theirs);
  expect(screen.getByText('Head of Data')).toBeTruthy();
});
