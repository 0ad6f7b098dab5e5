/** Pay a month, in rupiah, that hardly anyone of a level earns in Indonesia; estimates of our own, to be replaced by figures of the board. */
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
/** For directors and for levels that are not named above. */
export const mostPay = 500_000_000;

/** Work that anyone can begin, by words of its title. */
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

/** A range is improbable where its top is more than so many times its bottom. */
export const widestRange = 3;

/** So many times over a limit or the widest range, pay is reviewed for that alone. */
export const reviewFromFactor = 1.5;
