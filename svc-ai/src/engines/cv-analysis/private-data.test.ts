import { goodCvText as good } from '@sabi/job-match/testing/good-cv';
import { analyzeText } from './analyzed-cv';
import { createReport } from './create-report';
import { allRules } from './rules/all-rules';

/** The good CV with another line. */
const atWork = (line: string) => good.replace('Education\n', `- ${line}\nEducation\n`);
const asPersonalData = (line: string) => good.replace('Summary\n', `${line}\nSummary\n`);
const inSummary = (line: string) => good.replace('Summary\n', `Summary\n${line}\n`);
const privateCodes = allRules.filter(({ section }) => section === 'privacy').map(({ code }) => code);
const privateOf = (text: string) =>
  createReport(analyzeText(text), 'hash')
    .findings.map(({ code }) => code)
    .filter((code) => privateCodes.includes(code));

describe('words for private data', () => {
  test.each([
    'Mendaftarkan BPJS 250 karyawan',
    'Mengurus BPJS Kesehatan dan Ketenagakerjaan untuk 1.250 karyawan',
    'Membayar iuran BPJS Rp 1.250.000.000 per bulan',
    'Pelaporan NPWP 2021-2023',
    'Memperpanjang paspor 40 awak kapal, terakhir 12-05-2019',
    'Memasukkan 3.500 data KTP pelanggan',
    'Menghitung gaji 200 karyawan setiap bulan',
    'Gaji 1.250 karyawan dihitung tepat waktu',
    'Negotiated salary expectations with 300 candidates',
    'Expected salary surveys for 12 companies',
    'Mengajar 24 anak usia dini',
    'Mengajar anak usia 4-6 tahun di 2 kelas',
    'Melayani pasien berusia 60 tahun ke atas, 30 orang sehari',
    'Memantau umur piutang di atas 90 hari',
    'Pengadministrasi Umum, Kementerian Agama, 12 berkas sehari',
    'Mengajar Pendidikan Agama Islam di 6 kelas',
    'Verifikasi nama ibu kandung 40 nasabah sehari',
    'Tes golongan darah 500 pendonor',
    'Mencetak pas foto 80 pelanggan sehari',
    'Mengangkat beban seberat 50 kg',
    'Processed 30 spouse visa applications',
    'Konseling bagi 20 pasangan yang belum menikah',
    'Wrote gender-responsive budgets of 4 districts',
    'Menyusun suku bunga: 12 produk',
    'Memeriksa 40 dokumen dengan tanggal lahir yang keliru',
    'Mengelola iuran BPJS sebesar 125000000',
    'Arranged the passport of 40 seafarers, renewed 12-05-2019',
    'Passport control at 3 gates, 1200000 travellers a year',
    'Salary negotiations with 30 unions',
    'Salary: 12 bands for 300 posts',
    'Gaji 2 juta pekerja dihitung setiap bulan',
    'Gaji sesuai jadwal bagi 200 karyawan',
    'Age: 12 to 15 years, 40 pupils',
    'Usia: 12 sampai 15 tahun, 40 siswa',
    'Usia: 24 bulan, 12 anak',
    'Photo attached to 400 reports',
    'Foto terlampir di 40 laporan',
    'Menyusun lampiran foto 40 laporan',
    'Berat 50 kg per karung diangkat',
    'Weight 50 kg, 300 sacks a day',
    'Tinggi 200 cm per rak, 40 rak',
    'Status: single-vendor contracts of 12 sites',
    'Taught about 12 authors born in the 1920s',
    'Menulis tentang agama 12 suku',
  ])('are no private data in a duty or a summary: %s', (line) => {
    expect([privateOf(atWork(line)), privateOf(inSummary(line))]).toEqual([[], []]);
  });

  test.each([
    'Guru PAUD (Pendidikan Anak Usia Dini), Kementerian Agama',
    'Religion teacher, SD Contoh 3',
    'Age group coordinator',
    'Kewarganegaraan: 90',
    'No. STR 1801521120211234',
    'Valid passport | +62 812 0000 3301',
    'KTP DKI Jakarta | 0812 3456 7890',
    'NPWP, BPJS | 081234567890',
    'Paspor aktif, HP 0812 3456 7890',
    'SIM A, KTP Surabaya, +62 812 0000 3301',
  ])('are none in a line of their own either: %s', (line) =>
    expect([privateOf(asPersonalData(line)), privateOf(atWork(line))]).toEqual([[], []]),
  );

  test.each([
    ['NATIONAL_ID', 'No. KTP: 3578012345670001'],
    ['NATIONAL_ID', 'NPWP 01.234.567.8-901.000'],
    ['NATIONAL_ID', 'Paspor\t:\tA 1234567'],
    ['NATIONAL_ID', 'BPJS Kesehatan: 0001234567890'],
    ['NATIONAL_ID', 'Passport: X123456'],
    ['NATIONAL_ID', 'Passport no. A1234567, +62 812 0000 3301'],
    ['NATIONAL_ID', 'NIK (KTP): 3578 0123 4567 0001'],
    ['NATIONAL_ID', 'Nomor identitas: 3578012345670001'],
    ['NATIONAL_ID', 'KTP saya 3578012345670001 | 0812 3456 7890'],
    ['RELIGION', 'Agama : Islam'],
    ['RELIGION', 'Agama saya Islam'],
    ['RELIGION', 'Nama\tAyu\tAgama\tKatolik'],
    ['RELIGION', 'Perempuan | Islam | Belum menikah'],
    ['GENDER', 'Perempuan | Islam | Belum menikah'],
    ['MARITAL_STATUS', 'Perempuan | Islam | Belum menikah'],
    ['MARITAL_STATUS', 'Status\tMenikah'],
    ['MARITAL_STATUS', 'Marital status: Single'],
    ['BIRTH', 'TTL : Kendal, 3 Agustus 1990'],
    ['BIRTH', 'Tempat/tgl lahir: Tegal, 14 Februari 1999'],
    ['BIRTH', 'Tempat dan Tanggal Lahir: Tegal, 14 Februari 1999'],
    ['BIRTH', 'Date of birth: 1 May 1990'],
    ['BIRTH', 'Usia: 25 tahun'],
    ['BIRTH', 'Age 25'],
    ['BIRTH', 'Born 1 May 1990'],
    ['BIRTH', 'Lahir di Tegal, 14 Februari 1999'],
    ['BIRTH', 'Ayu Rekawati, born 01-05-1990'],
    ['BODY', 'Tinggi / berat : 168 cm / 65 kg'],
    ['BODY', 'Tinggi badan 168 cm'],
    ['BODY', 'Golongan darah: O'],
    ['BODY', 'TB/BB: 170/65'],
    ['BODY', 'TB / BB : 170 cm / 65 kg'],
    ['BODY', 'TB 170 cm, BB 65 kg'],
    ['BODY', 'Berat 65 kg'],
    ['PHOTO', 'Photo attached'],
    ['PHOTO', 'CV, lampiran foto'],
    ['ETHNICITY', 'Suku: Jawa'],
    ['FAMILY', 'Nama ibu kandung: Siti'],
    ['FAMILY', 'Anak ke: 2 dari 3'],
    ['SALARY', 'Gaji yang diharapkan: Rp 8.000.000'],
    ['SALARY', 'Gaji terakhir 5 juta'],
    ['SALARY', 'Salary expectation: negotiable'],
    ['SALARY', 'Gaji harapan: 8.000.000'],
    ['SALARY', 'Gaji: nego'],
    ['SALARY', 'Gaji sesuai UMR'],
    ['SALARY', 'Gaji: sesuai ketentuan perusahaan'],
    ['ADDRESS_FULL', 'Alamat\t: Jl. Contoh Raya No. 12, Tegal'],
  ])('are found in the personal data of the owner: %s, %s', (code, line) =>
    expect(privateOf(asPersonalData(line))).toContain(code),
  );

  test.each([
    ['BIRTH', 'Saya berusia 25 tahun dan siap bekerja.'],
    ['BIRTH', 'I am a 25-year-old graduate of logistics.'],
    ['SALARY', 'I expect a salary of Rp 10 juta.'],
    ['SALARY', 'Gaji yang saya harapkan minimal Rp 8.000.000.'],
    ['MARITAL_STATUS', 'Saya lulusan baru dan belum menikah.'],
    ['RELIGION', 'Agama saya Islam dan saya siap bekerja.'],
    ['RELIGION', 'Saya beragama Kristen.'],
    ['BODY', 'Tinggi saya 170 cm.'],
    ['BIRTH', 'I was born on 1 May 1990 in Tegal.'],
  ])('are in a sentence about oneself: %s, %s', (code, line) =>
    expect(privateOf(inSummary(line))).toContain(code),
  );

  test.each([
    ['SALARY', 'Gaji: Rp 5.000.000'],
    ['RELIGION', 'Agama: Islam'],
    ['BIRTH', 'Tanggal lahir: 1 Mei 1990'],
  ])('are behind a label wherever it stands: %s, %s', (code, line) =>
    expect(privateOf(atWork(line))).toContain(code),
  );
});
