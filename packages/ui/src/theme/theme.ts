// Light, dark, or as the system prefers: kept for each browser, as `data-theme` of the document. Without React, as the first
// script of a page runs it before anything is painted, and selects of a theme work from then on.

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Key in local storage; absent for `system`. */
export const themeKey = 'sabi-theme';

/** Attribute of a select whose values are the choices. */
export const themeSelectAttribute = 'data-theme-select';

/** Colour of the page's ground, for the browser's own bars: `--color-ground` of tokens.css. */
export const pageColors = { light: '#fffdfb', dark: '#15110e' } as const;

const toChoice = (value: unknown): ThemeChoice => (value === 'light' || value === 'dark' ? value : 'system');

/** The choice that the document shows. */
export const readTheme = ({ documentElement }: Document): ThemeChoice =>
  toChoice(documentElement.dataset['theme']);

export function applyTheme(document: Document, choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset['theme'];
  else dataset['theme'] = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const ofSystem = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = pageColors[choice === 'system' ? ofSystem : choice];
  }
  const selects = document.querySelectorAll<HTMLSelectElement>(`[${themeSelectAttribute}]`);
  for (const select of selects) select.value = choice;
}

/**
 * Applies the browser's choice, and each later one, of this tab or another. A browser that refuses storage shows a choice on
 * this page alone.
 */
export function followTheme(window: Window): void {
  const { document } = window;
  applyTheme(document, readStored(window));
  document.addEventListener('DOMContentLoaded', () => applyTheme(document, readTheme(document)));
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.hasAttribute(themeSelectAttribute)) return;
    const choice = toChoice(target.value);
    applyTheme(document, choice);
    store(window, choice);
  });
  window.addEventListener('storage', ({ key }) => {
    // Without a key the storage was cleared.
    if (key === themeKey || key === null) applyTheme(document, readStored(window));
  });
}

function readStored(window: Window): ThemeChoice {
  try {
    return toChoice(window.localStorage.getItem(themeKey));
  } catch {
    return 'system';
  }
}

function store(window: Window, choice: ThemeChoice): void {
  try {
    if (choice === 'system') window.localStorage.removeItem(themeKey);
    else window.localStorage.setItem(themeKey, choice);
  } catch {
    // Storage is refused.
  }
}
