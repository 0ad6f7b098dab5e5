import { createTranslations } from '@sabi/shell-sdk/react';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { dictionaries } from '../locales/dictionaries';
import { NotFoundPage } from './not-found-page';

test('says in the title too that there is nothing, logs the path and leads home', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  document.title = 'The page before';
  render(
    <I18nextProvider i18n={createTranslations({ dictionaries }, 'en')}>
      <NotFoundPage language="en" path="/nothing-here" />
    </I18nextProvider>,
  );
  expect(screen.getByText('404')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page not found');
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(document.title).toBe('Page not found · Sabi');
  expect(document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content).toBe('noindex');
  expect(log).toHaveBeenCalledWith(expect.anything(), '/nothing-here');
});
