import { createHash, createHmac, randomInt } from 'node:crypto';

/**
 * Refresh tokens look like GoTrue's, lower-case letters and digits, and are longer: 25 of them hold the 128 bits of ASVS
 * 7.2.3. Its own 12, which hold 62, may be set.
 *
 * The database holds SHA-256 hashes only. Yet a token used twice has to yield the same child twice (a client that lost
 * the answer, tabs that refresh at once), so a child is not random but derived:
 *
 *     child = base36(HMAC-SHA-256(key of the session, parent "." generation))
 *
 * The session's key is random and never leaves the database. Who holds an old token lacks the key; who holds the
 * database lacks every token. A parent has one child, of generation 0; older databases hold parents with several.
 */
const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const minLength = 12;
const wellFormed = new RegExp(`^[a-z0-9]{${minLength},64}$`);

export function isRefreshToken(text: string): boolean {
  return wellFormed.test(text);
}

/** The first token of a chain. */
export function createRefreshToken(length: number): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** The deterministic child of `parent`, of the same length. */
export function deriveChildToken(sessionKey: string, parent: string, generation: number): string {
  const token: string[] = [];
  for (let block = 0; token.length < parent.length; block += 1) {
    const bytes = createHmac('sha256', Buffer.from(sessionKey, 'base64'))
      .update(`${parent}.${generation}.${block}`)
      .digest();
    token.push(...toCharacters(bytes).slice(0, parent.length - token.length));
  }
  return token.join('');
}

/** Skips bytes from 252, the last multiple of 36, so that all characters are equally likely. */
function toCharacters(bytes: Buffer): string[] {
  return [...bytes].filter((byte) => byte < 252).map((byte) => alphabet.charAt(byte % alphabet.length));
}

/** Hash of a token, which has enough entropy for an unsalted one. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
