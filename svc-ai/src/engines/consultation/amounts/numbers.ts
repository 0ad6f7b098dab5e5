// Parts of the amount patterns. They match only the end of a number, because matching all of a long one would
// be slow.

/** The last digit of a number and a suffix. */
export const digits = String.raw`\d[.,]*`;
/** Number words that can stand before a multiplier. */
export const small =
  'satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|seratus|seribu|belas|puluh|ratus|setengah|' +
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|' +
  'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half an?';
export const great = 'ribu|rebu|rb|juta|jt|miliar|thousand|million|billion|k(?!-(?!an\\b)|\\w)';
/** Separators between the words of a number. */
export const join = String.raw`(?:[\s.,;:-]+(?:and[\s-]+)?)`;

/** Things counted in such numbers, by us or in a CV. Packages and sessions are excluded: they have prices. */
const counted =
  'hours?|jam|minutes?|menit|days|hari|jobs?|vacancies|openings|roles|lowongan|searches|clients?|customers?|klien|pelanggan|konsumen|users?|pengguna|visitors?|visits?|pengunjung|kunjungan|' +
  'cities|kota|articles?|artikel|talents?|talenta|people|persons|orang|candidates?|kandidat|professionals?|profesional|profiles?|profil|applicants?|applications?|pelamar|lamaran|members?|anggota|' +
  'companies|perusahaan|employees?|workers|karyawan|pekerja|pegawai|placements?|penempatan|leaders|words|kata|tickets?|tiket|orders?|pesanan|calls?|panggilan|telepon|students?|pupils|siswa|murid|mahasiswa|' +
  'products?|produk|items?|goods|barang|units?|pcs|pieces|buah|transactions?|transaksi|views?|viewers?|tayangan|penonton|followers?|pengikut|subscribers?|downloads?|unduhan|installs|clicks?|klik|likes|impressions|' +
  'votes|suara|readers|pembaca|listeners|pendengar|participants|peserta|guests?|tamu|patients?|pasien|passengers?|penumpang|accounts?|akun|rekening|nasabah|records?|rows|baris|entries|lines|files?|documents?|dokumen|' +
  'pages|halaman|invoices?|faktur|emails?|messages?|pesan|requests?|queries|leads|prospects|devices?|perangkat|households?|keluarga|citizens|residents|warga|penduduk|farmers|petani|umkm|skus?|copies|eksemplar|lembar|' +
  'times|kali|steps|langkah|parts|pairs|pasang|bottles?|botol|boxes|meals|porsi|parcels|shipments?|deliveries|kiriman|vehicles|kendaraan|cars|trees|pohon|points|poin|parameters|data|tests|requests|events|' +
  'km|kilometres?|kilometers?|met(?:er|re)s?|kg|tons?|tonnes|ton|lit(?:er|re)s?|hectares?|hektare?|runs?|videos?|screens?|monitors?|resolution|fans|strong';
/** Words that qualify an amount and are not counted things. */
const ofAmount =
  'an?|per|each|every|all|for|over|covering|worth|from|of|in|on|at|by|to|with|without|if|when|while|as|but|and|or|plus|only|just|is|are|the|that|this|your?|our|net|gross|before|after|including|excluding|once|now|today|total|flat|exactly|' +
  'saja|aja|ya|kok|itu|ini|lebih|kak|totalnya|yang|dan|atau|dari|untuk|selama|dapat|bagi|buat|dengan|tanpa|jika|kalau|bila|termasuk|belum|sudah|tiap|setiap|sebulan|setahun|seminggu|sekali';
/** The rest of a number or a range before the counted thing. */
const rest = String.raw`(?:${join}(?:${small}|${great})\b){0,6}(?:\s*(?:[–-]|\b(?:and|or|to|dan|atau|sampai|hingga)\b)\s*\d{1,3}(?:(?:[.,]\d{3}){1,3}|\s*(?:${great})\b))?`;
/**
 * Follows a number that is neither a quantity nor a percentage, so it is money. A unit after a second number
 * belongs to that one: `350 ribu selama 30 hari`.
 */
export const alone = String.raw`(?!${rest}(?:\s*(?:%|percent\b|persen\b)|\+?[\s-]+(?:(?!(?:${ofAmount})\b)[a-z][\w'’-]{0,19}\s+){0,2}(?:${counted})\b))`;
