import { claims } from './claims';
import { dictionaries } from './locales/dictionaries';

test('every claim names its source', () => {
  for (const { source } of Object.values(claims)) expect(source.length).toBeGreaterThan(10);
});

test('no text holds a figure of its own', () => {
  expect(JSON.stringify(dictionaries)).not.toMatch(/\d/);
});
