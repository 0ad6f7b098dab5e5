import { makeSlug } from './make-slug';

test.each([
  ['PT Nusantara Rasa (Demo)', 'pt-nusantara-rasa-demo'],
  ['Pérez', 'perez'],
  ['Café Sèlaras & Ünal', 'cafe-selaras-unal'],
  ['ﬁnance  –  2026', 'finance-2026'],
  ['会社', 'company'],
  ['a'.repeat(80), 'a'.repeat(60)],
])('%s becomes %s', (text, slug) => {
  expect(makeSlug(text, 'company')).toBe(slug);
});
