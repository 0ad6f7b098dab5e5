import type { PortraitLook } from '../../../components/portrait/portrait';
import type { Localized } from '../../../content/localized';

export interface Leader {
  readonly name: string;
  /** Role and city. */
  readonly role: Localized;
  readonly look: PortraitLook;
}

/** Some of the leaders; all are invented. */
export const leaders: readonly Leader[] = [
  {
    name: 'Bambang Hartono',
    role: { en: 'Manufacturing, Cikarang', id: 'Manufaktur, Cikarang' },
    look: { skin: 'deep', hair: 'short', tone: 'light', beard: true },
  },
  {
    name: 'Andi Rahmawati',
    role: { en: 'Logistics, Makassar', id: 'Logistik, Makassar' },
    look: { skin: 'medium', hair: 'scarf', tone: 'dark' },
  },
  {
    name: 'Indra Saputra',
    role: { en: 'Software and data, Bandung', id: 'Perangkat lunak dan data, Bandung' },
    look: { skin: 'medium', hair: 'side', tone: 'middle', glasses: true },
  },
  {
    name: 'Ni Luh Savitri',
    role: { en: 'Hotels and kitchens, Denpasar', id: 'Hotel dan dapur, Denpasar' },
    look: { skin: 'medium', hair: 'bun', tone: 'warm' },
  },
  {
    name: 'Yosephina Waromi',
    role: { en: 'Healthcare, Jayapura', id: 'Kesehatan, Jayapura' },
    look: { skin: 'deep', hair: 'curly', tone: 'light' },
  },
  {
    name: 'Felix Gunadi',
    role: { en: 'Marketing and sales, Jakarta', id: 'Pemasaran dan penjualan, Jakarta' },
    look: { skin: 'fair', hair: 'short', tone: 'dark' },
  },
  {
    name: 'Robert Silalahi',
    role: { en: 'Building and property, Medan', id: 'Konstruksi dan properti, Medan' },
    look: { skin: 'medium', hair: 'side', tone: 'warm', beard: true },
  },
  {
    name: 'Rini Febrianti',
    role: { en: 'First job, Surabaya', id: 'Pekerjaan pertama, Surabaya' },
    look: { skin: 'fair', hair: 'bob', tone: 'middle', glasses: true },
  },
];
