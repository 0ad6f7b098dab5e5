import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Pixels of the page that a picture shows at most: what comes below says little and takes most of the room. */
const mostHeight = 2_400;
/** By width of the window: pictures are for an overview and for comparison. */
const scales: Readonly<Record<number, number>> = { 360: 0.6, 768: 0.4, 1440: 0.3 };
const quality = 42;
/** Share of pixels that may differ: the codec's own noise is below it. */
const mostDifferent = 0.001;
/** Distance of two colours that counts, of 1; the codec moves a colour by less. */
const colorThreshold = 0.12;

/** `new`, `same`, or the share of pixels that differ from the last picture. */
export type PictureChange = 'new' | 'same' | number;

/** The page from its top, as PNG. */
export async function takePicture(page: Page): Promise<Buffer> {
  const { width, height } = await page.evaluate(() => {
    // Sections far below the window are not painted otherwise. The content policy allows no inline style.
    const painted = new CSSStyleSheet();
    painted.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, painted];
    const { clientWidth, scrollHeight } = document.documentElement;
    return { width: clientWidth, height: scrollHeight };
  });
  const clip = { x: 0, y: 0, width, height: Math.min(height, mostHeight) };
  return page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
}

/**
 * Stores the picture as small WebP where it differs from the one that is there; an equal picture leaves the file as it is, so
 * that version control stores no noise. @param width of the window, in pixels
 */
export async function keepPicture(file: string, png: Buffer, width: number): Promise<PictureChange> {
  const scale = scales[width] ?? 0.4;
  const small = sharp(png).resize({ width: Math.round(width * scale) });
  const webp = await small.webp({ quality, effort: 5 }).toBuffer();
  const last = await readFile(file).catch(() => null);
  const change = last ? await comparePictures(last, webp) : 'new';
  if (change === 'same') return change;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, webp);
  return change;
}

/** Compares two pictures of any format; another size is a difference of all pixels. */
export async function comparePictures(last: Buffer, now: Buffer): Promise<PictureChange> {
  const [before, after] = await Promise.all([decode(last), decode(now)]);
  const { width, height } = after.info;
  if (before.info.width !== width || before.info.height !== height) return 1;
  const different = pixelmatch(before.data, after.data, null, width, height, { threshold: colorThreshold });
  const share = different / (width * height);
  return share > mostDifferent ? share : 'same';
}

const decode = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
