import { checkPosting } from './check-posting';
import type { Posting } from './posting';
import { ruleSet } from './rules/rule-set';

const pay = { min: 5_000_000, max: 7_000_000 };
const check = (posting: Partial<Posting>) => checkPosting({ title: 'Staf', text: '', pay, ...posting });
const rulesOf = (text: string) => check({ text }).findings.map(({ rule }) => rule);
const rulesOfItem = (item: string) => check({ requirements: [item] }).findings.map(({ rule }) => rule);

const hits: Readonly<Record<string, readonly string[]>> = {
  fee: [
    'Pelamar wajib membayar biaya pendaftaran Rp150.000.',
    'Biaya administrasi ditanggung pelamar.',
    'A registration fee of IDR 200,000 applies to all candidates.',
    'Please transfer Rp 100.000 to the account below to confirm your seat.',
    'Gaji pertama dipotong Rp400.000 untuk seragam.',
    'Each candidate pays a refundable deposit of two million rupiah.',
    'Mohon siapkan uang kerapian lima puluh ribu.',
    'Peserta diminta berkontribusi sebesar Rp75.000.',
    'Training merupakan investasi diri sebesar Rp500.000 sebelum mulai bekerja.',
    'Pelatihan gratis, seragam bayar 250 ribu.',
    'Tidak ada biaya tersembunyi, pelamar hanya membayar uang seragam 200rb.',
    'Medical check up dengan biaya sendiri.',
    'Peserta yang belum membayar biaya tes dianggap mengundurkan diri.',
    'Waspada penipuan, transfer biaya registrasi hanya ke rekening resmi kami.',
    'Candidates cover the cost of their own training.',
    'Dana jaminan dikembalikan setelah kontrak selesai.',
  ],
  'document-pledge': [
    'Ijazah asli ditahan selama kontrak.',
    'Serahkan ijazah asli sebagai jaminan.',
    'BPKB motor dititipkan di kantor.',
    'We keep the original diploma of every employee.',
    'Your certificates are held as collateral.',
  ],
  'identity-early': [
    'Kirim foto KTP dan kartu keluarga bersama lamaran.',
    'Lampirkan scan KTP, KK, dan NPWP.',
    'Please send a photo of your ID card and your NPWP.',
    'Kirim selfie memegang KTP.',
    'Masukkan kode OTP yang Anda terima.',
    'Send your bank account number with the application.',
  ],
  'off-platform-contact': [
    'Hubungi admin melalui Telegram.',
    'Daftar lewat t.me/lowongancepat',
    'Kirim lamaran ke wa.me/628000000',
    'Isi formulir di bit.ly/kerja-cepat',
    'Unduh kerja.apk lalu daftar.',
    'Chat admin untuk info lengkap.',
    'Apply by WhatsApp to 0800 1234.',
  ],
  'task-and-reward': [
    'Like dan subscribe video YouTube, komisi harian langsung cair.',
    'Complete simple tasks on your phone and earn commission daily.',
    'Selesaikan misi harian dan tarik komisi kapan saja.',
    'Dicari mystery shopper untuk akhir pekan.',
    'Tanpa pengalaman, gaji besar menanti Anda.',
    'Salary is paid in USDT.',
  ],
  'travel-agent': [
    'Tiket pesawat dipesan melalui travel yang ditunjuk perusahaan.',
    'Akomodasi ditanggung dulu oleh peserta dan diganti saat wawancara.',
    'Book your flight through our designated travel agent.',
    'Travel costs are paid upfront and reimbursed after the interview.',
  ],
  'current-pay': ['Cantumkan gaji Anda saat ini.', 'Please state your current salary.'],
  age: [
    'Usia maksimal 27 tahun.',
    'Maks. 30 tahun.',
    'Under 35 years old.',
    'Usia 18-25 tahun.',
    'Kelahiran 2000 ke atas.',
  ],
  sex: ['Khusus wanita.', 'Jenis kelamin: pria.', 'Female candidates only.', 'Dibutuhkan seorang perempuan.'],
  looks: [
    'Berpenampilan menarik.',
    'Good looking.',
    'Kirim foto seluruh badan.',
    'We seek an attractive female.',
  ],
  'marital-status': [
    'Belum menikah.',
    'Status lajang.',
    'Candidates must be single.',
    'Unmarried applicants preferred.',
  ],
  height: ['Tinggi badan minimal 160 cm.', 'TB min 165 cm.', 'At least 170 cm tall.'],
  religion: ['Beragama Islam.', 'Diutamakan muslimah.', 'Only Christian candidates.', 'Wajib berhijab.'],
  ethnicity: ['Diutamakan suku Jawa.', 'Keturunan Tionghoa.', 'Of Chinese descent.'],
  skin: ['Berkulit putih.', 'Fair skin preferred.', 'Kulit bersih dan cerah.'],
};

const misses: Readonly<Record<string, readonly string[]>> = {
  fee: [
    'Seluruh proses seleksi tidak dipungut biaya apa pun.',
    'We never ask for a fee.',
    'Perusahaan menanggung biaya seragam.',
    'Rekrutmen ini gratis.',
    'BPJS Kesehatan dan BPJS Ketenagakerjaan sejak hari pertama.',
    'Menjelaskan produk deposito kepada nasabah.',
    'Record customer deposits and answer questions about fees.',
    'Hati-hati penipuan, jangan transfer uang kepada siapa pun.',
    'No deposit, no training fee and no deduction.',
    'Tanpa biaya pendaftaran, pelatihan, ataupun uang seragam.',
    'Mengelola pembayaran biaya pendaftaran siswa baru.',
    'Uang makan dan uang transport dibayar harian.',
    'Peserta mendapat uang saku Rp100.000 per hari selama pelatihan.',
    'Training dibayar penuh dan seragam disediakan.',
    'The company pays for your medical check-up.',
    'Menghitung biaya produksi dan menyusun anggaran.',
    'Gaji ditransfer ke rekening Anda setiap tanggal 25.',
    'Kebiasaan membiayai proyek; pembiayaan syariah.',
    'Jika ada yang meminta uang mengatasnamakan kami, mohon laporkan.',
  ],
  'document-pledge': [
    'Kami tidak menahan ijazah.',
    'Menyimpan BPKB nasabah di khasanah.',
    'Lampirkan fotokopi ijazah.',
    'Ijazah asli cukup ditunjukkan lalu langsung dikembalikan.',
    'You hold a diploma in nursing.',
  ],
  'identity-early': [
    'Setelah kontrak ditandatangani kami meminta KTP dan NPWP.',
    'Melakukan rekonsiliasi rekening bank.',
    'Jangan mengirim foto KTP.',
    'Memindai KTP pasien saat pendaftaran.',
  ],
  'off-platform-contact': [
    'Mengelola kanal Telegram dan WhatsApp pelanggan.',
    'Build a Telegram bot.',
    'Kami tidak merekrut lewat Telegram.',
    'Merilis berkas .apk untuk uji internal.',
  ],
  'task-and-reward': [
    'Visi dan misi perusahaan kami sederhana.',
    'Mengelola kanal YouTube dan menaikkan jumlah subscriber.',
    'Membahas hasil program mystery shopper bersama kru.',
    'Gaji pokok ditambah komisi penjualan bulanan.',
  ],
  'travel-agent': [
    'Perjalanan dinas diganti sesuai kuitansi.',
    'Memesan tiket dan hotel untuk pelanggan.',
    'Flights home are booked and paid by the company.',
  ],
  'current-pay': ['Gaji saat ini sesuai UMK.', 'We never ask for your current salary.'],
  age: [
    'Tanpa batas usia.',
    'Mengajar anak usia 3 sampai 17 tahun.',
    'Minimal berusia 18 tahun.',
    'Kampanye untuk pelanggan usia 18-35.',
    'Perusahaan kami berusia 25 tahun.',
    'Maksimal 20 tahun pengalaman kerja.',
  ],
  sex: [
    'Pria maupun wanita dipersilakan.',
    'Koleksi busana wanita.',
    'Women are encouraged to apply.',
    'Male or female.',
  ],
  looks: ['Gaji dan insentif menarik.', 'Berpenampilan rapi.', 'An attractive salary package.'],
  'marital-status': [
    'Single page application.',
    'Cuti menikah tiga hari.',
    'Status pernikahan tidak menjadi pertimbangan.',
  ],
  height: [
    'Pendidikan tinggi.',
    'Bekerja di ketinggian.',
    'Mengukur tinggi badan balita.',
    'Tidak ada syarat tinggi badan.',
  ],
  religion: [
    'Guru Pendidikan Agama Islam.',
    'Busana muslim.',
    'Tanpa membedakan agama.',
    'Pengalaman di bank syariah.',
  ],
  ethnicity: [
    'Suku cadang motor.',
    'Perubahan suku bunga.',
    'Bahasa Jawa.',
    'Tanpa memandang suku.',
    'Masakan Tionghoa.',
  ],
  skin: ['Perawatan kulit.', 'Tas kulit putih.', 'Dokter spesialis kulit.'],
};

const list = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([rule, texts]) => texts.map((text) => [rule, text] as const));

test('every rule has texts that it finds and texts that it leaves alone', () => {
  const ids = ruleSet.rules.map(({ id }) => id).sort();
  expect(Object.keys(hits).sort()).toEqual(ids);
  expect(Object.keys(misses).sort()).toEqual(ids);
});

test.each(list(hits))('%s is found in: %s', (rule, text) => {
  expect(rulesOf(text)).toContain(rule);
});

test.each(list(misses))('%s is not found in: %s', (rule, text) => {
  expect(rulesOf(text)).not.toContain(rule);
});

test.each([
  ['Agar kursi tidak hangus, transfer Rp100.000 ke bendahara.', 'a condition'],
  ['Kalau tidak mau repot, biaya administrasi ditanggung pelamar.', 'a condition'],
  ['Tidak perlu keluar uang karena ongkos proses dicicil lewat potongan gaji.', 'a cause'],
])('a denial ends with its clause: %s (%s)', (text) => {
  expect(rulesOf(text)).toContain('fee');
});

test('a sentence that calls what stands before it a fraud makes it harmless', () => {
  const ask = 'Ada pihak yang mengajak mengobrol di Telegram dan meminta transfer uang seragam.';
  expect(check({ text: `${ask} Itu penipuan.` }).findings).toEqual([]);
  expect(rulesOf('Peserta wajib transfer uang seragam. Waspada, yang lain penipuan.')).toContain('fee');
});

test.each([
  ['Cicilan perlengkapan, Rp750.000 seluruhnya.'],
  ['The kit is USD 85.'],
  ['Uang belajarnya 1,8 juta, separuh di depan.'],
])('a sum that is none of the pay is a fee: %s', (text) => {
  expect(rulesOf(text)).toContain('fee');
});

test.each([
  ['Gaji pokok Rp5.500.000 dan tunjangan hadir Rp500.000.'],
  ['Anggaran iklan Rp10.000.000 per bulan.'],
  ['Kami melayani 15 juta transaksi.'],
  ['We pay up to five million rupiah a year for your courses.'],
  ['Pengunjung membayar tiket Rp15.000.'],
  ['Alat seharga Rp12.000.000 dipinjamkan.'],
])('a sum of the pay or of the business is none: %s', (text) => {
  expect(rulesOf(text)).not.toContain('fee');
});

test.each([
  ['b i a y a   p e n d a f t a r a n  50 ribu wajib dibayar pelamar'],
  ['b14y4 p3nd4ft4r4n 50rb dibayar di muka'],
  ['b.i.a.y.a administrasi ditanggung pelamar'],
  ['BIAYA ADMINISTRASI DITANGGUNG PELAMAR'],
  ['bi\u200Ba\u00ADya administrasi ditanggung pelamar'],
  ['bіауа administrasi ditanggung pelamar'], // Cyrillic letters
  ['ｂｉａｙａ administrasi ditanggung pelamar'],
  ['bîáyà administrasi ditanggung pelamar'],
  ['biayaaaa administrasi ditanggung pelamar'],
  ['b!aya administrasi ditanggung pel4mar'],
  ['trans-fer dulu Rp100.000 ke rek3ning panitia'],
])('a disguised spelling is read: %s', (text) => {
  expect(rulesOf(text)).toContain('fee');
});

test.each([
  ['Pasang kerja.apk lalu daftar.'],
  ['Pasang kerja.a p k lalu daftar.'],
  ['Kerja(dot)apk ada di profil.'],
  ['Formulir di bit . ly / kerja.'],
  ['Formulir di bit dot ly / kerja.'],
  ['Pertanyaan ke t[.]me/kerja.'],
])('an address or app is read however its points are written: %s', (text) => {
  expect(rulesOf(text)).toContain('off-platform-contact');
});

test('the name of a kind of file is no app to install', () => {
  expect(rulesOf('Ukuran berkas .apk ditekan.')).toEqual([]);
});

test.each([
  ['age', 'A residential home for 38 people aged 65 and over.', 'We hire people aged 25 and under.'],
  [
    'age',
    'Penelitian kami mengikuti 300 perempuan usia 20-35 tahun.',
    'Kami mencari 4 orang berusia 25 tahun.',
  ],
  [
    'religion',
    'Teach courses on Islam and Christianity.',
    'Teach courses on Islam; Christian candidates only.',
  ],
  ['sex', 'Asrama mahasiswi mencari penjaga.', 'Asrama mencari penjaga wanita.'],
  [
    'travel-agent',
    'Clients use us as their appointed travel agent.',
    'Candidates use our appointed travel agent.',
  ],
  [
    'travel-agent',
    'Menyusun roomlist, berkoordinasi dengan travel rekanan, mengurus kamar hotel peserta.',
    'Peserta wawancara berangkat dengan agen perjalanan mitra.',
  ],
  [
    'identity-early',
    'Aplikasi kami mengirim OTP untuk dua puluh bank.',
    'Aplikasi kami mengirim OTP, kirim kode OTP itu kepada kami.',
  ],
  ['fee', 'Biaya legalisir dibayar alumni melalui loket.', 'Biaya legalisir dibayar pelamar melalui loket.'],
])('%s is about who is spoken of: %s', (rule, ofOthers, ofApplicants) => {
  expect(rulesOf(ofOthers)).not.toContain(rule);
  expect(rulesOf(ofApplicants)).toContain(rule);
});

test('a question how something is done is about the work', () => {
  expect(check({ questions: ['How would you limit OTP fraud?'] }).findings).toEqual([]);
  expect(check({ questions: ['Bagaimana nomor KTP Anda?'] }).findings).toMatchObject([
    { rule: 'identity-early' },
  ]);
});

test.each([
  ['Paspor selalu dipegang pekerja sendiri.', 'Paspor selalu dipegang mandor.'],
  ['Sertifikatnya milik Anda dan Anda yang pegang.', 'Sertifikat milik Anda, tetapi aslinya kami pegang.'],
  ['Ijazah tetap di tangan Anda, kantor menyimpan salinannya.', 'Ijazah ada di tangan kami.'],
  ['Your diploma stays with you.', 'Your diploma is yours and stays in our safe until the bond ends.'],
  ['Crew keep their own passports.', 'We keep the passports of the crew.'],
])('papers that stay with their owner are no pledge: %s', (own, held) => {
  expect(rulesOf(own)).not.toContain('document-pledge');
  expect(rulesOf(held)).toContain('document-pledge');
});

test.each([
  ['Paspor tidak dipegang pekerja melainkan disimpan mandor.', 'document-pledge'],
  ['Akta lahir digadaikan ke kantor selama kontrak.', 'document-pledge'],
  ['Anda boleh mengambil ijazah setelah tiga tahun.', 'document-pledge'],
  ['We look after your degree certificate.', 'document-pledge'],
  ['Your certificate sits with our agent.', 'document-pledge'],
  ['Seragam tidak gratis: 175 ribu, lunas sebelum masuk.', 'fee'],
  ['Gaji bulan awal kami tahan sebagai pegangan.', 'fee'],
  ['Kuota dikunci dengan 100 ribu per nama.', 'fee'],
  ['Gurunya paling tua 30 tahun.', 'age'],
  ['Teachers should be no older than 35.', 'age'],
])('other words for giving, holding and paying are read: %s', (text, rule) => {
  expect(rulesOf(text)).toContain(rule);
});

test('that a copy is not enough denies nothing', () => {
  expect(rulesOf('Ijazah (yang asli, bukan fotokopi) dititipkan di brankas.')).toContain('document-pledge');
});

test.each([
  [
    'This post is open to women only: the work is intimate care of residents.',
    'This post is open to women only.',
  ],
  ['Khusus perempuan: ia masuk kamar ganti tamu.', 'Khusus perempuan: makan disediakan.'],
  [
    'Tinggi badan minimal 160 cm: titik baut rak berada 205 cm dari lantai.',
    'Tinggi badan minimal 160 cm: kami suka tim yang serasi.',
  ],
])('a limit with its reason is for a reviewer: %s', (reasoned, bare) => {
  expect(check({ text: reasoned }).verdict).toBe('review');
  expect(check({ text: bare }).verdict).toBe('block');
});

test.each([
  [
    'Nol pengalaman? Gampang! Penghasilan 12 sampai 18 juta sebulan.',
    'Teknisi senior dengan pengalaman, 18 juta sebulan.',
  ],
  ['We pay forty-five million rupiah to beginners.', 'We train beginners.'],
])('much pay for no experience is found across sentences: %s', (promise, plain) => {
  expect(rulesOf(promise)).toContain('task-and-reward');
  expect(rulesOf(plain)).not.toContain('task-and-reward');
});

test.each([
  ['Obrolan di te|egram.', 'off-platform-contact'],
  ['🆆🅰🅽🅸🆃🅰 saja.', 'sex'],
  ['ʙᴇʀᴀɢᴀᴍᴀ ɪꜱʟᴀᴍ.', 'religion'],
])('every rule reads disguised letters: %s', (text, rule) => {
  expect(rulesOf(text)).toContain(rule);
});

test('a quote is what the author wrote, with its place', () => {
  const text = 'Halo! Siapkan  B I A Y A  seragam Rp 150.000 ya.';
  const [finding] = check({ text }).findings;
  expect(finding).toMatchObject({ rule: 'fee', field: 'text', points: 60, blocks: true });
  expect(text.slice(finding!.start, finding!.end)).toBe(finding!.quote);
  expect(finding!.quote).toContain('B I A Y A  seragam');
});

test('title, requirements and questions are read', () => {
  expect(check({ title: 'Kasir wanita, maks 25 tahun' }).findings[0]).toMatchObject({ field: 'title' });
  expect(rulesOfItem('Wanita')).toContain('sex');
  expect(rulesOfItem('Single')).toContain('marital-status');
  expect(rulesOfItem('Islam')).toContain('religion');
  const { findings } = check({ questions: ['Apa motivasi Anda?', 'Nomor KTP Anda?'] });
  expect(findings).toMatchObject([{ rule: 'identity-early', field: 'questions.1' }]);
});

test.each([
  ['age', 'Usia 18-25 tahun karena peraturan penerbangan mengharuskannya.'],
  ['sex', 'Khusus perempuan karena bertugas di asrama putri.'],
  ['height', 'A minimum height of 160 cm is required because crew must reach the lockers.'],
])('a limit of %s with a reason of the work is for a reviewer', (rule, text) => {
  const { verdict, findings } = check({ text });
  expect(findings).toMatchObject([{ rule, blocks: false }]);
  expect(verdict).toBe('review');
});

test('a requirement or question that repeats a limit has the reason that the text gives', () => {
  const reasoned = 'Usia maksimal 35 tahun karena aturan lisensi terbang.';
  expect(check({ text: reasoned, requirements: ['Usia maksimal 35 tahun'] }).verdict).toBe('review');
  expect(check({ text: reasoned, questions: ['Apakah usia Anda di bawah 35 tahun?'] }).verdict).toBe(
    'review',
  );
  expect(check({ text: 'Kasir.', requirements: ['Usia maksimal 35 tahun'] }).verdict).toBe('block');
  expect(check({ title: 'Pilot, usia maksimal 35 tahun', text: reasoned }).verdict).toBe('block');
});

test('a reason opens neither looks nor religion', () => {
  expect(check({ text: 'Berpenampilan menarik karena bertemu tamu.' }).verdict).toBe('block');
  expect(check({ text: 'Beragama Islam karena lingkungan kami islami.' }).verdict).toBe('block');
});

test('a rule counts once, however often it applies', () => {
  const once = check({ text: 'Hubungi admin lewat Telegram.' });
  const often = check({ text: 'Hubungi admin lewat Telegram.\n'.repeat(20) });
  expect(often).toEqual(once);
});

test('every sentence and fix is there in both languages', () => {
  for (const { sentence, fix } of ruleSet.rules)
    for (const text of [sentence.en, sentence.id, fix.en, fix.id]) expect(text).toMatch(/^\S.+\.$/);
});
