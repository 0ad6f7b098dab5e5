import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { applyTheme, followTheme, readTheme, themeKey } from '../theme';
import { ThemeSelect } from '.';

const texts = { label: 'Theme', system: 'As device', light: 'Light', dark: 'Dark' };

beforeAll(() => followTheme(window));
beforeEach(() => applyTheme(document, 'system'));

const find = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

test('a choice is shown at once, in both selects of a page, and kept for the next page', async () => {
  render(
    <>
      <ThemeSelect texts={texts} look="icon" />
      <ThemeSelect texts={{ ...texts, label: 'Theme in this browser' }} look="field" />
    </>,
  );
  await userEvent.selectOptions(find('Theme'), 'Dark');
  expect(readTheme(document)).toBe('dark');
  expect(localStorage.getItem(themeKey)).toBe('dark');
  expect(find('Theme in this browser').value).toBe('dark');
});

test('a select that is shown later has the choice', () => {
  applyTheme(document, 'light');
  const { rerender } = render(<ThemeSelect texts={texts} look="field" />);
  expect(find('Theme').value).toBe('light');
  applyTheme(document, 'dark');
  rerender(<ThemeSelect texts={texts} look="field" />);
  expect(find('Theme').value).toBe('dark');
});

test('the server, which does not know the choice, selects nothing', () => {
  applyTheme(document, 'dark');
  expect(renderToString(<ThemeSelect texts={texts} look="icon" />)).not.toContain('selected');
});
