import { findExecutable } from './find-executable';

/** Without these, Chromium's background connections fail in masses on a closed network. */
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

/** Prefers a headless shell such as Playwright's download: journeys take a fifth less time. */
export function findHeadlessChromium(): Promise<string | undefined> {
  return findExecutable('chromium-headless-shell', ...browsers);
}
