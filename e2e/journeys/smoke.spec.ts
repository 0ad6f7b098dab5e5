import { expect, test } from '../support/test';

test('x', async ({ page, pageProblems }) => {
  await page.goto('/blog');
  await expect(page.locator('[data-remote="mf-blog"]')).toHaveAttribute('data-state', 'mounted');
  expect(pageProblems).toEqual([]);
});
