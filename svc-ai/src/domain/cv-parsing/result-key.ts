/** Where a CV's result is in the file store: `{userId}/cv_{ts}.pdf` → `{userId}/cv_{ts}.parsed.json`. */
export function resultKeyOf(fileKey: string): string {
  return fileKey.replace(/\.[a-z0-9]+$/, '.parsed.json');
}
