const minBytes = 32;
const minDistinctCharacters = 12;
const placeholders =
  /change.?me|placeholder|example|replace|your.?(secret|key)|secret|password|insert.?here/i;

/** False for what somebody forgot to replace: too short, a known placeholder, or the same few characters repeated. */
export function isPlausibleSecret(secret: string): boolean {
  return (
    Buffer.byteLength(secret) >= minBytes &&
    new Set(secret).size >= minDistinctCharacters &&
    !placeholders.test(secret)
  );
}
