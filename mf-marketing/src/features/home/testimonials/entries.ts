import type { ClientName } from '../../../components/client-logo/clients';

interface Entry<Key extends string> {
  readonly key: Key;
  readonly name: string;
}

export interface ClientEntry extends Entry<ClientKey> {
  readonly company: ClientName;
}

export interface TalentEntry extends Entry<TalentKey> {
  /** Rating out of 5. */
  readonly stars: 4 | 5;
  /** Age of the testimonial. */
  readonly age: { readonly count: number; readonly unit: 'month' | 'year' };
}

type ClientKey = 'plantManager' | 'warehouse' | 'nursing' | 'kitchen' | 'engineers';
type TalentKey = 'consultation' | 'firstJob' | 'shift' | 'cv' | 'return';

/** Invented people; their texts are in the dictionaries, by `key`. */
export const clientEntries: readonly ClientEntry[] = [
  { key: 'plantManager', name: 'Ratna Wulandari', company: 'karsatama' },
  { key: 'warehouse', name: 'Bayu Prasetyo', company: 'lontarya' },
  { key: 'nursing', name: 'Maya Siregar', company: 'medikara' },
  { key: 'kitchen', name: 'Yohanes Tandi', company: 'rasabumi' },
  { key: 'engineers', name: 'Putri Anggraini', company: 'kodetala' },
];

export const talentEntries: readonly TalentEntry[] = [
  { key: 'consultation', name: 'Dimas Nugroho', stars: 5, age: { count: 2, unit: 'month' } },
  { key: 'firstJob', name: 'Siti Rahmawati', stars: 5, age: { count: 3, unit: 'month' } },
  { key: 'shift', name: 'Made Wirawan', stars: 5, age: { count: 5, unit: 'month' } },
  { key: 'cv', name: 'Grace Simanjuntak', stars: 4, age: { count: 8, unit: 'month' } },
  { key: 'return', name: 'Fajar Hidayat', stars: 5, age: { count: 1, unit: 'year' } },
];
