const links: readonly (readonly [string, RegExp])[] = [
  ['#telegram-link', /\b(?:t\.me|telegram\.me|telegram\.dog)\b/g],
  ['#whatsapp-link', /\b(?:wa\.me|wa\.link|api\.whatsapp\.com|chat\.whatsapp\.com)\b/g],
  [
    '#short-link',
    /\b(?:bit\.ly|s\.id|tinyurl\.com|cutt\.ly|linktr\.ee|shorturl\.at|rb\.gy|is\.gd|ow\.ly|goo\.gl|lynk\.id|tiny\.cc|rebrand\.ly|heylink\.me|msha\.ke|t\.ly|v\.gd|gg\.gg|shorten\.asia)\b/g,
  ],
  ['#apk', /(?<=[a-z0-9_-])\.apk\b/g],
];

/** Position in a folded text → class of the link that begins there. */
export function findLinks(text: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const [name, pattern] of links) for (const { index } of text.matchAll(pattern)) found.set(index, name);
  return found;
}
