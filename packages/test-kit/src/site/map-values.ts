/** @returns a record with the same names */
export function mapValues<Name extends string, From, To>(
  values: Readonly<Record<Name, From>>,
  change: (value: From, name: Name) => To,
): Record<Name, To> {
  const entries = Object.entries<From>(values).map(([name, value]) => [name, change(value, name as Name)]);
  return Object.fromEntries(entries) as Record<Name, To>;
}
