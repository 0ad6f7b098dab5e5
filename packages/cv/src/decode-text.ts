// Decoding of text files, in the browser and on the server. No dependency, so that it costs a page nothing.

/** Least share of zero bytes in UTF-16, where every second byte of most letters is zero. */
const zeroShare = 0.2;
const judgedBytes = 4096;
/** Control characters that editors do not show: a DOS end mark, a backspace. */
const controls = /(?![\t\n\v\f\r\u0085])\p{Cc}/gu;
/** A larger share of control characters indicates a binary file. */
const controlShare = 0.05;

/**
 * Decodes UTF-8 or UTF-16 by its byte order mark or its bytes, else Windows-1252, in which every byte is a letter.
 * undefined for binary data.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = markedEncoding(bytes) ?? wideEncoding(bytes);
  if (!encoding && bytes.includes(0)) return undefined;
  const decoded = encoding ? decode(bytes, encoding) : (decode(bytes, 'utf-8') ?? decodeWindows(bytes));
  const text = decoded?.replace(controls, '');
  if (decoded === undefined || text === undefined || decoded.includes('\0')) return undefined;
  return decoded.length - text.length > decoded.length * controlShare ? undefined : text;
}

/** undefined where the bytes are invalid in that encoding; omits the byte order mark. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Characters of Windows-1252 from 0x80, where Latin-1 has control characters. Node 20 decodes the former as the latter.
 */
const windowsLetters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function decodeWindows(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (control) => windowsLetters[control.charCodeAt(0) - 0x80] ?? control);
}

function markedEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Blanks, line feeds and Latin letters have a zero high byte only. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, judgedBytes);
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const enough = (head.length / 2) * zeroShare;
  if (even === 0 && odd >= enough && odd > 0) return 'utf-16le';
  return odd === 0 && even >= enough && even > 0 ? 'utf-16be' : undefined;
}
