import { applyTheme, followTheme, pageColors, readTheme, themeKey, themeSelectAttribute } from '.';

const barColors = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content);

const options = ['system', 'light', 'dark'].map((choice) => `<option>${choice}</option>`).join('');
const selects = () => [...document.querySelectorAll('select')];

function choose(choice: string): void {
  const [first] = selects();
  if (!first) throw new Error('There is no select');
  first.value = choice;
  first.dispatchEvent(new Event('change', { bubbles: true }));
}

beforeAll(() => followTheme(window));

beforeEach(() => {
  localStorage.clear();
  applyTheme(document, 'system');
  document.head.innerHTML = ['light', 'dark']
    .map((theme) => `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="">`)
    .join('');
  document.body.innerHTML = `<select ${themeSelectAttribute}>${options}</select>`.repeat(2);
});

afterEach(() => jest.restoreAllMocks());

test('a choice is shown in every select and in the bars of the browser, and found again by the next page', () => {
  choose('dark');
  expect(readTheme(document)).toBe('dark');
  expect(barColors()).toEqual([pageColors.dark, pageColors.dark]);
  expect(selects().map(({ value }) => value)).toEqual(['dark', 'dark']);
  applyTheme(document, 'system');
  followTheme(window);
  expect(readTheme(document)).toBe('dark');
});

test('with the theme of the system nothing is kept, and the bars follow the system', () => {
  choose('light');
  choose('system');
  expect(localStorage.getItem(themeKey)).toBeNull();
  expect(document.documentElement.dataset).not.toHaveProperty('theme');
  expect(barColors()).toEqual([pageColors.light, pageColors.dark]);
});

test('what is stored and is no theme counts as none', () => {
  localStorage.setItem(themeKey, 'sepia');
  window.dispatchEvent(new StorageEvent('storage', { key: themeKey }));
  expect(readTheme(document)).toBe('system');
});

test('a choice in another tab is followed, also that everything was cleared', () => {
  localStorage.setItem(themeKey, 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: themeKey }));
  expect(readTheme(document)).toBe('dark');
  expect(selects().map(({ value }) => value)).toEqual(['dark', 'dark']);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(readTheme(document)).toBe('system');
});

test('selects that arrive with the rest of the document show the choice', () => {
  applyTheme(document, 'dark');
  document.body.innerHTML = `<select ${themeSelectAttribute}>${options}</select>`;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(selects().map(({ value }) => value)).toEqual(['dark']);
});

test('a browser that refuses storage shows the choice on this page', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(() => followTheme(window)).not.toThrow();
  choose('dark');
  expect(readTheme(document)).toBe('dark');
});
