import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Language } from '@sabi/contracts/language';
import { I18nextProvider } from 'react-i18next';
import { translationsIn } from '../browser/translations';
import en from '../locales/en/shell.json';
import id from '../locales/id/shell.json';
import { AccountMenu } from './account-menu';

const user = { id: '0d9b6c1e', email: 'dewi@mail.example', metadata: { first_name: 'Dewi' } };
const items = [{ path: '/profile', label: { en: 'My Profile', id: 'Profil Saya' }, order: 10 }];

function show(language: Language, effectiveType: string) {
  Object.assign(navigator, { connection: { effectiveType } });
  const onSignOut = jest.fn();
  render(
    <I18nextProvider i18n={translationsIn(language)}>
      <AccountMenu
        {...{ user, items, language, onSignOut, path: '/profile' }}
        registry={{ remotes: [] } as never}
        fetch={() => Promise.reject(new Error('The test expected no request'))}
        onInboxChange={() => undefined}
      />
    </I18nextProvider>,
  );
  return { onSignOut };
}

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

test.each([
  ['en', '3g', en.header.logout, 'My Profile'],
  ['en', '4g', en.header.logout, 'My Profile'],
  ['id', '3g', id.header.logout, 'Profil Saya'],
] as const)('the menu opens at the first press (%s, %s)', async (language, network, logout, profile) => {
  const { onSignOut } = show(language, network);
  await userEvent.click(screen.getByRole('button', { name: 'Dewi' }));
  const link = await screen.findByRole('menuitem', { name: profile });
  expect(link.getAttribute('href')).toBe(language === 'id' ? '/id/profile' : '/profile');
  await userEvent.click(screen.getByRole('menuitem', { name: logout }));
  expect(onSignOut).toHaveBeenCalledTimes(1);
});

test('on a slow network the keyboard opens it too, with the focus on its first item', async () => {
  show('en', '3g');
  screen.getByRole('button', { name: 'Dewi' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'My Profile' })).toBe(document.activeElement);
});
