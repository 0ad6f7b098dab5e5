import { chromiumArguments, findHeadlessChromium } from '@sabi/dev-infra/chromium';
import { type Browser, chromium } from 'playwright-core';

/** @returns undefined without Chromium */
export async function launchChromium(): Promise<Browser | undefined> {
  const executablePath = await findHeadlessChromium();
  return executablePath ? chromium.launch({ executablePath, args: chromiumArguments }) : undefined;
}
