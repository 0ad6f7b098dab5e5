import type { Exception } from '../../matching/rule';

/** When a word is about someone else than the applicant, or limits no one. */
export const peopleExceptions: Readonly<Record<string, Exception>> = {
  equality: {
    patterns: [
      'tanpa|tidak|never|not|regardless|irrespective|without|semua|seluruh|setiap|any|all|every|menghargai|setara|equal|equality|inclusive|inklusif|diversity|discriminate|discrimination|diskriminasi|keberagaman|welcome|dipersilakan|berbagai|beragam|segala|diverse|based ~6 membedakan|memandang|mempertimbangkan|melihat|diskriminasi|discriminate|discrimination|mendiskriminasi|suku|agama|usia|umur|gender|kelamin|ras|status|age|sex|religion|race|ethnicity|latar|background|backgrounds|kesempatan|opportunity|opportunities|employer|ages|genders|kalangan|races|religions|tall|marital|appearance|applicants|encouraged|bebas',
      'tidak|bukan|not|no|tanpa|never ~2 dipersoalkan|mempersoalkan|dipermasalahkan|persoalan|soal|dilihat|dinilai|dihitung|count|matter|considered|assessed|ditanyakan|ditanya',
      'irrelevant|regardless|irrespective|memandang|membedakan|diskriminasi|discriminate|discrimination|inklusif|inclusive|nondiscrimination',
      'maupun|ataupun|atau|or tidak|not|belum $',
      'welcome|menyambut ~2 married|single|menikah|lajang',
      '<male>|<female> ~2 juga|also ~2 kami|boleh|bisa|welcome|ditunggu|diterima|dipersilakan|apply',
      'welcome|welcomed|terbuka|dipersilakan ~1 as|bagi|untuk|juga|all',
      'just|equally|sama ~1 as|welcome ~2 welcome|as',
      'women|perempuan|wanita|females ~4 encouraged|dipersilakan|welcome|dianjurkan|didorong|undang',
      'encourage|mendorong|mengundang ~3 women|perempuan|wanita',
    ],
    before: 12,
    after: 10,
  },
  /** The sentence is a duty: what it says of people is about those who are taught, treated or served. */
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
  'things-height': {
    patterns: [
      'tumpukan|palet|pallet|kardus|layar|hak|rak|plafon|bangunan|gedung|tower|rack|racks|meja|pohon|gelombang|air|working|bekerja|kerja|scaffolding|mobil|truk|adjustable|desk|desks|lemari|pagar|menara|ketinggian',
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
    unless: ['kandidat|pelamar|wajib|syarat', 'belum|not ~1 menikah|married'],
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
  'skin-care': {
    patterns: [
      'perawatan|skincare|dokter|produk|product|products|klinik|clinic|treatment|pasien|pelanggan|tas|sepatu|jaket|leather|sofa|dermatologi|customer|customers|care|facial|kerajinan|jenis|masalah|konsultasi|kasus|pengrajin|dompet|serum|brand|whitening|toner|bahan|dermatologist|aesthetic|konsumen|kebutuhan',
    ],
    before: 4,
    after: 4,
    unless: ['kandidat|pelamar|berkulit|wajib|syarat|tinggi|berpenampilan|menarik|candidate|candidates|must'],
  },
};
