import { act, screen } from '@testing-library/react';
import {
  buildCvImportSummary,
  buildCv,
  createEventStream,
  eventsKey,
  problemAnswer,
  profileAnswer,
} from '../../testing/platform';
import {
  uploadedAt,
  failedTitle,
  passTime,
  findFileInput,
  uploadAnswer,
  streamOf,
  showCvPanel,
} from '../../testing/cv-panel';
import talentEn from '../../locales/en/talent.json';

beforeEach(() => {
  jest.useFakeTimers({ now: uploadedAt - 1000 });
});
afterEach(() => jest.useRealTimers());

describe('following a CV', () => {
  const stage = () => screen.getByRole('status').textContent;

  test('each stage is said in words, and the end reloads the profile', async () => {
    const stream = createEventStream();
    let answerUpload: (response: Response) => void = () => undefined;
    const { choose, toasts } = await showCvPanel({
      upload: [new Promise<Response>((resolve) => (answerUpload = resolve))],
      events: [stream.response],
      reloads: [
        profileAnswer({
          cv: buildCv({ state: 'parsed' }),
          cvImport: buildCvImportSummary(),
        }),
      ],
    });
    await choose();
    expect(stage()).toBe('Uploading your fileStep 1 of 4');
    expect(
      screen.getByRole('progressbar', { name: talentEn.cv.stages.uploading }).hasAttribute('aria-valuenow'),
    ).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: talentEn.cv.choose }).disabled).toBe(true);
    answerUpload(uploadAnswer());
    await passTime(10);
    expect(stage()).toBe('Waiting in the queueStep 2 of 4');
    stream.send(buildCv({ state: 'parsing', progress_percent: 10 }));
    await passTime(10);
    expect(stage()).toBe('Reading the fileStep 3 of 4');
    stream.send(buildCv({ state: 'parsing', progress_percent: 40 }));
    await passTime(10);
    expect(stage()).toBe('Sorting what it saysStep 4 of 4');
    expect(
      screen.getByRole('progressbar', { name: talentEn.cv.stages.filling }).getAttribute('aria-valuenow'),
    ).toBe('40');
    expect(toasts).toEqual([]);
    stream.send(buildCv({ state: 'parsed', progress_percent: 100 }));
    await passTime(10);
    expect(screen.getByText('We have read CV Ayu.pdf')).toBeTruthy();
    expect(screen.getByRole('link', { name: talentEn.cv.import.link }).getAttribute('href')).toBe(
      '/profile/review',
    );
    expect(screen.queryByText(/Step \d of 4/)).toBeNull();
    expect(toasts).toEqual([
      {
        tone: 'success',
        title: talentEn.cv.import.toast,
      },
    ]);
  });

  test.each([
    ['MISSING_API_KEY', talentEn.cv.causes.MISSING_API_KEY],
    ['NO_TEXT_EXTRACTED', talentEn.cv.causes.NO_TEXT_EXTRACTED],
    ['OPENAI_ERROR', talentEn.cv.causes.OPENAI_ERROR],
    ['INVALID_FILE', talentEn.cv.causes.INVALID_FILE],
    [null, talentEn.cv.causes.other],
  ] as const)(
    'a CV that failed with %s says why in the corner, and in place what follows',
    async (error_code, cause) => {
      const failed = buildCv({ state: 'failed', error_code });
      const { choose, toasts, user } = await showCvPanel({
        upload: [uploadAnswer()],
        events: [streamOf(buildCv(), failed)],
      });
      await choose();
      const description = `Failed to parse CV. ${cause}`;
      expect(toasts).toEqual([{ tone: 'destructive', title: failedTitle, description }]);
      const notice = screen.getByRole('alert').textContent;
      expect(notice).toContain('We could not read CV Ayu.pdf.');
      expect(notice).toContain('it does not count for your profile');
      expect(notice).not.toContain(cause);
      expect(screen.getByText('Ayu Lestari')).toBeTruthy();
      const opened = jest.fn();
      findFileInput().addEventListener('click', opened);
      await user.click(screen.getByRole('button', { name: talentEn.cv.tryAnother }));
      expect(opened).toHaveBeenCalledTimes(1);
    },
  );

  test('a CV that was being read when the page was loaded is followed to its end', async () => {
    const { toasts } = await showCvPanel({
      cv: buildCv({ state: 'parsing', progress_percent: 10 }),
      events: [streamOf(buildCv({ state: 'parsed' }))],
      reloads: [profileAnswer({ cv: buildCv({ state: 'parsed' }) })],
    });
    await passTime(10);
    expect(toasts.map(({ title }) => title)).toEqual([talentEn.cv.import.toast]);
  });

  test.each(['parsed', 'failed'] as const)('a CV that was %s before is not reported again', async (state) => {
    const { toasts, sent } = await showCvPanel({ cv: buildCv({ state }) });
    await passTime(10_000);
    expect([toasts, sent(eventsKey)]).toEqual([[], []]);
    expect(Boolean(screen.queryByRole('alert'))).toBe(state === 'failed');
  });

  test('it goes on, and is reported, while another page is open', async () => {
    const stream = createEventStream();
    const { toasts, navigations, location } = await showCvPanel({
      cv: buildCv(),
      events: [stream.response],
      reloads: [profileAnswer({ cv: buildCv({ state: 'parsed' }) })],
    });
    act(() => location.set({ ...location.get(), pathname: '/dashboard', key: 'second' }));
    await passTime(10);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Ayu!');
    stream.send(buildCv({ state: 'parsed' }));
    await passTime(10);
    expect(toasts).toHaveLength(1);
    expect(navigations).toEqual([]);
  });

  test.each([
    [buildCv(), [{ title: failedTitle, description: talentEn.cv.unexpected }]],
    [null, []], // deleted in another tab
  ])(
    'a CV that may not be asked about any more is reported, unless it is gone (%#)',
    async (left, message) => {
      const { toasts } = await showCvPanel({
        cv: buildCv(),
        events: [problemAnswer(404, 'RESUME_NOT_FOUND')],
        reloads: [profileAnswer({ cv: left })],
      });
      await passTime(10);
      expect(toasts).toMatchObject(message);
      expect(toasts).toHaveLength(message.length);
    },
  );

  test('where no stream comes through, asking does', async () => {
    const { toasts } = await showCvPanel({
      cv: buildCv(),
      events: [new TypeError('Failed to fetch')],
      poll: [
        Response.json(buildCv({ state: 'parsing', progress_percent: 40 })),
        Response.json(buildCv({ state: 'parsed' })),
      ],
      reloads: [profileAnswer({ cv: buildCv({ state: 'parsed' }) })],
    });
    await passTime(7100);
    expect(stage()).toBe('Sorting what it saysStep 4 of 4');
    await passTime(2000);
    expect(toasts.map(({ tone }) => tone)).toEqual(['success']);
  });

  test('a reload that is faster than the stream reports the end once', async () => {
    const stream = createEventStream();
    const { toasts } = await showCvPanel({
      cv: buildCv(),
      events: [stream.response],
      reloads: [profileAnswer({ cv: buildCv({ state: 'parsed' }) })],
    });
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('online'));
    });
    await passTime(10);
    expect(toasts).toHaveLength(1);
    stream.send(buildCv({ state: 'parsed' }));
    await passTime(10);
    expect(toasts).toHaveLength(1);
  });
});
