import { screen, waitFor, within } from '@testing-library/react';
import type { Automation } from '@sabi/contracts/http/hiring/automations';
import '../testing/preload-pages';
import hireEn from '../locales/en/hire.json';
import en from '../locales/en/automations.json';
import {
  applicationId,
  buildJob,
  companies,
  jobId,
  keys,
  operationId,
  problem,
  renderHire,
  stages,
} from '../testing/platform';

const path = `/hire/companies/kopi-pagi/jobs/${jobId}/rules`;

const question = { text: 'Can you work nights?', kind: 'yes_no' as const, knock_out: null };

const rule = (values: Partial<Automation> = {}): Automation => ({
  automation_id: operationId,
  name: 'Nights',
  is_on: true,
  trigger: { event: 'submitted' },
  conditions: [{ question: question.text, test: 'is', value: 'yes' }],
  act: { stage_id: 'interview', template_id: null, after_hours: 24 },
  member_id: null,
  stopped: null,
  version: 3,
  updated_at: '2026-11-20T00:00:00Z',
  ...values,
});

const answers = (automations: readonly Automation[]) => ({
  [keys.companies]: [companies()],
  [keys.job]: [buildJob({ posting: { questions: [question] } })],
  [keys.applications]: [{ stages, applications: [], next: null }],
  [keys.automations]: [{ automations }],
  [keys.templates]: [{ templates: [] }],
});

test('a rule is tried on the applications as they are, and saved', async () => {
  const planned = {
    ...{ application_id: applicationId, name: 'Laksmi Wardani' },
    steps: [
      {
        automation_id: operationId,
        name: 'Nights',
        from_stage_id: 'review',
        stage_id: 'interview',
        template_id: null,
        after_hours: 0,
      },
    ],
  };
  const { user, sent, toasts } = renderHire({
    path,
    answers: {
      ...answers([]),
      [keys.tryAutomation]: [{ checked: 5, moved: 1, applications: [planned] }],
      [keys.newAutomation]: [rule()],
    },
  });
  await screen.findByText(en.none);
  await user.click(screen.getByRole('button', { name: en.new }));
  const dialog = within(await screen.findByRole('dialog', { name: en.form.newTitle }));
  await user.click(dialog.getByRole('button', { name: en.form.submit }));
  expect(await dialog.findAllByText(hireEn.letter.missing)).toHaveLength(2);
  await user.type(dialog.getByRole('textbox', { name: en.form.name }), 'Nights');
  await user.click(dialog.getByRole('button', { name: en.form.addCondition }));
  await user.selectOptions(dialog.getByRole('combobox', { name: en.form.to }), 'interview');
  const targets = within(dialog.getByRole('combobox', { name: en.form.to })).getAllByRole('option');
  expect(targets.map((option) => option.getAttribute('value'))).toEqual(['', 'review', 'interview']);
  await user.click(dialog.getByRole('button', { name: en.dryRun.label }));
  expect(await dialog.findByText('Laksmi Wardani: Interview')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: en.form.submit }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe(en.form.saved));
  const content = {
    ...{ name: 'Nights', is_on: true, trigger: { event: 'submitted' } },
    conditions: [{ question: question.text, test: 'is', value: 'yes' }],
    act: { stage_id: 'interview', template_id: null, after_hours: 0 },
  };
  expect(sent(keys.tryAutomation)[0]?.body).toEqual(content);
  expect(sent(keys.newAutomation)[0]?.body).toMatchObject(content);
});

test('a rule is read as a sentence, says why it stopped, and is turned off', async () => {
  const stopped = rule({ name: 'Old', stopped: 'template_gone', conditions: [] });
  const { user, sent } = renderHire({
    path,
    answers: { ...answers([rule(), stopped]), [keys.automation]: [rule({ is_on: false })] },
  });
  const list = within(await screen.findByRole('list', { name: en.list }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first?.textContent).toContain('if “Can you work nights?” is Yes');
  expect(first?.textContent).toContain('Move it to Interview; the applicant hears after 1 day');
  expect(second?.textContent).toContain(en.stopped.template_gone);
  await user.click(screen.getByRole('button', { name: `${en.turnOff}: Nights` }));
  await waitFor(() => expect(sent(keys.automation)).toHaveLength(1));
  expect(sent(keys.automation)[0]?.body).toMatchObject({ version: 3, is_on: false });
});

test('a rule is run on the applications that are there once that is confirmed', async () => {
  const { user, sent, toasts } = renderHire({
    path,
    answers: {
      ...answers([rule()]),
      [keys.runAutomation]: [
        { moved: 500, is_complete: false },
        { moved: 2, is_complete: true },
      ],
    },
  });
  await user.click(await screen.findByRole('button', { name: `${en.run.label}: Nights` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: en.run.confirm }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('502 applications moved'));
  expect(sent(keys.runAutomation)).toHaveLength(2);
});

test('a circle is refused in words, and what was entered stays', async () => {
  const { user } = renderHire({
    path,
    answers: { ...answers([rule()]), [keys.automation]: [problem(409, 'AUTOMATION_LOOP')] },
  });
  await user.click(await screen.findByRole('button', { name: `${en.edit}: Nights` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: en.form.submit }));
  expect(await dialog.findByText(hireEn.errors.AUTOMATION_LOOP)).toBeTruthy();
  expect(dialog.getByDisplayValue('Nights')).toBeTruthy();
});
