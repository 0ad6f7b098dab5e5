import { type Language, localizedPath } from '@sabi/contracts/language';
import { By, until, type WebDriver } from 'selenium-webdriver';
import { createMember } from '../support/operator';
import { expect, test } from '../support/test';
import { texts as signInTexts } from '../texts/common';
import { findMissingPrograms, openWebKit } from '../support/webkit';

// Safari opens a window in the click itself or not at all, unlike Chromium, which forgives some waiting (requirements, T22).

const texts = {
  en: { choose: 'Choose Basic', waiting: 'Basic is waiting for your payment', current: 'Your current plan' },
  id: { choose: 'Pilih Basic', waiting: 'Basic menunggu pembayaran Anda', current: 'Paket Anda saat ini' },
} as const satisfies Record<Language, unknown>;
const patienceMs = 30_000;
/** Longer than a click is remembered. */
const laterMs = 2500;

const missing = await findMissingPrograms();
if (missing.length > 0) console.warn(`LEFT OUT: ${missing.join(', ')} not on PATH; .ci/run installs them`);

const language: Language = 'id';
const t = texts[language];

test('in WebKit a plan is paid in a window that the click opens', async ({ platform }, testInfo) => {
  test.skip(missing.length > 0, `LEFT OUT: ${missing.join(', ')} not on PATH`);
  const talent = await createMember(platform);
  const { driver, close } = await openWebKit(testInfo.outputPath('webkit.log'));
  try {
    await driver.get(`${platform.url}${localizedPath(language, '/auth')}`);
    await signIn(driver, language, talent);
    await driver.get(`${platform.url}${localizedPath(language, '/dashboard')}`);
    const site = await driver.getWindowHandle();
    expect(await opensLater(driver)).toBe(false);
    expect(await driver.getAllWindowHandles()).toEqual([site]);
    await (await findButton(driver, t.choose)).click();
    await driver.wait(async () => (await driver.getAllWindowHandles()).length === 2, patienceMs);
    await findText(driver, t.waiting);
    const popup = (await driver.getAllWindowHandles()).find((handle) => handle !== site);
    await driver.switchTo().window(popup ?? '');
    await payByHand(driver);
    await driver.switchTo().window(site);
    const current = await findButton(driver, t.current);
    expect(await current.isEnabled()).toBe(false);
  } finally {
    await close();
  }
});

async function signIn(driver: WebDriver, language: Language, account: { email: string; password: string }) {
  const t = signInTexts[language];
  for (const [label, text] of [
    [t.email, account.email],
    [t.password, account.password],
  ] as const)
    await (await find(driver, `//input[@id = //label[normalize-space() = "${label}"]/@for]`)).sendKeys(text);
  await (await findButton(driver, t.signIn)).click();
  await driver.wait(async () => !(await driver.getCurrentUrl()).includes('/auth'), patienceMs);
}

/** Whether a window opens a while after everything that anybody clicked. */
const opensLater = (driver: WebDriver) =>
  driver.executeAsyncScript<boolean>(
    'const [wait, done] = arguments; setTimeout(() => done(open("about:blank") !== null), wait);',
    laterMs,
  );

/** As a person does: a channel first, then its payment. */
async function payByHand(driver: WebDriver): Promise<void> {
  await driver.wait(until.urlMatches(/\/web\/[0-9a-f]{24}/), patienceMs);
  await (await find(driver, '//input[@type = "radio"]')).click();
  await (await find(driver, '//form//button[@type = "submit"]')).click();
  await (await find(driver, '//form[contains(@action, "/pay")]//button')).click();
}

const findButton = (driver: WebDriver, name: string) =>
  find(driver, `//button[normalize-space() = "${name}"]`);
const findText = (driver: WebDriver, text: string) => find(driver, `//*[contains(text(), "${text}")]`);

async function find(driver: WebDriver, xpath: string) {
  const found = await driver.wait(until.elementLocated(By.xpath(xpath)), patienceMs, xpath);
  return driver.wait(until.elementIsVisible(found), patienceMs);
}
