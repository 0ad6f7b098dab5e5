import type { JobMatch } from '@sabi/contracts/http/ai/cv-report';
import { findDialog } from '@sabi/shell-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemAnswer } from '../../../testing/platform';
import { renderPart } from '../../../testing/render-part';
import { CvAnalyzer } from './cv-analyzer';
import {
  report,
  longText,
  showCvAnalyzer,
  findTextBox,
  findAnalyzeButton,
} from '../../../testing/cv-analyzer';
import { en as cvAnalysisEn } from '@sabi/shared-texts/cv-analysis/en';
import talentSolutionEn from '../../../locales/en/talent-solution.json';

const choose = (user: ReturnType<typeof userEvent.setup>, file: File) =>
  user.upload(screen.getByLabelText(talentSolutionEn.cv.file), file);
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const pdf = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37]);

/** jsdom's files lack `arrayBuffer`. */
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
    const { user } = showCvAnalyzer();
    expect(findAnalyzeButton().disabled).toBe(true);
    await user.type(findTextBox(), '   ');
    expect(findAnalyzeButton().disabled).toBe(true);
  });

  test.each([
    [49, true],
    [50, false],
  ])('%i characters after trimming are too few: %s', async (length, tooFew) => {
    const { user, requests } = showCvAnalyzer([Response.json({ analysis: 'Good', truncated: false })]);
    await user.click(findTextBox());
    await user.paste(`  ${'x'.repeat(length)}  `);
    await user.click(findAnalyzeButton());
    if (tooFew) {
      expect(screen.getByText(cvAnalysisEn.faults.short)).toBeTruthy();
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
    await user.click(findTextBox());
    await user.paste(longText);
    await user.click(screen.getByText(talentSolutionEn.cv.job.open));
    await user.click(screen.getByRole('textbox', { name: talentSolutionEn.cv.job.label }));
    await user.paste(job);
    await user.click(findAnalyzeButton());
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
    const { user, requests } = showCvAnalyzer([Response.json(answer)]);
    await fillIn(user, `  ${jobText} `);
    const dialog = within(await findDialog());
    expect(requests[0]?.body).toEqual({ cvText: longText, jobText, analysisType: 'comprehensive' });
    const part = within(dialog.getByRole('region', { name: cvAnalysisEn.report.match.title }));
    expect(part.getByText('Match: 64 of 100')).toBeTruthy();
    expect(part.getByText('1 found, 1 in other words, 1 missing')).toBeTruthy();
    const said = (name: string) => part.getByRole('list', { name }).textContent;
    expect(said(cvAnalysisEn.report.match.found)).toBe('Excelrequired');
    expect(said(cvAnalysisEn.report.match.near)).toBe('Gudang');
    expect(said('Not found')).toBe('SAPnice to have');
    expect(part.getByText('“warehouse” in line 5')).toBeTruthy();
    expect(part.getByText('Ran a <b>warehouse</b>')).toBeTruthy();
  });

  test('that names nothing to look for says so', async () => {
    const nothing = { ...match, percent: null, found: [], near: [], missing: [] };
    const answer = { analysis: 'Good', truncated: false, report: { ...report, match: nothing } };
    const { user } = showCvAnalyzer([Response.json(answer)]);
    await fillIn(user, jobText);
    expect(await screen.findByText(/names nothing our rules could look for/)).toBeTruthy();
  });

  test('of 49 characters is refused before anything is sent', async () => {
    const { user, requests } = showCvAnalyzer();
    await fillIn(user, 'x'.repeat(49));
    expect(screen.getByText(/Please paste at least 50 characters of the job description/)).toBeTruthy();
    expect(requests).toEqual([]);
  });

  test('goes with a file too', async () => {
    const { user, sent } = showCvAnalyzer([Response.json({ analysis: 'Strong', truncated: false })]);
    await choose(user, file('cv.pdf', pdf));
    await screen.findByText(/is ready/);
    await user.click(screen.getByText(talentSolutionEn.cv.job.open));
    await user.click(screen.getByRole('textbox', { name: talentSolutionEn.cv.job.label }));
    await user.paste(jobText);
    await user.click(findAnalyzeButton());
    await findDialog();
    expect(sent[0]?.get('jobText')).toBe(jobText);
  });
});

describe('the file', () => {
  test('plain text is read into the box', async () => {
    const { user } = showCvAnalyzer();
    await choose(user, file('cv.txt', longText));
    expect(await screen.findByText('The text of cv.txt is in the box below.')).toBeTruthy();
    expect(findTextBox().value).toBe(longText);
  });

  test.each([
    ['cv.pdf', pdf],
    ['cv.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['CV.DOCX', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0])],
  ])('%s is sent as it is, and its report is shown', async (name, bytes) => {
    const { user, sent } = showCvAnalyzer([
      Response.json({ analysis: 'Strong', truncated: false, basic: true, report }),
    ]);
    await choose(user, file(name, bytes));
    expect(await screen.findByText(`${name} is ready to be analyzed.`)).toBeTruthy();
    await user.click(findAnalyzeButton());
    const dialog = await findDialog();
    expect(within(dialog).getByRole('img', { name: 'Score: 72 of 100' })).toBeTruthy();
    expect(sent[0]?.get('language')).toBe('en');
    expect((sent[0]!.get('cvFile') as File).name).toBe(name);
  });

  test.each([
    ['NO_TEXT_EXTRACTED', /^cv\.pdf cannot be read here.*paste it below/],
    ['INVALID_FILE', cvAnalysisEn.faults.type],
  ])('that the service cannot read says so: %s', async (code, words) => {
    const { user } = showCvAnalyzer([problemAnswer(422, 'REQUEST_INVALID', { cvFile: [code] })]);
    await choose(user, file('cv.pdf', pdf));
    await screen.findByText(/is ready/);
    await user.click(findAnalyzeButton());
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('what is typed after it is what counts', async () => {
    const { user, requests } = showCvAnalyzer([Response.json({ analysis: 'Strong', truncated: false })]);
    await choose(user, file('cv.pdf', pdf));
    await screen.findByText(/is ready/);
    await user.click(findTextBox());
    await user.paste(longText);
    expect(screen.queryByText(/is ready/)).toBeNull();
    await user.click(findAnalyzeButton());
    await findDialog();
    expect(requests[0]?.body).toEqual({ cvText: longText, analysisType: 'comprehensive' });
  });

  test.each([
    ['photo.png', pdf],
    ['picture-called.pdf', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4])],
    ['bytes-called.txt', new Uint8Array([0, 1, 2, 3, 255])],
  ])('%s is refused', async (name, bytes) => {
    const { user } = showCvAnalyzer();
    await choose(user, file(name, bytes));
    expect((await screen.findByRole('alert')).textContent).toBe(cvAnalysisEn.faults.type);
    expect(findTextBox().value).toBe('');
  });

  test('of a kind that can be read ends the refusal of the one before', async () => {
    const { user } = showCvAnalyzer();
    await choose(user, file('photo.png', pdf));
    await screen.findByRole('alert');
    await choose(user, file('cv.pdf', pdf));
    await screen.findByText('cv.pdf is ready to be analyzed.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('who does not see the panel hears that it works, then the result or what failed, and nothing before', async () => {
  const answers: ((answer: Response) => void)[] = [];
  const fetch = () => new Promise<Response>((resolve) => answers.push(resolve));
  renderPart(CvAnalyzer, { path: '/talent-solution?panel=cv-upload', fetch });
  const user = userEvent.setup();
  const heard = () => screen.getByRole('status').textContent;
  await user.type(findTextBox(), longText);
  expect(heard()).toBe('');
  await user.click(findAnalyzeButton());
  expect(heard()).toBe(talentSolutionEn.cv.analyzing);
  answers[0]?.(problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'));
  expect((await screen.findByRole('alert')).textContent).toBe(cvAnalysisEn.faults.failed);
  expect(heard()).toBe('');
  await user.click(findAnalyzeButton());
  expect(heard()).toBe(talentSolutionEn.cv.analyzing);
  expect(screen.queryByRole('alert')).toBeNull();
  answers[1]?.(Response.json({ analysis: 'Good', truncated: false }));
  const dialog = await findDialog(cvAnalysisEn.result.title);
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('what was written is there when the page is loaded anew, is not sent without a network, and is gone once it is analysed', async () => {
  const { user, view } = showCvAnalyzer();
  await user.type(findTextBox(), longText);
  view.unmount();
  const {
    user: again,
    view: reloaded,
    requests,
  } = showCvAnalyzer([Response.json({ analysis: 'Good', truncated: false })]);
  expect(findTextBox().value).toBe(longText);
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await again.click(findAnalyzeButton());
  expect(await screen.findByText('You are offline')).toBeTruthy();
  expect(requests).toEqual([]);
  connection.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  await again.click(screen.getByRole('button', { name: 'Send now' }));
  await findDialog();
  expect(requests).toHaveLength(1);
  reloaded.unmount();
  showCvAnalyzer();
  expect(findTextBox().value).toBe('');
});
