const maxNameLength = 60;
/** Texts that mail clients turn into links: a stranger may have signed another person up to make us send one. */
const looksLikeAddress = /[@/\\]|\w\.\w/;

/** A name that is safe in a mail: one short line that is not linked; else undefined. */
export function safeName(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  const line = name.replaceAll(/\s+/g, ' ').trim();
  return line === '' || line.length > maxNameLength || looksLikeAddress.test(line) ? undefined : line;
}
