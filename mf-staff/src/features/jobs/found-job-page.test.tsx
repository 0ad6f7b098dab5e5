import type { Language } from '@sabi/contracts/language';
import { screen, waitFor } from '@testing-library/react';
import { buildFoundJob } from '../../testing/cases';
import { type Answer, problem, renderDesk, staffSession, texts } from '../../testing/platform';
import { toFoundCase } from './found-job';
import { readWantedNumber } from './read-wanted-number';

const languages: readonly Language[] = ['en', 'id'];
const reason = 'It asks for a fee';
const job = buildFoundJob();
const at = '2026-11-21T03:00:00.000Z';
const frozen = buildFoundJob({
  version: job.version + 1,
  frozen_at: at,
  frozen_reason: 'A colleague gives another one',
  history: [{ at, act: 'frozen', by: 'staff', reason: 'A colleague gives another one' }, ...job.history],
});
const jobKey = 'GET /api/hiring/v1/staff/jobs/12';
const freezeKey = `POST /api/hiring/v1/staff/jobs/${job.job_id}/freeze`;
const { actions, decision, empty, job: jobTexts, owner } = texts.en;

const openJob = async (loads: readonly Answer[], freezes: readonly Answer[] = []) => {
  const desk = renderDesk({
    path: '/staff/job?no=12',
    answers: { [jobKey]: loads, [freezeKey]: freezes },
  });
  await screen.findByRole('heading', { level: 2, name: 'Barista' });
  return desk;
};

const sendFreeze = async ({ user }: Awaited<ReturnType<typeof openJob>>) => {
  await user.keyboard('f');
  await user.type(await screen.findByLabelText(actions.freezeJob.words), reason);
  await user.keyboard('{Control>}{Enter}{/Control}');
};

test('a job that nobody reported is found by its pasted address and frozen by keys alone', async () => {
  const { user, posts } = renderDesk({
    path: '/staff/reports',
    answers: { [jobKey]: [Response.json(job), Response.json(frozen)], [freezeKey]: [Response.json(frozen)] },
  });
  await screen.findByText(empty.reported);
  await user.keyboard('/https://sabi.example/id/jobs/barista-12?q=x{Enter}');
  const heading = await screen.findByRole('heading', { level: 2, name: 'Barista' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText('Kopi Rekaan', { selector: 'dd' })).toBeTruthy();
  expect(screen.getByText('Telegram', { selector: 'q' })).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.en.posting.page })).toBeTruthy();
  expect(screen.getByText(texts.en.posting.states.published, { selector: 'dd' })).toBeTruthy();
  expect(screen.getByText(new RegExp(jobTexts.acts.published), { selector: 'li' })).toBeTruthy();
  await user.keyboard('f');
  await user.type(await screen.findByLabelText(actions.freezeJob.words), reason);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posts()).toEqual([{ key: freezeKey, body: { reason, version: job.version } }]);
  expect(screen.getByText(new RegExp(jobTexts.acts.frozen), { selector: 'li' })).toBeTruthy();
  expect(screen.getByRole('button', { name: new RegExp(actions.unfreezeJob.label) })).toBeTruthy();
  expect(screen.queryByRole('link', { name: texts.en.posting.page })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('where its company has changed the job meanwhile, the freeze is sent again for what is now in view', async () => {
  const changed = buildFoundJob({ version: 5 });
  const desk = await openJob(
    [Response.json(job), Response.json(changed), Response.json(frozen)],
    [problem(409, 'JOB_CHANGED'), Response.json(frozen)],
  );
  await sendFreeze(desk);
  expect(await screen.findByText(decision.failures.changed)).toBeTruthy();
  await desk.user.click(screen.getByRole('button', { name: actions.freezeJob.confirm }));
  await waitFor(() => expect(desk.posts().at(-1)?.body).toEqual({ reason, version: 5 }));
});

test('where a colleague has frozen it meanwhile, that is said and the job is shown as it is', async () => {
  const desk = await openJob([Response.json(job), Response.json(frozen)], [problem(409, 'JOB_CHANGED')]);
  await sendFreeze(desk);
  expect(await screen.findByText(jobTexts.gone.title)).toBeTruthy();
  await desk.user.click(screen.getByRole('button', { name: jobTexts.gone.action }));
  expect(screen.getByText('A colleague gives another one', { selector: 'q' })).toBeTruthy();
});

test('a job in review shows who works on its case, which can be taken over; one in no queue has no owner', async () => {
  const assignKey = `POST /api/hiring/v1/staff/jobs/${job.job_id}/assign`;
  const colleague = { id: '80000000-0000-4000-8000-000000000001', name: 'rina@sabi.example' };
  const taken = (owner: typeof colleague, version: number) =>
    buildFoundJob({ state: 'in_review', assignment: { owner, version } });
  const { user: me } = staffSession;
  const { user, posts } = renderDesk({
    path: '/staff/job?no=12',
    answers: {
      [jobKey]: [taken(colleague, 1), taken({ id: me.id, name: me.email }, 2)].map((each) =>
        Response.json(each),
      ),
      [assignKey]: [Response.json({ owner: { id: me.id, name: me.email }, version: 2 })],
    },
  });
  expect(await screen.findByText(owner.colleague.replace('{{name}}', colleague.name))).toBeTruthy();
  await user.keyboard('a');
  expect(await screen.findByText(owner.me)).toBeTruthy();
  expect(posts()).toEqual([{ key: assignKey, body: { take: true, version: 1 } }]);
  expect(
    toFoundCase(buildFoundJob({ assignment: { owner: colleague, version: 1 } })).ownership,
  ).toBeUndefined();
});

describe.each(languages)('in %s', (language) => {
  const { job: ofJob, search, failed } = texts[language];

  test('what is no number and no address, and a number without a job, are answered', async () => {
    const answers = { 'GET /api/hiring/v1/staff/jobs/99': [problem(404, 'JOB_NOT_FOUND')] };
    const { user } = renderDesk({ path: '/staff/reports', language, answers });
    const field = await screen.findByLabelText(search.label);
    await user.type(field, 'Barista{Enter}');
    expect(await screen.findByText(search.unreadable)).toBeTruthy();
    await user.clear(field);
    await user.type(field, '99{Enter}');
    expect(await screen.findByText(ofJob.unknown.title.replace('{{no}}', '99'))).toBeTruthy();
  });

  test('a load that fails offers another try', async () => {
    const answers = { [jobKey]: [problem(403, 'ACCESS_DENIED'), Response.json(job)] };
    const { user } = renderDesk({ path: '/staff/job?no=12', language, answers });
    expect(await screen.findByText(ofJob.failed.service.title)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: failed.retry }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Barista' })).toBeTruthy();
  });
});

test('staff without the role for jobs has no search, and no job is asked for', async () => {
  const session = { ...staffSession, user: { ...staffSession.user, staffRoles: ['support'] } };
  const { sent } = renderDesk({ path: '/staff/job?no=12', session });
  expect(await screen.findByText(jobTexts.failed.role.title)).toBeTruthy();
  expect(screen.queryByLabelText(texts.en.search.label)).toBeNull();
  expect(sent.map(({ key }) => key)).not.toContain(jobKey);
});

test('a job that has ended has nothing to decide', () => {
  expect(toFoundCase(buildFoundJob({ state: 'closed' })).actions).toEqual([]);
  expect(toFoundCase(buildFoundJob({ state: 'expired' })).actions).toEqual([]);
});

test.each([
  ['12', 12],
  [' #12 ', 12],
  ['/jobs/barista-12', 12],
  ['/id/jobs/barista-12', 12],
  ['https://sabi.example/jobs/barista-12#apply', 12],
  ['sabi.example/id/jobs/12/', 12],
  ['', null],
  ['0', null],
  ['barista-12', null],
  ['/jobs/barista', null],
  ['https://sabi.example/hire/jobs/12', null],
])('%j is read as %j', (text, no) => {
  expect(readWantedNumber(text)).toBe(no);
});
