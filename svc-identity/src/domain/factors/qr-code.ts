/**
 * A QR code as SVG. It ends unescaped in a `data:` address, where a `#` would begin the fragment: so colours go by name.
 */
export async function drawQrCode(text: string): Promise<string> {
  const { toString } = await import('qrcode'); // few enrol a second factor: not loaded before
  const svg = await toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black').trim();
}
