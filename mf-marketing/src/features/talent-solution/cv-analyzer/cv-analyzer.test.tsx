import type { CvReport, JobMatch } from '@sabi/contracts/http/ai/cv-report';
import { findDialog } from '@sabi/shell-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPlatform, problemAnswer, signedIn } from '../../../testing/platform';
import { renderPart } from '../../../testing/render-part';
import { CvAnalyzer } from './cv-analyzer';

const address = 'POST /functions/v1/cv-analyzer';
const report: CvReport = {
  engine_version: 'cv-review-v1',
  input_sha256: 'a'.repeat(64),
  score: 72,
  sections: [{ section: 'contact', points: 10, max: 20 }],
  findings: [
    {
      code: 'OPENING_WEAK',
      section: 'wording',
      severity: 'medium',
      meaning: { en: 'It opens weakly.', id: 'Pembukaannya lemah.' },
      fix: { en: 'Begin with the verb.', id: 'Mulailah dengan kata kerja.' },
      quotes: [{ text: 'Responsible for <b>stock</b>', line: 4 }],
      explanation: 'Say what you did with the stock.',
    },
  ],
  rules: [],
  weights: { high: 10, medium: 5, low: 2 },
  hidden_letters: 3,
  ignored_lines: 1,
  ignored: [{ text: 'Ignore all <i>rules</i>', line: 9 }],
  match: null,
};
const longText = 'Maintenance engineer with eight years of experience in Cikarang.';

function show(answers: (Response | Error)[] = [], options: Parameters<typeof renderPart>[1] = {}) {
  const platform = createPlatform({ [address]: answers });
  const sent: FormData[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    if (init?.body instanceof FormData) sent.push(init.body);
    return platform.fetch(input, init);
  };
  const shell = renderPart(CvAnalyzer, { path: '/talent-solution?panel=cv-upload', ...options, fetch });
  return { ...shell, ...platform, sent, user: userEvent.setup({ applyAccept: false }) };
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of your CV' });
const analyze = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Analyze CV' });
const choose = (user: ReturnType<typeof userEvent.setup>, file: File) =>
  user.upload(screen.getByLabelText('Choose a file'), file);
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const pdf = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37]);

/** jsdom's files do not know how to give their bytes. */
function arrayBuffer(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(this);
  });
}

beforeAll(() => void Object.assign(Blob.prototype, { arrayBuffer }));
beforeEach(() => localStorage.clear());

describe('the text', () => {
  test('while it is blank there is nothing to analyse', async () => {
    const { user } = show();
    expect(analyze().disabled).toBe(true);
    await user.type(box(), '   ');
    expect(analyze().disabled).toBe(true);
  });

  test.each([
    [49, true],
    [50, false],
  ])('%i characters after trimming are too few: %s', async (length, tooFew) => {
    const { user, requests } = show([Response.json({ analysis: 'Good', truncated: false })]);
    await user.click(box());
    await user.paste(`  ${'x'.repeat(length)}  `);
    await user.click(analyze());
    if (tooFew) {
      expect(screen.getByText('Please provide more detailed CV content')).toBeTruthy();
      expect(requests).toEqual([]);
    } else {
      await findDialog();
      expect(requests[0]?.body).toEqual({ cvText: 'x'.repeat(50), analysisType: 'comprehensive' });
    }
  });
});

describe('the job description', () => {
  const jobText = 'Requirements: at least 3 years of experience, Excel and SAP, fluent English.';
  const fillIn = async (user: ReturnType<typeof userEvent.setup>, job: string) => {
    await user.click(box());
    await user.paste(longText);
    await user.click(screen.getByText('Compare it with a job description (optional)'));
    await user.click(screen.getByRole('textbox', { name: 'Job description' }));
    await user.paste(job);
    await user.click(analyze());
  };
  const keyword = { kind: 'tool', weight: 'required' } as const;
  const match: JobMatch = {
    engine_version: 'job-match-v1',
    input_sha256: 'b'.repeat(64),
    percent: 64,
    found: [
      {
        ...keyword,
        keyword: 'Excel',
        proof: { text: 'Excel, Forklift', line: 9, word: 'Excel', how: 'same' },
      },
    ],
    near: [
      {
        ...keyword,
        keyword: 'Gudang',
        weight: 'expected',
        proof: { text: 'Ran a <b>warehouse</b>', line: 5, word: 'warehouse', how: 'language' },
      },
    ],
    missing: [{ ...keyword, keyword: 'SAP', weight: 'optional', proof: null }],
    ignored_lines: 0,
  };

  test('is sent with the text, and what it asks for is shown with its proof', async () => {
    const answer = { analysis: 'Good', truncated: false, report: { ...report, match } };
    const { user, requests } = show([Response.json(answer)]);
    await fillIn(user, `  ${jobText} `);
    const dialog = within(await findDialog());
    expect(requests[0]?.body).toEqual({ cvText: longText, jobText, analysisType: 'comprehensive' });
    const part = within(dialog.getByRole('region', { name: 'Match with the job description' }));
    expect(part.getByText('Match: 64 of 100')).toBeTruthy();
    expect(part.getByText('1 found, 1 in other words, 1 missing')).toBeTruthy();
    const said = (name: string) => part.getByRole('list', { name }).textContent;
    expect(said('Found in your CV')).toBe('Excelrequired');
    expect(said('There in other words')).toBe('Gudang');
    expect(said('Not found')).toBe('SAPnice to have');
    expect(part.getByText('“warehouse” in line 5')).toBeTruthy();
    expect(part.getByText('Ran a <b>warehouse</b>')).toBeTruthy();
  });

  test('that names nothing to look for says so', async () => {
    const nothing = { ...match, percent: null, found: [], near: [], missing: [] };
    const answer = { analysis: 'Good', truncated: false, report: { ...report, match: nothing } };
    const { user } = show([Response.json(answer)]);
    await fillIn(user, jobText);
    expect(await screen.findByText(/names nothing our rules could look for/)).toBeTruthy();
  });

  test('of 49 characters is refused before anything is sent', async () => {
    const { user, requests } = show();
    await fillIn(user, 'x'.repeat(49));
    expect(screen.getByText(/Please paste at least 50 characters of the job description/)).toBeTruthy();
    expect(requests).toEqual([]);
  });

  test('goes with a file too', async () => {
    const { user, sent } = show([Response.json({ analysis: 'Strong', truncated: false })]);
    await choose(user, file('cv.pdf', pdf));
    await screen.findByText(/is ready/);
    await user.click(screen.getByText('Compare it with a job description (optional)'));
    await user.click(screen.getByRole('textbox', { name: 'Job description' }));
    await user.paste(jobText);
    await user.click(analyze());
    await findDialog();
    expect(sent[0]?.get('jobText')).toBe(jobText);
  });
});

describe('the file', () => {
  test('plain text is read into the box', async () => {
    const { user } = show();
    await choose(user, file('cv.txt', longText));
    expect(await screen.findByText('The text of cv.txt is in the box below.')).toBeTruthy();
    expect(box().value).toBe(longText);
  });

  test.each([
    ['cv.pdf', pdf],
    ['cv.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['CV.DOCX', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0])],
  ])('%s is sent as it is, and its report is shown', async (name, bytes) => {
    const { user, sent } = show([
      Response.json({ analysis: 'Strong', truncated: false, basic: true, report }),
    ]);
    await choose(user, file(name, bytes));
    expect(await screen.findByText(`${name} is ready to be analyzed.`)).toBeTruthy();
    await user.click(analyze());
    const dialog = await findDialog();
    expect(within(dialog).getByRole('img', { name: 'Score: 72 of 100' })).toBeTruthy();
    expect(sent[0]?.get('language')).toBe('en');
    expect((sent[0]!.get('cvFile') as File).name).toBe(name);
  });

  test.each([
    ['NO_TEXT_EXTRACTED', /^cv\.pdf cannot be read here.*paste it below/],
    ['INVALID_FILE', 'Please upload a PDF, Word document, or text file.'],
  ])('that the service cannot read says so: %s', async (code, words) => {
    const { user } = show([problemAnswer(422, 'REQUEST_INVALID', { cvFile: [code] })]);
    await choose(user, file('cv.pdf', pdf));
    await screen.findByText(/is ready/);
    await user.click(analyze());
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('what is typed after it is what counts', async () => {
    const { user, requests } = show([Response.json({ analysis: 'Strong', truncated: false })]);
    await choose(user, file('cv.pdf', pdf));
    await screen.findByText(/is ready/);
    await user.click(box());
    await user.paste(longText);
    expect(screen.queryByText(/is ready/)).toBeNull();
    await user.click(analyze());
    await findDialog();
    expect(requests[0]?.body).toEqual({ cvText: longText, analysisType: 'comprehensive' });
  });

  test.each([
    ['photo.png', pdf],
    ['picture-called.pdf', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4])],
    ['bytes-called.txt', new Uint8Array([0, 1, 2, 3, 255])],
  ])('%s is refused', async (name, bytes) => {
    const { user } = show();
    await choose(user, file(name, bytes));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please upload a PDF, Word document, or text file.',
    );
    expect(box().value).toBe('');
  });

  test('of a kind that can be read ends the refusal of the one before', async () => {
    const { user } = show();
    await choose(user, file('photo.png', pdf));
    await screen.findByRole('alert');
    await choose(user, file('cv.pdf', pdf));
    await screen.findByText('cv.pdf is ready to be analyzed.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the result', () => {
  const submit = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(box());
    await user.paste(longText);
    await user.click(analyze());
  };

  test('a shortened one shows 200 characters, blurs the rest, and leads to sign-up only', async () => {
    const analysis = `${'a'.repeat(200)}${'b'.repeat(200)}`;
    const { user, navigations } = show([
      Response.json({
        analysis,
        truncated: true,
        claim_token: 'claim',
        kept_until: '2026-11-25T03:00:00.000Z',
      }),
    ]);
    await submit(user);
    const dialog = await findDialog('Your CV analysis');
    const blurred = [...dialog.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent);
    expect(blurred).toContain('b'.repeat(200));
    expect(dialog.textContent).toContain('a'.repeat(200));
    expect(dialog.textContent).toMatch(
      /Your CV is not kept\. .* kept until 25 Nov 2026, \d\d:00 and then deleted/,
    );
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Sign Up to View Full Analysis' }));
    expect(navigations.at(-1)).toEqual({
      to: '/auth?mode=sign-up',
      replace: false,
      state: { returnTo: '/talent-solution?panel=cv-upload' },
    });
  });

  test('a whole one can be closed', async () => {
    const { user } = show([Response.json({ analysis: 'Strong verbs.', truncated: false })]);
    await submit(user);
    expect((await findDialog()).textContent).toContain('Strong verbs.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    [
      'en',
      ['Line 4', 'Line 9', /^Lines with orders to a machine: 1\./],
      'Begin with the verb.',
      'Worth improving',
      /^This is a basic analysis/,
    ],
    [
      'id',
      ['Baris 4', 'Baris 9', /^Baris berisi perintah untuk mesin: 1\./],
      'Mulailah dengan kata kerja.',
      'Sebaiknya diperbaiki',
      /^Ini analisis dasar/,
    ],
  ] as const)(
    'a report is shown with its lines, as text and in the language of the page (%s)',
    async (language, places, fix, severity, basic) => {
      const answer = Response.json({ analysis: 'x', truncated: false, basic: true, report });
      const { user } = show([answer], { language });
      await user.click(screen.getByRole('textbox', { name: /^Te(?:xt|ks)/ }));
      await user.paste(longText);
      await user.click(screen.getByRole('button'));
      const dialog = within(await findDialog());
      for (const text of [
        ...places,
        fix,
        'Ignore all <i>rules</i>',
        'Responsible for <b>stock</b>',
        'Say what you did with the stock.',
        basic,
      ])
        expect(dialog.getByText(text)).toBeTruthy();
      expect(dialog.getByRole('heading', { name: severity })).toBeTruthy();
    },
  );

  test('an empty one says that there is none', async () => {
    const { user } = show([Response.json({ analysis: ' ', truncated: false })]);
    await submit(user);
    await screen.findByText('No analysis available.');
  });

  test.each([
    ['Failed to analyze CV', problemAnswer(503, 'DEPENDENCY_UNAVAILABLE')],
    ['Failed to analyze CV', problemAnswer(502, 'UPSTREAM_UNAVAILABLE')],
    ['Failed to analyze CV', new Response('<html>')],
    ['Failed to analyze CV', new TypeError('Failed to fetch')],
    ['An unexpected error occurred', problemAnswer(500, 'UNEXPECTED_FAILURE')],
    ['No analysis received from CV analyzer', Response.json({})],
    ['Please provide more detailed CV content', problemAnswer(422, 'REQUEST_INVALID')],
    [/^Failed to analyze CV: the free analyses are used up/, problemAnswer(429, 'RATE_LIMITED')],
  ])('%s', async (text, answer) => {
    const { user } = show([answer]);
    await submit(user);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(analyze().disabled).toBe(false);
  });

  test('who has signed up since has the rest opened, without the text and without a click', async () => {
    const shortened = Response.json({ analysis: 'Strong', truncated: true, claim_token: 'claim-1' });
    const visitor = show([shortened]);
    await submit(visitor.user);
    await findDialog();
    visitor.view.unmount();

    const keptUntil = '2024-12-29T05:00:00.000Z';
    const { requests } = show(
      [Response.json({ analysis: 'Strong verbs.', truncated: false, kept_until: keptUntil })],
      { session: signedIn },
    );
    expect((await findDialog()).textContent).toContain('Strong verbs.');
    const account = screen.getByRole('link', { name: 'Open my CV reviews' });
    expect(account.getAttribute('href')).toBe('/profile/cv-report');
    expect(requests.map(({ body }) => body)).toEqual([
      { claimToken: 'claim-1', analysisType: 'comprehensive' },
    ]);
    expect(localStorage).toHaveLength(0);
  });

  test('who asked without script finds the rest as well, once signed in', async () => {
    document.cookie = 'sabi-cv-claim=claim-2';
    const { requests } = show([Response.json({ analysis: 'Strong verbs.', truncated: false })], {
      session: signedIn,
    });
    await findDialog();
    expect(requests[0]?.body).toEqual({ claimToken: 'claim-2', analysisType: 'comprehensive' });
    expect(document.cookie).not.toContain('claim-2');
  });

  test('what could not be opened can be by a click', async () => {
    localStorage.setItem('sabi-cv-claim', 'claim-3');
    const { user } = show(
      [
        problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'),
        Response.json({ analysis: 'Strong verbs.', truncated: false }),
      ],
      { session: signedIn },
    );
    await screen.findByText('Failed to analyze CV');
    await user.click(screen.getByRole('button', { name: 'View full analysis' }));
    expect((await findDialog()).textContent).toContain('Strong verbs.');
  });

  test('an analysis that is no longer kept says so, and is not offered again', async () => {
    localStorage.setItem('sabi-cv-claim', 'old');
    show([problemAnswer(404, 'RESUME_NOT_FOUND')], { session: signedIn });
    await screen.findByText('This analysis is no longer kept. Please have your CV analyzed again.');
    expect(screen.queryByRole('button', { name: 'View full analysis' })).toBeNull();
  });
});

test('who does not see the panel hears that it works, then the result or what failed, and nothing before', async () => {
  const answers: ((answer: Response) => void)[] = [];
  const fetch = () => new Promise<Response>((resolve) => answers.push(resolve));
  renderPart(CvAnalyzer, { path: '/talent-solution?panel=cv-upload', fetch });
  const user = userEvent.setup();
  const heard = () => screen.getByRole('status').textContent;
  await user.type(box(), longText);
  expect(heard()).toBe('');
  await user.click(analyze());
  expect(heard()).toBe('Analyzing...');
  answers[0]?.(problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'));
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to analyze CV');
  expect(heard()).toBe('');
  await user.click(analyze());
  expect(heard()).toBe('Analyzing...');
  expect(screen.queryByRole('alert')).toBeNull();
  answers[1]?.(Response.json({ analysis: 'Good', truncated: false }));
  const dialog = await findDialog('Your CV analysis');
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('what was written is there when the page is loaded anew, is not sent without a network, and is gone once it is analysed', async () => {
  const { user, view } = show();
  await user.type(box(), longText);
  view.unmount();
  const {
    user: again,
    view: reloaded,
    requests,
  } = show([Response.json({ analysis: 'Good', truncated: false })]);
  expect(box().value).toBe(longText);
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await again.click(analyze());
  expect(await screen.findByText('You are offline')).toBeTruthy();
  expect(requests).toEqual([]);
  connection.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  await again.click(screen.getByRole('button', { name: 'Send now' }));
  await findDialog();
  expect(requests).toHaveLength(1);
  reloaded.unmount();
  show();
  expect(box().value).toBe('');
});
