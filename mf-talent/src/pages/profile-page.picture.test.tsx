import type { PictureChange } from '@sabi/contracts/http/profile/picture';
import { findDialog } from '@sabi/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  problemAnswer,
  profileAnswer,
  profileKey,
  renderSignedIn,
  type SentRequest,
  userId,
} from '../testing/platform';
import talentEn from '../locales/en/talent.json';

const path = '/api/profile/v1/profile-picture';
const keyOf = (stamp: number) => `${userId}/profile_${stamp}.webp`;
const pictureOf = (stamp: number) => ({
  file_key: keyOf(stamp),
  url: `/storage/v1/object/profile-assets/${keyOf(stamp)}?expires=1&signature=s`,
  expires_at: '2030-01-01T00:00:00.000Z',
});
const now = 1735362000000;
const uploadKey = `POST /storage/v1/object/profile-assets/${userId}/profile_${now}.jpg`;
const changeAnswer = (change: PictureChange, status = 200) => Response.json(change, { status });
const photo = new File(['picture'], 'Foto.JPG', { type: 'image/jpeg' });

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: jest.fn() });
});
afterEach(() => jest.restoreAllMocks());

const seen = () => document.querySelector<HTMLImageElement>('header img')?.getAttribute('src') ?? null;

async function openDialog(
  answers: Parameters<typeof renderSignedIn>[0]['answers'],
  language: 'en' | 'id' = 'en',
) {
  const rendered = renderSignedIn({ path: '/profile', answers: answers ?? {}, language });
  const name = language === 'en' ? /profile picture$/ : /foto profil$/;
  await rendered.user.click(await screen.findByRole('button', { name }));
  return { ...rendered, dialog: within(await findDialog()) };
}

const before = profileAnswer({ picture: pictureOf(1) });
const without = profileAnswer();

test('a picture is chosen, seen before it is sent, and then on the page', async () => {
  const after = profileAnswer({ picture: pictureOf(now) });
  const { user, dialog, sent, toasts } = await openDialog({
    [profileKey]: [without, after],
    [uploadKey]: [changeAnswer({ picture: pictureOf(now), replaced: null }, 201)],
  });
  expect(seen()).toBeNull();
  await user.upload(dialog.getByLabelText(talentEn.picture.fileInput), photo);
  expect(dialog.getByRole('img', { name: talentEn.picture.preview }).getAttribute('src')).toBe(
    'blob:preview',
  );
  await user.click(dialog.getByRole('button', { name: talentEn.picture.save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(seen()).toBe(pictureOf(now).url));
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'success', title: talentEn.picture.updated }]));
  const [request] = sent(uploadKey) as [SentRequest];
  expect(request.body).toBe(photo);
  expect(request.headers.get('Content-Type')).toBe('image/jpeg');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull(); // there was none before
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: talentEn.picture.change })),
  );
});

test.each([
  ['another kind of file', new File(['x'], 'cv.pdf'), /^Only JPG, PNG, WebP, and AVIF/],
  ['an empty file', new File([], 'foto.png'), /cannot be read as a picture/],
  ['more than 10 MB', new File([new Uint8Array(10_485_761)], 'foto.png'), /not be larger than 10 MB/],
])('%s is refused before it is sent', async (_what, file, text) => {
  const { user, dialog, requests, toasts, clearings } = await openDialog({ [profileKey]: [without] });
  await user.upload(dialog.getByLabelText(talentEn.picture.fileInput), file);
  const alert = dialog.getByRole('alert');
  expect(within(alert).getByText(text)).toBeTruthy();
  expect(alert.textContent).not.toContain(talentEn.picture.failed);
  expect(toasts).toEqual([{ tone: 'destructive', title: talentEn.picture.failed }]);
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(dialog.queryByRole('button', { name: talentEn.picture.save })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(clearings.at(-1)).toBe(1); // the failure is over
});

test.each([
  [problemAnswer(422, 'PICTURE_UNREADABLE'), /cannot be read as a picture/],
  [problemAnswer(422, 'PICTURE_ANIMATED'), /picture that moves/],
  [problemAnswer(413, 'PICTURE_TOO_LARGE'), /too many pixels/],
  [problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'), /in a moment/],
  [problemAnswer(403, 'ACCESS_DENIED'), /doesn't have access/],
  [problemAnswer(507, 'STORAGE_FULL'), /storage is full/],
  [new TypeError('Failed to fetch'), /check your connection/],
])('a refusal is shown in the dialog, and the file can be sent again (%#)', async (failure, text) => {
  const { user, dialog, toasts } = await openDialog({
    [profileKey]: [without],
    [uploadKey]: [failure, changeAnswer({ picture: pictureOf(now), replaced: null }, 201)],
  });
  await user.upload(dialog.getByLabelText(talentEn.picture.fileInput), photo);
  await user.click(dialog.getByRole('button', { name: talentEn.picture.save }));
  expect(within(await dialog.findByRole('alert')).getByText(text)).toBeTruthy();
  expect(toasts).toEqual([{ tone: 'destructive', title: talentEn.picture.failed }]);
  await user.click(dialog.getByRole('button', { name: talentEn.picture.save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a picture is taken away, and put back', async () => {
  const { user, dialog, sent, toasts } = await openDialog({
    [profileKey]: [before, without, before],
    [`DELETE ${path}`]: [changeAnswer({ picture: null, replaced: keyOf(1) })],
    [`PUT ${path}`]: [changeAnswer({ picture: pictureOf(1), replaced: null })],
  });
  expect(seen()).toBe(pictureOf(1).url);
  await user.click(dialog.getByRole('button', { name: talentEn.picture.remove }));
  expect(await screen.findByText(talentEn.picture.removed)).toBeTruthy();
  await waitFor(() => expect(seen()).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(seen()).toBe(pictureOf(1).url));
  expect(sent(`PUT ${path}`).map(({ body }) => body)).toEqual([JSON.stringify({ file_key: keyOf(1) })]);
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({ tone: 'success', title: talentEn.picture.restored }),
  );
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: talentEn.picture.change })),
  );
});

test('that it could not be taken away is said in the dialog alone', async () => {
  const { user, dialog, toasts } = await openDialog({
    [profileKey]: [before],
    [`DELETE ${path}`]: [problemAnswer(503, 'DEPENDENCY_UNAVAILABLE')],
  });
  await user.click(dialog.getByRole('button', { name: talentEn.picture.remove }));
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toMatch(/^The picture could not be removed.+in a moment/);
  expect(toasts).toEqual([]);
});

test('who speaks Indonesian reads it in Indonesian', async () => {
  const { dialog } = await openDialog({ [profileKey]: [before] }, 'id');
  expect(dialog.getByRole('button', { name: 'Hapus foto' })).toBeTruthy();
  expect(dialog.getByText(/^JPG, PNG, WebP, atau AVIF/)).toBeTruthy();
});

test('a recruiter has no picture here', async () => {
  renderSignedIn({
    path: '/profile',
    answers: { [profileKey]: [profileAnswer({ profile: { user_type: 'recruiter' } })] },
  });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /profile picture/ })).toBeNull();
});
