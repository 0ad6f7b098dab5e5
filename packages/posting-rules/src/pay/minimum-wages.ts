/**
 * Minimum wages by province (UMP) from 1 January 2026, whole rupiah a month, fractions cut off.
 *
 * Source: the list of 38 provinces that the Ministry of Manpower published on 6 January 2026 (account `kemnaker`), as reported at
 * https://wartanett.com/threads/daftar-lengkap-ump-2026-di-38-provinsi.28238/; compared with the tables of 24 to 29 December 2025
 * at https://babeindonesia.com/read?id=6469816 and https://awd.omahelwolu.my.id/auto_berita/detail.php?id=1288463, and for Aceh
 * with https://www.orinews.id/2026/01/05/pemerintah-aceh-tetapkan-ump-2026-rp393-juta-berlaku-mulai-januari. Read on 28 November
 * 2026. Where they differ (Kalimantan Utara, Papua Barat, Papua Selatan, Papua Tengah) the lower figure is here.
 */
export const minimumWages: { readonly year: number; readonly byProvince: Readonly<Record<string, number>> } =
  {
    year: 2026,
    byProvince: {
      '11': 3_932_552,
      '12': 3_228_949,
      '13': 3_182_955,
      '14': 3_780_495,
      '15': 3_471_497,
      '16': 3_942_963,
      '17': 2_827_250,
      '18': 3_047_734,
      '19': 4_035_000,
      '21': 3_879_520,
      '31': 5_729_876,
      '32': 2_317_601,
      '33': 2_327_386,
      '34': 2_417_495,
      '35': 2_446_880,
      '36': 3_100_881,
      '51': 3_207_459,
      '52': 2_673_861,
      '53': 2_455_898,
      '61': 3_054_552,
      '62': 3_686_138,
      '63': 3_725_000,
      '64': 3_762_431,
      '65': 3_770_000,
      '71': 4_002_630,
      '72': 3_179_565,
      '73': 3_921_088,
      '74': 3_306_496,
      '75': 3_405_144,
      '76': 3_315_934,
      '81': 3_334_490,
      '82': 3_510_240,
      '91': 4_436_283,
      '92': 3_840_947,
      '93': 4_508_100,
      '94': 4_285_848,
      '95': 4_508_714,
      '96': 3_766_000,
    },
  };
