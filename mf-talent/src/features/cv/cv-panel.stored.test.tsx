import { findDialog } from '@sabi/shell-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import {
  type Answer,
  buildCvImportSummary,
  buildCv,
  problemAnswer,
  profileAnswer,
  profileKey,
  renderSignedIn,
  cvId,
  userId,
} from '../../testing/platform';
import { createLinkWatch } from '../../testing/followed-links';
import { uploadedAt, fileName, passTime, showCvPanel } from '../../testing/cv-panel';
import talentEn from '../../locales/en/talent.json';
import talentId from '../../locales/id/talent.json';

const otherId = '1c1f3a52-6a0b-4f43-9d57-0b1c2d3e4f51';

beforeEach(() => {
  jest.useFakeTimers({ now: uploadedAt - 1000 });
});
afterEach(() => jest.useRealTimers());

describe('what was decided', () => {
  const undoKey = `POST /api/profile/v1/cv-proposals/${buildCvImportSummary().id}/undo`;
  const showDecided = async (undone: Answer) => {
    const cvImports = [buildCvImportSummary({ state: 'accepted' }), buildCvImportSummary()];
    const rendered = renderSignedIn({
      path: '/profile',
      fakeTimers: true,
      answers: {
        [profileKey]: cvImports.map((cvImport) => profileAnswer({ cvImport })),
        [undoKey]: [undone],
      },
    });
    await passTime(10);
    return rendered;
  };

  test('can be undone, and the profile is loaded anew', async () => {
    const rendered = await showDecided(Response.json({}));
    expect(screen.getByText('CV Ayu.pdf is in your profile')).toBeTruthy();
    const next = screen.getByRole('link', { name: talentEn.document.make });
    expect(next.getAttribute('href')).toBe('/profile#resume');
    expect(screen.getByRole('region', { name: talentEn.document.title }).id).toBe('resume');
    await rendered.user.click(screen.getByRole('button', { name: 'Undo' }));
    await passTime(10);
    expect(rendered.toasts).toEqual([{ tone: 'success', title: talentEn.cv.import.undone }]);
    expect(screen.getByText('We have read CV Ayu.pdf')).toBeTruthy();
  });

  test('is undone although its page is left meanwhile: what follows is loaded anew and reported', async () => {
    const rendered = await showDecided(Response.json({}));
    await rendered.user.click(screen.getByRole('button', { name: 'Undo' }));
    act(() => rendered.context.navigate('/dashboard'));
    expect(rendered.toasts).toEqual([]); // the answer is still on its way
    await passTime(10);
    expect(rendered.toasts).toEqual([{ tone: 'success', title: talentEn.cv.import.undone }]);
    act(() => rendered.context.navigate('/profile'));
    await passTime(10);
    expect(screen.getByText('We have read CV Ayu.pdf')).toBeTruthy();
  });

  test('by an account that may not, is not undone, which is said', async () => {
    const rendered = await showDecided(problemAnswer(403, 'ACCESS_DENIED'));
    await rendered.user.click(screen.getByRole('button', { name: 'Undo' }));
    await passTime(10);
    expect(rendered.toasts).toMatchObject([{ description: talentEn.states.denied }]);
  });

  test('and changed since, is not undone, which is said', async () => {
    const rendered = await showDecided(problemAnswer(409, 'PROPOSAL_UNDO_BLOCKED'));
    await rendered.user.click(screen.getByRole('button', { name: 'Undo' }));
    await passTime(10);
    expect(rendered.toasts).toMatchObject([
      {
        tone: 'destructive',
        title: talentEn.cv.import.undoFailed,
        description: expect.stringContaining('since'),
      },
    ]);
  });
});

describe('a CV that could not be read', () => {
  const former = buildCv({ id: otherId, file_name: 'CV 2023.pdf', state: 'parsed' });
  const unreadable = buildCv({ state: 'failed', error_code: 'NO_TEXT_EXTRACTED' });
  const currentKey = `POST /api/profile/v1/resumes/${cvId}/current`;
  const removeKey = `DELETE /api/profile/v1/resumes/${cvId}`;
  const none = () => Response.json({ resumes: [], used_bytes: 0, quota_bytes: 1 });
  const show = (answers: Record<string, Answer[]>, reload: Parameters<typeof profileAnswer>[0]) =>
    showCvPanel({ cv: former, incoming: unreadable, reloads: [profileAnswer(reload)], answers });

  test('stands beside the former, which stays the current one', async () => {
    await showCvPanel({ cv: former, incoming: unreadable });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('We could not read CV Ayu.pdf.');
    expect(alert.textContent).toContain('Unable to extract text from your PDF.');
    expect(alert.textContent).toContain('CV 2023.pdf stays your current CV.');
    expect(screen.getByText('Current CV').nextSibling?.textContent).toBe('CV 2023.pdf');
  });

  test('does not count where there is no other', async () => {
    await showCvPanel({ cv: null, incoming: unreadable });
    expect(screen.getByRole('alert').textContent).toContain(
      'CV Ayu.pdf is stored, but it does not count for your profile.',
    );
    expect(screen.queryByText('Current CV')).toBeNull();
  });

  test('becomes the current one where its owner says so', async () => {
    const { user, toasts, sent } = await show({ [currentKey]: [none()] }, { cv: unreadable, kept: true });
    await user.click(screen.getByRole('button', { name: talentEn.cv.unreadable.keep }));
    await passTime(10);
    expect(sent(currentKey)).toHaveLength(1);
    expect(toasts).toEqual([{ tone: 'success', title: 'CV Ayu.pdf is your current CV now' }]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Current CV').nextSibling?.textContent).toBe('CV Ayu.pdf');
  });

  test('is deleted once its owner has confirmed it', async () => {
    const { user, toasts, sent } = await show({ [removeKey]: [none()] }, { cv: former });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await passTime(10);
    const dialog = await findDialog(talentEn.cv.versions.removeTitle);
    expect(sent(removeKey)).toEqual([]);
    expect(dialog.textContent).toContain('CV Ayu.pdf is deleted. Everything else stays as it is.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await passTime(10);
    expect(sent(removeKey)).toHaveLength(1);
    expect(toasts).toEqual([{ tone: 'success', title: 'CV Ayu.pdf has been deleted' }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is reported in Indonesian', async () => {
    await showCvPanel({ language: 'id', cv: former, incoming: unreadable });
    expect(screen.getByRole('alert').textContent).toContain('CV 2023.pdf tetap menjadi CV Anda saat ini.');
    expect(screen.getByRole('button', { name: talentId.cv.unreadable.keep })).toBeTruthy();
  });
});

describe('the current CV', () => {
  const watchLinks = createLinkWatch();

  test('is shown with its day, and downloaded by a link made for it', async () => {
    const url = `/storage/v1/object/profile-assets/${userId}/${fileName}?expires=1&signature=s`;
    const { user } = await showCvPanel({
      cv: buildCv({ state: 'parsed' }),
      link: [Response.json({ url, expires_at: '2024-12-28T05:05:00.000Z' }, { status: 201 })],
    });
    expect(screen.getByText('Uploaded 28 December 2024')).toBeTruthy();
    const followed = watchLinks();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await passTime(10);
    expect(followed).toEqual([url]);
  });

  test('that cannot be downloaded says so', async () => {
    const { user, toasts, clearings } = await showCvPanel({
      cv: buildCv({ state: 'parsed' }),
      link: [
        problemAnswer(500, 'INTERNAL'),
        Response.json({ url: '/cv.pdf', expires_at: '' }, { status: 201 }),
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await passTime(10);
    expect(toasts).toEqual([{ tone: 'destructive', title: talentEn.cv.downloadFailed }]);
    expect(clearings).toEqual([]);
    const followed = watchLinks();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await passTime(10);
    expect([followed, clearings]).toEqual([['/cv.pdf'], [1]]); // saved after all, it has failed no more
  });
});
