import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb';
import fixed from 'pdfjs-dist/standard_fonts/FoxitFixed.pfb';
import fixedBold from 'pdfjs-dist/standard_fonts/FoxitFixedBold.pfb';
import fixedBoldItalic from 'pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb';
import fixedItalic from 'pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb';
import serif from 'pdfjs-dist/standard_fonts/FoxitSerif.pfb';
import serifBold from 'pdfjs-dist/standard_fonts/FoxitSerifBold.pfb';
import serifBoldItalic from 'pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb';
import serifItalic from 'pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb';
import symbol from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb';
import sansBold from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf';
import sansBoldItalic from 'pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf';
import sansItalic from 'pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf';
import sans from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf';

/** Files that pdf.js asks for where a PDF names one of the 14 standard fonts without having it, by its names for them. */
const addresses: Readonly<Record<string, string>> = {
  'FoxitDingbats.pfb': dingbats,
  'FoxitFixed.pfb': fixed,
  'FoxitFixedBold.pfb': fixedBold,
  'FoxitFixedBoldItalic.pfb': fixedBoldItalic,
  'FoxitFixedItalic.pfb': fixedItalic,
  'FoxitSerif.pfb': serif,
  'FoxitSerifBold.pfb': serifBold,
  'FoxitSerifBoldItalic.pfb': serifBoldItalic,
  'FoxitSerifItalic.pfb': serifItalic,
  'FoxitSymbol.pfb': symbol,
  'LiberationSans-Bold.ttf': sansBold,
  'LiberationSans-BoldItalic.ttf': sansBoldItalic,
  'LiberationSans-Italic.ttf': sansItalic,
  'LiberationSans-Regular.ttf': sans,
};

/** The only files that a PDF can make pdf.js load: fonts of this release. */
export class StandardFonts {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const address = Object.hasOwn(addresses, filename) ? addresses[filename] : undefined;
    if (!address) throw new Error(`${filename} is no standard font`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${filename} was answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
