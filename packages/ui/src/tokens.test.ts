import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageColors } from './theme';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

type Theme = 'light' | 'dark';
const themes: readonly Theme[] = ['light', 'dark'];

/** The opaque colours of a theme, by name without `--color-`. */
function readColors(theme: Theme): Record<string, string> {
  const declared = [...css.matchAll(/--color-([\w-]+): ([^;]+);/g)];
  return Object.fromEntries(
    declared.map(([, name = '', value = '']) => {
      const own = new RegExp(String.raw`var\(--if-${theme}, (.+?)\)(?= var|$)`).exec(value)?.[1] ?? value;
      return [name, own.trim()];
    }),
  );
}

/** Relative luminance of WCAG 2.2, 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['ground', 'surface', 'surface-sunken', 'brand-50', 'brand-100'];
/** Text, and the grounds it is written on. */
const texts: Record<string, readonly string[]> = {
  text: [...grounds, 'brand-200', 'success-50', 'danger-50'],
  'text-soft': [...grounds, 'success-50', 'danger-50'],
  'brand-700': ['ground', 'surface', 'surface-sunken', 'brand-50'],
  'brand-800': grounds,
  'accent-700': ['ground', 'surface'],
  'success-700': ['ground', 'surface', 'surface-sunken', 'success-50'],
  'danger-700': ['ground', 'surface', 'surface-sunken', 'danger-50'],
  'on-fill': ['brand-fill', 'brand-fill-strong', 'accent-fill', 'whatsapp', 'inverse', 'inverse-soft'],
};
/** Edges of controls, focus rings and bars. */
const shapes: Record<string, readonly string[]> = {
  'line-strong': ['ground', 'surface'],
  focus: grounds,
  'brand-600': ['ground', 'surface', 'brand-100'],
  'brand-700': ['ground', 'surface'],
};
const pairsOf = (table: typeof texts) =>
  Object.entries(table).flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

describe.each(themes)('%s theme', (theme) => {
  const colors = readColors(theme);
  const measure = (front: string, back: string) => contrast(colors[front] ?? '', colors[back] ?? '');

  test.each(pairsOf(texts))('%s can be read on %s: 4.5 to 1', (front, back) => {
    expect(measure(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairsOf(shapes))('%s can be seen on %s: 3 to 1', (front, back) => {
    expect(measure(front, back)).toBeGreaterThanOrEqual(3);
  });

  test("the browser's bars have the colour of the page's ground", () => {
    expect(pageColors[theme]).toBe(colors['ground']);
  });
});

test('every colour that differs by theme is given for both, in one line', () => {
  const once = [...css.matchAll(/--[\w-]+:[^;]*--if-[^;]*;/g)].filter(
    ([declaration]) => !/var\(--if-light, [^;]+\)\s+var\(--if-dark, [^;]+\);$/.test(declaration),
  );
  expect(once.map(([declaration]) => declaration)).toEqual([]);
  expect(readColors('dark')['ground']).not.toBe(readColors('light')['ground']);
});

test('a choice of the visitor comes after the preference of the system, and paper after both', () => {
  const order = [
    '(prefers-color-scheme: dark)',
    "[data-theme='light']",
    "[data-theme='dark']",
    '@media print',
  ];
  const places = order.map((text) => css.indexOf(text));
  expect(places).not.toContain(-1);
  expect([...places].sort((a, b) => a - b)).toEqual(places);
});
