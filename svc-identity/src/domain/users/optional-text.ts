/** A field of an answer that is left out where it has no text: `{...optionalText('issuer', issuer)}`. */
export function optionalText<K extends string>(
  key: K,
  value: string | null | undefined,
): Partial<Record<K, string>> {
  return value ? ({ [key]: value } as Record<K, string>) : {};
}
