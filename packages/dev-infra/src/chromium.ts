import { findExecutable } from './find-executable';

/** Without these, a closed network makes Chromium's own background connections fail many at a time. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser on PATH, if any. */
export function findChromium(): Promise<string | undefined> {
  return findExecutable(...browsers);
}

/** The same without its windows where there is one, as Playwright's own download is: journeys take a fifth less time. */
export function findHeadlessChromium(): Promise<string | undefined> {
  return findExecutable('chromium-headless-shell', ...browsers);
}
