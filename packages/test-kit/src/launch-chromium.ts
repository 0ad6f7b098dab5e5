import { chromiumArguments, findHeadlessChromium } from '@sabi/dev-infra/chromium';
import { type Browser, chromium } from 'playwright-core';

/** @returns undefined where no Chromium is installed */
export async function launchChromium(): Promise<Browser | undefined> {
  const executablePath = await findHeadlessChromium();
  return executablePath ? chromium.launch({ executablePath, args: chromiumArguments }) : undefined;
}
