import type { Exception } from '../../matching/rule';

const applicant = [
  'pelamar|kandidat|applicant|applicants|candidate|candidates|trainee|trainees|joiners|joiner|newcomers|newcomer|attendees|recruits|jobseekers',
  'calon ~1 karyawan|pekerja|kru|crew|mitra|peserta|staf|staff|anggota|tenaga|pmi|tki|pegawai|agen|satpam|driver|kurir|host|talent',
  'mitra|kru|crew|karyawan|pegawai|pekerja|host|talent|agen|staf|staff|kurir|driver ~1 baru',
  'new ~1 hires|hire|joiners|staff|crew|starters|employees|recruits|drivers|partners|hosts',
];

/** Sums that are not demanded from the applicant. */
export const moneyExceptions: Readonly<Record<string, Exception>> = {
  'company-pays': {
    patterns: [
      'ditanggung|dibayar|dibayarkan|disediakan|dibiayai|difasilitasi|disubsidi|diberikan|covered|borne|provided|paid|sponsored|funded|reimbursed|supplied|beban|tanggungan|tanggung|diganti ~4 <employer>',
      '<employer> ~4 menanggung|membayar|membiayai|menyediakan|memfasilitasi|memberikan|cover|covers|pays|pay|provides|provide|fund|funds|sponsor|sponsors|reimburse|reimburses|tanggung|supply|supplies|bear|bears|bayarkan|siapkan|ganti|gantikan|beri|sediakan|handles|absorbs',
      '<employer> mengganti',
      '<employer> yang ~1 bayar|membayar|tanggung|menanggung|biayai|membiayai|ganti',
      '<employer> akan mengganti',
      'the|our|every ~2 pays|covers|provides|reimburses|funds|sponsors|arranges',
      'ditanggung|dibiayai|disediakan|covered|paid ~1 penuh|sepenuhnya|seluruhnya|fully|entirely',
      'seluruh|semua|segala ~2 biaya ~6 ditanggung ~2 <employer>|penuh',
      'company|fully|employer ~1 paid|sponsored|funded|provided|covered',
      'fasilitas|benefit|benefits|tunjangan|keuntungan|kompensasi|perks|facilities',
      'at|on ~2 our|company|employer ~1 expense|cost|account',
      'disediakan|provided|supplied|included|diberikan',
    ],
    before: 8,
    after: 8,
    within: 'clause',
    unless: [
      'pelamar|kandidat|peserta|applicant|applicants|candidate|candidates|sendiri|pribadi|yourself ~3 membayar|bayar|transfer|pay|menanggung|setor',
      'wajib|harus|must|diwajibkan|diharuskan|dimohon ~3 membayar|bayar|transfer|pay|menanggung|setor|menyetor|melunasi|menebus|membeli|buy|purchase',
    ],
  },
  /** The employer is the subject: `we teach everything and pay for your first competition`. */
  'we-pay': {
    patterns: [
      '^ we|kami|company|perusahaan|owner|employer|studio|klinik|hotel|yayasan|pemilik ~12 pay|pays|cover|covers|fund|funds|sponsor|membayar|menanggung|membiayai|bayar|tanggung ~2 your|for|untuk|semua|biaya|all|every|each|seluruh',
      '^ the|our ~3 pays|covers|buys|funds|sponsors',
    ],
    before: 14,
    after: 2,
    unless: [
      'you|candidates|candidate|applicants|applicant|trainees|trainee|recruit|newcomer|worker|pelamar|kandidat|peserta|anda|kamu ~3 pay|pays|cover|bayar|membayar|menanggung|transfer|setor',
      'wajib|harus|must|setelah|after|once',
    ],
  },
  /** A list of costs, followed by the party that pays them. */
  'employer-bears-list': {
    patterns: [
      'ditanggung|dibayar|dibayarkan|dibiayai|tanggungan|beban|borne|covered|paid|met|disponsori|ditanggungkan ~2 <employer>|pemberi|majikan|owner|principal|prinsipal|shipowner|penuh|sepenuhnya|sponsor',
      '<employer>|owner|shipowner|principal|majikan|pemberi|sponsor ~2 membayar|menanggung|pays|covers|bears|pay|cover|bear',
    ],
    before: 6,
    after: 26,
    unless: [
      'pelamar|kandidat|peserta|calon|candidates|applicants|trainees|pekerja ~4 menanggung|membayar|bayar|pay|cover|bear|transfer|setor',
      'sebagian|separuh|setengah|half|partly|sisanya|rest|remainder|balance|dipotong|deducted|dulu|dahulu|talangi|kecuali|except|diganti|reimbursed|menunggu|dikembalikan|refunded',
      'tidak|bukan|not|belum|never ~3 ditanggung|dibayar|dibiayai|borne|covered|paid|perusahaan|kami',
    ],
  },
  'borne-by-employer': {
    patterns: [
      '<bears> ~1 perusahaan|kami|kantor|company|us|employer|penuh|sepenuhnya|yayasan|rs|pabrik|hotel|studio|toko|klinik|apotek|sekolah',
    ],
    before: 0,
    after: 2,
    unless: [
      'sebagian|separuh|setengah|half|partly|partially|sisanya|tidak|not|bukan ~1 perusahaan|kami|company|us',
    ],
  },
  'paid-out': {
    patterns: ['dibayar|dibayarkan|paid|pays ~3 #fee'],
    before: 0,
    after: 4,
    unless: [
      'oleh|by|pelamar|peserta|kandidat|sendiri|dulu|sebelum|before|awal|muka|depan|wajib|harus|must|upfront|advance|biaya|fee|deposit|jaminan',
    ],
  },
  /** Fundraising is the work. */
  donors: {
    patterns: ['donatur|donor|donors|kotak|jemaah|jamaah|warga|wali|pengunjung|program|kampanye|pelanggan'],
    before: 10,
    after: 10,
  },
  'shared-by-company': {
    patterns: [
      'ditanggung|dibayar|dibiayai|covered|paid|borne ~2 perusahaan|kami|company|us|kantor|employer ~1 bukan|not|dan',
      'bukan|not|never|tidak ~5 pelamar|kandidat|applicant|candidate|peserta|karyawan|employee',
    ],
    before: 8,
    after: 6,
    within: 'clause',
  },
  'third-party': {
    patterns: [
      '^ #harmless ~1 membayar|melunasi|menyetor|pay|pays',
      '<customer>|cod|penagihan|takings|proceeds|omzet|omset',
      'orang ~1 tua',
      'wali ~1 murid',
    ],
    before: 8,
    after: 8,
    unless: [
      ...applicant,
      'studio|klinik|lab|laboratorium|biro|toko|rs|kampus|koperasi|hotel|clinic|partner ~1 mitra|rekanan|partner|clinic',
      'partner ~1 clinic|hospital|studio|shop|school|lab|agency',
      'kartu|card|idcard ~1 anggota|member',
      'resign|berhenti|mengundurkan',
      'kantor|kami|perusahaan|we|company|us ~1 minta|meminta|ask|asks|require|requires|menarik|pungut|memungut ~3 <charge>|jaminan|uang|titipan',
    ],
  },
  'warning-for-others': {
    patterns: ['mengatasnamakan|penipuan|oknum|scam|fraud|impersonating|scammers|penipu'],
    before: 10,
    after: 10,
    unless: ['hanya|only|resmi|official'],
  },
  'pays-customers': {
    patterns: [
      'vendor|supplier|pajak|tax|taxes|payroll|gaji|salaries|supplier|dividend|tagihan|invoice|invoices|tunjangan|allowance',
    ],
    before: 5,
    after: 6,
  },
  /** A sum that is paid out, or only measured. */
  income: {
    patterns: [
      'gaji|upah|salary|wage|wages|pay|pays|bonus|bonuses|komisi|commission|insentif|incentive|tunjangan|lembur|overtime|saku|honor|honorarium|fee|income|penghasilan|pendapatan|earn|earns|earning|digaji|dibayar|paid|bayaran|imbalan|reward|rewards|thr|allowance|stipend|kompensasi|compensation|benefit|benefits|rapel|premi|makan|transport',
      'budget|anggaran|plafon|limit|asuransi|insurance|penjualan|omzet|transaksi|sales|target|revenue|turnover|voucher|hadiah|subsidi|bantuan|tip|tips|sponsorship|grant|beasiswa|scholarship|nilai|kas',
      'mendapat|mendapatkan|menerima|receive|receives|dapat|memperoleh|range|kisaran|ump|umk|umr|hemat|diskon|discount|kredit|loan|loans|worth',
    ],
    before: 6,
    after: 3,
    unless: [
      'tuition|parts|instalments|installments|bertahap|membayar|bayar|transfer|setor|menyetor|potong|dipotong|deducted|deposit|jaminan|biaya|wajib|harus|must|dikenakan|tebus|menebus|sebelum|before|serahkan|menyerahkan|kembali|dikembalikan|refunded|returned|mengganti|kontribusi',
    ],
  },
  /** A sum of the employer's business, or one paid by the employer. */
  'explained-sum': {
    patterns: [
      '#harmless ~1 #stated-fee',
      'thp|ote|ctc|kerajinan|santunan|duka|nota|menu|basket|average|rata|menjual|jual|dijual|penjual|sell|sells|selling|sold|price|prices|harga|semalam|kerugian|loss|losses|selisih|katalog|pemenang|winner|lomba|polis|pesangon ~4 #stated-fee',
      '#stated-fee ~4 sells|sold|semalam|thp|ote|terjual|laku',
      'per|setiap|tiap|each|every ~2 shift|hari|bulan|kunjungan|paket|rit|jam|day|month|visit|trip|hour|item|artikel|video|desa|kelas|outlet|toko',
      'for|untuk ~3 day|days|hari|week|pekan|shift|work',
      '<employer> ~1 pay|pays|bayar|membayar|tanggung|menanggung|beri|memberi|provide|provides|give|gives|cover|covers|offer|offers|mengganti',
      'uang ~1 harian|hadir|kehadiran|dinas|jaga|rit|mingguan|bulanan|lauk|dapur',
    ],
    before: 14,
    after: 4,
    within: 'clause',
    unless: [
      'dipotong|potong|deducted|wajib|harus|must|sebelum|before|menebus|dikembalikan|refunded|deposit|jaminan|pelamar|kandidat|applicants|candidates',
    ],
  },
  /** A number of things other than money. */
  counted: {
    patterns: [
      '#fee ~1 orang|people|users|user|pengguna|pelanggan|customers|customer|transactions|transaksi|orders|pesanan|telur|butir|ekor|unit|units|km|liter|ton|followers|pengikut|siswa|murid|outlet|stores|members|anggota|records|calls|requests|rows|square|meter|m2|hektar|hectares|products|produk|sku|items|tickets|visitors|pengunjung|readers|pembaca|downloads|households|warga|penduduk|karyawan|employees|jam|hours|kata|words|parcels|packages|times|kali',
    ],
    before: 0,
    after: 2,
    unless: ['per orang|peserta|kandidat|pelamar|calon'],
  },
  /** Things lent by an employer, with their value. */
  lent: {
    patterns: [
      'milik ~1 kantor|perusahaan|kami|studio|sekolah',
      'dipinjamkan|dipinjami|pinjaman|lent|lend|loaned|disediakan|provided|supplied|issued|dibekali|diasuransikan|insured',
    ],
    before: 6,
    after: 6,
  },
  /** Accounting documents. */
  bookkeeping: {
    patterns: [
      'faktur|invoice|invoices|kwitansi|kuitansi|jurnal|voucher|vouchers|audit|auditor|pembukuan|rekonsiliasi|reconcile|reconciliation|pajak|arsip|mengarsip|supplier|vendor|pengeluaran|pelaporan|receipts|ledger|petty|kas|treasury|keuangan',
    ],
    before: 10,
    after: 10,
    unless: applicant,
  },
  benefit: {
    patterns: [
      'tunjangan|allowance|allowances|saku|subsidi|subsidy|bantuan|insentif|incentive|stipend|benefit|benefits|bonus|kompensasi|fasilitas|voucher|gaji|salary|upah|honor|honorarium|wage|wages|thr|lembur|overtime|penghasilan|digaji|earn|receive|mendapat|mendapatkan|diberikan|memperoleh|anggaran|budget|plafon|klaim|claim',
    ],
    before: 5,
    after: 4,
    unless: [
      'dipotong|potong|deducted|membayar|bayar|transfer|wajib|harus|must|pay|dikenakan|dibebankan|setor|menyetor|sebelum|before|biaya|fee|deposit|jaminan|kandidat|pelamar',
    ],
  },
  budget: {
    patterns: [
      'anggaran|budget|portofolio|portfolio|mengelola|manage|nasabah|investor|investors|pengalaman|experience|program|capex|target|omzet|proyek|projects|csr|perusahaan|klien|client|clients|analis|analyst|kampanye|donatur|donors|donor',
    ],
    before: 10,
    after: 8,
    unless: applicant,
  },
  'travel-cost': {
    patterns: [
      'transport|transportasi|transportation|perjalanan|akomodasi|accommodation|travel|konsumsi|commute|commuting|commutes|pulsa|internet|makan|tiket|parkir|bensin|relokasi|relocation|bbm|lodging|ppn|pribadinya|living|kos|kost',
    ],
    before: 4,
    after: 4,
    unless: [
      'visa|izin|paspor|kursus|mentoring|pendaftaran|administrasi|pelatihan|training|seragam|registrasi|deposit|jaminan|formulir|uniform|medical|mcu',
    ],
  },
  statutory: {
    patterns: ['bpjs|pajak|pph|tax|pph21|taxes|iuran|kasbon|pinjaman|loan|koperasi|jht'],
    before: 5,
    after: 6,
    unless: ['seragam|pelatihan|training|jaminan|deposit|administrasi|uniform|penempatan'],
  },
  absence: {
    patterns: ['absen|absensi|alpa|alpha|terlambat|keterlambatan|late|absence|cuti|unpaid|mangkir'],
    before: 6,
    after: 6,
  },
  'bank-work': {
    patterns: [
      'deposito|tabungan|giro|kredit|credit|banking|perbankan|bank|teller|dpk|funding|kpr|sewa|rental|kamar|room|properti|property|lease|leasing|kontainer|container|shipping|impor|ekspor|treasury|neraca|akuntansi|accounting|ledger|jurnal|rekonsiliasi|reconciliation|reconcile|asuransi|insurance|letter|tender|lelang|mineral|geologi|geology|gold|emas|coal|nickel|nikel|ore|escrow|konsinyasi|penjualan|sales|target',
    ],
    before: 10,
    after: 10,
    unless: [
      'pelamar|kandidat|calon|applicant|applicants|candidate|candidates|peserta|karyawan|trainee|trainees|kru|crew|employee|employees',
    ],
  },
  papers: { patterns: ['<papers>'], before: 4, after: 4 },
  salary: {
    patterns: [
      'gaji|upah|salary|wages|payroll|honor|honorarium|wage|komisi|commission|thr|bonus|insentif|payslip|penghasilan',
    ],
    before: 8,
    after: 5,
    unless: ['pelamar|kandidat|wajib|bukti|biaya|deposit'],
  },
  product: {
    patterns: ['produk|product|products|layanan|service|services|harga|price|prices|kos|sekolah'],
    before: 6,
    after: 6,
  },
};
