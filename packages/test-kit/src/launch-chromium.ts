import { chromiumArguments, findHeadlessChromium } from '@sabi/dev-infra/chromium';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/** @returns undefined without Chromium */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser | undefined> {
  const executablePath = await findHeadlessChromium();
  return executablePath
    ? chromium.launch({ ...options, executablePath, args: chromiumArguments })
    : undefined;
}
