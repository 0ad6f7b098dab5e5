/** As in pages.ts, for the policies, the community, events and figures. */
export const askedOfPolicies: Readonly<Record<string, string>> = {
  'terms/scope':
    'terms apply engagement letter company services fee search contract agreement surat perikatan biaya jasa fee headhunter persen perjanjian',
  'terms/services':
    'promise job guaranteed hire paid plan certain to get job money from talent fee admin pay asks nobody pasti dapat kerja dijamin diterima minta uang bayar supaya diterima seragam',
  'terms/accounts':
    'age 17 18 years old minimum under age one account two accounts share umur usia minimal dua akun anak sekolah close account',
  'terms/talent': 'what talent agree lie cv false honest bohong cv palsu kewajiban talenta',
  'terms/companies':
    'what companies agree data of candidates use duties approach past bypass kewajiban perusahaan data kandidat',
  'terms/ai':
    'ai wrong mistake trust analysis incorrect rely hallucination salah percaya analisis keliru akurat',
  'terms/plans':
    'plan renew automatically subscription charge card again next month refund money back policy charged twice double payment cancel unused quota left lapses unpaid invoice expired void price sign in paket diperpanjang otomatis perpanjangan terpotong refund uang kembali dua kali bayar sisa kuota hangus invoice kedaluwarsa tidak dibayar metode pembayaran paypal cicilan paylater crypto kartu',
  'terms/guarantee':
    'guarantee executive search 90 days tell in writing 14 days conditions void not hold person leaves let go replacement search again candidate quits garansi 90 hari syarat batal kondisi tidak berlaku berapa hari lapor memberi tahu resign keluar dipecat pengganti',
  'terms/community': 'event seats transfer photos house rules kursi acara foto aturan',
  'terms/forbidden': 'forbidden not allowed scrape spam selling advertise dilarang iklan jualan spam',
  'terms/property': 'who owns my cv content copyright milik siapa hak cipta republish articles',
  'terms/availability':
    'shut down paid service end early money back discontinue site down maintenance layanan dihentikan ditutup uang kembali gangguan',
  'terms/liability': 'liable damages responsible ganti rugi tanggung jawab',
  'terms/ending': 'account suspended blocked banned closed why appeal akun diblokir ditangguhkan banding',
  'terms/law': 'law court dispute language which version applies hukum pengadilan sengketa bpsk konsumen',
  'terms/changes': 'terms change notice perubahan ketentuan',
  'terms/contact': 'address of sabi legal alamat',
  'privacy/controller': 'who is responsible controller data protection officer pengendali dpo',
  'privacy/data':
    'which data collect credit card number stored religion marital status photo in cv leave out data apa dikumpulkan nomor kartu kredit disimpan agama status nikah ktp foto di cv',
  'privacy/purposes': 'why use my data legal basis consent untuk apa data dasar hukum persetujuan',
  'privacy/ai':
    'train ai on my cv model openai chatgpt rejected by machine automated decision cv dipakai melatih ai ditolak mesin robot keputusan otomatis',
  'privacy/recipients':
    'who sees my data sell data third parties share recruiters other people database siapa melihat data dijual pihak ketiga dibagikan google linkedin sign in',
  'privacy/transfers': 'data sent abroad outside indonesia server location country luar negeri server dimana',
  'privacy/retention':
    'how long keep cv chat messages stored saved deleted after 24 hours analysis without account invoices days berapa lama disimpan cv chat percakapan tanpa akun bot analisis tersimpan bocor',
  'privacy/storage': 'cookies tracking google analytics browser storage kuki pelacakan iklan',
  'privacy/security':
    'secure safe encrypted password read by staff hash hacked aman enkripsi kata sandi password dibaca orang sabi terlindungi',
  'privacy/rights':
    'copy of my data everything you know about me delete correct object rights request how long answer salinan data pribadi hak hapus koreksi minta data',
  'privacy/breach':
    'data breach leak hacked how soon told notify kebocoran data bocor dikabari berapa lama diberitahu',
  'privacy/children': 'under 18 child minor age 17 anak di bawah umur usia',
  'privacy/changes': 'privacy policy changes perubahan kebijakan',
  'accessibility/scope': 'accessibility statement disabled aksesibilitas difabel',
  'accessibility/measure': 'wcag standard level',
  'accessibility/works':
    'screen reader blind keyboard zoom enlarge tunanetra pembaca layar papan ketik disabilitas buta warna',
  'accessibility/checks': 'how tested accessibility axe diuji',
  'accessibility/limits': 'what does not work accessibility problems hambatan belum berfungsi',
  'accessibility/contact': 'report accessibility barrier lapor hambatan aksesibilitas',
  'community/questions/0': 'community need to be looking for job harus mencari kerja anggota',
  'community/questions/1': 'community requirements free cost join syarat gratis bayar gabung komunitas',
  'community/questions/2':
    'boss employer find out member community anonymous see my name bos tahu saya anggota komunitas anonim',
  'community/questions/3':
    'no circle for my city trade start new circle lead kota bidang belum ada buka lingkar baru',
  'community/questions/4':
    'recruiters companies hr in circle group hrd perusahaan di grup komunitas perekrut',
  'community/rules/0': 'screenshots confidential tangkapan layar rahasia grup',
  'community/rules/1': 'insult harassment behaviour menghina pelecehan sopan',
  'community/rules/2': 'fake name hire identify yourself nama palsu hrd mengaku',
  'community/rules/3': 'post job in community rules vacancy pasang lowongan di grup komunitas bayar melamar',
  'community/rules/4':
    'advertise course sell promote product circle iklan kursus jualan promosi grup mlm investasi',
  'community/rules/5': 'removed kicked out leader decides dikeluarkan banned grup',
  'community/circles':
    'which circles groups fresh graduate first job trade list grup lulusan baru fresh graduate bidang apa saja lingkar baru lulus',
  'community/chapters': 'which cities meetups chapters where kota mana saja pertemuan kopdar cabang',
  'event/interview-answers': 'next webinar interview december webinar wawancara terdekat desember',
  'event/what-recruiters-read-first': 'webinar recruiters read first cv october perekrut baca pertama',
  'event/one-page-cv':
    'gap year 2 year two years show gap on cv help mother family care sakit cv workshop one page gap career break come back to work return after break looked after unemployed layoff write cv jeda karier menganggur lama phk kembali bekerja cv kosong ditulis lokakarya cv satu halaman vakum',
  'event/manufacturing-evening': 'manufacturing evening cikarang pabrik malam manufaktur',
  'event/makassar-evening': 'makassar logistics sulawesi event',
  'event/jayapura-evening': 'papua jayapura event',
  'event/structured-interviews':
    'training hiring managers interview workshop surabaya structured pelatihan manajer wawancara',
  'event/talking-about-pay': 'salary negotiation webinar january negosiasi gaji tawaran nego',
  'claim/industries': 'which industries sectors fields serve industri bidang apa saja',
  'claim/placements':
    'how many people placed got job through sabi berapa orang berhasil dapat kerja lewat sabi ditempatkan',
  'claim/talentProcessed': 'how many people talent pool screened database size berapa talenta',
  'claim/talentExcellence':
    'talent excellence score meaning satisfaction skor talent excellence artinya kepuasan klien',
  'claim/partnerCompanies': 'how many companies clients partner berapa perusahaan klien mitra',
  'claim/fasterHiring': 'how much faster lebih cepat berapa persen',
  'claim/costSavings': 'save cost how much hemat berapa',
  'claim/matchRate': 'match rate invited interview',
};

/** The same of plans and single services. */
export const askedOfOffers: Readonly<Record<string, string>> = {
  'plan/starter': 'starter free plan what is inside gratis isi paket starter template cv templat',
  'plan/basic': 'basic plan what is inside how long does it last isi paket basic berlaku berapa hari',
  'plan/pro': 'pro plan what is inside how long does it last isi paket pro berlaku berapa hari',
  'plan/elite':
    'elite plan what is inside how long does it last isi paket elite berlaku berapa hari hr expert choose',
  'service/cv-linkedin': 'cv makeover linkedin makeover single perbaikan cv',
  'service/job-application': 'more applications extra quota tambah kuota lamaran 25 lowongan',
  'service/career-consultation': 'single consultation one consultation konsultasi sekali satuan',
  'service/whatsapp-assistant': 'whatsapp assistant asisten whatsapp',
  'service/hr-webinar': 'hr webinar single',
  'service/cv-template': 'cv templates template premium design templat cv',
  'service/personality-test': 'personality test tes kepribadian',
  'service/private-hr-session': 'private hr session sesi privat',
};
