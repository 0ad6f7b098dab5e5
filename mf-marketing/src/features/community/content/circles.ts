import {
  Building2,
  ChefHat,
  Code,
  Factory,
  HeartPulse,
  type LucideIcon,
  Megaphone,
  Truck,
  Sprout,
} from 'lucide-react';
import type { Localized } from '../../../content/localized';

export interface Circle {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly name: Localized;
  readonly topics: Localized;
  readonly leader: string;
}

/** Groups by trade, and one for beginners. */
export const circles: readonly Circle[] = [
  {
    key: 'manufacturing',
    icon: Factory,
    name: { en: 'Manufacturing', id: 'Manufaktur' },
    topics: {
      en: 'Shifts, maintenance, quality, and how plants train newcomers',
      id: 'Sif, pemeliharaan, mutu, dan cara pabrik melatih karyawan baru',
    },
    leader: 'Bambang Hartono',
  },
  {
    key: 'technology',
    icon: Code,
    name: { en: 'Software and data', id: 'Perangkat lunak dan data' },
    topics: {
      en: 'Portfolios, technical interviews, and life after the boot camp',
      id: 'Portofolio, wawancara teknis, dan kehidupan setelah boot camp',
    },
    leader: 'Indra Saputra',
  },
  {
    key: 'logistics',
    icon: Truck,
    name: { en: 'Logistics', id: 'Logistik' },
    topics: {
      en: 'Warehouses, fleets, and the way from picker to planner',
      id: 'Gudang, armada, dan jalan dari petugas gudang menjadi perencana',
    },
    leader: 'Andi Rahmawati',
  },
  {
    key: 'healthcare',
    icon: HeartPulse,
    name: { en: 'Healthcare', id: 'Kesehatan' },
    topics: {
      en: 'Licences, wards, laboratories, and work that leaves time for sleep',
      id: 'Izin praktik, bangsal, laboratorium, dan pekerjaan yang menyisakan waktu tidur',
    },
    leader: 'Yosephina Waromi',
  },
  {
    key: 'hospitality',
    icon: ChefHat,
    name: { en: 'Hotels and kitchens', id: 'Hotel dan dapur' },
    topics: {
      en: 'Seasons, service, languages, and the step to running a house',
      id: 'Musim ramai, layanan, bahasa, dan langkah menuju memimpin hotel',
    },
    leader: 'Ni Luh Savitri',
  },
  {
    key: 'marketing',
    icon: Megaphone,
    name: { en: 'Marketing and sales', id: 'Pemasaran dan penjualan' },
    topics: {
      en: 'Brands, targets, agencies, and figures that mean something',
      id: 'Merek, target, agensi, dan angka yang benar-benar berarti',
    },
    leader: 'Felix Gunadi',
  },
  {
    key: 'property',
    icon: Building2,
    name: { en: 'Building and property', id: 'Konstruksi dan properti' },
    topics: {
      en: 'Sites, permits, selling, and who answers for what',
      id: 'Proyek, perizinan, penjualan, dan siapa bertanggung jawab atas apa',
    },
    leader: 'Robert Silalahi',
  },
  {
    key: 'first-job',
    icon: Sprout,
    name: { en: 'First job', id: 'Pekerjaan pertama' },
    topics: {
      en: 'For graduates and those who start anew: the first CV, the first offer, the first month',
      id: 'Bagi lulusan baru dan yang memulai lagi: CV pertama, tawaran pertama, bulan pertama',
    },
    leader: 'Rini Febrianti',
  },
];
