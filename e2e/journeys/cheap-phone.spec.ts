import { randomUUID } from 'node:crypto';
import type { ApplicationForm, OwnApplication } from '@sabi/contracts/http/hiring/applications';
import type { Job } from '@sabi/contracts/http/hiring/jobs';
import { jobPath } from '@sabi/contracts/hiring/paths';
import { type Language, localizedPath } from '@sabi/contracts/language';
import type { Route } from '@playwright/test';
import { type Account, inventAccount, readSession } from '../support/account';
import { findOnBoard } from '../support/find-on-board';
import type { Mailbox } from '../support/mailbox';
import { type Ask, askAs } from '../support/own-profile';
import { pdfDocument, smallCv } from '../support/pdf-document';
import { publishJob } from '../support/publish-job';
import { fillPerson, sendSignUp } from '../support/sign-up-form';
import { SlowNetwork } from '../support/slow-network';
import { expect, type Page, test } from '../support/test';
import { applyTexts } from '../texts/apply';
import { cheapPhoneTexts } from '../texts/cheap-phone';
import { texts } from '../texts/common';

const language: Language = 'id';
const [t, applying, own] = [texts[language], applyTexts[language], cheapPhoneTexts[language]];
/** Most script of the whole way, as it is sent. */
const mostScriptBytes = 300_000;
const applications = /\/api\/hiring\/v1\/jobs\/\d+\/applications$/;

test('at 400 kbps a talent signs up for a job with a CV and applies; what airplane mode interrupts is sent once', async ({
  page,
  platform,
  mailbox,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [first, second] = await publishJobs(platform);
  const network = await SlowNetwork.begin(page, { kilobitsPerSecond: 400, latencyMs: 300 });

  await test.step('a job is found, and applying leads to signing up, with a CV and the code of the mail', async () => {
    await findOnBoard(page, language, first.posting.title);
    await page.getByRole('link', { name: applying.apply, exact: true }).click();
    await page.getByRole('link', { name: own.toSignUp, exact: true }).click();
    await signUp(page, mailbox, inventAccount());
  });
  await test.step('the form of the job has the CV of the sign-up', async () => {
    await expect(page).toHaveURL(new RegExp(`${jobPath(first)}\\?apply=1$`));
    await expectCv(page);
  });
  await test.step('without a network nothing is sent; the letter stays, and is sent once by a button', async () => {
    await page.getByLabel(own.letter).fill('Saya siap bekerja dalam sif.');
    const sent = countSent(page);
    await network.setOffline(true);
    await send(page);
    await expect(page.getByRole('dialog').getByText(own.offline)).toBeVisible();
    await network.setOffline(false);
    await expect(page.getByLabel(own.letter)).toHaveValue('Saya siap bekerja dalam sif.');
    await page.getByRole('button', { name: own.sendNow }).click();
    await expect(page.getByText(applying.sent)).toBeVisible();
    expect(sent.count).toBe(1);
  });
  await test.step('all of this took no more script than it may', () => expectLittleScript(network));

  const { access_token: accessToken } = await readSession(page);
  const ask = askAs(platform, { accessToken });
  await test.step('an answer that is lost leaves the letter, and sending it again changes nothing', async () => {
    await page.goto(localizedPath(language, jobPath(second)));
    await openForm(page);
    await page.getByLabel(own.letter).fill('Saya tinggal di dekat pabrik.');
    await loseAnswer(page, network);
    await send(page);
    await expect(page.getByRole('dialog').getByText(own.offline)).toBeVisible();
    await expect(page.getByLabel(own.letter)).toHaveValue('Saya tinggal di dekat pabrik.');
    await network.setOffline(false);
    await page.getByRole('button', { name: own.sendNow }).click();
    await expect(page.getByText(applying.sent)).toBeVisible();
  });
  await test.step('a reload sends nothing, and the page says that the talent has applied', async () => {
    const sent = countSent(page);
    await page.goto(localizedPath(language, jobPath(second)));
    await expect(page.getByText(own.applied)).toBeVisible();
    await expect(page.getByRole('link', { name: applying.apply, exact: true })).toHaveCount(0);
    expect(sent.count).toBe(0);
    await page.getByRole('link', { name: own.toApplication }).click();
    await expect(page.getByRole('dialog', { name: second.posting.title })).toBeVisible();
  });
  await test.step('there is one application to each job, and each has used one of the month', () =>
    expectTwo(ask, [first, second]));
});

async function publishJobs(platform: Parameters<typeof publishJob>[0]): Promise<[Job, Job]> {
  const publish = async () => {
    const title = `Operator ${randomUUID().slice(0, 8)}`;
    return (await publishJob(platform, language, { company: 'Pabrik Rekaan', title })).job;
  };
  return Promise.all([publish(), publish()]);
}

async function signUp(page: Page, mailbox: Mailbox, account: Account): Promise<void> {
  await fillPerson(page, language, account);
  await page.getByLabel(t.email, { exact: true }).fill(account.email);
  await page.getByLabel(t.cvFile).setInputFiles(pdfDocument('CV Dewi.pdf', smallCv[language]));
  await sendSignUp(page, language);
  await expect(page.getByRole('heading', { name: t.accountCreated })).toBeVisible();
  await page.getByRole('link', { name: own.enterCode }).click();
  await page.getByLabel(own.code).fill(await mailbox.waitForCode(account.email));
  await page.getByRole('button', { name: own.verify }).click();
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: applying.apply, exact: true }).click();
  await expectCv(page);
}

const expectCv = (page: Page) =>
  expect(
    page.getByRole('dialog').getByRole('combobox', { name: applying.cv }).locator('option:checked'),
  ).toContainText('CV Dewi');

const send = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: applying.send, exact: true }).click();

function countSent(page: Page): { readonly count: number } {
  const sent = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && applications.test(request.url())) sent.count += 1;
  });
  return sent;
}

/** The service gets the next application, and the network goes before its answer has come. */
async function loseAnswer(page: Page, network: SlowNetwork): Promise<void> {
  const lose = async (route: Route) => {
    expect((await route.fetch()).status()).toBe(201);
    await network.setOffline(true);
    await route.abort('internetdisconnected');
  };
  await page.route(applications, lose, { times: 1 });
}

function expectLittleScript({ scripts }: SlowNetwork): void {
  const sum = scripts.reduce((bytes, script) => bytes + script.bytes, 0);
  const lines = scripts.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`);
  const figure = `${(sum / 1000).toFixed(1)} kB of script in ${scripts.length} files`;
  test.info().annotations.push({ type: 'script', description: figure });
  expect(sum, [figure, ...lines].join('\n')).toBeLessThanOrEqual(mostScriptBytes);
}

async function expectTwo(ask: Ask, jobs: readonly Job[]): Promise<void> {
  const read = async <T>(path: string) => (await (await ask(`/api/hiring/v1/${path}`)).json()) as T;
  const { applications: found } = await read<{ applications: OwnApplication[] }>('my/applications');
  const numbers = (each: readonly { public_no: number }[]) =>
    each.map(({ public_no: no }) => no).toSorted((a, b) => a - b);
  expect(numbers(found.map(({ job }) => job))).toEqual(numbers(jobs));
  const { allowance } = await read<ApplicationForm>(`jobs/${jobs[0]?.public_no}/application-form`);
  expect(allowance.free_total - allowance.free_left).toBe(2);
}
