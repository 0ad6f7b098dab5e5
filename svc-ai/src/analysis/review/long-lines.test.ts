import { reviewText } from './cv-under-review';
import { reviewCv } from './review-cv';

test.each([29, 30, 31, 60])('S61 a line of %d capitals takes no time', (count) => {
  const startedAt = performance.now();
  reviewCv(reviewText(`Ayu Lestari\nayu@example.com\nWork experience\n${'A'.repeat(count)}`), 'hash');
  expect(performance.now() - startedAt).toBeLessThan(2000);
});
