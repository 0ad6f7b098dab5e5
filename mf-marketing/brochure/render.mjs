// Prints the brochure to src/features/company-solution/brochure.<language>.pdf: `npm run brochure -w mf-marketing`, after a
// text or a claim has changed. Needs Chromium: CHROMIUM_PATH names it, else /usr/bin/chromium.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';

const { CHROMIUM_PATH = '/usr/bin/chromium' } = process.env;
const require = createRequire(import.meta.url);
const here = import.meta.dirname;
const fonts = dirname(require.resolve('@fontsource-variable/plus-jakarta-sans/package.json'));

/** The brochure's own module, compiled in memory. @returns {Promise<typeof import('./brochure')>} */
async function loadBrochure() {
  const { outputFiles } = await build({
    entryPoints: [join(here, 'brochure.tsx')],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
  });
  const module = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0].text)(module, module.exports, require);
  return module.exports;
}

/** Tokens without their web font, the font file, and the brochure's rules. */
async function readStyles() {
  const [tokens, rules, font] = await Promise.all([
    readFile(join(here, '../../packages/ui/src/tokens.css'), 'utf8'),
    readFile(join(here, 'brochure.css'), 'utf8'),
    readFile(join(fonts, 'files/plus-jakarta-sans-latin-wght-normal.woff2'), 'base64'),
  ]);
  const face = `@font-face { font-family: 'Plus Jakarta Sans Variable'; font-weight: 200 800;
    src: url(data:font/woff2;base64,${font}) format('woff2'); }`;
  return `${face}\n${tokens.replace(/@import .*;/, '')}\n${rules}`;
}

const [{ brochureLanguages, brochureTitle, renderBrochure }, styles] = await Promise.all([
  loadBrochure(),
  readStyles(),
]);
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: ['--no-sandbox'] });
for (const language of brochureLanguages) {
  const body = renderBrochure(language);
  const page = await browser.newPage();
  await page.setContent(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${brochureTitle(language)}</title><style>${styles}</style></head><body>${body}</body></html>`,
  );
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  // A comment after the end of the file, which PDF readers ignore: a test compares it to detect changed texts.
  const mark = `%brochure ${createHash('sha256').update(body).digest('hex')}\n`;
  const path = join(here, `../src/features/company-solution/brochure.${language}.pdf`);
  await writeFile(path, Buffer.concat([pdf, Buffer.from(mark)]));
  console.log(`${path}: ${Math.round(pdf.length / 1000)} kB`);
  await page.close();
}
await browser.close();
