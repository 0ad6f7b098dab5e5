// Draws the icons of an installed site from its logo at build time.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHash } from 'node:crypto';

/**
 * `maskable` and Apple's icons fill their square, as the device crops the corners; the logo stays within the safe zone, a
 * circle with a radius of 0.4 of the side.
 */
const icons = /** @type {const} */ ({
  small: { name: 'icon-192', size: 192, fills: false },
  large: { name: 'icon-512', size: 512, fills: false },
  maskable: { name: 'icon-maskable-512', size: 512, fills: true },
  appleTouch: { name: 'apple-touch-icon', size: 180, fills: true },
});

/**
 * @param {string} logoFile an SVG with a rounded `rect` as background
 * @param {string} folder output folder of the PNG files
 * @param {(svg: string, width: number) => Uint8Array} toPng
 * @returns {Promise<Record<keyof typeof icons, string>>} names of the files
 * @throws {Error} when the logo has no rounded background
 */
export async function drawAppIcons(logoFile, folder, toPng) {
  const logo = await readFile(logoFile, 'utf8');
  const filling = logo.replace(/(<rect[^>]*?) rx="[^"]*"/, '$1');
  if (filling === logo) throw new Error(`${logoFile} has no rect with rounded corners`);
  const names = await Promise.all(
    Object.entries(icons).map(async ([key, { name, size, fills }]) => {
      const png = toPng(fills ? filling : logo, size);
      const file = `${name}.${createHash('sha256').update(png).digest('hex').slice(0, 8)}.png`;
      await writeFile(join(folder, file), png);
      return [key, file];
    }),
  );
  return Object.fromEntries(names);
}
