import { scaleFor } from './page-scale';

test.each([
  ['of an A4 page fill the width', { width: 595, height: 842 }, 1200, 1200 / 595],
  [
    'of a page as large as a field stay within the area of a canvas',
    { width: 14_400, height: 14_400 },
    14_400,
    4000 / 14_400,
  ],
  ['of a strip stay within the side of a canvas', { width: 10, height: 100_000 }, 1200, 8192 / 100_000],
])('the pixels %s', (_case, page, width, scale) => {
  expect(scaleFor(page, width)).toBeCloseTo(scale);
});
