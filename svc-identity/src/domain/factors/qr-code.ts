/** A QR code as SVG. Colours are named, because `#` would start the fragment of its unescaped `data:` URL. */
export async function renderQrCode(text: string): Promise<string> {
  const { toString } = await import('qrcode'); // loaded on demand, as few users enrol a factor
  const svg = await toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black').trim();
}
