const longestText = 200;

/** Matches whatever contains a text, in capitals or not. The text is data, never a pattern. */
export function containing(text: string): RegExp {
  return new RegExp(text.slice(0, longestText).replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`), 'i');
}
