const longestText = 200;

/** Matches whatever contains a text, in capitals or not. The text is data, never a pattern. */
export function containing(text: string): RegExp {
  const escaped = text.slice(0, longestText).replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  // BSON has no patterns with a NUL in them.
  return new RegExp(escaped.replaceAll('\0', String.raw`\x00`), 'i');
}
