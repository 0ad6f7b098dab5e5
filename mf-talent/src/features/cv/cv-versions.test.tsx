import type { CvVersion, CvVersionList } from '@sabi/contracts/http/profile/cv-versions';
import { findDialog } from '@sabi/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  type Answer,
  buildCv,
  profileAnswer,
  profileKey,
  renderSignedIn,
  cvId,
} from '../../testing/platform';
import { createLinkWatch } from '../../testing/followed-links';
import talentEn from '../../locales/en/talent.json';

const listKey = 'GET /api/profile/v1/resumes';
const oldId = '1c1f3a52-6a0b-4f43-9d57-0b1c2d3e4f51';
const current = buildCv({ state: 'parsed', size_bytes: 10_485_760 });
const versionOf = (values: Partial<CvVersion> = {}): CvVersion => ({
  ...current,
  is_current: true,
  scan_state: 'clean',
  ...values,
});
const old = versionOf({
  id: oldId,
  file_name: 'CV 2019.docx',
  size_bytes: 12_345,
  state: 'failed',
  is_current: false,
  scan_state: 'unscanned',
  uploaded_at: '2019-05-17T05:00:00.000Z',
});
const listOf = (...cvs: CvVersion[]) =>
  Response.json({ resumes: cvs, used_bytes: 10_498_105, quota_bytes: 104_857_600 } satisfies CvVersionList);

function showList(answers: Record<string, Answer[]> = {}, language: 'en' | 'id' = 'en') {
  return renderSignedIn({
    path: '/profile',
    language,
    answers: {
      [profileKey]: [profileAnswer({ cv: current })],
      [listKey]: [listOf(versionOf(), old)],
      ...answers,
    },
  });
}

const rows = async (name = 'Your CVs') =>
  within(await screen.findByRole('list', { name })).findAllByRole('listitem');

test('every CV is listed with day, size, state and what the scanner said', async () => {
  showList();
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    'CV Ayu.pdfCurrent CVUploaded 28 December 2024 · 10 MBRead · No virus foundDelete',
    'CV 2019.docxUploaded 17 May 2019 · 12 kBCould not be read · Not scanned for virusesDownloadUse this oneDelete',
  ]);
  expect(screen.getByText('10 MB of 100 MB used')).toBeTruthy();
});

test('an older one is made the current one', async () => {
  const key = `POST /api/profile/v1/resumes/${oldId}/current`;
  const after = [{ ...old, is_current: true }, versionOf({ is_current: false })] as const;
  const { user, sent } = showList({
    [listKey]: [listOf(versionOf(), old), listOf(...after)],
    [key]: [listOf(...after)],
  });
  await user.click(await screen.findByRole('button', { name: 'Use CV 2019.docx as the current CV' }));
  await waitFor(() => expect(sent(profileKey)).toHaveLength(2));
  await waitFor(async () => expect((await rows())[0]?.textContent).toContain('CV 2019.docxCurrent CV'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your CVs' })));
});

const watchLinks = createLinkWatch();

test('an older one is downloaded by a link made for it', async () => {
  const url = '/storage/v1/object/profile-assets/old?expires=1&signature=s';
  const { user } = showList({
    [`POST /api/profile/v1/resumes/${oldId}/download-link`]: [
      Response.json({ url, expires_at: '2024-12-28T05:05:00.000Z' }, { status: 201 }),
    ],
  });
  const followed = watchLinks();
  await user.click(await screen.findByRole('button', { name: 'Download CV 2019.docx' }));
  await waitFor(() => expect(followed).toEqual([url]));
});

test('deleting asks first, says what follows, and can be undone', async () => {
  const remove = `DELETE /api/profile/v1/resumes/${cvId}`;
  const restore = `POST /api/profile/v1/resumes/${cvId}/restore`;
  const { user, sent } = showList({
    [remove]: [listOf({ ...old, is_current: true })],
    [restore]: [listOf(versionOf(), old)],
  });
  await user.click(await screen.findByRole('button', { name: 'Delete CV Ayu.pdf' }));
  const dialog = within(await findDialog(talentEn.cv.versions.removeTitle));
  expect(
    dialog.getByText(
      /CV Ayu\.pdf is your current CV\. The newest of the others that we could read takes its place\./,
    ),
  ).toBeTruthy();
  expect(sent(remove)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('CV Ayu.pdf has been deleted')).toBeTruthy();
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^CV 2019\.docxCurrent CV/),
  ]);
  const undo = screen.getByRole('button', { name: 'Undo' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await user.click(undo);
  await waitFor(() => expect(sent(restore)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('CV Ayu.pdf has been deleted')).toBeNull());
});

test('the last one can be deleted and undone, although the profile has none then', async () => {
  const remove = `DELETE /api/profile/v1/resumes/${cvId}`;
  const { user, sent } = showList({
    [profileKey]: [profileAnswer({ cv: current }), profileAnswer({ cv: null })],
    [listKey]: [listOf(versionOf())],
    [remove]: [listOf()],
  });
  await user.click(await screen.findByRole('button', { name: 'Delete CV Ayu.pdf' }));
  expect(await screen.findByText(/CV Ayu\.pdf is your only CV/)).toBeTruthy();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent(profileKey)).toHaveLength(2));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
});

test('cancelling deletes nothing', async () => {
  const { user, requests } = showList();
  await user.click(await screen.findByRole('button', { name: 'Delete CV 2019.docx' }));
  const dialog = await findDialog();
  await user.click(within(dialog).getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
});

test('what fails is said, and the list stays', async () => {
  const { user, toasts } = showList();
  await user.click(await screen.findByRole('button', { name: 'Use CV 2019.docx as the current CV' }));
  await waitFor(() =>
    expect(toasts).toEqual([{ tone: 'destructive', title: 'CV 2019.docx could not be made the current CV' }]),
  );
  expect(await rows()).toHaveLength(2);
});

test('a profile without a CV asks for no list', async () => {
  const { sent } = showList({ [profileKey]: [profileAnswer({ cv: null })] });
  expect(await screen.findByRole('button', { name: talentEn.cv.choose })).toBeTruthy();
  expect(sent(listKey)).toHaveLength(0);
  expect(screen.queryByText('Your CVs')).toBeNull();
});

test('in Indonesian it is Indonesian', async () => {
  showList({}, 'id');
  expect((await rows('CV Anda')).map(({ textContent }) => textContent)[1]).toBe(
    'CV 2019.docxDiunggah 17 Mei 2019 · 12 kBTidak dapat dibaca · Belum dipindai antivirusUnduhPakai yang iniHapus',
  );
});
