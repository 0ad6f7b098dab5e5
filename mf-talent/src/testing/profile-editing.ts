import type { ProfileLists } from '@sabi/contracts/http/profile/profile';
import { screen, within } from '@testing-library/react';
import { profileAnswer, renderSignedIn } from './platform';
import editingEn from '../locales/en/editing.json';

export const position: ProfileLists['work_experiences'][number] = {
  id: '3b0f7f52-2f0a-4b7e-9a3e-0d6f2f1f0a01',
  version: 3,
  company_name: 'PT Maju Jaya',
  job_title: 'Analyst',
  start_date: '2018',
  end_date: '2021-07',
  is_current: false,
  location: null,
  description: null,
};

export const addPositionKey = 'POST /api/profile/v1/work-experiences';
export const changeKey = `PATCH /api/profile/v1/work-experiences/${position.id}`;
export const patchKey = 'PATCH /api/profile/v1/profile';

export const withPosition = (changes: Partial<typeof position> = {}) =>
  profileAnswer({ lists: { work_experiences: [{ ...position, ...changes }] } });

export const bodyOf = (sent: { body: unknown } | undefined) => JSON.parse(String(sent?.body)) as object;
export const withinGroup = (name: string) => within(screen.getByRole('group', { name }));
export const success = { tone: 'success', title: editingEn.saved };
export const failure = { tone: 'destructive', title: editingEn.failed };
export const offline = new TypeError('Failed to fetch');

/** The profile page with the dialog that a button opens. */
export const openEditor = async (
  options: Omit<Parameters<typeof renderSignedIn>[0], 'path'>,
  button: string,
) => {
  const rendered = renderSignedIn({ path: '/profile', ...options });
  await rendered.user.click(await screen.findByRole('button', { name: button }));
  return rendered;
};

/** jsdom has no layout, and a form scrolls to its errors. */
export function mockScrollIntoView() {
  const scrollIntoView = jest.fn();
  beforeEach(() => {
    scrollIntoView.mockClear();
    Element.prototype.scrollIntoView = scrollIntoView;
  });
  return scrollIntoView;
}
