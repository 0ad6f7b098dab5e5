const maxNameLength = 60;
/** What makes a mailbox turn text into a link: a stranger may have signed another person up to make us send one. */
const looksLikeAddress = /[@/\\]|\w\.\w/;

/** A name that may stand in a mail: one short line that no mailbox takes for an address; else undefined. */
export function safeName(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  const line = name.replaceAll(/\s+/g, ' ').trim();
  return line === '' || line.length > maxNameLength || looksLikeAddress.test(line) ? undefined : line;
}
