import { screen, waitFor, within } from '@testing-library/react';
import {
  buildFull,
  clientOf,
  problemAnswer,
  profileAnswer,
  profileKey,
  renderSignedIn,
  signedInWith,
} from '../testing/platform';
import { createLinkWatch } from '../testing/followed-links';
import settingsEn from '../locales/en/settings.json';
import talentEn from '../locales/en/talent.json';
import settingsId from '../locales/id/settings.json';

const changeKey = 'PATCH /api/profile/v1/profile';
const section = async (name: string) => within(await screen.findByRole('region', { name }));

function open(options: Partial<Parameters<typeof renderSignedIn>[0]> = {}) {
  const updateUser = jest.fn(async () => ({ data: { user: null }, error: null }));
  const rendered = renderSignedIn({
    path: '/settings',
    answers: { [profileKey]: [profileAnswer()] },
    client: clientOf({ updateUser }),
    ...options,
  });
  return { ...rendered, updateUser };
}

test('the page has a title of its own and leads to the others, saying which one this is', async () => {
  const { heads } = open();
  expect(await screen.findByRole('heading', { level: 1, name: settingsEn.pages.profile.title })).toBeTruthy();
  const links = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
  expect(links[0]?.getAttribute('href')).toBe('/settings');
  expect(links[0]?.getAttribute('aria-current')).toBe('page');
  expect(links.slice(1).filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
  expect(heads.at(-1)).toMatchObject({ title: 'Profile and language – Settings', robots: 'noindex' });
});

test('a new name goes to the profile, and then to the menu of the header', async () => {
  const { user, sent, toasts, updateUser } = open({
    answers: {
      [profileKey]: [profileAnswer()],
      [changeKey]: [
        Response.json(buildFull({ profile: { first_name: 'Bima', last_name: 'Putra' } }).profile),
      ],
    },
  });
  const name = await section('Name');
  const first = await name.findByLabelText('First name');
  expect(first.getAttribute('autocomplete')).toBe('given-name');
  expect(name.getByLabelText('Last name').getAttribute('autocomplete')).toBe('family-name');
  await user.clear(first);
  await user.type(first, '  Bima ');
  await user.clear(name.getByLabelText('Last name'));
  await user.type(name.getByLabelText('Last name'), 'Putra');
  await user.click(name.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', title: settingsEn.name.saved }]));
  expect(sent(changeKey).map(({ body }) => JSON.parse(String(body)))).toEqual([
    { first_name: 'Bima', last_name: 'Putra' },
  ]);
  await waitFor(() =>
    expect(updateUser.mock.calls).toEqual([[{ data: { first_name: 'Bima', last_name: 'Putra' } }]]),
  );
});

test('a name that is blank is not sent', async () => {
  const { user, sent } = open();
  const name = await section('Name');
  const first = await name.findByLabelText('First name');
  await user.clear(first);
  await user.type(first, '   ');
  await user.click(name.getByRole('button', { name: 'Save name' }));
  expect((await name.findByRole('alert')).textContent).toBe(settingsEn.name.firstNameMissing);
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(sent(changeKey)).toEqual([]);
});

test('a name that could not be saved stays typed, and the page says why', async () => {
  const { user, toasts, updateUser } = open({
    answers: { [profileKey]: [profileAnswer()], [changeKey]: [problemAnswer(503, 'DEPENDENCY_UNAVAILABLE')] },
  });
  const name = await section('Name');
  await user.type(await name.findByLabelText('First name'), ' Sri');
  await user.click(name.getByRole('button', { name: 'Save name' }));
  expect((await name.findByRole('alert')).textContent).toMatch(/^Our service is not answering just now\./);
  expect(name.getByLabelText<HTMLInputElement>('First name').value).toBe('Ayu Sri');
  expect(toasts).toEqual([{ tone: 'destructive', title: settingsEn.name.failed }]);
  expect(updateUser).not.toHaveBeenCalled();
});

test('a profile that does not load leaves the rest of the page usable, and is asked for again', async () => {
  const { user, toasts, clearings } = open({
    answers: { [profileKey]: [problemAnswer(403, 'ACCESS_DENIED'), profileAnswer()] },
  });
  const name = await section('Name');
  await name.findByRole('alert');
  expect(toasts).toEqual([{ tone: 'destructive', title: talentEn.states.failedTitle }]);
  expect(clearings).toEqual([]);
  expect((await section('Language')).getByRole('button', { name: settingsEn.language.submit })).toBeTruthy();
  await user.click(name.getByRole('button', { name: 'Try again' }));
  expect(await name.findByLabelText('First name')).toBeTruthy();
  expect(clearings).toEqual([1]);
});

describe('the language', () => {
  const watchLinks = createLinkWatch();

  test('is kept with the account and leads to the same page in it', async () => {
    const followed = watchLinks();
    const { user, toasts, updateUser } = open();
    const language = await section('Language');
    expect(language.getByLabelText<HTMLInputElement>('English').checked).toBe(true);
    await user.click(language.getByLabelText(settingsEn.language.names.id));
    await user.click(language.getByRole('button', { name: settingsEn.language.submit }));
    await waitFor(() => expect(followed).toEqual(['/id/settings']));
    expect(updateUser.mock.calls).toEqual([[{ data: { language: 'id' } }]]);
    expect(toasts).toEqual([{ tone: 'success', title: settingsEn.language.saved }]);
  });

  test('that the account has is the one chosen, on a page in another as well', async () => {
    open({ session: signedInWith({ language: 'id' }) });
    const language = await section('Language');
    expect(language.getByLabelText<HTMLInputElement>(settingsEn.language.names.id).checked).toBe(true);
  });

  test('that could not be saved leads nowhere', async () => {
    const followed = watchLinks();
    const updateUser = async () => ({ data: { user: null }, error: { status: 0 } });
    const { user, toasts } = open({ client: clientOf({ updateUser }) });
    const language = await section('Language');
    await user.click(language.getByLabelText(settingsEn.language.names.id));
    await user.click(language.getByRole('button', { name: settingsEn.language.submit }));
    expect((await language.findByRole('alert')).textContent).toContain('We cannot reach our service.');
    expect(toasts).toEqual([]); // shown in place only
    expect(followed).toEqual([]);
  });
});

test('in Indonesian the page is Indonesian', async () => {
  open({ language: 'id' });
  expect(await screen.findByRole('heading', { level: 1, name: settingsId.pages.profile.title })).toBeTruthy();
  expect(await (await section('Nama')).findByLabelText('Nama depan')).toBeTruthy();
  expect((await section('Bahasa')).getByRole('button', { name: settingsId.language.submit })).toBeTruthy();
});
