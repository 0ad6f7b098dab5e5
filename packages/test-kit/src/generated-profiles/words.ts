/** Vocabulary of generated profiles, in the language of the CV. */
export interface Words {
  readonly names: readonly (readonly [string, string | null])[];
  readonly titles: readonly string[];
  readonly companies: readonly string[];
  readonly places: readonly string[];
  readonly duties: readonly string[];
  readonly summaries: readonly string[];
  readonly degrees: readonly string[];
  readonly fields: readonly string[];
  readonly schools: readonly string[];
  readonly grades: readonly string[];
  readonly skills: readonly string[];
  readonly skillLevels: readonly string[];
  readonly languages: readonly string[];
  readonly languageLevels: readonly string[];
  readonly certificates: readonly string[];
  readonly issuers: readonly string[];
}

export const english: Words = {
  names: [
    ['Maya', 'Prameswari'],
    ['Daniel', 'Whitfield'],
    ['Siti Nur', 'Halimah'],
    ['Oliver', 'Grant'],
    ['Suharto', null],
    ['Trần', 'Thị Hương'],
    ['Zoë', 'Müller-Öztürk'],
    ['Андрей', 'Соколов'],
    ['Ελένη', 'Παπαδοπούλου'],
  ],
  titles: [
    'Software Engineer',
    'Senior Accountant',
    'Marketing Manager',
    'Data Analyst',
    'Sales Executive',
    'Production Supervisor',
    'HR Business Partner',
    'Project Manager',
    'Customer Service Officer',
    'Finance Director',
  ],
  companies: [
    'PT Awan Rekaan Indonesia',
    'PT Kopi Lembayung Tbk',
    'PT Roda Jaya Rekaan',
    'CV Angkut Rekaan',
    'PT Makanan Rekaan',
    'Northwind Logistics Ltd',
    'PT Bank Rekaan Tbk',
    'Blue Harbour Technologies Inc',
  ],
  places: ['Jakarta', 'Bandung', 'Surabaya', 'Singapore', 'Denpasar', 'Jakarta, Indonesia'],
  duties: [
    'Led a team of eight people across two sites.',
    'Reduced monthly closing from nine days to four by rebuilding the reporting process.',
    'Negotiated contracts with suppliers in three countries and saved 14% of their cost.',
    'Built dashboards that the whole management uses every morning.',
    'Trained new colleagues and wrote the handbook they start with.',
    'Introduced automated tests, which brought the number of incidents down by half.',
    'Planned the budget of the department and reported to the board of directors every quarter.',
    'Answered customers by phone and mail within one working day.',
  ],
  summaries: [
    'Careful and curious, with many years of work in growing companies. Likes to make complicated things simple.',
    'Known for calm leadership under pressure and for numbers that can be trusted.',
    'Works closely with customers and turns what they say into products that last.',
  ],
  degrees: ['Bachelor of Science', 'Master of Science', 'Bachelor of Economics', 'Diploma'],
  fields: ['Computer Science', 'Accounting', 'Industrial Engineering', 'Communication', 'Mathematics'],
  schools: ['Universitas Indonesia', 'Institut Teknologi Bandung', 'Monash University', 'Universitas Rekaan'],
  grades: ['3.71', '3.40', '3.85', '3.52'],
  skills: [
    'Microsoft Excel',
    'TypeScript',
    'PostgreSQL',
    'Negotiation',
    'SAP',
    'Figma',
    'Financial Modelling',
    'Public Speaking',
    'Docker',
    'Power BI',
  ],
  skillLevels: ['Expert', 'Advanced', 'Intermediate', 'Beginner'],
  languages: ['English', 'Indonesian', 'Mandarin', 'Dutch', 'Japanese'],
  languageLevels: ['Native', 'Fluent', 'Intermediate', 'Basic'],
  certificates: [
    'Project Management Professional',
    'Certified Internal Auditor',
    'Scrum Master',
    'First Aid at Work',
  ],
  issuers: ['Rekaan Institute', 'Scrum Alliance', 'Amazon Web Services', 'Red Cross'],
};

export const indonesian: Words = {
  names: [
    ['Rina', 'Wulandari'],
    ['Muhammad Rizky', 'Pratama'],
    ['Ayu', 'Lestari'],
    ['Budi', 'Santoso'],
    ['Sukarni', null],
    ['I Made', 'Wirawan'],
    ['Dewi', 'Anggraini'],
    ['Яна', 'Петрова'],
  ],
  titles: [
    'Staf Akuntansi',
    'Manajer Pemasaran',
    'Analis Data',
    'Supervisor Produksi',
    'Kepala Gudang',
    'Guru Matematika',
    'Perawat',
    'Staf Administrasi',
    'Manajer Proyek',
  ],
  companies: [
    'PT Awan Rekaan Indonesia',
    'PT Gerai Anggrek',
    'PT Roda Jaya Rekaan',
    'CV Angkut Rekaan',
    'PT Makanan Rekaan Tbk',
    'RS Rekaan Sehat',
    'PT Bank Rekaan Tbk',
    'Koperasi Rekaan Sejahtera',
  ],
  places: ['Jakarta', 'Bandung', 'Surabaya', 'Yogyakarta', 'Denpasar', 'Medan, Sumatera Utara'],
  duties: [
    'Memimpin tim beranggotakan delapan orang di dua lokasi.',
    'Mempercepat tutup buku bulanan dari sembilan hari menjadi empat hari dengan menata ulang pelaporan.',
    'Menegosiasikan kontrak dengan pemasok di tiga kota dan menghemat biaya sebesar 14%.',
    'Menyusun laporan harian yang dipakai seluruh manajemen setiap pagi.',
    'Melatih rekan baru dan menulis buku panduan kerja mereka.',
    'Melayani pelanggan melalui telepon dan surel dalam satu hari kerja.',
    'Menyusun anggaran departemen dan melaporkannya kepada direksi setiap triwulan.',
  ],
  summaries: [
    'Teliti dan suka belajar, dengan pengalaman bertahun-tahun di perusahaan yang sedang tumbuh.',
    'Terbiasa memimpin dengan tenang di bawah tekanan dan menyajikan angka yang dapat dipercaya.',
    'Bekerja dekat dengan pelanggan dan mengubah kebutuhan mereka menjadi produk yang bertahan lama.',
  ],
  degrees: ['S1', 'S2', 'D3', 'Sarjana'],
  fields: ['Akuntansi', 'Teknik Industri', 'Manajemen', 'Ilmu Komunikasi', 'Informatika'],
  schools: [
    'Universitas Gadjah Mada',
    'Universitas Airlangga',
    'Politeknik Negeri Bandung',
    'Universitas Rekaan',
  ],
  grades: ['3,71', '3,40', '3,85', '3,52'],
  skills: [
    'Microsoft Excel',
    'Negosiasi',
    'SAP',
    'Manajemen Waktu',
    'Accurate',
    'Komunikasi',
    'Power BI',
    'Desain Grafis',
    'Analisis Data',
  ],
  skillLevels: ['Mahir', 'Menengah', 'Dasar'],
  languages: ['Bahasa Indonesia', 'Bahasa Inggris', 'Bahasa Jawa', 'Bahasa Mandarin'],
  languageLevels: ['Penutur asli', 'Lancar', 'Menengah', 'Dasar'],
  certificates: ['Ahli K3 Umum', 'Brevet Pajak A dan B', 'Pelatihan Pelayanan Prima', 'Scrum Master'],
  issuers: ['Kementerian Ketenagakerjaan', 'BNSP', 'Dicoding Indonesia', 'Ikatan Akuntan Indonesia'],
};
