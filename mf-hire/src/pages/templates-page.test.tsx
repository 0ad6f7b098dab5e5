import { screen, waitFor, within } from '@testing-library/react';
import '../testing/preload-pages';
import hireEn from '../locales/en/hire.json';
import en from '../locales/en/templates.json';
import { companies, keys, operationId, problem, renderHire } from '../testing/platform';

const path = '/hire/companies/kopi-pagi/templates';
const template = {
  ...{ template_id: operationId, name: 'Kind', language: 'en', version: 3 },
  ...{ subject: 'About {job_title}', text: 'Dear {talent_name}', updated_at: '2026-11-20T00:00:00Z' },
};

test('a template is written with a preview; a placeholder that nobody knows is refused', async () => {
  const { user, sent, toasts } = renderHire({
    path,
    answers: {
      [keys.templates]: [{ templates: [] }],
      [keys.preview]: [{ subject: 'Barista', text: 'Hello Siti' }],
      [keys.newTemplate]: [template],
    },
  });
  await screen.findByText(en.none);
  await user.click(screen.getByRole('button', { name: en.new }));
  const dialog = within(await screen.findByRole('dialog', { name: en.form.newTitle }));
  await user.type(dialog.getByRole('textbox', { name: en.form.name }), 'Kind');
  await user.type(dialog.getByRole('textbox', { name: hireEn.letter.subject }), 'About {{job_title}');
  const text = dialog.getByRole('textbox', { name: hireEn.letter.text });
  await user.type(text, 'Hello {{boss}');
  await user.click(dialog.getByRole('button', { name: en.form.submit }));
  expect(await dialog.findByText(hireEn.letter.unknown.replace('{{name}}', '{boss}'))).toBeTruthy();
  await user.clear(text);
  await user.type(text, 'Hello {{talent_name}');
  await user.click(dialog.getByRole('button', { name: hireEn.letter.showPreview }));
  expect(await dialog.findByText('Hello Siti')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: en.form.submit }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe(en.form.saved));
  expect(sent(keys.newTemplate)[0]?.body).toMatchObject({
    ...{ name: 'Kind', language: 'en' },
    ...{ subject: 'About {job_title}', text: 'Hello {talent_name}' },
  });
});

test('a template is deleted once that is confirmed', async () => {
  const { user, sent } = renderHire({
    path,
    answers: {
      [keys.templates]: [{ templates: [template] }, { templates: [] }],
      [keys.template.replace('PATCH', 'DELETE')]: [new Response(null, { status: 204 })],
    },
  });
  await user.click(await screen.findByRole('button', { name: en.remove.named.replace('{{name}}', 'Kind') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: en.remove.label }));
  expect(await screen.findByText(en.none)).toBeTruthy();
  expect(sent(keys.template.replace('PATCH', 'DELETE'))).toHaveLength(1);
});

test('a change of another member keeps the text that was typed', async () => {
  const { user } = renderHire({
    path,
    answers: {
      [keys.templates]: [{ templates: [template] }],
      [keys.template]: [problem(409, 'TEMPLATE_CHANGED')],
    },
  });
  await user.click(await screen.findByRole('button', { name: en.editNamed.replace('{{name}}', 'Kind') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: hireEn.letter.text }), '!');
  await user.click(dialog.getByRole('button', { name: en.form.submit }));
  expect(await dialog.findByText(en.form.failed)).toBeTruthy();
  expect(dialog.getByDisplayValue('Dear {talent_name}!')).toBeTruthy();
});

test('an interviewer has a link to the inbox, and none to templates', async () => {
  renderHire({
    path: '/hire/companies/kopi-pagi/jobs',
    answers: { [keys.companies]: [companies('interviewer')], [keys.jobs]: [{ jobs: [], next: null }] },
  });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('link', { name: hireEn.navigation.inbox }).getAttribute('href')).toMatch(
    /\/inbox$/,
  );
  expect(screen.queryByRole('link', { name: en.list })).toBeNull();
});
