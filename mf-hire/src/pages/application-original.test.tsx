import type { Application } from '@sabi/contracts/http/hiring/applications';
import { screen, waitFor, within } from '@testing-library/react';
import '../testing/preload-pages';
import { openPdf } from '../features/applications/original/open-pdf';
import { PdfView } from '../features/applications/original/lazy-pdf-view';
import { PdfFailure } from '../features/applications/original/pdf-failure';
import en from '../locales/en/applications.json';
import hire from '../locales/en/hire.json';
import id from '../locales/id/applications.json';
import {
  applicationId,
  buildApplication,
  jobId,
  keys,
  problem,
  renderHire,
  stages,
} from '../testing/platform';

// pdf.js draws on canvases, which jsdom lacks: `hired.spec.ts` shows a real CV.
jest.mock('../features/applications/original/open-pdf', () => ({ openPdf: jest.fn() }));
beforeAll(() => PdfView.preload());

const path = `/hire/companies/kopi-pagi/jobs/${jobId}/applications/${applicationId}`;
const pdf = {
  state: 'stored',
  file_name: 'cv-laksmi.pdf',
  media_type: 'application/pdf',
  size_bytes: 4,
} as const satisfies Application['cv_file'];

const render = (
  files: readonly object[],
  { file = pdf, ...options }: { file?: object; language?: 'id' } = {},
) =>
  renderHire({
    path,
    ...options,
    answers: {
      [keys.application]: [{ ...buildApplication(), cv_file: file }],
      [keys.applications]: [{ stages, applications: [], next: null }],
      [keys.cvFile]: files,
    },
  });

/** pdf.js stands in with pages that are empty canvases. */
function openPdfOf(pageCount: number) {
  const close = jest.fn();
  const drawPage = jest.fn(async (_pageNo: number, _options: { width: number; signal: AbortSignal }) =>
    document.createElement('canvas'),
  );
  jest.mocked(openPdf).mockResolvedValue({ pageCount, drawPage, close });
  return { close, drawPage, drawn: () => drawPage.mock.calls.map(([pageNo]) => pageNo) };
}

const show = async (
  user: ReturnType<typeof render>['user'],
  { original }: Pick<typeof en, 'original'> = en,
) => user.click(await screen.findByRole('button', { name: original.show }));
const pageOf = (page: number, count: number) =>
  en.original.page.replace('{{page}}', String(page)).replace('{{count}}', String(count));

afterEach(() => void jest.mocked(openPdf).mockReset());

test('the original is requested once for showing and saving it, and shown page by page by buttons and keys', async () => {
  URL.createObjectURL = () => 'blob:cv';
  URL.revokeObjectURL = () => undefined; // a minute later, while other tests run
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { drawn, close } = openPdfOf(3);
  const { user, sent } = render([new Response('%PDF')]);
  await screen.findByRole('button', { name: en.original.show });
  expect(sent(keys.cvFile)).toHaveLength(0);
  await show(user);
  const original = within(await screen.findByRole('region', { name: en.original.title }));
  expect(await original.findByText(pageOf(1, 3))).toBeTruthy();
  await user.click(original.getByRole('button', { name: en.original.next }));
  await user.click(original.getByRole('group', { name: en.original.title }));
  await user.keyboard('{ArrowRight}{ArrowRight}+');
  expect(original.getByText(pageOf(3, 3))).toBeTruthy();
  expect(original.getByText('125%')).toBeTruthy();
  await waitFor(() => expect(drawn()).toEqual([1, 2, 3, 3]));
  expect(original.getByRole('img').getAttribute('aria-label')).toContain('cv-laksmi.pdf');
  await user.click(screen.getByRole('button', { name: 'Download cv-laksmi.pdf' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(sent(keys.cvFile)).toHaveLength(1);
  await user.keyboard('o');
  expect(screen.queryByRole('region', { name: en.original.title })).toBeNull();
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});

test('of a book the first 30 pages are shown, and the page says so', async () => {
  openPdfOf(45);
  const { user } = render([new Response('%PDF')]);
  await show(user);
  expect(
    await screen.findByText(en.original.firstOnly.replace('{{shown}}', '30').replace('{{count}}', '45')),
  ).toBeTruthy();
});

test.each(['broken', 'password', 'slow'] as const)(
  'a file that is %s is not shown, and the page says what to do, in Indonesian too',
  async (reason) => {
    jest.mocked(openPdf).mockRejectedValue(new PdfFailure(reason));
    const { user } = render([new Response('%PDF')], { language: 'id' });
    await show(user, id);
    expect(await screen.findByText(id.original[reason])).toBeTruthy();
  },
);

test('a file that is gone or cannot be reached is said to be, and can be asked for again', async () => {
  openPdfOf(1);
  const { user } = render([problem(404, 'FILE_NOT_FOUND'), new TypeError('offline'), new Response('%PDF')]);
  await show(user);
  expect(await screen.findByText(hire.errors.FILE_NOT_FOUND)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: hire.states.retry }));
  expect(await screen.findByText(hire.errors.unreachable)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: hire.states.retry }));
  expect(await screen.findByText(pageOf(1, 1))).toBeTruthy();
});

test('a Word file can be downloaded alone, and the page says so', async () => {
  const media_type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  render([], { file: { ...pdf, file_name: 'cv.docx', media_type } });
  expect(await screen.findByText(en.contact.cvDownloadOnly)).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.original.show })).toBeNull();
});
