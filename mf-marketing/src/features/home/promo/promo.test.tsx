import { act, fireEvent, screen, within } from '@testing-library/react';
import { setReducedMotion } from '@sabi/ui/testing';
import { renderPart } from '../../../testing/render-part';
import { HomePage } from '../home-page';
import homeEn from '../../../locales/en/home.json';

const show = () => renderPart(HomePage);
const dialog = () => screen.queryByRole('dialog', { name: homeEn.promo.title });

/** Also resolves the import of the dialog's code. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function openPromo(): Promise<void> {
  show();
  await pass(60_000);
  expect(dialog()).toBeTruthy();
}

/** Clicks on links are handled by the shell, without leaving the document. */
const intercept = (event: Event) => event.preventDefault();

beforeEach(() => {
  document.addEventListener('click', intercept);
  jest.useFakeTimers();
  window.sessionStorage.clear();
  setReducedMotion(true);
});
afterEach(() => {
  document.removeEventListener('click', intercept);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('it opens 60000 ms after the page, not sooner', async () => {
  show();
  await pass(59_999);
  expect(dialog()).toBeNull();
  await pass(1);
  expect(dialog()).toBeTruthy();
});

test('it never opens on a page the visitor has left home for', async () => {
  const { view } = show();
  await pass(30_000);
  view.unmount();
  await pass(60_000);
  expect(dialog()).toBeNull();
});

test.each([
  [homeEn.promo.talent, 'link', '/talent-solution'],
  ['I am hiring', 'link', '/company-solution'],
  [homeEn.promo.later, 'button', null],
  ['Close', 'button', null],
] as const)('%s closes it, and it does not come again in the session', async (name, role, href) => {
  await openPromo();
  const way = screen.getByRole(role, { name });
  expect(way.getAttribute('href')).toBe(href);
  fireEvent.click(way);
  expect(dialog()).toBeNull();
  show();
  await pass(600_000);
  expect(dialog()).toBeNull();
});

test('Escape closes it, and the focus is back where it was', async () => {
  show();
  const link = screen.getByRole('link', { name: 'Get started' });
  act(() => link.focus());
  await pass(60_000);
  expect(dialog()?.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
  await pass(0);
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(link);
});

test('it says what is free and for how long, and names no price', async () => {
  await openPromo();
  const text = dialog()?.textContent ?? '';
  expect(text).toContain('costs nothing for as long as you like');
  expect(text).not.toMatch(/Rp|\d/);
});

test('it waits for another dialog to close', async () => {
  show();
  const other = document.body.appendChild(document.createElement('div'));
  other.setAttribute('role', 'dialog');
  await pass(90_000);
  expect(dialog()).toBeNull();
  other.remove();
  await pass(5000);
  expect(dialog()).toBeTruthy();
});

test('it waits while the visitor writes in a field', async () => {
  show();
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  await pass(90_000);
  expect(dialog()).toBeNull();
  field.remove();
  await pass(5000);
  expect(dialog()).toBeTruthy();
});

test('where storage is refused it opens and closes all the same', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  await openPromo();
  fireEvent.click(within(dialog() ?? document.body).getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
});
