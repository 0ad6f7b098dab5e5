import { type ConsoleMessage, test as base } from '@playwright/test';
import { createDataFolder } from '@sabi/dev-infra/data-folder';
import { Mailbox } from './mailbox';
import { fromOwnNetwork } from './network';
import { ScriptedModel } from './scripted-model';
import { PlatformProcess } from '@sabi/test-kit/platform-process';

interface WorkerFixtures {
  platform: PlatformProcess;
}

interface TestFixtures {
  mailbox: Mailbox;
  /** The platform's language model; reset after the test. */
  model: ScriptedModel;
  /** Errors and warnings in the page's log; a test that expects none asserts that it is empty. */
  pageProblems: string[];
}

/** Playwright's test with the platform running; addresses are relative to the site. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  platform: [
    // eslint-disable-next-line no-empty-pattern -- Playwright finds out what a fixture needs from this pattern
    async ({}, use) => {
      const platform = await findPlatform();
      await use(platform);
      await platform.dispose();
    },
    { scope: 'worker', timeout: 660_000 },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
  // eslint-disable-next-line no-empty-pattern -- Playwright finds out what a fixture needs from this pattern
  extraHTTPHeaders: async ({}, use) => use(fromOwnNetwork()),
  mailbox: async ({ platform }, use) => use(new Mailbox(platform.mailboxUrl)),
  model: async ({ platform }, use) => {
    const model = new ScriptedModel(platform.modelUrl);
    await use(model);
    await model.reset();
  },
  pageProblems: async ({ page }, use) => {
    const problems: string[] = [];
    const note = (message: ConsoleMessage) => {
      if (message.text() === serviceWorkerBlocked) return;
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
    };
    page.on('console', note);
    page.on('pageerror', (error) => problems.push(error.message));
    await use(problems);
  },
});

/** Of Playwright itself, as journeys block service workers (`playwright.config.ts`). */
const serviceWorkerBlocked = 'Service Worker registration blocked by Playwright';

/** The platform at `E2E_BASE_URL` with the mailbox at `E2E_MAILBOX_URL`; by default a new one with these settings. */
export async function findPlatform(env: Record<string, string> = {}): Promise<PlatformProcess> {
  const { E2E_BASE_URL: url, E2E_MAILBOX_URL: mailboxUrl } = process.env;
  if (!url) return PlatformProcess.create(env, { dataDir: await createDataFolder() });
  if (!mailboxUrl) throw new Error('E2E_BASE_URL needs E2E_MAILBOX_URL');
  return PlatformProcess.attach(url, mailboxUrl);
}

export { expect, type Page } from '@playwright/test';
