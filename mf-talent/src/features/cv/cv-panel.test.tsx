import { fireEvent, screen, waitFor } from '@testing-library/react';
import { buildCv, problemAnswer, profileAnswer, userId } from '../../testing/platform';
import {
  uploadedAt,
  fileName,
  uploadKey,
  failedTitle,
  passTime,
  findFileInput,
  buildFile,
  uploadAnswer,
  streamOf,
  showCvPanel,
} from '../../testing/cv-panel';
import talentEn from '../../locales/en/talent.json';
import talentId from '../../locales/id/talent.json';

beforeEach(() => {
  jest.useFakeTimers({ now: uploadedAt - 1000 });
});
afterEach(() => jest.useRealTimers());

/** A request that hangs until it is aborted. */
const untilAborted = (signal: AbortSignal | null) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

describe('choosing a file', () => {
  test.each([
    ['CV.exe', 100, talentEn.cv.faults.RESUME_TYPE_UNSUPPORTED],
    ['CV', 100, talentEn.cv.faults.RESUME_TYPE_UNSUPPORTED],
    ['CV.pdf', 10_485_761, talentEn.cv.faults.RESUME_TOO_LARGE],
  ])('%s of %i bytes is refused before it is sent', async (name, size, text) => {
    const { choose, toasts, requests } = await showCvPanel();
    await choose(buildFile(name, size));
    expect(toasts).toEqual([{ tone: 'destructive', title: text }]);
    expect(screen.queryByText(text)).toBeNull(); // shown once
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('an empty file is no valid one', async () => {
    const { choose, toasts, clearings } = await showCvPanel();
    await choose(buildFile('CV.pdf', 0));
    expect(clearings).toEqual([0]); // messages about the previous file
    const description = 'Failed to parse CV. Invalid file format. Please use PDF, DOC, or DOCX files only.';
    expect(toasts).toEqual([{ tone: 'destructive', title: failedTitle, description }]);
  });

  test('a file of exactly 10 MB is sent, under its key and with its name and real type', async () => {
    const file = buildFile('CV Ayu & co.PDF', 10_485_760);
    const { choose, sent } = await showCvPanel({ upload: [uploadAnswer()], events: [streamOf(buildCv())] });
    await choose(file);
    const [request] = sent(uploadKey);
    expect(request?.path).toBe(
      `/storage/v1/object/profile-assets/${userId}/${fileName}?name=CV+Ayu+%26+co.PDF`,
    );
    expect(request?.body).toBe(file);
    expect(request?.headers.get('content-type')).toBe('application/pdf');
  });

  test.each([
    ['CV.doc', 'application/msword'],
    ['CV.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('%s is sent as what it is', async (name, mediaType) => {
    const { choose, requests } = await showCvPanel();
    await choose(buildFile(name));
    const sent = requests.find(({ method }) => method === 'POST');
    expect(sent?.path).toContain(`?name=${name}`);
    expect(sent?.headers.get('content-type')).toBe(mediaType);
  });

  test('a file can be dropped', async () => {
    const { sent } = await showCvPanel({ upload: [uploadAnswer()] });
    const zone = screen.getByTestId('cv-drop-zone');
    fireEvent.dragOver(zone);
    expect(zone.className).toContain('over');
    jest.setSystemTime(uploadedAt);
    fireEvent.drop(zone, { dataTransfer: { files: [buildFile()] } });
    await passTime(10);
    expect(zone.className).not.toContain('over');
    expect(sent(uploadKey)).toHaveLength(1);
  });

  test('the keyboard opens the browser’s own dialog', async () => {
    const { user } = await showCvPanel();
    const opened = jest.fn();
    findFileInput().addEventListener('click', opened);
    screen.getByRole('button', { name: talentEn.cv.choose }).focus();
    await user.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test('a recruiter reads that CVs are for talent', async () => {
    await showCvPanel({ userType: 'recruiter' });
    expect(screen.getByText(talentEn.cv.onlyTalent)).toBeTruthy();
    expect(screen.queryByLabelText('CV file')).toBeNull();
  });
});

describe('an upload under way', () => {
  const silent = () =>
    showCvPanel({
      upload: [({ signal }) => untilAborted(signal), uploadAnswer()],
      events: [streamOf(buildCv())],
      reloads: [profileAnswer()],
    });
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented ? 'asked' : 'gone';
  };

  test('is not left without a question, and only while it lasts', async () => {
    const { choose, user } = await silent();
    expect(leave()).toBe('gone');
    await choose();
    expect(leave()).toBe('asked');
    await user.click(screen.getByRole('button', { name: talentEn.cv.cancel }));
    await passTime(10);
    expect(leave()).toBe('gone');
  });

  test('is cancelled without a failure, and sent after all when asked to', async () => {
    const { choose, user, toasts, sent } = await silent();
    await choose();
    await user.click(screen.getByRole('button', { name: talentEn.cv.cancel }));
    await passTime(10);
    expect(toasts).toEqual([]);
    expect(screen.queryByText(talentEn.cv.stages.uploading)).toBeNull();
    expect(screen.getByText('CV Ayu.pdf was not sent. The file is still chosen.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await passTime(10);
    expect(sent(uploadKey)).toHaveLength(2);
    expect(screen.getByText(talentEn.cv.stages.queued)).toBeTruthy();
  });

  test('that takes long says why', async () => {
    const { choose } = await silent();
    await choose(buildFile('CV Ayu.pdf', 10_485_760));
    expect(screen.queryByText(/longer than usual/)).toBeNull();
    await passTime(8000);
    expect(screen.getByText(/longer than usual: 10 MB over a slow connection/)).toBeTruthy();
  });
});

describe('an upload that fails', () => {
  const parseText = 'Failed to parse CV. Invalid file format. Please use PDF, DOC, or DOCX files only.';
  test.each([
    [problemAnswer(415, 'RESUME_TYPE_UNSUPPORTED'), talentEn.cv.faults.RESUME_TYPE_UNSUPPORTED, undefined],
    [problemAnswer(415, 'MEDIA_TYPE_UNSUPPORTED'), talentEn.cv.faults.RESUME_TYPE_UNSUPPORTED, undefined],
    [problemAnswer(413, 'REQUEST_TOO_LARGE'), talentEn.cv.faults.RESUME_TOO_LARGE, undefined],
    [
      problemAnswer(413, 'RESUME_TOO_LARGE'),
      talentEn.cv.faults.RESUME_TOO_LARGE,
      'together with your earlier CVs',
    ],
    [problemAnswer(422, 'RESUME_CONTENT_MISMATCH'), failedTitle, parseText],
    [problemAnswer(422, 'RESUME_EMPTY'), failedTitle, parseText],
    [problemAnswer(422, 'RESUME_INFECTED'), failedTitle, 'Our virus scanner found something in CV Ayu.pdf'],
    [problemAnswer(403, 'ACCESS_DENIED'), failedTitle, 'CVs are for talent accounts.'],
  ])('is refused in words, without another try of the same file (%#)', async (answer, title, text) => {
    const { choose, toasts } = await showCvPanel({
      cv: buildCv({ state: 'parsed' }),
      upload: [answer],
    });
    await choose();
    expect(toasts).toHaveLength(1);
    expect(toasts[0]).toMatchObject({ tone: 'destructive', title });
    if (text) expect(toasts[0]?.description).toContain(text);
    expect(screen.queryByText(title)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: talentEn.cv.tryAnother })).toBeTruthy();
    expect(screen.getByText('CV Ayu.pdf')).toBeTruthy();
  });

  test.each([
    [
      new TypeError('Failed to fetch'),
      'CV Ayu.pdf could not be sent. Please check your connection and try again.',
    ],
    [problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'), 'Our service could not take CV Ayu.pdf just now.'],
    [problemAnswer(507, 'STORAGE_FULL'), 'Our storage is full just now, so we could not take CV Ayu.pdf.'],
    [
      problemAnswer(429, 'RATE_LIMITED', { retryAfter: 300 }),
      'There were too many uploads. Please try again in 5 minutes.',
    ],
    [problemAnswer(429, 'RATE_LIMITED'), talentEn.cv.sendFailed.limitedForNow],
    [
      problemAnswer(401, 'TOKEN_INVALID'),
      'Your session has ended. Please sign in again and upload CV Ayu.pdf then.',
    ],
  ])('keeps the file, and sends it under the same key when asked to (%#)', async (answer, text) => {
    const { choose, toasts, clearings, user, sent } = await showCvPanel({
      upload: [answer, uploadAnswer()],
      events: [streamOf(buildCv())],
    });
    await choose();
    expect(toasts).toHaveLength(1);
    expect(toasts[0]).toMatchObject({ tone: 'destructive', title: failedTitle });
    expect(toasts[0]?.description).toContain(text);
    expect(screen.getByText('CV Ayu.pdf was not sent. The file is still chosen.')).toBeTruthy();
    expect(clearings).toEqual([0]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await passTime(10);
    const [first, second] = sent(uploadKey);
    expect(second).toMatchObject({ path: first?.path, body: first?.body });
    expect(clearings).toEqual([0, 1]); // the message goes when it is tried again
    expect(screen.queryByText(/is still chosen/)).toBeNull();
    expect(screen.getByText(talentEn.cv.stages.queued)).toBeTruthy();
  });

  test('is no failure when an earlier try had got through', async () => {
    const stored = buildCv({ file_key: `${userId}/${fileName}` });
    const { choose, user, toasts } = await showCvPanel({
      upload: [new TypeError('Failed to fetch'), problemAnswer(409, 'RESUME_ALREADY_EXISTS')],
      reloads: [profileAnswer({ cv: stored })],
      events: [streamOf(stored)],
    });
    await choose();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await passTime(10);
    expect(toasts).toHaveLength(1); // of the first try
    expect(screen.getByText(talentEn.cv.stages.queued)).toBeTruthy();
  });
});

test('in Indonesian the panel and its failures are Indonesian', async () => {
  const failed = buildCv({ state: 'failed', error_code: 'OPENAI_ERROR' });
  const { toasts } = await showCvPanel({ language: 'id', cv: buildCv(), events: [streamOf(failed)] });
  await waitFor(() =>
    expect(toasts).toEqual([
      {
        tone: 'destructive',
        title: talentId.cv.failedTitle,
        description:
          'CV tidak dapat dibaca. Layanan AI sedang tidak tersedia. Silakan coba lagi dalam beberapa menit.',
      },
    ]),
  );
  expect(screen.getByRole('button', { name: talentId.cv.tryAnother })).toBeTruthy();
});
