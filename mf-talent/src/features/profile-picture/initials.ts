import type { Profile } from '@sabi/contracts/http/profile/profile';

/** "Ayu Lestari" → "AL"; whole characters, even of several code units. */
export function findInitials({ first_name, last_name }: Pick<Profile, 'first_name' | 'last_name'>): string {
  const initials = [first_name, last_name].map((name) => [...(name?.trim() ?? '')][0] ?? '').join('');
  return initials.toLocaleUpperCase() || '?';
}
