import { act, screen, within } from '@testing-library/react';
import '../testing/preload-pages';
import en from '../locales/en/hire.json';
import { buildJob, buildSummary, companies, keys, problem, renderHire } from '../testing/platform';

const path = '/hire/companies/kopi-pagi/jobs';
const published = buildSummary({ state: 'published', expires_at: '2027-01-19T03:00:00.000Z', version: 4 });
const actName = (act: 'pause' | 'publish' | 'close') => en.acts[act].named.replace('{{title}}', 'Barista');

test('a job that was paused can be published again from the message about it', async () => {
  const { user, toasts, sent } = renderHire({
    path,
    answers: {
      [keys.jobs]: [{ jobs: [published], next: null }],
      [keys.pause]: [buildJob({ state: 'paused', version: 5 })],
      [keys.publish]: [buildJob({ state: 'published', version: 6 })],
    },
  });
  await user.click(await screen.findByRole('button', { name: actName('pause') }));
  await screen.findByText('Barista');
  expect(toasts.at(-1)?.title).toBe(en.acts.pause.done);
  await act(async () => toasts.at(-1)?.action?.onSelect());
  expect(sent(keys.publish)[0]?.body).toEqual({ version: 5 });
});

test('an act on a job that has changed meanwhile says so and shows it as it is', async () => {
  const { user, toasts, sent } = renderHire({
    path,
    answers: {
      [keys.jobs]: [
        { jobs: [published], next: null },
        { jobs: [{ ...published, state: 'paused' }], next: null },
      ],
      [keys.pause]: [problem(409, 'JOB_CHANGED')],
    },
  });
  await user.click(await screen.findByRole('button', { name: actName('pause') }));
  expect(await screen.findByRole('button', { name: actName('publish') })).toBeTruthy();
  expect(toasts.at(-1)).toMatchObject({ tone: 'destructive', description: en.errors.JOB_CHANGED });
  expect(sent(keys.jobs)).toHaveLength(2);
});

test('a recruiter is offered no approval, and a hidden job no page', async () => {
  const waiting = buildSummary({ job_id: 'waiting', title: 'Kasir', state: 'in_approval' });
  const hidden = { ...published, frozen_at: '2026-11-21T03:00:00.000Z' };
  renderHire({
    path,
    answers: {
      [keys.companies]: [companies('recruiter')],
      [keys.jobs]: [{ jobs: [waiting, hidden], next: null }],
    },
  });
  await screen.findByRole('button', { name: en.acts.close.named.replace('{{title}}', 'Kasir') });
  const approve = en.acts.approve.named.replace('{{title}}', 'Kasir');
  expect(screen.queryByRole('button', { name: approve })).toBeNull();
  expect(screen.queryByRole('link', { name: en.acts.view.named.replace('{{title}}', 'Barista') })).toBeNull();
});

test('an interviewer reads jobs and is offered nothing that would be refused', async () => {
  renderHire({
    path,
    answers: {
      [keys.companies]: [companies('interviewer')],
      [keys.jobs]: [{ jobs: [published], next: null }],
    },
  });
  const list = within(await screen.findByRole('list', { name: en.jobs.title }));
  expect(list.getByRole('link', { name: 'Barista' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: actName('close') })).toBeNull();
  expect(screen.queryByRole('link', { name: en.jobs.new })).toBeNull();
});

test('a job leads to its applications and says how many wait too long; a draft and a job of others say nothing', async () => {
  const applications = { total: 12, unanswered: 3 };
  renderHire({
    path,
    answers: {
      [keys.jobs]: [
        {
          jobs: [
            { ...published, applications },
            buildSummary({ job_id: 'draft', title: 'Kasir' }),
            buildSummary({ job_id: 'others', title: 'Koki', state: 'closed', applications: null }),
          ],
          next: null,
        },
      ],
    },
  });
  const named = (title: string) => en.jobs.applicationsNamed_other.replace('{{title}}', title);
  const link = await screen.findByRole('link', { name: named('Barista').replace('{{count}}', '12') });
  expect(link.getAttribute('href')).toBe(`${path}/${published.job_id}/applications`);
  expect(screen.getByText(en.jobs.unanswered_other.replace('{{count}}', '3'))).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /application/ })).toEqual([link]);
});

describe('of a company without jobs', () => {
  const none = { [keys.jobs]: [{ jobs: [], next: null }] };

  test('the page says what a job brings, with one button for it and nothing to filter', async () => {
    renderHire({ path, answers: none });
    expect(await screen.findByText(en.jobs.noneText)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: en.jobs.new })).toHaveLength(1);
    expect(screen.queryByRole('group', { name: en.jobs.filter })).toBeNull();
  });

  test('an interviewer reads when jobs appear', async () => {
    renderHire({ path, answers: { ...none, [keys.companies]: [companies('interviewer')] } });
    expect(await screen.findByText(en.jobs.noneReadOnly)).toBeTruthy();
  });

  test('a state without jobs keeps the filter', async () => {
    const { user } = renderHire({ path: `${path}?state=paused`, answers: none });
    await user.click(await screen.findByRole('button', { name: en.jobs.showAll }));
    expect(await screen.findByText(en.jobs.none)).toBeTruthy();
  });
});
