import type { PortraitLook } from '../../../components/portrait/portrait';
import type { Localized } from '../../../content/localized';

export const teamGroups = ['search', 'career', 'community', 'product'] as const;
export type TeamGroup = (typeof teamGroups)[number];

interface TeamPerson {
  readonly name: string;
  readonly role: Localized;
  readonly look: PortraitLook;
}

/** The roles of the team; all people are invented. */
export const teamPeople: Readonly<Record<TeamGroup, readonly TeamPerson[]>> = {
  search: [
    {
      name: 'Ratih Kusumawardhani',
      role: { en: 'Senior recruiter', id: 'Perekrut senior' },
      look: { skin: 'medium', hair: 'bun', tone: 'light' },
    },
    {
      name: 'Maria Tanoto',
      role: { en: 'Talent consultant', id: 'Konsultan talenta' },
      look: { skin: 'fair', hair: 'bob', tone: 'dark', glasses: true },
    },
    {
      name: 'Hendra Lesmana',
      role: { en: 'Executive search', id: 'Pencarian eksekutif' },
      look: { skin: 'medium', hair: 'side', tone: 'middle' },
    },
    {
      name: 'Siti Aminah Lubis',
      role: { en: 'Assessment and reports', id: 'Asesmen dan laporan' },
      look: { skin: 'medium', hair: 'scarf', tone: 'warm' },
    },
  ],
  career: [
    {
      name: 'Satrio Wibowo',
      role: { en: 'HR consultant', id: 'Konsultan HR' },
      look: { skin: 'deep', hair: 'short', tone: 'warm', glasses: true },
    },
    {
      name: 'Nadia Kusuma',
      role: { en: 'Career coach', id: 'Pelatih karier' },
      look: { skin: 'medium', hair: 'long', tone: 'middle' },
    },
    {
      name: 'Teguh Pranata',
      role: { en: 'Psychological tests', id: 'Tes psikologi' },
      look: { skin: 'medium', hair: 'short', tone: 'light', beard: true },
    },
    {
      name: 'Fitri Maharani',
      role: { en: 'CV and profile editor', id: 'Penyunting CV dan profil' },
      look: { skin: 'fair', hair: 'scarf', tone: 'dark' },
    },
  ],
  community: [
    {
      name: 'Agus Setiadi',
      role: { en: 'Community manager', id: 'Manajer komunitas' },
      look: { skin: 'deep', hair: 'curly', tone: 'middle' },
    },
    {
      name: 'Wulan Sari Dewi',
      role: { en: 'Events', id: 'Acara' },
      look: { skin: 'medium', hair: 'long', tone: 'warm' },
    },
    {
      name: 'Joko Purnomo',
      role: { en: 'Support', id: 'Layanan bantuan' },
      look: { skin: 'medium', hair: 'side', tone: 'light', glasses: true },
    },
    {
      name: 'Clara Hutapea',
      role: { en: 'Privacy and trust', id: 'Privasi dan kepercayaan' },
      look: { skin: 'fair', hair: 'bun', tone: 'dark' },
    },
  ],
  product: [
    {
      name: 'Reza Firmansyah',
      role: { en: 'Engineering', id: 'Rekayasa perangkat lunak' },
      look: { skin: 'medium', hair: 'short', tone: 'dark', glasses: true },
    },
    {
      name: 'Kirana Putri',
      role: { en: 'Product', id: 'Produk' },
      look: { skin: 'fair', hair: 'long', tone: 'light' },
    },
    {
      name: 'Daniel Manurung',
      role: { en: 'Data and AI', id: 'Data dan AI' },
      look: { skin: 'deep', hair: 'side', tone: 'warm', beard: true },
    },
    {
      name: 'Laila Hasanah',
      role: { en: 'Design', id: 'Desain' },
      look: { skin: 'medium', hair: 'scarf', tone: 'middle' },
    },
  ],
};
