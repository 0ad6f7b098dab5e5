import { screen } from '@testing-library/react';
import '../testing/preload-pages';
import en from '../locales/en/applications.json';
import id from '../locales/id/applications.json';
import { applicationId, buildApplication, jobId, keys, renderHire } from '../testing/platform';

const render = (application = buildApplication({}), options = {}) =>
  renderHire({
    path: `/hire/companies/kopi-pagi/jobs/${jobId}/applications/${applicationId}`,
    ...options,
    answers: { [keys.application]: [application] },
  });

test('an application leads to its thread, also once it has ended', async () => {
  render(buildApplication({ state: 'rejected', reason: 'pay' }), { language: 'id' });
  const link = await screen.findByRole('link', { name: id.message });
  expect(link.getAttribute('href')).toBe(`/id/inbox?thread=${applicationId}`);
});

test('nobody is written to once the account was deleted', async () => {
  render(buildApplication({ applicant: null, name: null }));
  expect(await screen.findByText(en.erasedText)).toBeTruthy();
  expect(screen.queryByRole('link', { name: en.message })).toBeNull();
});
