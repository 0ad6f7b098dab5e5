import { screen, within } from '@testing-library/react';
import '../testing/preload-pages';
import en from '../locales/en/applications.json';
import id from '../locales/id/applications.json';
import {
  applicationId,
  buildApplication,
  buildCard,
  jobId,
  keys,
  renderHire,
  stages,
} from '../testing/platform';

const list = `/hire/companies/kopi-pagi/jobs/${jobId}/applications`;
const path = `${list}/${applicationId}?stage=review`;
const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const neighbours = [
  buildCard({ application_id: 'before', days: 3 }),
  buildCard({ days: 2 }),
  buildCard({ application_id: 'after', days: 1 }),
];
const render = (application = buildApplication({ days: 2 }), options = {}) =>
  renderHire({
    path,
    ...options,
    answers: {
      [keys.application]: [application],
      [keys.applications]: [{ stages, applications: neighbours, next: null }],
      [keys.moves]: [{ results: [{ application_id: applicationId, result: 'moved' }] }],
    },
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('an application reads as it was sent, with its knock-out answer marked and what has happened', async () => {
  render();
  expect(await screen.findByRole('heading', { level: 1, name: 'Laksmi Wardani' })).toBeTruthy();
  expect((await part(en.letter)).getByText('Saya suka kopi.')).toBeTruthy();
  expect((await part(en.contact.title)).getByText('cv-laksmi.pdf')).toBeTruthy();
  const work = await part(en.profile.work);
  expect(work.getByText('Barista Senior')).toBeTruthy();
  expect(work.getByText(`March 2024 – ${en.profile.now}`)).toBeTruthy();
  const answers = await part(en.answers.title);
  expect(answers.getByText(en.answers.no).textContent).toContain(en.answers.knockOut);
  expect(answers.getAllByText(en.answers.knockOut)).toHaveLength(1);
  const events = (await part(en.timeline)).getAllByRole('listitem').map((item) => item.textContent);
  expect(events).toEqual([
    expect.stringContaining(en.events.moved.replace('{{stage}}', 'Review')),
    expect.stringContaining(en.events.opened),
    expect.stringContaining(en.events.submitted),
  ]);
});

test('the page says that the applicant sees the opening', async () => {
  render(buildApplication({ opened_at: at(0) }));
  expect(await screen.findByText(en.opened)).toBeTruthy();
});

test('the keys lead to the applications before and after it, in the stage of the list, without opening them', async () => {
  const { user, navigations, sent } = render();
  expect(await screen.findByRole('link', { name: en.neighbours.next })).toBeTruthy();
  await user.keyboard(']');
  expect(navigations.at(-1)?.to).toBe(`${list}/after?stage=review`);
  expect(sent(keys.application)).toHaveLength(1);
});

test('it is moved by the letter of a stage, and one that has ended is not offered a move', async () => {
  const { user, sent } = render();
  await screen.findByRole('heading', { level: 1, name: 'Laksmi Wardani' });
  await user.keyboard('mi');
  expect(sent(keys.moves)[0]?.body).toEqual({ ids: [applicationId], stage: 'interview' });
});

test('of a deleted account the dates remain, in Indonesian too', async () => {
  const erased = { applicant: null, name: null, state: 'withdrawn', answer_by: null } as const;
  render(buildApplication(erased), { language: 'id' });
  expect(await screen.findByText(id.erasedText)).toBeTruthy();
  expect((await part(id.timeline)).getByText(id.events.submitted)).toBeTruthy();
  expect(screen.queryByRole('button', { name: id.move.label })).toBeNull();
});
