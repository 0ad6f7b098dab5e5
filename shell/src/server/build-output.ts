import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as ChromeBundle from '../chrome/render-chrome';

/** Files of the shell's own build, in the order a page needs them. */
export interface EntryAssets {
  /** Runs the scripts once the page has been painted. */
  readonly start: string;
  readonly scripts: readonly string[];
  /** The script that reports web vitals and errors; loaded last. */
  readonly reporter: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly icon: string;
  /** PNG icons for home screens. */
  readonly appIcons: Readonly<Record<'small' | 'large' | 'maskable' | 'appleTouch', string>>;
}

export interface ShellBuild {
  readonly assetsFolder: string;
  /** Of the service worker, and of the one that removes it. */
  readonly workersFolder: string;
  readonly assets: EntryAssets;
  readonly renderChrome: typeof ChromeBundle.renderChrome;
  readonly translateForPage: typeof ChromeBundle.translateForPage;
}

/** Reads the output of `build-shell` in dist/, beside this bundle. */
export async function loadBuild(folder = import.meta.dirname): Promise<ShellBuild> {
  const require = createRequire(import.meta.url);
  const { renderChrome, translateForPage } = require(
    join(folder, 'server/server.cjs'),
  ) as typeof ChromeBundle;
  const assets = JSON.parse(await readFile(join(folder, 'entry-assets.json'), 'utf8')) as EntryAssets;
  return {
    assetsFolder: join(folder, 'browser'),
    workersFolder: join(folder, 'workers'),
    assets,
    renderChrome,
    translateForPage,
  };
}
