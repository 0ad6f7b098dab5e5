const longestText = 200;

/** Matches texts that contain the given one, ignoring case. */
export function containing(text: string): RegExp {
  const escaped = text.slice(0, longestText).replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  // BSON patterns cannot contain NUL.
  return new RegExp(escaped.replaceAll('\0', String.raw`\x00`), 'i');
}
