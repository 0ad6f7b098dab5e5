/**
 * Minimum wages by province (UMP) from 1 January 2026, whole rupiah a month, fractions cut off. Read on 28 and 29 November 2026.
 *
 * Where nothing else stands beside a figure, its source is the list of 38 provinces that the Ministry of Manpower published on
 * 6 January 2026 (account `kemnaker`), as retold at https://wartanett.com/threads/daftar-lengkap-ump-2026-di-38-provinsi.28238/ and
 * compared with the tables of 24 to 29 December 2025 at https://babeindonesia.com/read?id=6469816 and
 * https://awd.omahelwolu.my.id/auto_berita/detail.php?id=1288463. The decrees themselves were not read. Where sources differ the lower
 * figure is here, as a finding must not accuse an employer who pays enough.
 */
export const minimumWages: { readonly year: number; readonly byProvince: Readonly<Record<string, number>> } =
  {
    year: 2026,
    byProvince: {
      // Also https://www.orinews.id/2026/01/05/pemerintah-aceh-tetapkan-ump-2026-rp393-juta-berlaku-mulai-januari.
      '11': 3_932_552,
      // The governor named 3,228,971 on 19 December 2025 (detik.com/sumut, d-8267880).
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
      // Not certain: decree 100.3.3.1/698/2025 is retold as 3,755,243, 3,770,000 and, by the ministry, 3,775,243.
      '65': 3_755_243,
      '71': 4_002_630,
      '72': 3_179_565,
      '73': 3_921_088,
      '74': 3_306_496,
      '75': 3_405_144,
      '76': 3_315_934,
      '81': 3_334_490,
      '82': 3_510_240,
      // Decree 100.3.3.1/KEP.409/2025, by https://papua.go.id/index.php/view-detail-berita-9491/blog-details.html.
      '91': 4_436_283,
      // Decree 343 of 22 December 2025, by http://kaimananews.com/pemprov-papua-barat-tetapkan-ump-2026-rp-38-juta.
      '92': 3_841_000,
      // Not certain: sources differ, and no report of a decree was found.
      '93': 4_508_100,
      // Decree 100.3.3.1/334 of 2025, by https://papuatengahprov.go.id/?p=1268.
      '94': 4_285_848,
      // Not certain: undecided on 26 December 2025, and no report of a decree was found.
      '95': 4_508_714,
      // Decree 100.3.3.1/266/12/2025 of 19 December 2025, by aktualitas.id of 24 December 2025.
      '96': 3_766_000,
    },
  };
