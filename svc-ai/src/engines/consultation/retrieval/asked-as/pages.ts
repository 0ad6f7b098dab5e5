/**
 * How people ask for passages of pages, where the passage says it in other words: by id, without `dictionary/`, and by
 * the beginnings of ids. English and Indonesian stand side by side.
 */
export const askedOfPages: Readonly<Record<string, string>> = {
  'mf-marketing/home/goodbye.text':
    'what is sabi what does sabi do difference job portal apa itu sabi beda dengan portal lowongan',
  'mf-marketing/home/partners.title':
    'clients partner companies how many companies klien mitra berapa perusahaan',
  'mf-marketing/home/promo.offer': 'free starter plan cost nothing gratis paket starter',
  'mf-marketing/home/closing.text': 'get started begin sign up mulai daftar',
  'mf-marketing/talent-solution/panels.expert.text':
    'book consultation career coach expert advice talk to someone gap career change konsultasi karier pakar bimbingan ganti karier jadwal konsultasi career break jeda karier',
  'mf-marketing/talent-solution/panels.cv-upload.text':
    'analyze my cv check cv review good cv analyzer how does it work free cek cv analisis cv bagus periksa cv format file pdf word',
  'mf-marketing/talent-solution/cv.hint':
    'minimum characters letters how short text paste cv minimal huruf karakter teks pendek tempel disimpan stored used',
  'mf-marketing/talent-solution/cv.job.open':
    'compare cv with job posting job description match specific vacancy bandingkan cv dengan lowongan deskripsi pekerjaan cocok',
  'mf-marketing/talent-solution/panels.positions.text':
    'newest jobs pay shown salary latest opportunities lowongan terbaru gaji dicantumkan',
  'mf-marketing/talent-solution/panels.community.text': 'community meet people join komunitas bertemu orang',
  'mf-marketing/talent-solution/cv.claim.gone':
    'old analysis open again full report last week without account no longer kept analisis lama laporan lengkap dibuka lagi minggu lalu tanpa akun hilang',
  'mf-marketing/talent-solution/plans.onlyTalent':
    'plan for company employees buy plans for staff paket untuk perusahaan karyawan',
  'mf-marketing/talent-solution/plans.elite.bonus':
    'elite hr experts choose pick session 1 hour how many experts paket elite pilih pakar hr sesi 1 jam berapa pakar',
  'mf-marketing/talent-solution/services.text': 'single services without a plan layanan satuan tanpa paket',
  'mf-marketing/company-solution/services.executive.text':
    'executive search leadership director c-level headhunter difference specialized pencarian eksekutif pimpinan direktur beda',
  'mf-marketing/company-solution/services.specialized.text':
    'specialized recruitment rare skill difference executive rekrutmen spesialis keahlian langka beda executive',
  'mf-marketing/company-solution/services.consulting.text':
    'talent consulting structure pay bands salary structure retention konsultasi talenta struktur gaji retensi',
  'mf-marketing/company-solution/process.text':
    'hiring process steps nine steps how do you work walk me through tahapan rekrutmen proses langkah alur dari awal sampai akhir',
  'mf-marketing/company-solution/process.discovery.text':
    'first step kick off brief understand role langkah pertama kebutuhan',
  'mf-marketing/company-solution/process.headhunting.text':
    'approach passive candidates not looking employed elsewhere competitor mendekati kandidat yang tidak mencari sedang bekerja',
  'mf-marketing/company-solution/process.screening.text':
    'first interview screen motivation expectations salary wawancara awal seleksi awal motivasi ekspektasi',
  'mf-marketing/company-solution/process.assessment.text':
    'skill test task case assessment candidates tes kemampuan studi kasus asesmen kandidat',
  'mf-marketing/company-solution/process.psychologicalTest.text':
    'psychometric psychotest personality test candidates psikotes tes psikologi kandidat',
  'mf-marketing/company-solution/process.report.text':
    'candidate report what do we receive contents shortlist laporan kandidat isi diterima daftar pendek berapa kandidat',
  'mf-marketing/company-solution/process.verification.text':
    'check references degrees diploma background check fake certificate verifikasi ijazah referensi cek latar belakang riwayat kerja palsu',
  'mf-marketing/company-solution/process.negotiation.text':
    'negotiate salary offer help bantu negosiasi gaji penawaran',
  'mf-marketing/company-solution/process.onboarding.text':
    'after start first weeks stay involved follow up onboarding setelah mulai bekerja didampingi orientasi pendampingan',
  'mf-marketing/company-solution/benefits.faster.text': 'faster hiring speed lebih cepat',
  'mf-marketing/company-solution/benefits.savings.text': 'save cost savings hemat biaya',
  'mf-marketing/company-solution/benefits.match.text': 'match rate shortlist interview tingkat kecocokan',
  'mf-marketing/company-solution/benefits.riskFree.text':
    'guarantee risk replacement person leaves resign specialized recruitment garansi ganti orang keluar resign',
  'mf-marketing/company-solution/faq.guarantee.answer':
    'guarantee replacement candidate leaves resigns quits two months placed hire gone kandidat resign keluar bulan kedua garansi diganti pengganti berlaku',
  'mf-marketing/company-solution/faq.time.answer':
    'how long manager director depends how long search take until signed offer weeks time to hire fill role berapa lama pencarian sampai penawaran waktu cepat',
  'mf-marketing/company-solution/faq.start.answer':
    'what do you need to begin start without job description no jd yet butuh apa untuk mulai belum ada deskripsi pekerjaan bantu tulis',
  'mf-marketing/company-solution/faq.consultant.answer':
    'who answers chat bot human real person ai siapa yang menjawab robot manusia',
  'mf-marketing/company-solution/product.text':
    'recruit on our own software ats available ready perangkat lunak rekrut sendiri',
  'mf-marketing/company-solution/closing.text':
    'first talk consultation quote proposal start search konsultasi awal penawaran mulai pencarian',
  'mf-marketing/applicant-tracking/hero.text':
    'ats sabi ats available now launch ready use when open demo sudah bisa dipakai rilis kapan tersedia dibangun belum jadi coba',
  'mf-marketing/applicant-tracking/closing.text':
    'register ats recruiter waitlist sign up sign ats daftar ats perekrut',
  'mf-marketing/applicant-tracking/features.text':
    'ats features what will it have list sabi ats fitur apa saja',
  'mf-marketing/applicant-tracking/features.automation.text':
    'ats automation reminders automatic replies post once otomatis pengingat balasan otomatis',
  'mf-marketing/applicant-tracking/features.talentPool.text':
    'ats talent pool crm database past candidates silver medalist kandidat lama kumpulan talenta',
  'mf-marketing/applicant-tracking/features.collaboration.text':
    'ats team users managers rate score candidates together tim user divisi nilai kandidat bersama scorecard',
  'mf-marketing/applicant-tracking/features.parsing.text':
    'parsing automatically resume ats parse cv read pdf word indonesian automatically import baca cv otomatis format word',
  'mf-marketing/applicant-tracking/features.analytics.text':
    'ats dashboard report source statistics dasbor laporan statistik sumber',
  'mf-marketing/contact/message.text':
    'message form how long reply when answer respond working day waiting kirim pesan formulir dibalas berapa lama jawaban belum dibalas',
  'mf-marketing/contact/hero.text':
    'contact human person talk to someone real person speak to somebody customer service call hubungi orang cs admin bicara manusia whatsapp',
  'mf-marketing/contact/details.social.text': 'instagram linkedin social media media sosial',
  'mf-marketing/contact/details.office.text':
    'office address where located visit come by walk in directions alamat kantor dimana datang langsung lokasi berkunjung',
  'mf-marketing/contact/details.phone.text': 'phone number call extension nomor telepon telpon',
  'mf-marketing/contact/details.email.text': 'email address mail contact alamat email surel',
  'mf-marketing/community/what.text': 'what is community about apa itu komunitas',
  'mf-marketing/community/join.steps.account.text':
    'how to join community become member whatsapp group gabung komunitas cara bergabung anggota daftar grup',
  'mf-marketing/community/leaders.text':
    'community leaders who how many become leader pemimpin komunitas siapa berapa',
  'mf-marketing/events/page.signUpText':
    'how to register event webinar sign up reserve seat link zoom get link cara daftar event webinar acara kursi link online tautan',
  'mf-marketing/events/past.text':
    'past event missed recording again replay over webinar lewat ketinggalan rekaman diulang lagi',
  'mf-marketing/events/closing.text': 'speaker host event suggest topic speak pembicara usul topik',
  'mf-marketing/team/hero.text':
    'who works at sabi team recruiters coaches engineers or just software ai siapa yang bekerja tim sabi orang atau robot',
  'mf-marketing/team/work.text': 'how do you work pairs recruiters cara kerja tim',
  'mf-marketing/team/values.honest.text': 'values honest nilai jujur',
  'mf-marketing/team/values.private.text': 'who owns my cv show cv to others cv milik siapa',
  'mf-jobs/jobs/list.head.description':
    'job ads salary shown pay listing old how old dead ads expired find jobs where see vacancies job board lowongan gaji dicantumkan ditampilkan loker terbaru lihat dimana usia lowongan lama',
  'mf-jobs/jobs/replies.formula.badge':
    'replies fast badge company label meaning next to company cepat membalas tanda lencana arti',
  'mf-jobs/jobs/replies.formula.counted':
    'reply rate record how counted company answers applications catatan balasan dihitung',
  'mf-jobs/jobs/company.unverified':
    'verified company papers checked real company perusahaan terverifikasi diperiksa asli',
  'mf-jobs/jobs/closed.text': 'job closed no longer apply lowongan tutup ditutup',
  'mf-jobs/apply/cv.none': 'apply without cv no cv needed upload melamar tanpa cv tidak punya cv wajib cv',
  'mf-jobs/apply/match.text':
    'requirements not meet all match apply anyway syarat kurang tidak memenuhi cocok boleh melamar kualifikasi',
  'mf-jobs/apply/questions.knockOut':
    'screening questions knock out rejected automatically robot pertanyaan perusahaan gugur otomatis ditolak sistem',
  'mf-jobs/apply/shared.contact':
    'what does company see get when i apply my data shared profile phone data apa saja dilihat perusahaan waktu melamar dikirim',
  'mf-jobs/apply/shared.note':
    'changed profile after applying company see new version update edit application ubah profil setelah melamar perusahaan lihat versi baru',
  'mf-jobs/apply/quota.free':
    'free applications month how many jobs can i apply to apply free lamaran gratis sebulan berapa kali melamar gratis kuota',
  'mf-jobs/apply/quota.back':
    'application not opened get back quota returned nobody opened not read lamaran tidak dibuka dibaca kuota kembali balik',
  'mf-jobs/apply/checking.text': 'application checking plan pending submitting lamaran diperiksa menunggu',
  'mf-jobs/apply/problem.ACCESS_DENIED': 'recruiter account apply talent only akun perekrut melamar',
  'mf-jobs/apply/exists.state.closed_unanswered':
    'no answer company did not reply how long wait answer application silence closed perusahaan tidak menjawab lamaran berapa lama menunggu jawaban ditutup tidak ada kabar',
  'mf-jobs/report/trust.never':
    'admin fee pay for job scam fraud asks for money transfer uniform whatsapp somebody from sabi original documents ijazah asli diminta bayar uang transfer penipuan biaya administrasi seragam loker palsu',
  'mf-jobs/report/open': 'report job fake suspicious ad complain laporkan lowongan palsu mencurigakan lapor',
  'mf-auth/auth/signIn.unconfirmedText':
    'verification email never got did not arrive confirm address spam email verifikasi tidak masuk belum datang tidak terkirim aktivasi',
  'mf-auth/mail-links/verify.newMailText':
    'verification email again resend new code link email verifikasi kirim ulang kode baru tidak masuk',
  'mf-auth/mail-links/verify.link.expiredText':
    'link expired does not work verification used tautan kedaluwarsa tidak berfungsi',
  'mf-auth/auth/alternatives.passkey':
    'log in with google linkedin facebook passkey without password sign in masuk pakai google linkedin tanpa password login',
  'mf-auth/auth/layout.talent.cv': 'sign up create account register how daftar buat akun cara mendaftar',
  'mf-auth/auth/signUp.cv.rule':
    'cv file size maximum format sign up upload 10 mb ukuran file cv maksimal megabyte format daftar unggah',
  'mf-auth/auth/fields.lastNameHint':
    'one name only single name last name surname mononym nama satu kata nama belakang kosong cuma satu',
  'mf-auth/auth/layout.recruiter.review':
    'recruiter account reviewed company sign up approval akun perekrut diperiksa persetujuan daftar perusahaan',
  'mf-auth/auth/rules.passwordTooShort':
    'password how long characters minimum rules strong kata sandi minimal karakter panjang',
  'mf-auth/mail-links/wayIn.recovery.text':
    'forgot password reset new password cannot log in lupa password kata sandi tidak bisa masuk login ganti',
  'mf-auth/mail-links/wayIn.magiclink.text':
    'sign in by email link without password magic link masuk lewat email tanpa kata sandi',
  'mf-hire/hire/approval.pending.until':
    'recruiter approval how long review business waiting account approved publish akun perekrut berapa lama disetujui menunggu pemeriksaan usaha',
  'mf-hire/hire/onboarding.lead':
    'how to post a job publish vacancy start hiring advertise job cara pasang lowongan iklan lowongan tayang mulai merekrut',
  'mf-hire/hire/onboarding.create.text':
    'create company first person owner buat perusahaan pemilik daftarkan perusahaan',
  'mf-hire/hire/onboarding.join.text':
    'join my company already on sabi invite colleague member gabung perusahaan sudah ada undang rekan',
  'mf-hire/claim/lead':
    'join company that is already here request owner decides gabung perusahaan minta pemilik tidak bisa dihubungi',
  'mf-hire/hire/jobs.noneText':
    'publish job public page search engine google draft terbitkan lowongan halaman publik mesin pencari draf',
  'mf-hire/hire/jobs.unconfirmed':
    'job paused automatically confirm still open 30 days three weeks left alone lowongan dijeda otomatis konfirmasi didiamkan tayang',
  'mf-hire/hire/notRecruiter.join': 'talent account hire recruiter area akun talenta masuk area perusahaan',
  'mf-hire/company/fields.nibHint':
    'verify company nib verified badge papers documents verifikasi perusahaan nib dokumen centang',
  'mf-hire/company/details.endsVerification':
    'change legal name website verification ends ubah nama perusahaan situs verifikasi',
  'mf-hire/team/roleMeanings.admin':
    'roles team member admin recruiter interviewer permissions colleagues peran tim anggota izin hak akses rekan',
  'mf-talent/settings/password.text':
    'change password other devices ganti kata sandi password perangkat lain',
  'mf-talent/settings/sessions.text':
    'signed in devices log out everywhere stranger lost phone perangkat masuk keluar dari semua hp hilang',
  'mf-talent/settings/codes.text':
    'recovery codes two factor authenticator lost phone kode pemulihan 2fa autentikasi',
  'mf-talent/settings/passkeys.text': 'passkey fingerprint face sidik jari wajah',
  'mf-talent/settings/email.hint': 'change email address ganti alamat email',
  'mf-talent/settings/language.text': 'change language english indonesian site emails ganti bahasa',
  'mf-talent/settings/visibility.off':
    'recruiters see my profile visibility find me perekrut lihat profil saya',
  'mf-talent/settings/visibility.companies.text':
    'hide profile from current employer boss not know looking for job block company sembunyikan profil dari bos atasan perusahaan sekarang tidak tahu cari kerja disembunyikan blokir',
  'mf-talent/settings/views.text': 'who looked at opened my application siapa membuka melihat lamaran saya',
  'mf-talent/settings/sharing.text': 'share profile link without account bagikan profil tautan link',
  'mf-talent/settings/notifications.otherChannels':
    'notifications emails whatsapp turn off stop emails newsletter notifikasi email matikan berhenti langganan',
  'mf-talent/settings/copy.text': 'download my data copy export unduh data saya salinan ekspor',
  'mf-talent/settings/deletion.text':
    'delete account permanently close erase change my mind undo hapus akun permanen tutup akun batal',
  'mf-talent/settings/name.lastNameHint':
    'one name only last name change name nama satu kata nama belakang ganti nama',
  'mf-talent/plans/plans.text':
    'buy same plan again upgrade higher plan lose days extend longer beli paket sama lagi sebelum habis masa berlaku ditambah naik paket upgrade hari hilang',
  'mf-talent/payments/refund.text':
    'refund sent not arrived how long bank e-wallet charged twice double refund belum masuk dikirim rekening terpotong dua kali dikembalikan berapa lama',
  'mf-talent/payments/receipts.empty': 'receipt invoice download kuitansi struk unduh faktur',
  'mf-talent/payments/history.expired': 'payment not in time underpaid less transfer kurang bayar terlambat',
  'mf-talent/payments/cancel.text': 'cancel order batalkan pesanan',
  'mf-talent/payments/statement.text': 'usage history quota used which first riwayat pemakaian kuota',
  'mf-talent/job-search/lead':
    'my applications saved jobs where see status track lamaran saya lowongan tersimpan lihat status',
  'mf-talent/job-search/withdraw.text': 'withdraw cancel application take back tarik batalkan lamaran',
  'mf-talent/job-search/returned.unopened':
    'application given back not opened lamaran dikembalikan tidak dibuka',
};
