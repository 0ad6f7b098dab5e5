export interface SampleCity {
  /** Code of the Home Ministry. */
  readonly code: string;
  readonly city: string;
  readonly province: string;
  readonly latitude: number;
  readonly longitude: number;
}

const lines = `
31.74 | Jakarta Selatan | DKI Jakarta | -6.26 | 106.81
31.71 | Jakarta Pusat | DKI Jakarta | -6.18 | 106.83
31.73 | Jakarta Barat | DKI Jakarta | -6.17 | 106.76
35.78 | Surabaya | Jawa Timur | -7.26 | 112.75
35.15 | Sidoarjo | Jawa Timur | -7.45 | 112.72
35.73 | Malang | Jawa Timur | -7.98 | 112.63
32.73 | Bandung | Jawa Barat | -6.91 | 107.61
32.75 | Bekasi | Jawa Barat | -6.24 | 106.99
32.71 | Bogor | Jawa Barat | -6.6 | 106.8
32.76 | Depok | Jawa Barat | -6.4 | 106.82
36.71 | Tangerang | Banten | -6.18 | 106.63
33.74 | Semarang | Jawa Tengah | -6.97 | 110.42
34.71 | Yogyakarta | DI Yogyakarta | -7.8 | 110.37
12.71 | Medan | Sumatera Utara | 3.59 | 98.67
16.71 | Palembang | Sumatera Selatan | -2.98 | 104.76
21.71 | Batam | Kepulauan Riau | 1.13 | 104.05
51.71 | Denpasar | Bali | -8.65 | 115.22
64.71 | Balikpapan | Kalimantan Timur | -1.27 | 116.83
73.71 | Makassar | Sulawesi Selatan | -5.15 | 119.43
71.71 | Manado | Sulawesi Utara | 1.47 | 124.84
91.71 | Jayapura | Papua | -2.53 | 140.72
`;

export const places: readonly SampleCity[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', city = '', province = '', latitude, longitude] = line.split(' | ');
    return { code, city, province, latitude: Number(latitude), longitude: Number(longitude) };
  });
