import { nameMaxLength } from '@sabi/contracts/profile/entry-rules';

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * The user's name from a provider, as a default value: Google and LinkedIn have both parts, others the full name.
 * @param metadata of the account
 */
export function findKnownNames(metadata: Readonly<Record<string, unknown>>): Names {
  const [given, family] = [readText(metadata['given_name']), readText(metadata['family_name'])];
  if (given || family) return { firstName: given, lastName: family };
  const [first = '', ...rest] = readText(metadata['full_name']).split(/\s+/);
  return { firstName: first, lastName: rest.join(' ').slice(0, nameMaxLength) };
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, nameMaxLength) : '';
}
