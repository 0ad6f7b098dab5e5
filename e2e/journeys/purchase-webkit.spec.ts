import { type Language, localizedPath } from '@sabi/contracts/language';
import { By, Key, until, type WebDriver } from 'selenium-webdriver';
import { sessionKey } from '../support/account';
import { createVerifiedAccount } from '../support/operator';
import { expect, test } from '../support/test';
import { findMissingPrograms, openWebKit } from '../support/webkit';
import { purchaseTexts } from '../texts/purchase';

// Safari opens a window only within the click itself; Chromium allows some delay (requirements, T22).

/** Limit for hanging steps only. */
const timeoutMs = 120_000;

const missing = await findMissingPrograms();
if (missing.length > 0) console.warn(`LEFT OUT: ${missing.join(', ')} not on PATH; .ci/run installs them`);

const language: Language = 'id';
const t = purchaseTexts[language];

test('in WebKit a plan is paid in a window that the click opens', async ({ platform }, testInfo) => {
  test.skip(missing.length > 0, `LEFT OUT: ${missing.join(', ')} not on PATH`);
  const talent = await createVerifiedAccount(platform);
  const { driver, close } = await openWebKit(testInfo.outputPath('webkit.log'));
  try {
    await driver.get(`${platform.url}/robots.txt`);
    await driver.executeScript(
      'localStorage.setItem(arguments[0], arguments[1]);',
      sessionKey,
      JSON.stringify(talent.session),
    );
    await driver.get(`${platform.url}${localizedPath(language, '/dashboard')}`);
    const site = await driver.getWindowHandle();
    expect(await opensWithoutClick(driver)).toBe(false);
    expect(await driver.getAllWindowHandles()).toEqual([site]);
    // By key: late content above the plans moves their buttons, and WebDriver clicks where one was.
    await (await findButton(driver, t.choose)).sendKeys(Key.ENTER);
    await driver.wait(async () => (await driver.getAllWindowHandles()).length === 2, timeoutMs);
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

/** Whether the browser opens a window without a click. */
const opensWithoutClick = (driver: WebDriver) =>
  driver.executeScript<boolean>('return open("about:blank") !== null;');

/** Chooses a channel, then pays. */
async function payByHand(driver: WebDriver): Promise<void> {
  await driver.wait(until.urlMatches(/\/web\/[0-9a-f]{24}/), timeoutMs);
  await (await find(driver, '//input[@type = "radio"]')).click();
  await (await find(driver, '//form//button[@type = "submit"]')).click();
  await (await find(driver, '//form[contains(@action, "/pay")]//button')).click();
}

const findButton = (driver: WebDriver, name: string) =>
  find(driver, `//button[normalize-space() = "${name}"]`);
const findText = (driver: WebDriver, text: string) => find(driver, `//*[contains(text(), "${text}")]`);

async function find(driver: WebDriver, xpath: string) {
  const found = await driver.wait(until.elementLocated(By.xpath(xpath)), timeoutMs, xpath);
  return driver.wait(until.elementIsVisible(found), timeoutMs);
}
