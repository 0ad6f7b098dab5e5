import { findDialog, preloadPages } from '@sabi/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { definition } from '../definition';
import { clientOf, problemAnswer, renderSignedIn } from '../testing/platform';
import settingsEn from '../locales/en/settings.json';
import settingsId from '../locales/id/settings.json';

const copyKey = 'GET /api/account/v1/export';
const deletionKey = 'GET /auth/v1/user/deletion';
const megabyte = 1024 * 1024;

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof renderSignedIn>[0]> = {}) =>
  renderSignedIn({
    path: '/settings/data',
    client: clientOf({}),
    answers: { [deletionKey]: [Response.json({ deletion: null })], ...answers },
    ...options,
  });
const section = async (name = settingsEn.copy.title) => within(await screen.findByRole('region', { name }));
const refusal = (status: number, code: string) => Response.json({ code, message: 'No' }, { status });

/** An archive that the test sends in parts. */
function createArchive({ total }: { total?: number } = {}) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started;
    },
  });
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': 'attachment; filename="sabi-data-2026-11-22.zip"',
    ...(total !== undefined && { 'Content-Length': String(total) }),
  };
  return {
    answer: () => new Response(body, { headers }),
    send: (bytes: number) => act(async () => controller?.enqueue(new Uint8Array(bytes))),
    end: () => act(async () => controller?.close()),
    break: () => act(async () => controller?.error(new TypeError('network error'))),
  };
}

describe('taking home a copy of one’s data', () => {
  const saved: { name: string; bytes: number }[] = [];

  beforeAll(async () => {
    await preloadPages(definition);
    const blobs = new Map<string, Blob>();
    URL.createObjectURL = (blob: Blob) => {
      const url = `blob:${blobs.size}`;
      blobs.set(url, blob);
      return url;
    };
    URL.revokeObjectURL = (url: string) => void blobs.delete(url);
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, bytes: blobs.get(this.href)?.size ?? -1 });
    });
  });

  beforeEach(() => {
    saved.length = 0;
  });

  test('says what is in it, how far it is, and hands it to the browser', async () => {
    const archive = createArchive({ total: 4 * megabyte });
    const { user } = open({ answers: { [copyKey]: [archive.answer()] } });
    const { getByRole, findByText, getByText, queryByRole } = await section();
    expect(getByText(settingsEn.copy.contents.cvs)).toBeTruthy();
    await user.click(getByRole('button', { name: settingsEn.copy.action }));
    expect(getByRole('status').textContent).toBe(settingsEn.copy.preparing);
    await archive.send(megabyte);
    expect(await findByText('1 MB of 4 MB')).toBeTruthy();
    expect(getByRole('status').textContent).toBe(settingsEn.copy.receiving);
    expect(getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
    await archive.send(3 * megabyte);
    await archive.end();
    expect(await findByText(settingsEn.copy.saved)).toBeTruthy();
    expect(saved).toEqual([{ name: 'sabi-data-2026-11-22.zip', bytes: 4 * megabyte }]);
    expect(queryByRole('button', { name: 'Cancel' })).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(getByRole('button', { name: settingsEn.copy.action })),
    );
  });

  test('in Indonesian, also where the size is not known', async () => {
    const archive = createArchive();
    const { user } = open({ language: 'id', answers: { [copyKey]: [archive.answer()] } });
    const { getByRole, findByText } = await section(settingsId.copy.title);
    await user.click(getByRole('button', { name: settingsId.copy.action }));
    expect(getByRole('status').textContent).toBe(settingsId.copy.preparing);
    await archive.send(1.5 * megabyte);
    expect(await findByText('1,5 MB')).toBeTruthy();
    await archive.end();
    expect(await findByText(settingsId.copy.saved)).toBeTruthy();
    expect(saved).toEqual([{ name: 'sabi-data-2026-11-22.zip', bytes: 1.5 * megabyte }]);
  });

  test('is stopped by a click: nothing is saved, no failure is shown, and the focus is not lost', async () => {
    const archive = createArchive({ total: 4 * megabyte });
    const { user, sent } = open({ answers: { [copyKey]: [archive.answer()] } });
    const { getByRole, findByText, queryByRole } = await section();
    await user.click(getByRole('button', { name: settingsEn.copy.action }));
    await archive.send(megabyte);
    await findByText('1 MB of 4 MB');
    await user.click(getByRole('button', { name: 'Cancel' }));
    expect(sent(copyKey)[0]?.signal?.aborted).toBe(true);
    await archive.end();
    expect(queryByRole('status')).toBeNull();
    expect(queryByRole('alert')).toBeNull();
    expect(saved).toEqual([]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(settingsEn.copy.title));
  });

  test.each([
    ['breaks off', (archive: ReturnType<typeof createArchive>) => archive.break()],
    ['ends too early', (archive: ReturnType<typeof createArchive>) => archive.end()],
  ])('one that %s is no copy', async (_what, happen) => {
    const archive = createArchive({ total: 4 * megabyte });
    const { user } = open({ answers: { [copyKey]: [archive.answer()] } });
    const { getByRole, findByRole } = await section();
    await user.click(getByRole('button', { name: settingsEn.copy.action }));
    await archive.send(megabyte);
    await happen(archive);
    expect((await findByRole('alert')).textContent).toMatch(/could not be downloaded.*check your connection/);
    expect(saved).toEqual([]);
  });

  test.each([
    [
      'a sign-in from days ago',
      refusal(400, 'reauthentication_needed'),
      /log out, sign in again, and try once more/,
    ],
    [
      'a service that is away',
      problemAnswer(503, 'DEPENDENCY_UNAVAILABLE', { retryAfter: 60 }),
      /try again in a moment/,
    ],
    [
      'too many',
      problemAnswer(429, 'RATE_LIMITED', { retryAfter: 1800 }),
      /too often. Please try again in 30 minutes/,
    ],
    ['no network', new TypeError('Failed to fetch'), /check your connection/],
  ])('%s is reported in words, and it can be tried again', async (_what, answer, words) => {
    const archive = createArchive();
    const { user } = open({ answers: { [copyKey]: [answer, archive.answer()] } });
    const { getByRole, findByRole, findByText } = await section();
    await user.click(getByRole('button', { name: settingsEn.copy.action }));
    const alert = await findByRole('alert');
    expect(alert.textContent).toMatch(words);
    await user.click(getByRole('button', { name: settingsEn.copy.action }));
    await archive.send(10);
    await archive.end();
    expect(await findByText(settingsEn.copy.saved)).toBeTruthy();
  });

  test('where there is a second factor its code is asked for, and the copy follows', async () => {
    const archive = createArchive();
    const client = clientOf({
      mfa: {
        listFactors: async () => ({ data: { totp: [{ id: 'factor' }] }, error: null }),
        challengeAndVerify: async () => ({ data: {}, error: null }),
      },
    });
    const { user, sent } = open({
      client,
      answers: { [copyKey]: [refusal(403, 'insufficient_aal'), archive.answer()] },
    });
    await user.click((await section()).getByRole('button', { name: settingsEn.copy.action }));
    const dialog = within(await findDialog(settingsEn.stepUp.title));
    await user.type(dialog.getByLabelText(settingsEn.code.label), '123456');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(sent(copyKey)).toHaveLength(2));
    await archive.send(10);
    await archive.end();
    expect(await screen.findByText(settingsEn.copy.saved)).toBeTruthy();
  });
});
