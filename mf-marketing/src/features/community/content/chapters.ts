import type { Localized } from '../../../content/localized';

export interface Chapter {
  readonly city: string;
  /** When its people meet. */
  readonly rhythm: Localized;
}

const monthly = { en: 'Every month', id: 'Setiap bulan' };
const everyTwoMonths = { en: 'Every two months', id: 'Setiap dua bulan' };

/** Where the community meets in person, from west to east. */
export const chapters: readonly Chapter[] = [
  { city: 'Medan', rhythm: everyTwoMonths },
  { city: 'Jakarta', rhythm: monthly },
  { city: 'Bandung', rhythm: monthly },
  { city: 'Semarang', rhythm: everyTwoMonths },
  { city: 'Surabaya', rhythm: monthly },
  { city: 'Denpasar', rhythm: everyTwoMonths },
  { city: 'Makassar', rhythm: everyTwoMonths },
  { city: 'Jayapura', rhythm: everyTwoMonths },
];
