import type { Exception } from '../../matching/rule';

/** Words about the work, a warning, or the time after hiring. */
export const workExceptions: Readonly<Record<string, Exception>> = {
  /** The work is to teach about fraud, to detect it or to help its victims. */
  'fraud-teaching': {
    patterns: [
      'speak|speaks|teach|teaches|teaching|explain|explains|explaining|mengajar|mengajarkan|ajarkan|menerangkan|memaparkan|mengupas|membedah|membaca|mempelajari|menganalisis|analyse|analyze|read|reads|decide|triage|handle|handles|menangani|memeriksa|check|checks|menjelaskan|jelaskan|penyuluhan|menyuluh|penyuluh|edukasi|mengedukasi|sosialisasi|menyosialisasikan|train|trains|educate|educates|investigate|investigates|menyelidiki|meneliti|menelusuri|memburu|menulis|liputan|meliput|write|writes|report|reports|moderate|moderates|memoderasi|detect|detects|mendeteksi|melabeli|label|labels|annotate|flag|flags|menandai|mengenali|recognise|recognize|spot|spots|membongkar|kenali|study|studies|review|reviews|classify|mengklasifikasi|menyaring|memilah|filter ~14 trick|tricks|trik|modus|scam|scams|fraud|frauds|penipuan|tipuan|muslihat|fraudulent|bogus|fake|palsu|ciri|false|red|deception|bodong|abal|suspicious|mencurigakan|penampung',
      'help|helps|helping|membantu|mendampingi|advokasi|support|supports|counsel|assist|assists ~12 victims|victim|korban|lost|tertipu|scammed|deceived|cheated ~12 penipuan|fraud|scam|scams|vacancies|lowongan|false|fake|palsu|money|uang|bodong',
    ],
    before: 60,
    after: 40,
    within: 'nearby',
    unless: [
      '#stated-fee',
      'we|kami|our ~3 teach|teaches|explain|explains|warn|warns|fight|menjelaskan|mengajarkan|memerangi|menerangkan|edukasi|mengedukasi',
      'our|kami|us ~2 admin|rekening|account|telegram|whatsapp|coordinator|koordinator',
      'contact|hubungi|chat|message ~1 our|kami|admin|us',
      'all|every|setiap|semua|seluruh|tiap ~1 candidates|candidate|applicants|applicant|pelamar|kandidat|peserta',
      'applies|payable|berlaku',
      'rekening resmi',
      'wajib|harus|must|silakan|silahkan|mohon|dimohon|please|diminta ~4 transfer|membayar|bayar|pay|menyetor|setor|menyerahkan|hubungi|contact|kirim|send',
      'pelamar|kandidat|candidates|candidate|applicants|applicant|peserta ~6 transfer|membayar|bayar|pay|menyetor|setor|menyerahkan|kirim|send|dikenakan|membawa|bring',
    ],
  },
  'helps-victims': {
    patterns: [
      'membantu|mendampingi|membela|advokasi|mengadvokasi|help|helps|defend|defends|represent|represents|assist|assists|support|supports ~4 pekerja|workers|worker|buruh|korban|victims|migran|migrants|people|jobseekers|pencari|seafarers ~3 ijazah|ijazahnya|paspor|diminta|ditahan|dipaksa|tertipu|asked|told|forced|charged|lost|passports|diploma|dipungut|ditipu|cheated',
    ],
    before: 24,
    after: 4,
  },
  duty: {
    patterns: [
      '^ <duty>',
      '^ anda|you|kamu ~1 will|akan|bertugas ~3 <duty>',
      '^ you|anda|kamu ~1 <duty>',
      'tugas|tanggungjawab|responsibilities|responsible|duties|jobdesk|deskripsi ~6 <duty>',
      '<experience> ~4 <duty>|dalam|in|with|di',
      'pengalaman|berpengalaman|experience|experienced|familiar|menguasai|memahami|paham|terbiasa',
    ],
    before: 14,
    after: 0,
    unless: [
      'wajib|harus|must|pelamar|kandidat|calon|applicant|applicants|candidate|candidates|diwajibkan|diharuskan|membayar|menanggung|transfer|dikenakan',
    ],
  },
  warning: {
    patterns: [
      'hati|waspada|waspadai|beware|penipuan|mengatasnamakan|oknum|scam|scams|fraud|fraudulent|impersonating|impersonate|laporkan|report|penipu|scammers|scammer|phishing|palsu|fake|modus|mencatut|cautious|suspicious|mencurigakan|hoaks|hoax|mengaku|mengatas|impostor|impostors|pretend|pretending|posing|abaikan|ignore',
      'siapa|siapapun|pihak|anyone|someone|anybody|jika|bila|apabila|if ~4 meminta|minta|asks|ask|asking|requests|menawarkan|claims|requesting|diminta|asked',
    ],
    before: 14,
    after: 14,
    nearby: [
      'itu|ini|that|this|those|these|tersebut|demikian|semuanya ~3 penipuan|palsu|scam|scams|fraud|fake|penipu|hoaks',
      'bukan ~1 dari|berasal ~2 kami',
      'itu|that|it|they|mereka ~2 bukan|not ~1 kami|us|our',
      'abaikan|laporkan|ignore|report|blokir|block ~1 pesan|akun|such|any|saja|them|it|ke|kepada|the',
    ],
    unless: [
      'hanya|only|resmi|official ~3 rekening|account',
      'wajib|harus|must|silakan|silahkan|dimohon ~3 transfer|membayar|bayar|pay|menyetor|setor',
    ],
  },
  copy: {
    patterns: ['fotokopi|fotocopy|photocopy|copy|copies|scan|salinan|legalisir|softcopy|pdf|fc'],
    before: 4,
    after: 3,
    unless: ['asli|original|originals|ditahan|held'],
  },
  shown: {
    patterns: [
      'ditunjukkan|menunjukkan|tunjukkan|diperlihatkan|memperlihatkan|perlihatkan|shown|show|verifikasi|diverifikasi|verified|verify|verification|checked|dicek|dicocokkan|present|inspection|pengecekan|pencocokan|langsung|immediately|hari ~3 itu|juga|sama|dikembalikan|returned|day|back',
      'diperlihatkan|ditunjukkan|menunjukkan|tunjukkan|memperlihatkan|shown|diverifikasi|dicocokkan',
    ],
    before: 8,
    after: 12,
    unless: [
      'jaminan|dijaminkan|ditahan|disimpan|selama|during|until|sampai|hingga|kontrak|contract|collateral|pledge|ditahan|tahan|akhir|withheld|retained|kept|dititipkan|titip|setelah|resign|keluar',
    ],
  },
  'same-day': {
    patterns: [
      'hari ~2 itu|sama|juga',
      'langsung|immediately|seketika',
      'same ~1 day',
      'wawancara|interview|verifikasi|dicek|pengecekan',
    ],
    before: 6,
    after: 8,
    unless: ['kontrak|resign|keluar|ikatan|contract|pamit'],
  },
  'staff-papers': {
    patterns: ['karyawan|staff|penggajian|payroll|bpjs|umum|tamu|domisili|sesuai'],
    before: 5,
    after: 4,
  },
  'duty-of-papers': {
    patterns: ['<customer>|notaris|arsip|archive|archives|halal|iso|khasanah'],
    before: 4,
    after: 4,
    unless: [
      'karyawan|pelamar|kandidat|applicant|candidate|employee',
      'calon ~1 karyawan|pekerja|pegawai|kru|staf',
    ],
  },
  later: {
    patterns: [
      'setelah|sesudah|after|once|upon|when|apabila|saat|ketika|jika|until|begitu|only|baru|if|usai|pada|menerima ~6 diterima|penawaran|offering|tawaran|kontrak|contract|hired|sign|signed|signing|onboarding|offer|offered|penandatanganan|menandatangani|ditandatangani|bergabung|accepted|join|joining|employment|lulus|selected|resmi|dinyatakan|hire',
      'onboarding ~6 <identity>',
      'setelah|sesudah|after|begitu ~3 surat|sk|letter|assignment ~1 tugas|terbit|keluar|issued|penugasan',
      'penawaran|tawaran|offering|first ~1 kerja|letter|day',
      'hari ~1 pertama',
    ],
    before: 16,
    after: 12,
    nearby: [
      'melamar|lamaran|apply|applying|application ~2 cukup|hanya|only|just|needs ~2 cv|resume|riwayat',
      'cv ~1 saja|dulu|only|cukup',
    ],
    unless: ['otp|pin|mbanking|cvv|password|sandi'],
  },
  'work-of-papers': {
    patterns: [
      'pengalaman|experience|mengurus|memahami|familiar|paham|pernah|rekonsiliasi|pelaporan|software|pajak|ever|perpajakan|melaporkan|verifikasi|kyc',
    ],
    before: 10,
    after: 10,
  },
  'channel-work': {
    patterns: [
      '^ <duty>',
      'bot|bots|api|developer|engineer|sdk|integrasi|integration|fitur|feature|build|integrate',
      '<customer>',
      'akun|konten|content|komunitas|community|kampanye|campaign|marketing|tools|spesialis|specialist|balas|membalas|membales|merespons|live|inquiries|tiket|tickets|omnichannel|notification|notifications|service|services|layanan|blast|broadcast|campaigns|crm|slack|discord|trello|berkomunikasi|communicates',
    ],
    before: 10,
    after: 8,
    unless: [
      'confirm|konfirmasi ~3 attendance|kehadiran|seat|slot|jadwal',
      'everything|semuanya|slip|lamaran|lamar|melamar|apply|wawancara|interview|pendaftaran|daftar|hrd|hr|rekruter|recruiter|pelamar|mentor|tugas|misi|minat|berminat|interested|applicants|candidates|cv',
    ],
  },
  /** A chat group of employees. */
  'work-group': {
    patterns: [
      'rota|rotas|roster|rosters|shift|shifts|jadwal|piket|handover|internal|swap|swaps|logbook',
      'grup|group ~1 tim|team|kerja|internal|karyawan|staf|kru',
      'team|tim|staff|karyawan|crew|kru|kitchen|dapur|gudang ~3 group|grup|channel',
    ],
    before: 12,
    after: 12,
    unless: [
      'hubungi ~2 telegram|whatsapp|wa|tele',
      'apply|applying|lamar|melamar|lamaran|daftar|mendaftar|register|interview|wawancara|interested|berminat|minat|pelamar|candidates|candidate|applicants|kandidat|pendaftaran|cv|hrd|admin|seleksi|selection|slot|mentor|tugas|misi|peserta|tes|test|dm|link|tautan',
    ],
  },
  'employer-calls': {
    patterns: [
      'kami|we|tim|team|hrd|recruiter ~2 akan|will ~2 menghubungi|contact|call',
      'akan|will ~3 dihubungi|contacted|called',
    ],
    before: 8,
    after: 2,
    unless: ['telegram|tele'],
  },
  'product-app': { patterns: ['absensi|attendance|payroll|hris|internal'], before: 6, after: 6 },
  office: { patterns: ['lantai|gedung|lobby|reception|internal|tim|team|gudang'], before: 5, after: 5 },
  'task-work': {
    patterns: [
      '^ mengelola|menyusun|membuat|manage|create|plan|produce|mengembangkan|menganalisis|analyse|analyze|merancang|mengoordinasikan|coordinate|design|develop|edit|mengedit|menjalankan|run|memantau|monitor|evaluasi|evaluate|mengevaluasi|grow|build|meningkatkan|increase|reviewing|memproduksi|write|menulis|menerima|menangani|handle|process',
      'visi|vision|kurikulum|curriculum|roadmap|sprint|jira|kampanye|campaign|campaigns|strategi|strategy|engagement|editorial|kreator|creator|advertising|analytics',
      'target ~2 penjualan|sales',
      'penjualan|sales|closing',
    ],
    before: 10,
    after: 8,
    unless: [
      'like|subscribe|withdraw|saldo|misi|klik|hp|rebahan|downline|mission|missions|passive|pasif|usdt|smartphone',
    ],
  },
  'game-work': {
    patterns: [
      'game|games|gim|player|players|pemain|tester|testers|qa|quest|quests|developer|developers|bug|bugs',
    ],
    before: 14,
    after: 14,
    unless: ['withdraw|saldo|cuan|tarik|wd|modal|deposit|usdt|dana|gopay|stars|bintang|install'],
  },
  /** Work that produces media, as opposed to clicking on it. */
  'media-work': {
    patterns: [],
    nearby: [
      'edit|editing|editor|mengedit|menyunting|videografer|videographer|fotografer|photographer|animator|desainer|designer|copywriter|penulis|writer|naskah|script|footage|motion|syuting|shoot|shooting|produksi|production|grafis',
    ],
    before: 14,
    after: 10,
    unless: ['like|subscribe|withdraw|saldo|misi|klik|rebahan|downline|usdt|rating|ulasan|bintang|follow'],
  },
  results: {
    patterns: [
      'hasil|program|laporan|nilai|score|scores|audit|results|findings|report|reports|tindak|berdasarkan|skor|standar|standards|evaluasi|evaluation|standard',
    ],
    before: 6,
    after: 6,
  },
  'plain-wage': {
    patterns: ['per|month|bulan|bulanan|monthly'],
    before: 0,
    after: 3,
    unless: ['hari|jam|day|hour|week|minggu|perhari|harian|daily'],
  },
  'crypto-work': {
    patterns: [
      'exchange|bursa|compliance|blockchain|developer|engineer|analyst|analis|trading|trader|regulasi|smart|bappebti|bank|banking',
    ],
    before: 14,
    after: 14,
    unless: ['tugas|misi|task|tasks|deposit|withdraw'],
  },
  /** A sum of the employer's business. */
  'business-sum': {
    patterns: [
      'omzet|omset|turnover|revenue|anggaran|budget|aset|transaksi|harga|seharga|proyek|plafon|kredit|pinjaman|target|hadiah|asuransi|saldo|nilai|senilai|worth|price|sales|penjualan',
    ],
    before: 5,
    after: 0,
    unless: ['gaji|upah|penghasilan|salary|pay|income|earn'],
  },
  experienced: {
    patterns: [
      'senior|lead|manager|manajer|kepala|head|director|engineer|specialist|spesialis|dokter',
      '#num ~3 tahun|years ~3 pengalaman|experience',
    ],
    before: 14,
    after: 14,
  },
  'company-account': {
    patterns: [
      'perusahaan|company|klien|clients|client|nasabah|user|instagram|tiktok|email|ads|github|sistem|system|koran',
    ],
    before: 5,
    after: 5,
    unless: ['pribadi|personal|own|milik'],
  },
  savers: {
    patterns: ['warga|anggota|nasabah|sampah|koperasi|tabungan|santri|members|teller|simpanan'],
    before: 8,
    after: 6,
    unless: ['komisi|commission|tugas|misi|checkout|klik'],
  },
  'customers-money': {
    patterns: [
      'pelanggan|customer|customers|kasir|cashier|teller|nasabah|gudang|barang|goods|supplier|vendor|finance|keuangan|akuntansi|accounting|donatur|gaji|salary',
    ],
    before: 12,
    after: 12,
    unless: ['pribadi|personal|own|your|anda'],
  },
  'travel-work': {
    patterns: [
      '^ <duty>',
      'tour|tours|consultant|konsultan|ticketing|reservasi|reservation|reservations|itinerary|gds|amadeus|galileo|umrah|umroh|haji|wisata|pariwisata|wisatawan|tourism|hospitality|concierge',
      '<customer>',
    ],
    before: 12,
    after: 10,
    unless: [
      'peserta|kandidat|pelamar|candidate|candidates|participant|participants|attendees|seleksi|undangan|invitation|applicants|interview|wawancara|diganti|reimburse|reimbursed|talangi|ditalangi|ditunjuk|appointed|designated',
    ],
  },
  'business-trip': {
    patterns: [
      'dinas|business|bisnis|lapangan|site|kunjungan|trip|trips|bulanan|monthly|bbm|bensin|mileage|relokasi|relocation|mudik|home|annual|cuti|leave|karyawan|employee|employees|policy',
    ],
    before: 8,
    after: 8,
    unless: [
      'interview|wawancara|tes|seleksi|peserta|kandidat|candidate|candidates|undangan|invitation|selection|applicants|pelamar',
    ],
  },
  'company-arranges': {
    patterns: [
      '<employer> ~3 menanggung|menyediakan|book|arrange|provide|pay|cover|covers|memesankan|pesankan|pays|books|arranges|provides|tanggung|membelikan|organise|membayar|membayarkan',
      'ditanggung|disediakan|dipesankan|covered|provided|arranged|booked|paid ~3 oleh|by ~1 perusahaan|kami|us|company|panitia|the',
      'ditanggung ~1 perusahaan|kami|penuh',
    ],
    before: 8,
    after: 10,
    within: 'clause',
    unless: [
      'dulu|dahulu|talangi|ditalangi|diganti|reimburse|reimbursed|ditunjuk|appointed|designated|first|upfront|advance|sementara|rekanan|terlebih',
    ],
  },
  'employer-settles': {
    patterns: ['<employer> ~2 membayar|pay|pays|settle|settles|melunasi|menyelesaikan|dibayar|bayar'],
    before: 4,
    after: 0,
  },
  'benefit-time': {
    patterns: [
      'naik|kenaikan|meningkat|increase|review|dua|kali|payroll|menyiapkan|distribusi|proses|process',
    ],
    before: 6,
    after: 6,
  },
};
