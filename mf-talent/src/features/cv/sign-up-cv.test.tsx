import { pendingCvs } from '@sabi/cv-report/pending-cv';
import { screen, waitFor } from '@testing-library/react';
import {
  type Answer,
  buildCv,
  problemAnswer,
  profileAnswer,
  profileKey,
  renderSignedIn,
  cvId,
  userId,
} from '../../testing/platform';
import talentEn from '../../locales/en/talent.json';

const uploadedAt = 1_735_362_000_000;
const uploadKey = `POST /storage/v1/object/profile-assets/${userId}/cv_${uploadedAt}.pdf`;
const eventsKey = `GET /api/profile/v1/resumes/${cvId}/events`;
const cv = new File(['%PDF-1.7'], 'CV Ayu.pdf', { type: 'application/pdf' });

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(uploadedAt);
});
afterEach(() => jest.restoreAllMocks());

/** Stores a sign-up CV in the browser for the signed-in user; `outcomes` records whether it was handed over. */
function keep() {
  const outcomes: ('forgotten' | 'kept')[] = [];
  jest.spyOn(pendingCvs, 'handOver').mockImplementation(async (_email, send) => {
    try {
      await send(cv);
      outcomes.push('forgotten');
    } catch (error) {
      outcomes.push('kept');
      throw error;
    }
  });
  return outcomes;
}

const start = (values: Parameters<typeof profileAnswer>[0], upload: Answer[] = []) =>
  renderSignedIn({
    path: '/profile',
    answers: {
      [profileKey]: [profileAnswer(values)],
      [uploadKey]: upload,
      [eventsKey]: [new Promise<Response>(() => undefined)],
    },
  });

test('a CV that waits is uploaded for its account, reported, and shown on its way', async () => {
  const outcomes = keep();
  const currentCv = buildCv();
  const { sent, toasts } = start({}, [Response.json({ Key: currentCv.file_key, resume: currentCv })]);
  await waitFor(() => expect(outcomes).toEqual(['forgotten']));
  expect(pendingCvs.handOver).toHaveBeenCalledWith('ayu@mail.example', expect.any(Function));
  expect(sent(uploadKey).map(({ body }) => body)).toEqual([cv]);
  expect(toasts).toEqual([
    {
      title: talentEn.cv.kept.title,
      description:
        'You chose CV Ayu.pdf when you signed up. We are uploading it now, and show you what we find in it.',
    },
  ]);
  expect(await screen.findByText(talentEn.cv.stages.queued)).toBeTruthy();
});

test('while it is sent the panel says so, and takes no other', async () => {
  keep();
  start({}, [new Promise<Response>(() => undefined)]);
  expect(await screen.findByText(talentEn.cv.stages.uploading)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: talentEn.cv.choose }).disabled).toBe(true);
});

test('how much of it has been sent is shown in the panel', async () => {
  keep();
  renderSignedIn({
    path: '/profile',
    answers: { [profileKey]: [profileAnswer()] },
    upload: (_path, { onSent }) => {
      onSent(0.4);
      return new Promise<Response>(() => undefined);
    },
  });
  const progress = await screen.findByRole('progressbar', { name: talentEn.cv.stages.uploading });
  await waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('40'));
});

test.each([
  ['has a CV', { cv: buildCv({ state: 'parsed' }) }],
  ['is a recruiter’s', { profile: { user_type: 'recruiter' as const } }],
])('a profile that %s takes none', async (_name, values) => {
  keep();
  start(values);
  await screen.findByRole('heading', { level: 1, name: 'Ayu Lestari' });
  expect(pendingCvs.handOver).not.toHaveBeenCalled();
});

test.each([
  ['a file that is refused is not tried again', problemAnswer(415, 'RESUME_CONTENT_MISMATCH'), 'forgotten'],
  ['a limit leaves it for another visit', problemAnswer(429, 'RATE_LIMITED'), 'kept'],
  ['a service that is down leaves it for another visit', problemAnswer(503, 'UPSTREAM_DOWN'), 'kept'],
] as const)('%s', async (_name, answer, outcome) => {
  const outcomes = keep();
  const { toasts } = start({}, [answer]);
  await waitFor(() => expect(outcomes).toEqual([outcome]));
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({ tone: 'destructive', title: talentEn.cv.failedTitle }),
  );
});
