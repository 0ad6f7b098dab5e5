// Parts of the patterns that look for amounts. Of a number only its end is looked for where it may be of any length: a
// pattern that takes all of it takes long on a long one.

/** The last digit of a number and what is set behind it. */
export const digits = String.raw`\d[.,]*`;
/** The words a number ends with before a great one. */
export const small =
  'satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|seratus|seribu|belas|puluh|ratus|setengah|' +
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|' +
  'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half an?';
export const great = 'ribu|rebu|rb|juta|jt|miliar|thousand|million|billion|k(?!-(?!an\\b)|\\w)';
/** What stands between the words of a number. */
export const join = String.raw`(?:[\s.,;:-]+(?:and[\s-]+)?)`;

/** What may be counted in such numbers, by us or in a CV; a package or a session has a price itself. */
const counted =
  'hours?|jam|minutes?|menit|days|hari|jobs?|vacancies|openings|roles|lowongan|searches|clients?|customers?|klien|pelanggan|konsumen|users?|pengguna|visitors?|visits?|pengunjung|kunjungan|' +
  'cities|kota|articles?|artikel|talents?|talenta|people|persons|orang|candidates?|kandidat|professionals?|profesional|profiles?|profil|applicants?|applications?|pelamar|lamaran|members?|anggota|' +
  'companies|perusahaan|employees?|workers|karyawan|pekerja|pegawai|placements?|penempatan|leaders|words|kata|tickets?|tiket|orders?|pesanan|calls?|panggilan|telepon|students?|pupils|siswa|murid|mahasiswa|' +
  'products?|produk|items?|goods|barang|units?|pcs|pieces|buah|transactions?|transaksi|views?|viewers?|tayangan|penonton|followers?|pengikut|subscribers?|downloads?|unduhan|installs|clicks?|klik|likes|impressions|' +
  'votes|suara|readers|pembaca|listeners|pendengar|participants|peserta|guests?|tamu|patients?|pasien|passengers?|penumpang|accounts?|akun|rekening|nasabah|records?|rows|baris|entries|lines|files?|documents?|dokumen|' +
  'pages|halaman|invoices?|faktur|emails?|messages?|pesan|requests?|queries|leads|prospects|devices?|perangkat|households?|keluarga|citizens|residents|warga|penduduk|farmers|petani|umkm|skus?|copies|eksemplar|lembar|' +
  'times|kali|steps|langkah|parts|pairs|pasang|bottles?|botol|boxes|meals|porsi|parcels|shipments?|deliveries|kiriman|vehicles|kendaraan|cars|trees|pohon|points|poin|parameters|data|tests|requests|events|' +
  'km|kilometres?|kilometers?|met(?:er|re)s?|kg|tons?|tonnes|ton|lit(?:er|re)s?|hectares?|hektare?|runs?|videos?|screens?|monitors?|resolution|fans|strong';
/** Words that tell more of an amount, so that what stands behind them is not what it counts. */
const ofAmount =
  'an?|per|each|every|all|for|over|covering|worth|from|of|in|on|at|by|to|with|without|if|when|while|as|but|and|or|plus|only|just|is|are|the|that|this|your?|our|net|gross|before|after|including|excluding|once|now|today|total|flat|exactly|' +
  'saja|aja|ya|kok|itu|ini|lebih|kak|totalnya|yang|dan|atau|dari|untuk|selama|dapat|bagi|buat|dengan|tanpa|jika|kalau|bila|termasuk|belum|sudah|tiap|setiap|sebulan|setahun|seminggu|sekali';
/** The rest of a number, or of a range, that tells at its end what it counts. */
const rest = String.raw`(?:${join}(?:${small}|${great})\b){0,6}(?:\s*(?:[–-]|\b(?:and|or|to|dan|atau|sampai|hingga)\b)\s*\d{1,3}(?:(?:[.,]\d{3}){1,3}|\s*(?:${great})\b))?`;
/**
 * Behind a number that counts nothing and is no share of anything, so that it is money. What stands behind a second number
 * is counted by that one: `350 ribu selama 30 hari`.
 */
export const alone = String.raw`(?!${rest}(?:\s*(?:%|percent\b|persen\b)|\+?[\s-]+(?:(?!(?:${ofAmount})\b)[a-z][\w'’-]{0,19}\s+){0,2}(?:${counted})\b))`;
