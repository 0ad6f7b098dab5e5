/**
 * A QR code as SVG. It is used unescaped in a `data:` URL, where `#` would start the fragment: so colours are named.
 */
export async function renderQrCode(text: string): Promise<string> {
  const { toString } = await import('qrcode'); // loaded on demand, as few users enrol a factor
  const svg = await toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black').trim();
}
