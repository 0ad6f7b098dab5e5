const spacedLetters = /^\P{L}{0,3}\p{L}(?:[ \t]+[\p{L}&/.,'-]){3,}[ \t]*:?$/u;

/**
 * `E X P E R I E N C E` → `EXPERIENCE`, `A Y U   L E S T A R I` → `AYU LESTARI`: what a designer spaced out. Where words
 * stand no farther apart than letters, nothing tells them apart.
 */
export function closeLetterSpacing(text: string): string {
  const line = text.trim();
  if (line.length > 200 || !spacedLetters.test(line)) return text;
  return line
    .split(/[ \t]{2,}/)
    .map((word) => word.replace(/[ \t]/g, ''))
    .join(' ');
}
