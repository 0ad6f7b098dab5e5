import { expect, type Page } from '@playwright/test';
import { boardTexts } from '../texts/board';

const board = boardTexts.en;

/** Jobs in order, their number, the chosen filters and the address of the list in view. */
async function readList(visitor: Page) {
  const results = visitor.getByRole('region', { name: board.results });
  await expect(results.locator('[aria-busy]')).toHaveCount(0);
  return {
    address: visitor.url(),
    count: await results.getByRole('status').innerText(),
    jobs: await results
      .getByRole('heading', { level: 2 })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    filters: await visitor
      .locator('input:checked')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
  };
}

/** Filters the demonstration jobs and goes to their second page, then reloads and comes back. */
export async function expectSteadyList(visitor: Page): Promise<void> {
  const expectList = (list: Awaited<ReturnType<typeof readList>>) =>
    expect.poll(() => readList(visitor)).toEqual(list);
  await visitor.goto('/jobs');
  const count = visitor.getByRole('region', { name: board.results }).getByRole('status');
  const all = await count.innerText();
  await visitor.locator('[name=mode][value=onsite]').click(); // checked once the address says so
  await expect(visitor).toHaveURL('/jobs?mode=onsite');
  await expect(count).not.toHaveText(all); // the list before stays in view until this one is loaded
  const first = await readList(visitor);
  await visitor.getByRole('link', { name: board.next }).click();
  await expect(visitor).toHaveURL(/\?mode=onsite&after=/);
  await expect(visitor.getByRole('link', { name: board.first })).toBeVisible();
  const second = await readList(visitor);
  expect(second).toMatchObject({ count: first.count, filters: ['onsite'] });
  expect(second.jobs.filter((job) => first.jobs.includes(job))).toEqual([]);
  await visitor.reload();
  await expectList(second);
  await visitor.locator(`main a[href="${second.jobs[1]}"]`).click();
  await expect(visitor).toHaveURL(second.jobs[1] ?? '');
  await visitor.goBack();
  await expectList(second);
  await visitor.goBack();
  await expectList(first);
  await visitor.reload();
  await expectList(first);
}
