import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { cardSize } from './card-address';
import { CardPicture, type CardWords } from './card-picture';

const fontName = 'Plus Jakarta Sans';
const weights = [500, 800] as const;

let fonts: Promise<Font[]> | undefined;

/** The card of a page as PNG. The renderer takes some megabytes, so it is loaded with the first card. */
export async function drawCard(words: CardWords): Promise<Buffer> {
  const [{ default: satori }, { renderAsync }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  fonts ??= readFonts();
  const svg = await satori(<CardPicture {...words} />, {
    ...cardSize,
    fonts: await fonts,
  });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } }); // satori turned text into paths
  return image.asPng();
}

/** Satori reads WOFF, not the WOFF2 that browsers get. */
function readFonts(): Promise<Font[]> {
  const require = createRequire(import.meta.url);
  return Promise.all(
    weights.map(async (weight) => ({
      name: fontName,
      weight,
      style: 'normal' as const,
      data: await readFile(
        require.resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`),
      ),
    })),
  );
}
