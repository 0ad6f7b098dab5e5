#!/usr/bin/env node
// Builds the shell's browser files and chrome renderer in the current folder, and lists what a page loads first.
import { createHash } from 'node:crypto';
import { copyFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { drawAppIcons } from '../src/app-icons.mjs';
import { compressFiles } from '../src/compress-files.mjs';
import { assertLocalesComplete } from '../src/locales.mjs';
import { assertScriptBudget, scriptBudgets } from '../src/script-budget.mjs';
import { contentHash } from '../src/webpack/content-hash.mjs';
import { runWebpack } from '../src/webpack/run.mjs';

const publicPath = '/assets/';
const firstFont = 'plus-jakarta-sans-basic';

const directory = process.cwd();
const { default: configurations } = await import(pathToFileURL(join(directory, 'webpack.config.mjs')).href);
await assertLocalesComplete(directory);
const stats = (await runWebpack(configurations)).toJson({ all: false, assets: true, entrypoints: true });
for (const part of ['browser', 'server']) {
  await rm(join(directory, 'dist', part), { recursive: true, force: true });
  await rename(join(directory, 'dist/.build', part), join(directory, 'dist', part));
}
await rm(join(directory, 'dist/.build'), { recursive: true });

const icon = `favicon.${await contentHash(join(directory, 'src/chrome/favicon.svg'))}.svg`;
await copyFile(join(directory, 'src/chrome/favicon.svg'), join(directory, 'dist/browser', icon));
const { Resvg } = createRequire(join(directory, 'package.json'))('@resvg/resvg-js');
const appIcons = await drawAppIcons(
  join(directory, 'src/chrome/favicon.svg'),
  join(directory, 'dist/browser'),
  (svg, width) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng(),
);
const start = await buildAlone(join(directory, 'src/browser/start.ts'), join(directory, 'dist/browser'));
const reporter = await buildAlone(
  join(directory, 'src/browser/reporter.ts'),
  join(directory, 'dist/browser'),
);
await compressFiles(join(directory, 'dist/browser'));

const browser = stats.children?.find(({ name }) => name === 'browser');
const entry = browser?.entrypoints?.['shell']?.assets?.map(({ name }) => `${publicPath}${name}`) ?? [];
const fonts = browser?.assets?.map(({ name }) => name).filter((name) => name.includes(firstFont)) ?? [];
const entryAssets = {
  start: `${publicPath}${start}`,
  scripts: entry.filter((file) => file.endsWith('.js')),
  reporter: `${publicPath}${reporter}`,
  styles: entry.filter((file) => file.endsWith('.css')),
  fonts: fonts.map((name) => `${publicPath}${name}`),
  icon: `${publicPath}${icon}`,
  appIcons: Object.fromEntries(
    Object.entries(appIcons).map(([purpose, file]) => [purpose, `${publicPath}${file}`]),
  ),
};
await buildWorkers();
await writeFile(join(directory, 'dist/entry-assets.json'), JSON.stringify(entryAssets, null, 2));
await assertScriptBudget(
  [
    {
      what: 'every page',
      files: [entryAssets.start, ...entryAssets.scripts].map((file) =>
        join(directory, 'dist/browser', file.slice(publicPath.length)),
      ),
    },
  ],
  scriptBudgets.shell,
);
await assertScriptBudget(
  [{ what: 'after everything else', files: [join(directory, 'dist/browser', reporter)] }],
  scriptBudgets.reporter,
);

/**
 * A script of its own, without a bundler's runtime in it: the document's one tag, and what comes after everything else.
 * @param {string} source
 * @param {string} folder
 * @returns {Promise<string>} the file's name
 */
async function buildAlone(source, folder) {
  const { metafile } = await build({
    entryPoints: [source],
    outdir: folder,
    entryNames: '[name].[hash]',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    metafile: true,
    logLevel: 'warning',
  });
  return basename(Object.keys(metafile.outputs)[0] ?? '');
}

/** The service worker with the list of the files that it keeps, and the one that removes it. */
async function buildWorkers() {
  const icons = [entryAssets.icon, entryAssets.appIcons['small']];
  const media = (browser?.assets ?? [])
    .map(({ name }) => name)
    .filter((name) => name.includes('contact-icons'));
  const files = [
    entryAssets.start,
    ...entryAssets.scripts,
    ...entryAssets.styles,
    ...entryAssets.fonts,
    ...icons,
    ...media.map((name) => `${publicPath}${name}`),
  ];
  const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 10);
  await build({
    entryPoints: ['service-worker', 'remove-service-worker'].map((name) =>
      join(directory, `src/service-worker/${name}.ts`),
    ),
    outdir: join(directory, 'dist/workers'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { SHELL_FILES: JSON.stringify(files), SHELL_VERSION: JSON.stringify(version) },
    logLevel: 'warning',
  });
}
