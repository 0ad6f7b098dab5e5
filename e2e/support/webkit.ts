import { findExecutable } from '@sabi/dev-infra/find-executable';
import { startGuarded } from '@sabi/dev-infra/guarded-process';
import { waitForPort } from '@sabi/dev-infra/wait-for-port';
import { findPort } from '@sabi/test-kit/platform-process';
import { Builder, type WebDriver } from 'selenium-webdriver';

const programs = ['WebKitWebDriver', 'xvfb-run'];

/** Programs for WebKit that are missing on PATH. */
export async function findMissingPrograms(): Promise<string[]> {
  const found = await Promise.all(programs.map((program) => findExecutable(program)));
  return programs.filter((_, index) => found[index] === undefined);
}

export interface WebKit {
  readonly driver: WebDriver;
  close(): Promise<void>;
}

/**
 * WebKitGTK, a real browser with Safari's engine and its own rules for windows, on a virtual screen. Playwright drives only its
 * own WebKit, which is no Debian package.
 */
export async function openWebKit(logFile: string): Promise<WebKit> {
  const port = await findPort();
  const command = ['WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'];
  const server = startGuarded('xvfb-run', ['--auto-servernum', ...command], {
    logFile,
    env: { LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  try {
    await waitForPort(port, { exited: server.exited, timeoutMs: 30_000 });
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
    return {
      driver,
      close: async () => {
        await driver.quit();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
