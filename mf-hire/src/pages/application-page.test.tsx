import type { Application } from '@sabi/contracts/http/hiring/applications';
import { screen, waitFor, within } from '@testing-library/react';
import type { ApplicationMatch } from '@sabi/contracts/http/hiring/application-match';
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
type CvFile = NonNullable<Application['cv_file']>;
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
  expect((await part(en.contact.cv)).getByText('cv-laksmi.pdf')).toBeTruthy();
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
  expect(sent(keys.moves)[0]?.body).toMatchObject({ ids: [applicationId], stage: 'interview' });
});

test('a move leads to the next one of the list, one that did not happen to none', async () => {
  const { user, navigations, sent } = renderHire({
    path,
    answers: {
      [keys.application]: [buildApplication({ days: 2 })],
      [keys.applications]: [{ stages, applications: neighbours, next: null }],
      [keys.moves]: ['state_unfit', 'moved'].map((result) => ({
        results: [{ application_id: applicationId, result }],
      })),
    },
  });
  await screen.findByRole('link', { name: en.neighbours.next });
  await user.keyboard('mi');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(navigations).toEqual([]);
  await user.keyboard('mi');
  await waitFor(() => expect(navigations.at(-1)?.to).toBe(`${list}/after?stage=review`));
  expect(sent(keys.moves)).toHaveLength(2);
});

test('of a deleted account the dates remain, in Indonesian too', async () => {
  const erased = { applicant: null, name: null, state: 'withdrawn', answer_by: null } as const;
  render(buildApplication(erased), { language: 'id' });
  expect(await screen.findByText(id.erasedText)).toBeTruthy();
  expect((await part(id.timeline)).getByText(id.events.submitted)).toBeTruthy();
  expect(screen.queryByRole('button', { name: id.move.label })).toBeNull();
});

test('the match names each requirement with the line that shows it, and what is not mentioned', async () => {
  const quote = { text: 'Juara latte art Surabaya 2025', word: 'latte art' };
  const match: ApplicationMatch = {
    version: 'posting-match-v1',
    requirements: [
      {
        ...{ text: 'Mampu latte art, pengalaman 5 tahun', must: true, state: 'near' },
        asked: [
          { words: 'latte art', state: 'found', quote },
          { words: 'pengalaman 5 tahun', state: 'missing', quote: null },
        ],
      },
      {
        text: 'SIM C',
        must: false,
        state: 'missing',
        asked: [{ words: 'SIM C', state: 'missing', quote: null }],
      },
    ],
  };
  render(buildApplication({ match }), { language: 'id' });
  const items = (await part(id.match.title)).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    `Mampu latte art, pengalaman 5 tahun${id.match.states.near}${id.match.must}latte art: Juara latte art Surabaya 2025pengalaman 5 tahun: ${id.match.notShown}`,
    `SIM C${id.match.states.missing}`,
  ]);
  expect(items[0]?.querySelector('mark')?.textContent).toBe('latte art');
});

test('an application without a match shows none', async () => {
  render();
  await screen.findByRole('heading', { level: 1, name: 'Laksmi Wardani' });
  expect(screen.queryByRole('region', { name: en.match.title })).toBeNull();
});

test('messages to the applicant are shown as they were written, with when one that waits will be sent', async () => {
  const sent = { subject: 'Undangan wawancara', text: 'Halo Laksmi,\nsampai <b>Senin</b>.' };
  const waiting = { subject: 'Your application', text: 'Dear Laksmi' };
  render(
    buildApplication({
      letters: [
        { ...sent, language: 'id', sent_at: '2026-11-27T03:00:00.000Z' },
        { ...waiting, language: 'en', sent_at: null },
      ],
      notified_at: '2026-12-01T02:00:00.000Z',
    }),
    { language: 'id' },
  );
  const items = (await part(id.letters.title)).getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual([
    `${sent.subject}${id.letters.sent.replace('{{time}}', 'Jum 27 Nov, 10.00 WIB')}${sent.text}`,
    `${waiting.subject}${id.letters.scheduled.replace('{{time}}', 'Sel 1 Des, 09.00 WIB')}${waiting.text}`,
  ]);
});

const fileOf = (state: CvFile['state']): CvFile => ({
  ...{ state, file_name: 'cv-laksmi.pdf', media_type: 'application/pdf', size_bytes: 4 },
});

test('the CV is requested by a click alone, as the applicant sees it, and saved under its name', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:cv';
  URL.revokeObjectURL = () => undefined; // a minute later, while other tests run
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  const { user, sent } = renderHire({
    path,
    answers: {
      [keys.application]: [buildApplication({ cv_file: fileOf('stored') })],
      [keys.applications]: [{ stages, applications: neighbours, next: null }],
      [keys.cvFile]: [Response.json({ code: 'FILE_NOT_FOUND' }, { status: 404 }), new Response('%PDF')],
    },
  });
  const button = await screen.findByRole('button', { name: 'Download cv-laksmi.pdf' });
  expect(sent(keys.cvFile)).toHaveLength(0);
  await user.click(button);
  expect(await screen.findByText(en.contact.cvFailed)).toBeTruthy();
  await user.click(button);
  await waitFor(() => expect(saved).toEqual(['cv-laksmi.pdf blob:cv']));
  expect(screen.queryByText(en.contact.cvFailed)).toBeNull();
});

test.each([
  ['copying', en.contact.cvCopying],
  ['unavailable', en.contact.cvUnavailable],
] as const)('a file that is %s is not offered, and the page says why', async (state, text) => {
  render(buildApplication({ cv_file: fileOf(state) }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
});
