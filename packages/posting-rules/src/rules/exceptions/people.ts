import type { Exception } from '../../matching/rule';

/** Words about someone other than the applicant, or without a limit. */
export const peopleExceptions: Readonly<Record<string, Exception>> = {
  equality: {
    patterns: [
      'tanpa|tidak|never|not|regardless|irrespective|without|semua|seluruh|setiap|any|all|every|menghargai|setara|equal|equality|inclusive|inklusif|diversity|discriminate|discrimination|diskriminasi|keberagaman|welcome|dipersilakan|berbagai|beragam|segala|diverse|based ~6 membedakan|memandang|mempertimbangkan|melihat|diskriminasi|discriminate|discrimination|mendiskriminasi|suku|agama|usia|umur|gender|kelamin|ras|status|age|sex|religion|race|ethnicity|latar|background|backgrounds|kesempatan|opportunity|opportunities|employer|ages|genders|kalangan|races|religions|tall|marital|appearance|applicants|encouraged|bebas',
      'tidak|bukan|not|no|tanpa|never ~2 dipersoalkan|mempersoalkan|dipermasalahkan|persoalan|soal|dilihat|dinilai|dihitung|count|matter|considered|assessed|ditanyakan|ditanya',
      'irrelevant|regardless|irrespective|memandang|membedakan|diskriminasi|discriminate|discrimination|inklusif|inclusive|nondiscrimination',
      'maupun|ataupun|atau|or tidak|not|belum $',
      'welcome|menyambut ~2 married|single|menikah|lajang',
      'sama ~1 saja|sama',
      'sudah|belum|yang atau|maupun|and sudah|belum',
      'belum|sudah maupun|atau sudah|belum',
      'bukan|tidak|tak ~1 soal|masalah|urusan|jadi',
      'makes|makes|no ~1 no|difference',
      'either ~1 way',
      '<religion>|<male>|<female>|<people> ~2 alike',
      '<male>|<female> ~2 juga|also ~2 kami|boleh|bisa|welcome|ditunggu|diterima|dipersilakan|apply',
      'welcome|welcomed|terbuka|dipersilakan ~1 as|bagi|untuk|juga|all',
      'just|equally|sama ~1 as|welcome ~2 welcome|as',
      'women|perempuan|wanita|females ~4 encouraged|dipersilakan|welcome|dianjurkan|didorong|undang',
      'encourage|mendorong|mengundang ~3 women|perempuan|wanita',
    ],
    before: 12,
    after: 10,
  },
  /** The sentence is a duty: its people are those taught, treated or served. */
  'of-others-in-duty': {
    patterns: ['^ <duty>'],
    before: 14,
    after: 0,
    unless: [
      'maks|max|maksimal|maximum|kandidat|pelamar|calon|khusus|dibutuhkan|dicari|syarat|pria|wanita|laki|perempuan|cowok|cewek|candidates|candidate|applicants|applicant|must|harus|wajib|male|female|kami|we|bersama|join',
    ],
  },
  others: {
    patterns: [
      'membimbing|mendampingi|melatih|mengasuh|merawat|melayani|mengajar|counsel|coach|mentor|supervise|teach ~3 berusia|usia|aged',
      '<others>',
      'sekolah|yayasan|pabrik|koperasi|klinik|toko|restoran|hotel|kampus|universitas|lembaga|rs|sakit|firma|bank|kebun|kapal|rumah|kota|kami|school|firm|hospital ~2 berusia|berumur',
      'tim|regu|kelas|asrama|team ~1 putri|putra|wanita|pria|girls|boys',
      'girls|boys|teens|teenagers|youth|adolescents|youngsters ~2 aged|age|between',
    ],
    before: 5,
    after: 4,
    unless: ['kandidat|pelamar|candidate|candidates|calon|applicant|applicants', 'maks|maksimal|max ~1 #age'],
  },
  'legal-age': {
    patterns: [
      'min|minimal|minimum|least|sudah|telah|over|above|diatas|paling|legal ~4 17|18',
      '17|18 ~1 keatas|ke|above|or|and|plus',
      'berusia ~2 17|18',
      '17|18 ~2 tahun|years|thn|th ~2 keatas|ke|atau|or|and|old',
    ],
    before: 4,
    after: 6,
    unless: [
      'maks|max|maksimal|maximum|sampai|hingga|to|s|d|until|27|25|30|35|23|24|28|22|26|29|40|45|32|33',
    ],
  },
  /** An age set by law, without another beside it. */
  'statutory-age': {
    patterns: [
      'law|laws|legal|legally|lawful|statutory|hukum|undang|uu|peraturan|konvensi|convention|regulation|stcw|mlc|permenaker|bp2mi|authority|otoritas ~14 15|16|17|18|21|eighteen|belas',
      '15|16|17|18|21|eighteen|belas ~10 law|laws|legal|legally|statutory|hukum|undang|uu|peraturan|konvensi|convention|regulation|permenaker',
      'youngest|lowest|termuda|terendah ~8 15|16|17|18|21|eighteen|belas',
    ],
    before: 16,
    after: 14,
    unless: ['maks|max|maksimal|maximum|sampai|hingga|younger|between|antara', '#age ~2 #age'],
  },
  /** Units of a range that is not in years. */
  'counted-after': {
    patterns: [
      'guests|tamu|people|staff|karyawan|percent|persen|jam|hours|minutes|menit|days|hari|orders|pesanan|kg|km|units|unit|calls|participants|peserta|pupils|siswa|students|degrees|derajat|months|bulan|weeks|minggu|patients|pasien|rooms|kamar|seats|kursi|customers|outlets|desa|villages|projects|million|juta|mm|cm|visits',
    ],
    before: 0,
    after: 4,
    unless: ['old|usia|umur|age'],
  },
  'company-age': {
    patterns: ['berdiri|founded|since|sejak|perusahaan|company|pengalaman'],
    before: 8,
    after: 6,
  },
  /** Asking about the legal minimum age is allowed. */
  'least-age': {
    patterns: ['17|18|21 ~3 keatas|ke|atau|or|older|tahun|years', 'minimal|least|sudah ~3 17|18|21'],
    before: 6,
    after: 8,
  },
  'work-with-others': {
    patterns: [
      'pernah|pengalaman|experience|mengajar|merawat|handle|menangani|worked|work|bekerja|mendampingi|teach|calm|tenangkan|mengasuh|menghadapi|cara|how|bagaimana|explain|jelaskan|plan',
    ],
    before: 10,
    after: 10,
    unless: ['berapa', 'how ~1 old'],
  },
  'local-people': {
    patterns: [
      'mendampingi|melatih|melayani|membantu|serve|train|support|bersama|with|masyarakat|adat|wisata|ktp|domisili|berdomisili|tinggal|bahasa|language|budaya|pelatihan|pemberdayaan',
    ],
    before: 6,
    after: 6,
    unless: ['pendatang|suku|etnis|asli'],
  },
  indifferent: {
    patterns: [
      'tidak|bukan|not|no|never ~3 masalah|soal|matter|problem|asked|ditanya|ditanyakan|consider|difference',
    ],
    before: 6,
    after: 8,
  },
  'no-limit': {
    patterns: [
      'tidak|tanpa|no|bukan|not ~3 batas|batasan|limit|dibatasi|limited|syarat|factor|pertimbangan|requirement|masalah',
      'bebas|any|open|semua ~2 usia|umur|age|ages',
      'usia|umur|age|height|tinggi ~2 bebas|dibatasi|any|open',
    ],
    before: 6,
    after: 6,
  },
  experience: {
    patterns: [
      'lulus|lulusan ~4 terakhir|lalu|setelah|sejak',
      '<experience>',
      'selama|since|berdiri|founded|established|for|perjanjian|loan|kredit|pinjaman|tenor',
    ],
    before: 4,
    after: 4,
    unless: ['usia|umur|age|berusia'],
  },
  quantity: {
    patterns: [
      'orang|people|staff|team|jam|hours|persen|percent|minutes|menit|kg|km|employees|karyawan|outlets|days|hari',
    ],
    before: 3,
    after: 3,
  },
  team: {
    patterns: ['tim|team|company|perusahaan|brand|culture|environment|startup|anak|talents|talent|market'],
    before: 3,
    after: 4,
    unless: ['candidate|candidates|kandidat|pelamar|wanita|pria|female|male'],
  },
  'sex-of-others': {
    patterns: [
      '<male>|<female> s',
      'pakaian|fashion|busana|sepatu|kosmetik|apparel|clothing|baju|tas|parfum|toilet|salon|koleksi|produk|product|products|wear|shoes|kesehatan|health|pasien|patient|patients|pelanggan|customer|customers|siswa|siswi|pemberdayaan|empowerment|murid|tahanan|narapidana|klien|client|clients|petani|farmers|kelompok|umkm|korban|kekerasan|rights|hak|hair|rambut|perawatan|skincare|majalah|sekolah|school|pesantren|anak|children|kids|targeting|audience|hours|power|artisans|pengrajin|clinic|klinik|entrepreneurs|buruh|leaders|founders|owned',
    ],
    before: 3,
    after: 3,
    unless: ['kandidat|pelamar|khusus|hanya|only|karena|because|staf|perawat|pengasuh'],
  },
  'both-sexes': {
    patterns: [
      'karyawan ~3 karyawati',
      'mahasiswa ~3 mahasiswi',
      'karyawati ~3 karyawan',
      'dan|atau|and|or|maupun',
    ],
    before: 3,
    after: 2,
  },
  'no-distinction': {
    patterns: [
      'memandang|membedakan|mempertimbangkan|menanyakan|dipertimbangkan|menjadi|pertimbangan|melihat|ask|consider|matter|syarat|masalah|dibatasi|menentukan|mensyaratkan|relevan|relevant|mempermasalahkan|membatasi|tanyakan|diskriminasi|faktor|factor|mempengaruhi|diminta',
    ],
    before: 6,
    after: 6,
    unless: ['bersedia|wajib|harus|must'],
  },
  'looks-of-things': {
    patterns: [
      'gaji|salary|insentif|komisi|bonus|paket|package|benefit|benefits|toko|produk|display|desain|design|konten|content|website|web|packaging|kemasan|makanan|dish|plating|etalase|feed|presentasi|presentation|visual|kebaya|rambut|makeup|rias|kecantikan|kue|interior|taman|ruang|kamar|room|rooms|lobi|store|layout|dashboard|banner|poster|hidangan|packages|remuneration|compensation|buket|kafe|bunga|dekorasi|dokumen|laporan|pasien|merchandise',
    ],
    before: 3,
    after: 3,
    unless: ['berpenampilan|berparas|berwajah|kandidat|pelamar|goodlooking'],
  },
  'weight-of-others': {
    patterns: [
      'mengukur|menimbang|mencatat|pengukuran|measure|measuring|balita|pasien|posyandu|bayi|anak|anggota|member|members|klien|client|clients|record|recording|gym|gizi|children|patients',
    ],
    before: 8,
    after: 6,
    unless: ['kandidat|pelamar|candidate|candidates'],
  },
  'height-of-guests': {
    patterns: [
      'brides|bride|pengantin|children|anak|pengunjung|visitors|riders|penumpang|passengers|guests|tamu|kids|murid|siswa|actors|gowns|hides|fabric|kain|pasien|patients|penghuni|residents|walls|cables|pipes|rails|trees|tanaman|plants|banner|banners',
    ],
    before: 8,
    after: 6,
    unless: ['kandidat|pelamar|applicants|candidates|hostess|crew|must|wajib'],
  },
  'things-height': {
    patterns: [
      'bed|press|bench|counter|counters|platform|belt|conveyor|machine|mesin|pintu|door|shelf|ceiling|tumpukan|palet|pallet|kardus|layar|hak|rak|plafon|bangunan|gedung|tower|rack|racks|meja|pohon|gelombang|air|working|bekerja|kerja|scaffolding|mobil|truk|adjustable|desk|desks|lemari|pagar|menara|ketinggian',
    ],
    before: 5,
    after: 4,
  },
  'married-others': {
    patterns: [
      'cuti|tunjangan|leave|wedding|pasangan|dokumentasi|organizer|klien|client|acara|event|planner|couples|busana|surat|hadiah|allowance|spouse|dependants|dependents|relasi|asuransi|insurance',
    ],
    before: 4,
    after: 4,
    nearby: [
      'pengantin|mempelai|resepsi|wedding|weddings|bride|brides|groom|bridal|rundown|akad|kua|penghulu|perceraian|divorce|konseling|counselling|pranikah',
    ],
    unless: [
      'kandidat|pelamar|wajib|syarat|candidate|candidates|applicants|applicant|harus|must|diutamakan',
      'belum|not|tidak|never ~1 menikah|married|nikah|berkeluarga',
    ],
  },
  'single-things': {
    patterns: [
      'page|sign|point|source|cell|origin|malt|mode|room|bed|family|entry|customer|platform|window|parent|parents|fighter|tenant|database|team|line|node|phase|digit|instance|dose|use|day|task',
    ],
    before: 1,
    after: 2,
  },
  'religious-work': {
    patterns: [
      'guru|ustadz|ustadzah|ustaz|pendidikan|pelajaran|sekolah|school|pesantren|imam|dai|marbot|takmir|busana|fashion|pakaian|bank|perbankan|syariah|sharia|yayasan|universitas|university|rumah|hospital|rs|rsi|keuangan|finance|studi|studies|kajian|masjid|gereja|church|travel|umrah|umroh|haji|takaful|market|konsumen|consumers|wear|produk|product|products|gamis|mukena|tk|sd|smp|sma|mi|mts|ma|paud|sdit|hari|friendly|ekonomi|economics|media|penerbit|buku|perpustakaan|kurikulum|teacher|lembaga|organisasi|arsitektur|brand|apparel|store|toko|modest',
    ],
    before: 3,
    after: 3,
    unless: ['beragama|diutamakan|wajib|khusus|only|hanya|must|kandidat|pelamar|applicants|candidates'],
  },
  'religion-of-others': {
    patterns: [
      'penghuni|residents|pasien|patients|siswa|murid|warga|jemaah|families|guests|tamu|sebagian|pengunjung|visitors|lansia|elders|penerima',
    ],
    before: 8,
    after: 8,
    unless: [
      'kandidat|pelamar|calon|wajib|harus|must|diutamakan|khusus|only|hanya|applicants|candidates|karyawan|staff|preferred',
    ],
  },
  'hijab-welcome': {
    patterns: [
      'boleh|diperbolehkan|dipersilakan|welcome|allowed|bebas|brand|produk|toko|koleksi|fashion|menjual|desain|designer|penjualan|voal|bahan|tutorial|scarf|sell|label',
    ],
    before: 6,
    after: 6,
  },
  holiday: {
    patterns: ['hari|libur|holiday|holidays|thr|keagamaan|raya|cuti|perayaan|lebaran|idul|natal'],
    before: 6,
    after: 4,
  },
  'language-or-food': {
    patterns: [
      'bahasa|berbahasa|language|speaking|speaker|speakers|restoran|restaurant|masakan|kuliner|cuisine|food|kopi|batik|kain|tenun|sastra|tari|budaya|seni|makanan|restaurants|dishes|fluent|fasih|literature|mandarin|proficiency|menguasai|translator|penerjemah|pasar|market|klien|clients|customers|pelanggan|kayu|medicine|buyers|suppliers|investor|tourists|guests|tamu|coffee|nasi|sambal|kebudayaan|museum|crafts',
    ],
    before: 4,
    after: 4,
    unless: ['suku|etnis|keturunan|descent|ethnicity|chindo'],
  },
  'food-before': {
    patterns: [
      'jawa ~1 barat|timur|tengah',
      'bali|papua|aceh ~1 barat|utara|tengah',
      'region|area|wilayah|provinsi|province',
    ],
    before: 2,
    after: 3,
  },
  speaker: {
    patterns: ['speaker|speakers|speaking|bahasa|language|fluent|menguasai|lancar'],
    before: 3,
    after: 3,
  },
  place: {
    patterns: [
      'domisili|berdomisili|penempatan|wilayah|area|kota|tinggal|based|located',
      'jawa ~1 barat|timur|tengah',
      'di|in|sekitar',
    ],
    before: 4,
    after: 3,
  },
  /** Skin of animals or fruit, and of programs. */
  leather: {
    patterns: [
      'dompet|sabuk|sepatu|domba|sapi|kambing|kerbau|ular|buaya|leather|hide|hides|jok|sofa|jahit|menjahit|penjahit|perajin|pengrajin|penyamak|penyamakan|samak|nyamak|tannery|upholstery|karakter|character|characters|avatar|ilustrasi|menggambar|wallet|wallets|belts|bag|bags|jaket|benang|pisau|dipotong|buah|kacang|telur|bawang|pisang|mangga|jeruk|salak|apel|fruit|fruits|apple|apples|mango|mangoes|potato|potatoes|kentang|tomat|udang|ikan|ayam|kayu|game|games|gim|theme|interface|drum|gendang|beduk|wayang|lumpia|pangsit|pastel|dimsum|buku|cover|lightroom|grade|potongan|lembar|lembaran',
    ],
    before: 8,
    after: 10,
    within: 'nearby',
    unless: [
      'berkulit|complexion|wajah|kandidat|pelamar|applicants|candidates|candidate|skinned|berpenampilan',
    ],
  },
  'any-tone': {
    patterns: [
      'cerah|terang|light|putih|fair|bright|pale ~2 gelap|dark|hitam|deep',
      'gelap|dark|hitam|deep ~2 cerah|terang|light|putih|fair|bright|pale',
      'mempelai|rias|merias|perias|riasan|pengantin|foundation',
    ],
    before: 3,
    after: 4,
    unless: ['bukan|not|tidak|no|khusus|hanya|only'],
  },
  'skin-care': {
    patterns: [
      'perawatan|skincare|dokter|produk|product|products|klinik|clinic|treatment|pasien|pelanggan|tas|sepatu|jaket|leather|sofa|dermatologi|customer|customers|care|facial|kerajinan|jenis|masalah|konsultasi|kasus|pengrajin|dompet|serum|brand|whitening|toner|bahan|dermatologist|aesthetic|konsumen|kebutuhan',
    ],
    before: 4,
    after: 4,
    unless: ['kandidat|pelamar|berkulit|wajib|syarat|tinggi|berpenampilan|menarik|candidate|candidates|must'],
  },
};
