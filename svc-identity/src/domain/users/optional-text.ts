/** A field of a response that is left out when empty: `{...optionalText('issuer', issuer)}`. */
export function optionalText<K extends string>(
  key: K,
  value: string | null | undefined,
): Partial<Record<K, string>> {
  return value ? ({ [key]: value } as Record<K, string>) : {};
}
