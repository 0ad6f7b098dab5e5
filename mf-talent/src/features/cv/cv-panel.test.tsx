import type { Resume } from '@sabi/contracts/http/profile/profile';
import { findDialog } from '@sabi/shell-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type Answer,
  buildCvImportSummary,
  buildCv,
  createEventStream,
  eventOf,
  eventsKey,
  problemAnswer,
  profileAnswer,
  profileKey,
  renderMember,
  cvId,
  cvKey,
  userId,
} from '../../testing/platform';
import { createLinkWatch } from '../../testing/followed-links';

const uploadedAt = 1_735_362_000_000;
const fileName = `cv_${uploadedAt}.pdf`;
const uploadKey = `POST /storage/v1/object/profile-assets/${userId}/${fileName}`;
const linkKey = `POST /api/profile/v1/resumes/${cvId}/download-link`;
const otherId = '1c1f3a52-6a0b-4f43-9d57-0b1c2d3e4f51';
const failedTitle = 'CV Upload Failed';

beforeEach(() => {
  jest.useFakeTimers({ now: uploadedAt - 1000 });
});
afterEach(() => jest.useRealTimers());

const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const input = () => screen.getByLabelText<HTMLInputElement>('CV file');
const buildFile = (name = 'CV Ayu.pdf', size = 100) => {
  const file = new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const accepted = (cv: Resume = buildCv()) => Response.json({ Key: cv.file_key, resume: cv });
const streamOf = (...cvs: Resume[]) => new Response(cvs.map(eventOf).join(''));

/** As a connection that takes for ever, until the page gives it up. */
const untilAborted = (signal: AbortSignal | null) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

interface Options {
  cv?: Resume | null;
  incoming?: Resume | null;
  answers?: Record<string, Answer[]>;
  upload?: Answer[];
  events?: Answer[];
  poll?: Answer[];
  link?: Answer[];
  /** Answers of the profile after the first. */
  reloads?: Answer[];
  userType?: 'talent' | 'recruiter';
  language?: 'en' | 'id';
}

async function showPanel({
  cv = null,
  incoming = null,
  reloads = [],
  language = 'en',
  ...options
}: Options = {}) {
  const member = renderMember({
    path: '/profile',
    language,
    fakeTimers: true,
    answers: {
      [profileKey]: [
        profileAnswer({ cv, incoming, profile: { user_type: options.userType ?? 'talent' } }),
        ...reloads,
      ],
      ...options.answers,
      [uploadKey]: options.upload ?? [],
      [eventsKey]: options.events ?? [],
      [cvKey]: options.poll ?? [],
      [linkKey]: options.link ?? [],
    },
  });
  await pass(10);
  const choose = async (file: File = buildFile()) => {
    jest.setSystemTime(uploadedAt);
    await member.user.upload(input(), file);
    await pass(10);
  };
  return { ...member, choose };
}

describe('choosing a file', () => {
  test.each([
    ['CV.exe', 100, 'Only PDF, DOC, and DOCX files are supported'],
    ['CV', 100, 'Only PDF, DOC, and DOCX files are supported'],
    ['CV.pdf', 10_485_761, 'File size must be less than 10MB'],
  ])('%s of %i bytes is refused before it is sent', async (name, size, text) => {
    const { choose, toasts, requests } = await showPanel();
    await choose(buildFile(name, size));
    expect(toasts).toEqual([{ tone: 'destructive', title: text }]);
    expect(screen.queryByText(text)).toBeNull(); // said once
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('an empty file is no valid one', async () => {
    const { choose, toasts, clearings } = await showPanel();
    await choose(buildFile('CV.pdf', 0));
    expect(clearings).toEqual([0]); // messages about the previous file
    const description = 'Failed to parse CV. Invalid file format. Please use PDF, DOC, or DOCX files only.';
    expect(toasts).toEqual([{ tone: 'destructive', title: failedTitle, description }]);
  });

  test('a file of exactly 10 MB is sent, under its key and with its name and real type', async () => {
    const file = buildFile('CV Ayu & co.PDF', 10_485_760);
    const { choose, sent } = await showPanel({ upload: [accepted()], events: [streamOf(buildCv())] });
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
    const { choose, requests } = await showPanel();
    await choose(buildFile(name));
    const sent = requests.find(({ method }) => method === 'POST');
    expect(sent?.path).toContain(`?name=${name}`);
    expect(sent?.headers.get('content-type')).toBe(mediaType);
  });

  test('a file can be dropped', async () => {
    const { sent } = await showPanel({ upload: [accepted()] });
    const zone = screen.getByTestId('cv-drop-zone');
    fireEvent.dragOver(zone);
    expect(zone.className).toContain('over');
    jest.setSystemTime(uploadedAt);
    fireEvent.drop(zone, { dataTransfer: { files: [buildFile()] } });
    await pass(10);
    expect(zone.className).not.toContain('over');
    expect(sent(uploadKey)).toHaveLength(1);
  });

  test('the keyboard opens the browser’s own dialog', async () => {
    const { user } = await showPanel();
    const opened = jest.fn();
    input().addEventListener('click', opened);
    screen.getByRole('button', { name: 'Choose a file' }).focus();
    await user.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test('a recruiter is told that CVs are for talent', async () => {
    await showPanel({ userType: 'recruiter' });
    expect(screen.getByText("CVs are for talent accounts. This account is a recruiter's.")).toBeTruthy();
    expect(screen.queryByLabelText('CV file')).toBeNull();
  });
});

describe('following a CV', () => {
  const stage = () => screen.getByRole('status').textContent;

  test('each stage is said in words, and the end reloads the profile', async () => {
    const stream = createEventStream();
    let answerUpload: (response: Response) => void = () => undefined;
    const { choose, toasts } = await showPanel({
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
      screen.getByRole('progressbar', { name: 'Uploading your file' }).hasAttribute('aria-valuenow'),
    ).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose a file' }).disabled).toBe(true);
    answerUpload(accepted());
    await pass(10);
    expect(stage()).toBe('Waiting in the queueStep 2 of 4');
    stream.send(buildCv({ state: 'parsing', progress_percent: 10 }));
    await pass(10);
    expect(stage()).toBe('Reading the fileStep 3 of 4');
    stream.send(buildCv({ state: 'parsing', progress_percent: 40 }));
    await pass(10);
    expect(stage()).toBe('Sorting what it saysStep 4 of 4');
    expect(
      screen.getByRole('progressbar', { name: 'Sorting what it says' }).getAttribute('aria-valuenow'),
    ).toBe('40');
    expect(toasts).toEqual([]);
    stream.send(buildCv({ state: 'parsed', progress_percent: 100 }));
    await pass(10);
    expect(screen.getByText('We have read CV Ayu.pdf')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Review what we found' }).getAttribute('href')).toBe(
      '/profile/review',
    );
    expect(screen.queryByText(/Step \d of 4/)).toBeNull();
    expect(toasts).toEqual([
      {
        tone: 'success',
        title: 'We have read your CV. Please look at what we found.',
      },
    ]);
  });

  test.each([
    ['MISSING_API_KEY', 'AI service is not configured. Please contact support.'],
    [
      'NO_TEXT_EXTRACTED',
      'Unable to extract text from your PDF. Please ensure your file contains selectable text or try a different format.',
    ],
    ['OPENAI_ERROR', 'AI service is temporarily unavailable. Please try again in a few minutes.'],
    ['INVALID_FILE', 'Invalid file format. Please use PDF, DOC, or DOCX files only.'],
    [null, 'Please try again or contact support if the problem persists.'],
  ] as const)(
    'a job that failed with %s says why in the corner, and in place what follows',
    async (error_code, cause) => {
      const failed = buildCv({ state: 'failed', error_code });
      const { choose, toasts, user } = await showPanel({
        upload: [accepted()],
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
      input().addEventListener('click', opened);
      await user.click(screen.getByRole('button', { name: 'Try another file' }));
      expect(opened).toHaveBeenCalledTimes(1);
    },
  );

  test('a job that was running when the page was loaded is followed to its end', async () => {
    const { toasts } = await showPanel({
      cv: buildCv({ state: 'parsing', progress_percent: 10 }),
      events: [streamOf(buildCv({ state: 'parsed' }))],
      reloads: [profileAnswer({ cv: buildCv({ state: 'parsed' }) })],
    });
    await pass(10);
    expect(toasts.map(({ title }) => title)).toEqual(['We have read your CV. Please look at what we found.']);
  });

  test.each(['parsed', 'failed'] as const)('a job that was %s before is not told again', async (state) => {
    const { toasts, sent } = await showPanel({ cv: buildCv({ state }) });
    await pass(10_000);
    expect([toasts, sent(eventsKey)]).toEqual([[], []]);
    expect(Boolean(screen.queryByRole('alert'))).toBe(state === 'failed');
  });

  test('it goes on, and is told, while another page is open', async () => {
    const stream = createEventStream();
    const { toasts, navigations, location } = await showPanel({
      cv: buildCv(),
      events: [stream.response],
      reloads: [profileAnswer({ cv: buildCv({ state: 'parsed' }) })],
    });
    act(() => location.set({ ...location.get(), pathname: '/dashboard', key: 'second' }));
    await pass(10);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Ayu!');
    stream.send(buildCv({ state: 'parsed' }));
    await pass(10);
    expect(toasts).toHaveLength(1);
    expect(navigations).toEqual([]);
  });

  test.each([
    [buildCv(), [{ title: failedTitle, description: 'CV parsing failed unexpectedly' }]],
    [null, []], // deleted in another tab
  ])('a job that may not be asked about any more is told, unless it is gone (%#)', async (left, message) => {
    const { toasts } = await showPanel({
      cv: buildCv(),
      events: [problemAnswer(404, 'RESUME_NOT_FOUND')],
      reloads: [profileAnswer({ cv: left })],
    });
    await pass(10);
    expect(toasts).toMatchObject(message);
    expect(toasts).toHaveLength(message.length);
  });

  test('where no stream comes through, asking does', async () => {
    const { toasts } = await showPanel({
      cv: buildCv(),
      events: [new TypeError('Failed to fetch')],
      poll: [
        Response.json(buildCv({ state: 'parsing', progress_percent: 40 })),
        Response.json(buildCv({ state: 'parsed' })),
      ],
      reloads: [profileAnswer({ cv: buildCv({ state: 'parsed' }) })],
    });
    await pass(7100);
    expect(stage()).toBe('Sorting what it saysStep 4 of 4');
    await pass(2000);
    expect(toasts.map(({ tone }) => tone)).toEqual(['success']);
  });

  test('a reload that is faster than the stream tells the end once', async () => {
    const stream = createEventStream();
    const { toasts } = await showPanel({
      cv: buildCv(),
      events: [stream.response],
      reloads: [profileAnswer({ cv: buildCv({ state: 'parsed' }) })],
    });
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('online'));
    });
    await pass(10);
    expect(toasts).toHaveLength(1);
    stream.send(buildCv({ state: 'parsed' }));
    await pass(10);
    expect(toasts).toHaveLength(1);
  });
});

describe('what was decided', () => {
  const undoKey = `POST /api/profile/v1/cv-proposals/${buildCvImportSummary().id}/undo`;
  const showDecided = async (undone: Answer) => {
    const cvImports = [buildCvImportSummary({ state: 'accepted' }), buildCvImportSummary()];
    const member = renderMember({
      path: '/profile',
      fakeTimers: true,
      answers: {
        [profileKey]: cvImports.map((cvImport) => profileAnswer({ cvImport })),
        [undoKey]: [undone],
      },
    });
    await pass(10);
    return member;
  };

  test('can be undone, and the profile is loaded anew', async () => {
    const member = await showDecided(Response.json({}));
    expect(screen.getByText('CV Ayu.pdf is in your profile')).toBeTruthy();
    const next = screen.getByRole('link', { name: 'Make my resume' });
    expect(next.getAttribute('href')).toBe('/profile#resume');
    expect(screen.getByRole('region', { name: 'Resume to send' }).id).toBe('resume');
    await member.user.click(screen.getByRole('button', { name: 'Undo' }));
    await pass(10);
    expect(member.toasts).toEqual([{ tone: 'success', title: 'Your profile is as it was before' }]);
    expect(screen.getByText('We have read CV Ayu.pdf')).toBeTruthy();
  });

  test('is undone although its page is left meanwhile: what follows is loaded anew and told', async () => {
    const member = await showDecided(Response.json({}));
    await member.user.click(screen.getByRole('button', { name: 'Undo' }));
    act(() => member.context.navigate('/dashboard'));
    expect(member.toasts).toEqual([]); // the answer is still on its way
    await pass(10);
    expect(member.toasts).toEqual([{ tone: 'success', title: 'Your profile is as it was before' }]);
    act(() => member.context.navigate('/profile'));
    await pass(10);
    expect(screen.getByText('We have read CV Ayu.pdf')).toBeTruthy();
  });

  test('by an account that may not, is not undone, which is said', async () => {
    const member = await showDecided(problemAnswer(403, 'ACCESS_DENIED'));
    await member.user.click(screen.getByRole('button', { name: 'Undo' }));
    await pass(10);
    expect(member.toasts).toMatchObject([{ description: "Your account doesn't have access to this." }]);
  });

  test('and changed since, is not undone, which is said', async () => {
    const member = await showDecided(problemAnswer(409, 'PROPOSAL_UNDO_BLOCKED'));
    await member.user.click(screen.getByRole('button', { name: 'Undo' }));
    await pass(10);
    expect(member.toasts).toMatchObject([
      {
        tone: 'destructive',
        title: 'This could not be undone',
        description: expect.stringContaining('since'),
      },
    ]);
  });
});

describe('an upload under way', () => {
  const silent = () =>
    showPanel({
      upload: [({ signal }) => untilAborted(signal), accepted()],
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
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await pass(10);
    expect(leave()).toBe('gone');
  });

  test('is cancelled without a failure, and sent after all when asked to', async () => {
    const { choose, user, toasts, sent } = await silent();
    await choose();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await pass(10);
    expect(toasts).toEqual([]);
    expect(screen.queryByText('Uploading your file')).toBeNull();
    expect(screen.getByText('CV Ayu.pdf was not sent. The file is still chosen.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(10);
    expect(sent(uploadKey)).toHaveLength(2);
    expect(screen.getByText('Waiting in the queue')).toBeTruthy();
  });

  test('that takes long says why', async () => {
    const { choose } = await silent();
    await choose(buildFile('CV Ayu.pdf', 10_485_760));
    expect(screen.queryByText(/longer than usual/)).toBeNull();
    await pass(8000);
    expect(screen.getByText(/longer than usual: 10 MB over a slow connection/)).toBeTruthy();
  });
});

describe('an upload that fails', () => {
  const parseText = 'Failed to parse CV. Invalid file format. Please use PDF, DOC, or DOCX files only.';
  test.each([
    [problemAnswer(415, 'RESUME_TYPE_UNSUPPORTED'), 'Only PDF, DOC, and DOCX files are supported', undefined],
    [problemAnswer(415, 'MEDIA_TYPE_UNSUPPORTED'), 'Only PDF, DOC, and DOCX files are supported', undefined],
    [problemAnswer(413, 'REQUEST_TOO_LARGE'), 'File size must be less than 10MB', undefined],
    [
      problemAnswer(413, 'RESUME_TOO_LARGE'),
      'File size must be less than 10MB',
      'together with your earlier CVs',
    ],
    [problemAnswer(422, 'RESUME_CONTENT_MISMATCH'), failedTitle, parseText],
    [problemAnswer(422, 'RESUME_EMPTY'), failedTitle, parseText],
    [problemAnswer(422, 'RESUME_INFECTED'), failedTitle, 'Our virus scanner found something in CV Ayu.pdf'],
    [problemAnswer(403, 'ACCESS_DENIED'), failedTitle, 'CVs are for talent accounts.'],
  ])('is refused in words, without another try of the same file (%#)', async (answer, title, text) => {
    const { choose, toasts } = await showPanel({
      cv: buildCv({ state: 'parsed' }),
      upload: [answer],
    });
    await choose();
    expect(toasts).toHaveLength(1);
    expect(toasts[0]).toMatchObject({ tone: 'destructive', title });
    if (text) expect(toasts[0]?.description).toContain(text);
    expect(screen.queryByText(title)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Try another file' })).toBeTruthy();
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
    [problemAnswer(429, 'RATE_LIMITED'), 'There were too many uploads. Please wait a while and try again.'],
    [
      problemAnswer(401, 'TOKEN_INVALID'),
      'Your session has ended. Please sign in again and upload CV Ayu.pdf then.',
    ],
  ])('keeps the file, and sends it under the same key when asked to (%#)', async (answer, text) => {
    const { choose, toasts, clearings, user, sent } = await showPanel({
      upload: [answer, accepted()],
      events: [streamOf(buildCv())],
    });
    await choose();
    expect(toasts).toHaveLength(1);
    expect(toasts[0]).toMatchObject({ tone: 'destructive', title: failedTitle });
    expect(toasts[0]?.description).toContain(text);
    expect(screen.getByText('CV Ayu.pdf was not sent. The file is still chosen.')).toBeTruthy();
    expect(clearings).toEqual([0]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(10);
    const [first, second] = sent(uploadKey);
    expect(second).toMatchObject({ path: first?.path, body: first?.body });
    expect(clearings).toEqual([0, 1]); // the message goes when it is tried again
    expect(screen.queryByText(/is still chosen/)).toBeNull();
    expect(screen.getByText('Waiting in the queue')).toBeTruthy();
  });

  test('is no failure when an earlier try had got through', async () => {
    const stored = buildCv({ file_key: `${userId}/${fileName}` });
    const { choose, user, toasts } = await showPanel({
      upload: [new TypeError('Failed to fetch'), problemAnswer(409, 'RESUME_ALREADY_EXISTS')],
      reloads: [profileAnswer({ cv: stored })],
      events: [streamOf(stored)],
    });
    await choose();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(10);
    expect(toasts).toHaveLength(1); // of the first try
    expect(screen.getByText('Waiting in the queue')).toBeTruthy();
  });
});

describe('a CV that could not be read', () => {
  const former = buildCv({ id: otherId, file_name: 'CV 2023.pdf', state: 'parsed' });
  const unreadable = buildCv({ state: 'failed', error_code: 'NO_TEXT_EXTRACTED' });
  const currentKey = `POST /api/profile/v1/resumes/${cvId}/current`;
  const removeKey = `DELETE /api/profile/v1/resumes/${cvId}`;
  const none = () => Response.json({ resumes: [], used_bytes: 0, quota_bytes: 1 });
  const show = (answers: Record<string, Answer[]>, reload: Parameters<typeof profileAnswer>[0]) =>
    showPanel({ cv: former, incoming: unreadable, reloads: [profileAnswer(reload)], answers });

  test('stands beside the former, which stays the current one', async () => {
    await showPanel({ cv: former, incoming: unreadable });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('We could not read CV Ayu.pdf.');
    expect(alert.textContent).toContain('Unable to extract text from your PDF.');
    expect(alert.textContent).toContain('CV 2023.pdf stays your current CV.');
    expect(screen.getByText('Current CV').nextSibling?.textContent).toBe('CV 2023.pdf');
  });

  test('does not count where there is no other', async () => {
    await showPanel({ cv: null, incoming: unreadable });
    expect(screen.getByRole('alert').textContent).toContain(
      'CV Ayu.pdf is stored, but it does not count for your profile.',
    );
    expect(screen.queryByText('Current CV')).toBeNull();
  });

  test('becomes the current one where its owner says so', async () => {
    const { user, toasts, sent } = await show({ [currentKey]: [none()] }, { cv: unreadable, kept: true });
    await user.click(screen.getByRole('button', { name: 'Keep this file anyway' }));
    await pass(10);
    expect(sent(currentKey)).toHaveLength(1);
    expect(toasts).toEqual([{ tone: 'success', title: 'CV Ayu.pdf is your current CV now' }]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Current CV').nextSibling?.textContent).toBe('CV Ayu.pdf');
  });

  test('is deleted once its owner has confirmed it', async () => {
    const { user, toasts, sent } = await show({ [removeKey]: [none()] }, { cv: former });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await pass(10);
    const dialog = await findDialog('Delete this CV?');
    expect(sent(removeKey)).toEqual([]);
    expect(dialog.textContent).toContain('CV Ayu.pdf is deleted. Everything else stays as it is.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await pass(10);
    expect(sent(removeKey)).toHaveLength(1);
    expect(toasts).toEqual([{ tone: 'success', title: 'CV Ayu.pdf has been deleted' }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is told of in Indonesian', async () => {
    await showPanel({ language: 'id', cv: former, incoming: unreadable });
    expect(screen.getByRole('alert').textContent).toContain('CV 2023.pdf tetap menjadi CV Anda saat ini.');
    expect(screen.getByRole('button', { name: 'Tetap pakai file ini' })).toBeTruthy();
  });
});

describe('the current CV', () => {
  const watchLinks = createLinkWatch();

  test('is shown with its day, and downloaded by a link made for it', async () => {
    const url = `/storage/v1/object/profile-assets/${userId}/${fileName}?expires=1&signature=s`;
    const { user } = await showPanel({
      cv: buildCv({ state: 'parsed' }),
      link: [Response.json({ url, expires_at: '2024-12-28T05:05:00.000Z' }, { status: 201 })],
    });
    expect(screen.getByText('Uploaded 28 December 2024')).toBeTruthy();
    const followed = watchLinks();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await pass(10);
    expect(followed).toEqual([url]);
  });

  test('that cannot be downloaded says so', async () => {
    const { user, toasts, clearings } = await showPanel({
      cv: buildCv({ state: 'parsed' }),
      link: [
        problemAnswer(500, 'INTERNAL'),
        Response.json({ url: '/cv.pdf', expires_at: '' }, { status: 201 }),
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await pass(10);
    expect(toasts).toEqual([{ tone: 'destructive', title: 'The CV could not be downloaded' }]);
    expect(clearings).toEqual([]);
    const followed = watchLinks();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await pass(10);
    expect([followed, clearings]).toEqual([['/cv.pdf'], [1]]); // saved after all, it has failed no more
  });
});

test('in Indonesian the panel and its failures are Indonesian', async () => {
  const failed = buildCv({ state: 'failed', error_code: 'OPENAI_ERROR' });
  const { toasts } = await showPanel({ language: 'id', cv: buildCv(), events: [streamOf(failed)] });
  await waitFor(() =>
    expect(toasts).toEqual([
      {
        tone: 'destructive',
        title: 'Gagal Mengunggah CV',
        description:
          'CV tidak dapat dibaca. Layanan AI sedang tidak tersedia. Silakan coba lagi dalam beberapa menit.',
      },
    ]),
  );
  expect(screen.getByRole('button', { name: 'Coba file lain' })).toBeTruthy();
});
