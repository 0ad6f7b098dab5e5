import { analyzeText } from '../analyzed-cv';
import { readContent } from './cv-content';
import { findDocumentKind } from './document-kind';
import { unseriousLines } from './unserious';

const kindOf = (text: string) => {
  const cv = analyzeText(text);
  return findDocumentKind(cv, readContent(cv));
};
const isJoke = (text: string) => {
  const cv = analyzeText(text);
  return unseriousLines(cv, readContent(cv)).length > 0;
};

/** Texts that might be pasted by mistake, most with words that CVs have too. */
const others: [string, string][] = [
  [
    'receipt',
    `INVOICE 2024-118
From: Studio Contoh, Bandung, studio@contoh.example, +62 22 0000 11
Bill to: PT Rekaan
Description Qty Price Amount
Logo design 1 4,000,000 4,000,000
Website 1 12,000,000 12,000,000
Subtotal 16,000,000
Due date: 14 days`,
  ],
  [
    'minutes',
    `Notulen rapat mingguan
Tanggal: 3 Mei 2024
Hadir: Sari, Budi, Tono, Wulan
Pembahasan: pengalaman pelanggan turun, keahlian tim perlu ditambah.
Keputusan: pelatihan Juni 2024, penanggung jawab Budi.
Tindak lanjut: Wulan mengirim jadwal paling lambat Jumat.`,
  ],
  [
    'advertisement',
    `DIBUTUHKAN SEGERA
Staf Gudang - PT Contoh Logistik, Bekasi
Kualifikasi:
- Pria/wanita, usia 18-30 tahun
- Pendidikan min. SMA/SMK
- Pengalaman minimal 1 tahun
Fasilitas: gaji UMK, BPJS, makan siang
Kirim CV ke hrd@contoh.example atau WA 0812 0000 5555`,
  ],
  [
    'letter',
    `Dear Mr Rahman,
I saw your vacancy for a site engineer and want to apply. For three years I worked as a site engineer at PT Bangun Rekaan, January 2021 - December 2023, where I led 12 workers and finished two bridges on time. I studied civil engineering at Universitas Contoh.
My CV is enclosed.
Kind regards,
Deni Rekaan
deni@mail.example`,
  ],
  [
    'other',
    `The moon was thin that night and the river said nothing. She walked to the bridge where the old men fish, and she thought about the letter that had never come. In the morning the boats would leave without her, as they always did, and she would count them, as she always did.`,
  ],
  [
    'recipe',
    `Nasi goreng kampung
Bahan:
2 piring nasi putih
3 siung bawang putih
Cara membuat:
Tumis bumbu, masukkan nasi, aduk rata. Sajikan hangat.`,
  ],
  [
    'other',
    `Perjanjian Sewa Rumah
Pihak pertama: Budi Contoh, Jl. Rekaan 4, 0812 0000 3333
Pihak kedua: Sari Rekaan
Masa sewa 1 Januari 2024 - 31 Desember 2024. Harga sewa Rp 24.000.000 dibayar di muka. Pihak kedua wajib merawat rumah.`,
  ],
  [
    'other',
    `PT Contoh Maju is a logistics company founded in 2009 in Surabaya. With 14 branches and 600 employees we deliver to all of Java. Our services: warehousing, trucking, customs. Contact: info@contoh.example, +62 31 0000 222.`,
  ],
  [
    'letter',
    `Surat Keterangan Kerja
Yang bertanda tangan di bawah ini HRD PT Contoh menerangkan bahwa Budi Rekaan pernah bekerja sebagai operator sejak 2 Januari 2019 sampai 30 Juni 2023. Selama bekerja yang bersangkutan menunjukkan kinerja baik.
Surabaya, 1 Juli 2023
Hormat kami, HRD`,
  ],
  [
    'other',
    `Hi all, reminder that the office is closed on Friday. Please finish your reports by Thursday 17:00 and send them to Rina at rina@mail.example. Have a nice weekend! Cheers, Tom`,
  ],
  [
    'other',
    `Lirik lagu
Di bawah pohon mangga aku menunggu
Hujan turun perlahan di jalan itu
Kau tak datang lagi, kau tak datang lagi
Malam menjadi panjang`,
  ],
  [
    'other',
    `Seminar nasional: Karier di Era Digital
Sabtu, 12 Oktober 2024, 09.00 - 12.00
Pembicara: Dr. Ayu Rekaan (Universitas Contoh)
Materi: menulis CV, keahlian yang dicari, pengalaman magang
Biaya: gratis. Pendaftaran: bit.example/seminar, CP 0812 0000 7777`,
  ],
  [
    'letter',
    `Kepada Yth. Manajer HRD
Hotel Contoh, Yogyakarta

Dengan hormat,
Saya yang bertanda tangan di bawah ini:
Nama: Rudi Rekaan
Tempat, tanggal lahir: Sleman, 1 Mei 1999
Pendidikan: SMK Perhotelan
No. HP: 0812 0000 8888
mengajukan lamaran sebagai staf dapur. Saya pernah bekerja di restoran selama dua tahun.
Atas perhatian Bapak/Ibu saya ucapkan terima kasih.
Hormat saya, Rudi Rekaan`,
  ],
  [
    'other',
    `function add(a, b) { return a + b; }
const total = items.reduce((sum, item) => sum + item.price, 0);
console.log(total);`,
  ],
  [
    'letter',
    `Recommendation letter
To whom it may concern,
I have known Sari Contoh since 2019, when she joined my team as an accountant at PT Rekaan. She closed the books of 12 companies each month and never missed a date. I recommend her without reservation.
Sincerely, Budi Rekaan, CFO`,
  ],
  [
    'other',
    `How to write a good CV
1. Start with your name and contact details.
2. List your work experience, newest first, with dates.
3. Add your education and skills.
4. Keep it to two pages. Recruiters read a CV in 30 seconds.
Good luck!`,
  ],
];

/** CVs in plain words, without headings, or with words that jokes have too. */
const cvs: string[] = [
  `drh. Maya Rekaan
Veterinarian, Bogor | maya@mail.example | 0812 0000 3333
Experience
Veterinarian, Klinik Hewan Contoh, March 2019 - present
- Treat 25 dogs and cats a day; sleep apnea clinic for bulldogs started in 2022
- Cut waiting time from 50 to 20 minutes
Education
Veterinary Medicine, Universitas Contoh, 2012 - 2018
Skills: surgery, ultrasound`,
  `Tono
cari kerja kuli atau kernet
hp 0812 0000 2222
dulu kernet truk 3 tahun di bekasi, angkut galon dan beras. kuat angkat 50 kg. bisa nyetir motor, sim c ada. sd tamat.`,
  `Sari Bumi Rekaan
Pramuniaga Planet Sepatu, Solo, 0813 0000 4444
Planet Sepatu, pramuniaga, 2021 - sekarang. Jual 40 pasang sehari, stok opname tiap minggu.
Toko Dewa Ban, kasir, 2019 - 2021. Melayani 100 orang sehari.
SMK Contoh Solo, 2019`,
  `Rina, mother of three, back to work. I cooked for a school canteen, 200 lunches a day, from 2015 to 2019. I can keep accounts and drive a car. Call me on 0812 0000 1212. I finished SMA in 2005.`,
  `Putra Rekaan
Game designer | Jakarta | putra@mail.example | 0812 0000 9191
Experience
Game Designer, Studio Contoh, Jan 2020 - now
- Designed 40 levels of a zombie and dragon game with 2 million downloads
- Raised day-7 retention from 11% to 17%
Junior Designer, Rekaan Games, Jun 2017 - Dec 2019
- Wrote dialogue for monsters and a pirate story
Education
S1 Desain, Institut Contoh, 2013 - 2017
Skills: Unity, Figma`,
  `CURRICULUM VITAE
Nama : Joko Rekaan
Alamat : Klaten
No HP : 0812 0000 6767
Pendidikan : SMK Contoh
Pengalaman : -
Keahlian : las listrik`,
  `Wati Rekaan
Housekeeping hotel, Denpasar
0812 0000 5656
Hotel Contoh, room attendant, 2018 - sekarang: membersihkan 14 kamar dan kamar mandi per hari, mengganti seprai, bantal, guling.
Toko Kasur Rekaan, penjaga toko, 2015 - 2018. Jual kasur, sofa, bantal.
SMP lulus 2014`,
  `Andi Rekaan
QC garmen, Bandung, 0812 0000 7878, andi@mail.example
Pengalaman
PT Garmen Contoh, QC, 2019 - sekarang
- Memeriksa 600 potong per hari, produk gagal turun dari 6% menjadi 2%
- Menangani barang yang ditolak pembeli
Pendidikan
SMA Contoh Bandung, 2016
Keahlian: AQL, jahit`,
  `Dewi Rekaan, pengasuh anak
Jakarta, 0812 0000 8989
Mengasuh bayi kembar sejak 2020 di rumah keluarga: mandi, popok, makan, tidur siang. Sebelumnya di daycare 12 balita.
Bisa P3K bayi. SMK Kesehatan 2018.`,
  `Raja Rekaan
Sales, Medan | raja@mail.example | 0811 0000 3131
Experience
Sales Executive, Planet Ban, Jan 2020 - present
- Sold 120 tyres a month, 15% above target
Education
SMA Contoh Medan, 2014 - 2017
Skills: negotiation, driving`,
];

const jokes: string[] = [
  `Bartholomew Slow
Professional Sleeper
Contact: wake me after noon

Experience
Head of Napping, Bedroom Inc, 2015 - present
- Tested 40 pillows, approved none
- Reached 99% of dreams on time
Junior Yawner, Living Room, 2010 - 2015
Education
Kindergarten, almost finished
Skills: snoring, drooling`,
  `KANG HALU
Presiden Halu Indonesia
HP: nanti kalau ada pulsa

Pengalaman
2019 - sekarang: CEO Khayalan Group, omzet 5 triliun di mimpi
2017 - 2019: Manajer Angan-angan, 300 karyawan semuanya bantal

Pendidikan: Universitas Tiktok, jurusan Joget
Keahlian: melamun, ngopi, ngutang`,
  `Napoleon B.
Emperor, retired
Elba | napoleon@mail.example

Work history
Emperor of the French, 1804 - 1814
- Led 600,000 people to Russia, returned with fewer
- Conquered Europe, 6 countries in 4 years
Island administrator, Elba, 1814 - 1815
Education: military school
Skills: horses, hats, short temper`,
  `GATOTKACA
Ksatria Pringgodani, otot kawat tulang besi
0812 0000 1111

Pengalaman Kerja
Ksatria udara, Kerajaan Pringgodani, 2000 - sekarang
- Terbang tanpa pesawat, 200 km per jam
- Mengalahkan 90 raksasa
Pendidikan
Kawah Candradimuka, lulus cepat
Keahlian: terbang, otot, kumis`,
  `Rex the Good Boy (dog)
Kennel 4, Bogor

Objective: treats
Experience
Security Manager, Front Door, 2019 - present
- Barked at 1,200 postmen, all of them left
- Zero burglars
Education: sit, 2019
Skills: sit, roll, smell`,
  `Nama: Tuyul Santoso
Pekerjaan: tuyul lepas

Pengalaman kerja
2015 - 2020 Tuyul senior, CV Babi Ngepet Jaya
- mengambil uang dari 340 rumah tanpa ketahuan
2020 - sekarang konsultan pesugihan, gunung sebelah
Pendidikan: kuburan angker, angkatan 12
Gaji: susu dua gelas`,
  `D. Vader
Dark Lord | Galaxy far away | vader@mail.example

EXPERIENCE
Dark Lord, The Empire, 19 BBY - present
- Managed the building of two Death Stars, both late
- Team of 1 million, turnover by choking 80%
Jedi, Council, until the accident
SKILLS: breathing, choking, parenting (poor)`,
  `Curriculum Vitae
Ratu Drama
Ahli Kode Keras

Pengalaman
Pacar profesional, 2018 - 2021: ngambek 3x sehari, tingkat keberhasilan 100%
Mantan terindah, 2021 - sekarang: stalking 14 akun setiap malam
Pendidikan: S2 Jurusan Ditinggal Nikah
Keahlian: bilang terserah, nangis`,
  `Admin Grup Keluarga
Pakde Bambang, WA aktif 24 jam

Pengalaman
Admin grup "Keluarga Besar", 2016 - sekarang
- Meneruskan 5.000 pesan berantai, 0 yang benar
- Mengirim ucapan selamat pagi dengan gambar bunga
Pendidikan: kampus kehidupan
Keahlian: jempol, stiker, hoaks`,
  `Sir Loafs-a-lot
Bread enthusiast and part-time legend
legend@mail.example

EXPERIENCE
Toast Inspector, My Kitchen, 2018 - present
- Burned 400 slices, ate them anyway
- Argued with the toaster, lost
Gravity Tester, Staircase, 2016
- Fell 12 times with great success
EDUCATION
Hogwarts, rejected twice
SKILLS: butter, jam, denial`,
  `Udin Petot
Pengangguran profesional
HP 0812 0000 3030

Pengalaman Kerja
Pengangguran Senior, Rumah Orang Tua, 2018 - sekarang
- Berhasil menghabiskan 3 toples nastar dalam 1 jam
- Menjawab pertanyaan "kapan kerja" sebanyak 1.200 kali
Penonton Bola, Pos Ronda, 2015 - 2018
- Memarahi wasit lewat televisi
Pendidikan
SMA, lulus karena gurunya kasihan
Keahlian: ngopi, main kartu, mengelak`,
  `Zeus
God of thunder, Mount Olympus
Work Experience
Chief Executive God, Olympus, 800 BC - now
- 240 bolts a year, 98% accuracy
- Fathered half of the board
Education: swallowed by father
Skills: lightning, swans`,
  `Mochi Si Kucing Oren
Jabatan: Penguasa Rumah
Pengalaman
Kepala Keamanan Dapur, 2020 - sekarang: mencuri 54 ikan asin, menjatuhkan 12 gelas
Asisten Tidur Majikan, 2019 - 2020
Pendidikan: Akademi Kolong Meja
Keahlian: mencakar, mendengkur`,
  `John Nobody
I am very famous in my street.
Work: Lottery player (2010-now), won 3 dollars. Professional bench warmer. Elevator button expert.
Education: I watched a documentary.
References: my mother, who is biased.
Salary: yes please.`,
  `Ayu Tingting KW Super
Artis Kamar Mandi
IG: @kw
Pengalaman
Penyanyi kamar mandi, 2012 - sekarang, 0 penonton, 1 sabun
Penari TikTok, 14 follower, 12 di antaranya saudara
Pendidikan: les online gratisan
Keahlian: fals`,
  `Max Power
Professional Gamer of Life
Experience
Achieved level 99 in fridge raiding, 2015 - present
CEO of Doing It Tomorrow Ltd., 2012 - 2015: postponed 1,400 meetings
Skills: coffee, sarcasm, Ctrl+Z
Hobbies: work (kidding)`,
];

test.each(others)('%s is no CV: %s', (kind, text) => expect(kindOf(text)).toBe(kind));

test.each(cvs)('is a CV, and none of its words makes it a joke: %s', (text) => {
  expect(kindOf(text)).toBe('cv');
  expect(isJoke(text)).toBe(false);
});

test.each(jokes)('is a joke in the form of a CV: %s', (text) => {
  expect(kindOf(text)).toBe('cv');
  expect(isJoke(text)).toBe(true);
});
