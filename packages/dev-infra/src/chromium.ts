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

/** The browser on PATH, if any. */
export function findChromium(): Promise<string | undefined> {
  return findExecutable('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
}
