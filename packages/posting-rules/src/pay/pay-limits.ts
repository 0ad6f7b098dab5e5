/**
 * Monthly pay in rupiah that hardly anyone of a level earns in Indonesia; our own estimates, to be replaced by figures of
 * the board.
 */
export const payLimits: readonly { readonly levels: readonly string[]; readonly most: number }[] = [
  { levels: ['intern', 'internship', 'magang', 'trainee'], most: 8_000_000 },
  { levels: ['entry', 'junior', 'fresh', 'graduate', 'staff', 'pemula'], most: 18_000_000 },
  {
    levels: ['mid', 'middle', 'associate', 'officer', 'specialist', 'experienced', 'madya'],
    most: 40_000_000,
  },
  { levels: ['senior', 'supervisor', 'lead', 'coordinator', 'koordinator'], most: 75_000_000 },
  { levels: ['manager', 'principal', 'head', 'manajer'], most: 130_000_000 },
];
/** For directors and other levels. */
export const mostPay = 500_000_000;

/** Title words of work without entry requirements. */
export const simpleWork: readonly string[] = [
  'admin',
  'operator',
  'helper',
  'packing',
  'packer',
  'kasir',
  'cashier',
  'kurir',
  'courier',
  'cleaning',
  'pramuniaga',
  'crew',
  'spg',
  'spb',
  'pelayan',
  'waiter',
  'waitress',
  'porter',
  'typist',
  'typing',
  'entry',
  'resepsionis',
  'receptionist',
  'sopir',
  'driver',
  'gudang',
  'satpam',
  'security',
  'barista',
  'promotor',
  'input',
  'likers',
  'rater',
  'shopper',
  'tester',
  'penjaga',
  'boy',
  'cleaner',
  'pembersih',
  'parkir',
  'pengemas',
  'laundry',
  'tukang',
  'buruh',
  'babysitter',
  'art',
  'pengantar',
  'runner',
  'steward',
];
export const mostSimplePay = 15_000_000;

/** Limit of a range's top relative to its bottom. */
export const widestRange = 3;

/** Factor over a limit or the widest range from which pay alone causes a review. */
export const reviewFromFactor = 1.5;
