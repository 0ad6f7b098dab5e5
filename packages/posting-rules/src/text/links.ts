import type { RawToken } from './token';

/** Class of a link → prefixes of its addresses. */
const addresses: Readonly<Record<string, string>> = {
  '#telegram-link': 't.me telegram.me telegram.dog',
  '#whatsapp-link': 'wa.me wa.link api.whatsapp.com chat.whatsapp.com',
  '#short-link': `bit.ly s.id tinyurl.com cutt.ly linktr.ee shorturl.at rb.gy is.gd ow.ly goo.gl lynk.id tiny.cc rebrand.ly heylink.me msha.ke
    t.ly v.gd gg.gg shorten.asia`,
};

interface Address {
  readonly name: string;
  readonly parts: readonly string[];
}

const known: readonly Address[] = Object.entries(addresses).flatMap(([name, all]) =>
  all.split(/\s+/).map((address) => ({ name, parts: address.split('.') })),
);
const firstParts = new Set(known.map(({ parts }) => parts[0]));

/** `.`, ` . `, `[.]`, `(.)`; with a blank on one side only it ends a sentence or begins a file extension. */
const dot = /^(?:\.|\s\.\s|\s?\[\.\]\s?|\s?\(\.\)\s?)$/;
const dotWords = new Set(['dot', 'titik']);
const widestDot = 5;

/**
 * Class of the link or app file that starts at a token, including spaced or spelled dots: `bit . ly`, `kerja(dot)apk`.
 */
export function linkAt(tokens: readonly RawToken[], at: number, text: string): string | undefined {
  const word = tokens[at]?.word ?? '';
  if (word === 'apk' && (isDot(tokens, at - 1, text) || dotWords.has(tokens[at - 1]?.word ?? '')))
    return '#apk';
  if (!firstParts.has(word)) return undefined;
  return known.find(({ parts }) => parts[0] === word && isAddress(parts, tokens, at, text))?.name;
}

function isAddress(
  parts: readonly string[],
  tokens: readonly RawToken[],
  from: number,
  text: string,
): boolean {
  let at = from;
  for (const part of parts.slice(1)) {
    if (dotWords.has(tokens[at + 1]?.word ?? '')) at += 1;
    else if (!isDot(tokens, at, text)) return false;
    at += 1;
    if (tokens[at]?.word !== part) return false;
  }
  return true;
}

/** True where only a dot is between a token and the next. */
function isDot(tokens: readonly RawToken[], at: number, text: string): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || !next || next.start - token.end > widestDot) return false;
  return dot.test(text.slice(token.end, next.start));
}
