/**
 * Other words for what a passage says, written from the passages alone and not from questions: how a person would name
 * the matter without knowing the page. By id; English and Indonesian stand side by side.
 */
export const paraphrases: Readonly<Record<string, string>> = {
  'dictionary/mf-marketing/home/goodbye.text':
    'different from jobstreet linkedin glints kalibrr other sites why choose you advantage unlike recruitment agency company introduce yourself kelebihan bedanya situs lain kenapa pilih keunggulan perkenalkan perusahaan bergerak di bidang',
  'dictionary/mf-marketing/home/partners.title':
    'which firms work with you customers who hire through you list of clients perusahaan mana saja yang bekerja sama rekanan',
  'dictionary/mf-marketing/home/closing.text':
    'where do i start first step new here baru pertama kali mulai dari mana langkah awal',
  'dictionary/mf-marketing/home/promo.offer':
    'is it free no charge zero cost trial starter what do i get without paying gratisan apakah gratis tanpa bayar coba dulu paket paling murah isi starter',
  'dictionary/mf-marketing/talent-solution/panels.expert.text':
    'appointment mentor counselling guidance career advisor hr expert session arrange schedule talk ask questions need login janji temu bimbingan mentor atur jadwal curhat karier ahli tanya jawab booking sesi perlu akun',
  'dictionary/mf-marketing/talent-solution/panels.cv-upload.text':
    'improve my cv feedback on cv rate my cv score tool checker ats friendly scan upload resume weakness strengths which file types docx nilai cv perbaiki cv masukan kekurangan cv skor alat periksa unggah cv ats friendly koreksi',
  'dictionary/mf-marketing/talent-solution/panels.positions.text':
    'recent openings new vacancies added lowongan baru kerja terkini',
  'dictionary/mf-marketing/talent-solution/panels.community.text':
    'networking connect with others same field relasi jaringan kenalan sesama profesi',
  'dictionary/mf-marketing/talent-solution/cv.job.open':
    'check how well my cv fits a job ad requirements match paste job text seberapa cocok cv saya dengan iklan kerja persyaratan',
  'dictionary/mf-marketing/talent-solution/cv.hint':
    'too short error text length limit analyzer plain text what happens to pasted text terlalu pendek panjang teks analisis',
  'dictionary/mf-marketing/talent-solution/cv.claim.gone':
    'result disappeared cannot see analysis anymore expired report hasil analisis hilang tidak ada lagi kadaluarsa',
  'dictionary/mf-marketing/talent-solution/closing.text':
    'build resume from profile generate cv maker create cv automatically buat cv otomatis dari profil pembuat cv bikin cv',
  'dictionary/mf-marketing/talent-solution/hero.text':
    'who is it for fresh graduates experienced career switchers help for job seekers what do you offer talents apa yang ditawarkan untuk pencari kerja cocok untuk siapa pengalaman lulusan baru',
  'dictionary/mf-marketing/talent-solution/plans.text':
    'subscription options tiers packages compare choose pilihan paket bandingkan paket',
  'dictionary/mf-marketing/talent-solution/plans.onlyTalent':
    'corporate company subscription buy for my team business plan employer pricing paket korporat perusahaan beli untuk tim',
  'dictionary/mf-marketing/talent-solution/plans.elite.bonus':
    'choose the person hr practitioner yourself decided by sabi menentukan orangnya sendiri praktisi highest plan support months private session hr paling lengkap paket tertinggi dukungan hari',
  'dictionary/mf-marketing/talent-solution/services.text':
    'a la carte buy one thing only individually without subscribing beli satu saja eceran tanpa langganan',
  'dictionary/mf-marketing/company-solution/services.executive.text':
    'ceo cfo gm general manager vp head country top management senior leader confidential discreet headhunter manajemen puncak posisi senior rahasia jajaran direksi pimpinan',
  'dictionary/mf-marketing/company-solution/services.specialized.text':
    'hard to find niche technical expert specialist talent scarce spesialis langka susah dicari teknis ahli khusus',
  'dictionary/mf-marketing/company-solution/services.consulting.text':
    'not recruiting yet only help with salary structure fair belum mau rekrut hanya susun struktur gaji organisation design advice salary benchmark compensation review workforce planning hr advisory struktur organisasi benchmark gaji konsultan sdm penilaian tim',
  'dictionary/mf-marketing/company-solution/process.text':
    'we sign with you tomorrow what happens until the person sits at the desk how does it work workflow phases from beginning to end overview recruiting procedure stages timeline prosesnya gimana cara kerja alurnya urutan fase',
  'dictionary/mf-marketing/company-solution/process.discovery.text':
    'briefing intake meeting need analysis kick-off kebutuhan perusahaan awal diskusi',
  'dictionary/mf-marketing/company-solution/process.headhunting.text':
    'where do you source candidates poach sourcing direct approach cari kandidat di mana sumber kandidat membajak',
  'dictionary/mf-marketing/company-solution/process.screening.text':
    'prescreen phone interview filter applicants seleksi saring penyaringan kandidat',
  'dictionary/mf-marketing/company-solution/process.assessment.text':
    'practical test competence evaluation work sample uji kompetensi tes praktik',
  'dictionary/mf-marketing/company-solution/process.psychologicalTest.text':
    'disc mbti iq aptitude character test psikotest kepribadian calon karakter',
  'dictionary/mf-marketing/company-solution/process.report.text':
    'how many candidates will you present profiles pros cons recommendation presentasi kandidat berapa orang yang diajukan kelebihan kekurangan',
  'dictionary/mf-marketing/company-solution/process.verification.text':
    'reference check employment history criminal record fake diploma validate verify previous employer keaslian ijazah rekam jejak mantan atasan',
  'dictionary/mf-marketing/company-solution/process.negotiation.text':
    'offer letter closing deal compensation discussion counter offer surat penawaran tawar menawar gaji kandidat',
  'dictionary/mf-marketing/company-solution/process.onboarding.text':
    'after hire aftercare new employee joins support probation follow setelah bergabung hari pertama pendampingan karyawan baru',
  'dictionary/mf-marketing/company-solution/benefits.faster.text':
    'speed percent faster quicker time saving seberapa cepat persen lebih cepat',
  'dictionary/mf-marketing/company-solution/benefits.savings.text':
    'cheaper reduce recruitment budget save money efficient hemat anggaran berapa persen penghematan',
  'dictionary/mf-marketing/company-solution/benefits.match.text':
    'success rate quality of candidates accuracy kualitas kandidat tingkat keberhasilan akurasi',
  'dictionary/mf-marketing/company-solution/benefits.riskFree.text':
    'what if hire fails wrong person poor performance warranty period kalau kandidat gagal tidak cocok kinerja buruk masa garansi',
  'dictionary/mf-marketing/company-solution/faq.guarantee.answer':
    'warranty period coverage months free replacement cakupan garansi berapa lama garansi pengganti gratis',
  'dictionary/mf-marketing/company-solution/faq.time.answer':
    'how many weeks until a new manager signs roughly berapa pekan sampai tanda tangan duration deadline how fast can you find urgent need someone quickly durasi berapa minggu butuh cepat mendesak lama proses rekrut',
  'dictionary/mf-marketing/company-solution/faq.start.answer':
    'requirements to begin preparation documents information needed first meeting persiapan dokumen yang harus disiapkan syarat mulai kerja sama',
  'dictionary/mf-marketing/company-solution/faq.consultant.answer':
    'am i talking to a person are you a bot machine chatgpt apakah ini bot manusia admin asli ngobrol sama siapa kamu siapa',
  'dictionary/mf-marketing/company-solution/product.text':
    'self service recruiting software do it ourselves system internal hr aplikasi rekrutmen sendiri',
  'dictionary/mf-marketing/company-solution/closing.text':
    'get in touch meeting request discuss role how to hire you use your service engage pakai jasa kalian minta penawaran kontak tim kerja sama',
  'dictionary/mf-marketing/applicant-tracking/hero.text':
    'product release date beta access finished ready price of software status pengembangan kapan jadi kapan launching bisa dipakai sekarang',
  'dictionary/mf-marketing/applicant-tracking/closing.text':
    'early access interest list sign our company up for system daftarkan perusahaan kami untuk sistem',
  'dictionary/mf-marketing/applicant-tracking/features.text':
    'capabilities modules functions what can it do kemampuan modul fungsi bisa apa',
  'dictionary/mf-marketing/applicant-tracking/features.automation.text':
    'workflow rules auto email status updates candidates aturan alur email otomatis ke kandidat',
  'dictionary/mf-marketing/applicant-tracking/features.talentPool.text':
    'keep store candidates for later search tag bank data kandidat simpan cari lagi',
  'dictionary/mf-marketing/applicant-tracking/features.collaboration.text':
    'multiple users hiring managers comments share notes several people kolaborasi catatan komentar bareng',
  'dictionary/mf-marketing/applicant-tracking/features.parsing.text':
    'extract data from cv scan languages supported upload bulk ekstrak data cv bahasa didukung',
  'dictionary/mf-marketing/applicant-tracking/features.analytics.text':
    'metrics kpi reporting charts time to hire statistik grafik metrik rekrutmen',
  'dictionary/mf-marketing/contact/message.text':
    'send inquiry form response time how fast do you answer emails when will i hear back waktu respon berapa lama balas email kapan dijawab hubungi lewat formulir hari kerja',
  'dictionary/mf-marketing/contact/hero.text':
    'talk to human agent support help desk live person speak customer care complain layanan pelanggan bantuan ngomong sama orang asli komplain keluhan',
  'dictionary/mf-marketing/contact/details.social.text':
    'facebook tiktok twitter follow you akun medsos ikuti ig',
  'dictionary/mf-marketing/community/what.text':
    'purpose benefits of joining why join forum manfaat gunanya komunitas keuntungan bergabung ngapain',
  'dictionary/mf-marketing/community/join.steps.account.text':
    'become a member steps sign up group invitation link jadi anggota langkah masuk komunitas link grup gimana gabungnya',
  'dictionary/mf-marketing/community/leaders.text':
    'hosts moderators admin who runs number of leaders pengurus moderator ketua',
  'dictionary/mf-marketing/community/what.events.text':
    'members early access events priority seats anggota dapat info acara lebih dulu',
  'dictionary/mf-marketing/events/page.signUpText':
    'attend participate ticket book place reservation join zoom where is the link confirmation pay for event ikut acara pesan tempat tiket konfirmasi link zoom belum dapat',
  'dictionary/mf-marketing/events/past.text':
    'watch video again slides material already finished missed rekaman video materi sudah selesai ketinggalan nonton ulang',
  'dictionary/mf-marketing/events/kinds.WEBINAR.text':
    'what is a webinar online talk who speaks webinar itu apa pembicaranya siapa',
  'dictionary/mf-marketing/events/kinds.WORKSHOPS.text':
    'what is a workshop small class practice lokakarya itu apa kelas kecil praktik',
  'dictionary/mf-marketing/events/kinds.GATHERING.text':
    'meetup networking evening offline kumpul-kumpul temu komunitas acara offline tatap muka',
  'dictionary/mf-marketing/events/closing.text':
    'become a speaker propose talk host own event jadi narasumber pengisi acara usul tema isi webinar',
  'dictionary/mf-marketing/team/hero.text':
    'your people staff employees who are you behind sabi decision by human or algorithm siapa di balik sabi timnya karyawan kalian keputusan manusia',
  'dictionary/mf-marketing/team/values.honest.text':
    'principles culture promise prinsip budaya kerja kejujuran',
  'dictionary/mf-marketing/team/values.private.text':
    'will you share my cv without permission confidentiality of cv kerahasiaan cv dibagikan tanpa izin',
  'dictionary/mf-marketing/team/values.stay.text':
    'follow up after placement call after start check in menghubungi setelah diterima tindak lanjut',
  'dictionary/mf-marketing/team/work.text':
    'working style two recruiters visit plants bagaimana tim bekerja berdua kunjungan pabrik',
  'dictionary/mf-jobs/jobs/list.head.description':
    'how do i apply for a job how to apply bagaimana cara melamar kerja cara lamar pekerjaan langkah melamar di mana melamar cara melamar lowongan hide the salary in our ad must we show pay gaji boleh disembunyikan browse search positions where to look find work nationwide every job pay range salary transparency cari kerja dimana daftar pekerjaan kisaran gaji seluruh indonesia loker',
  'dictionary/mf-jobs/jobs/replies.formula.badge':
    'fast response mark quick answer employer green label what does it mean respon cepat tanda perusahaan artinya apa',
  'dictionary/mf-jobs/jobs/replies.formula.counted':
    'reply statistics calculation response figure of employer no record yet how calculated perhitungan angka balasan perusahaan',
  'dictionary/mf-jobs/jobs/closed.text':
    'cannot apply anymore position filled ad gone lowongan sudah ditutup tidak bisa lamar lagi',
  'dictionary/mf-jobs/jobs/company.unverified':
    'not checked company is this employer real legit trustworthy perusahaan belum diperiksa beneran asli terpercaya',
  'dictionary/mf-jobs/apply/cv.none':
    'must i attach cv required optional file type size for application apakah wajib lampirkan cv berkas lamaran format',
  'dictionary/mf-jobs/apply/match.text':
    'underqualified lacking requirement percentage match score not enough experience can i still apply kurang pengalaman persentase kecocokan tetap bisa daftar',
  'dictionary/mf-jobs/apply/questions.knockOut':
    'wrong answer eliminates form questions auto reject human decides jawaban salah langsung gugur pertanyaan seleksi',
  'dictionary/mf-jobs/apply/shared.contact':
    'information passed to employer personal details visible employer sees phone number data yang diterima perusahaan nomor hp saya kelihatan',
  'dictionary/mf-jobs/apply/shared.note':
    'edit profile afterwards updated cv after sending application fixed copy ganti cv setelah kirim lamaran ikut berubah',
  'dictionary/mf-jobs/apply/quota.free':
    'limit of applications per month how often free apply maximum number batas jumlah lamaran per bulan kuota gratis jatah',
  'dictionary/mf-jobs/apply/quota.back':
    'refund of application credit unread 14 days returned kuota balik kalau tidak dibuka dua minggu',
  'dictionary/mf-jobs/apply/checking.text':
    'application stuck processing saved not sent yet 15 minutes lamaran macet masih diproses sudah terkirim belum',
  'dictionary/mf-jobs/apply/problem.ACCESS_DENIED':
    'hr account cannot apply need talent account ditolak saat melamar akun hrd',
  'dictionary/mf-jobs/apply/exists.state.closed_unanswered':
    'ghosted no response employer silent weeks how long until closed 21 days digantung di-ghosting tidak ada respon tiga minggu lamaran didiamkan',
  'dictionary/mf-jobs/report/trust.never':
    'employer wants payment deposit training fee keep certificate scam warning safe safety tips uang muka biaya pelatihan tahan ijazah waspada aman modus penipuan minta duit',
  'dictionary/mf-jobs/report/open':
    'suspicious ad will company know who complained reporter hidden mengadu ketahuan siapa pelapor flag inappropriate posting misleading ad how to report anonymous cara melaporkan lowongan bohong aneh anonim',
  'dictionary/mf-auth/auth/signIn.unconfirmedText':
    'activate account confirmation mail missing check spam cannot sign in unverified aktivasi akun email konfirmasi tidak ada cek spam',
  'dictionary/mf-auth/auth/alternatives.passkey':
    'social login other ways to sign in google account login pakai akun google opsi masuk lain',
  'dictionary/mf-auth/auth/layout.talent.cv':
    'uploaded cv put on the internet visible to all cv dipajang di internet semua orang open an account registration new user is my cv public private registrasi pengguna baru bikin akun cv publik',
  'dictionary/mf-auth/auth/signUp.cv.rule':
    'attach cv at registration allowed formats megabytes too large gagal unggah terlalu besar format yang diterima',
  'dictionary/mf-auth/auth/fields.lastNameHint':
    'no family name form requires surname tidak punya nama belakang nama tunggal marga',
  'dictionary/mf-auth/auth/layout.recruiter.review':
    'employer registration business check before use company account daftar sebagai perusahaan pengecekan usaha akun perusahaan',
  'dictionary/mf-auth/auth/rules.passwordTooShort':
    'password requirements length weak password symbols syarat kata sandi berapa karakter sandi lemah',
  'dictionary/mf-auth/mail-links/verify.newMailText':
    'resend confirmation code did not receive code otp minta kode lagi kode tidak datang otp',
  'dictionary/mf-auth/mail-links/wayIn.recovery.text':
    'recover access locked out change forgotten password lupa sandi reset akses akun terkunci',
  'dictionary/mf-auth/mail-links/wayIn.magiclink.text':
    'passwordless login via email link masuk tanpa password lewat link email',
  'dictionary/mf-auth/mail-links/verify.link.expiredText':
    'old link invalid button does not work link kadaluarsa tidak valid sudah pernah dipakai',
  'dictionary/mf-hire/hire/approval.pending.until':
    'signed up as a recruiter cannot publish yet belum bisa menayangkan recruiter account pending verification time working days what can i do meanwhile drafts menunggu persetujuan akun rekruter hari kerja sambil menunggu',
  'dictionary/mf-hire/hire/onboarding.lead':
    'advertise vacancy employer steps publish job ad put up listing upload lowongan posting loker langkah perusahaan cara memasang',
  'dictionary/mf-hire/hire/onboarding.create.text':
    'register new company page set up employer profile daftarkan perusahaan baru buat halaman perusahaan',
  'dictionary/mf-hire/hire/onboarding.join.text':
    'colleague registered company invitation email valid hours add me rekan kantor undangan berlaku jam masuk tim perusahaan',
  'dictionary/mf-hire/hire/jobs.noneText':
    'visible on google after publishing draft status public address tampil di google lowongan draf publik',
  'dictionary/mf-hire/hire/jobs.unconfirmed':
    'job taken offline paused reminder confirm opening lowongan hilang dijeda harus konfirmasi berapa lama tayang',
  'dictionary/mf-hire/hire/notRecruiter.join':
    'employee asked to help hiring wrong account type hire page akun pelamar diminta bantu rekrut',
  'dictionary/mf-hire/claim/lead':
    'take over company page claim owner left ambil alih perusahaan pemilik lama sudah keluar',
  'dictionary/mf-hire/company/fields.nibHint':
    'business registration number oss documents required get verified company badge nomor induk berusaha syarat verifikasi perusahaan dokumen apa',
  'dictionary/mf-hire/company/details.endsVerification':
    'rename company lose badge edit company name ganti nama pt verifikasi hilang',
  'dictionary/mf-hire/team/roleMeanings.admin':
    'who in my team may approve a job ad juniors publishing siapa yang menyetujui lowongan user rights who can publish approve jobs access levels hr staff members tambah user hak akses siapa boleh menayangkan',
  'dictionary/mf-talent/settings/password.text':
    'new password logged out elsewhere update password ubah password keluar dari hp lain',
  'dictionary/mf-talent/settings/sessions.text':
    'sign in from a new device was not me someone logged in bukan saya login perangkat baru unknown login someone else used my account active devices sign out remotely ada yang login akun saya perangkat tidak dikenal',
  'dictionary/mf-talent/settings/codes.text':
    'backup codes two-step verification lost authenticator kode cadangan verifikasi dua langkah',
  'dictionary/mf-talent/settings/passkeys.text':
    'biometric login face id touch id masuk pakai sidik jari wajah',
  'dictionary/mf-talent/settings/email.hint':
    'leaving company lose work address move account to private gmail pindah ke email pribadi email kantor update email new address confirm both ubah email baru konfirmasi dua alamat',
  'dictionary/mf-talent/settings/language.text':
    'switch to english bahasa indonesia site language ubah bahasa situs',
  'dictionary/mf-talent/settings/visibility.off':
    'can recruiters find me search profile public discoverable apakah hrd bisa menemukan profil saya kelihatan',
  'dictionary/mf-talent/settings/visibility.companies.text':
    'secret job hunting current boss must not see exclude employer cari kerja diam-diam kantor sekarang jangan sampai tahu',
  'dictionary/mf-talent/settings/views.text':
    'history of employers viewing profile application seen log riwayat siapa yang lihat lamaran dibuka kapan',
  'dictionary/mf-talent/settings/sharing.text':
    'public link to my profile send to friend portfolio link expire kirim link profil ke teman tautan dimatikan',
  'dictionary/mf-talent/settings/notifications.otherChannels':
    'too many emails unsubscribe mute alerts whatsapp messages kebanyakan email berhenti notifikasi wa pemberitahuan',
  'dictionary/mf-talent/settings/copy.text':
    'get all my information archive zip request personal data unduh semua data arsip zip',
  'dictionary/mf-talent/settings/deletion.text':
    'remove my account quit cancel membership grace period days restore undo deletion tutup akun hilangkan data berhenti total batal hapus masa tenggang',
  'dictionary/mf-talent/settings/name.lastNameHint':
    'correct spelling of my name in profile edit name perbaiki nama salah ketik',
  'dictionary/mf-talent/plans/plans.text':
    'same plan twice days stack accumulate numpuk harinya ditambah beli lagi renew extend current plan switch to higher tier remaining days add up buy twice tambah masa paket pindah paket lebih tinggi sisa hari',
  'dictionary/mf-talent/payments/refund.text':
    'money returned but not in my account yet normal support says sent back katanya sudah dikirim belum masuk where is my refund money returned to bank account duration dana kembali kapan masuk uang belum balik',
  'dictionary/mf-talent/payments/receipts.empty':
    'proof of payment tax invoice document pdf bukti bayar bukti pembayaran nota',
  'dictionary/mf-talent/payments/history.expired':
    'paid too late wrong amount partial payment status activated telat bayar salah nominal kurang transfer belum aktif',
  'dictionary/mf-talent/payments/statement.text':
    'activity of my quota what was deducted log order of use rincian pemakaian terpotong apa saja urutan',
  'dictionary/mf-talent/payments/cancel.text':
    'undo order do not want to pay anymore unpaid invoice tidak jadi beli batal pesan belum bayar',
  'dictionary/mf-talent/job-search/lead':
    'where do i find what i applied for list tracker overview bookmarks lihat riwayat lamaran daftar yang sudah dilamar simpan lowongan',
  'dictionary/mf-talent/job-search/withdraw.text':
    'retract application changed my mind applied by mistake get credit back one hour salah lamar batal melamar cabut lamaran kuota balik satu jam',
  'dictionary/mf-talent/job-search/returned.unopened':
    'why did i get an application credit extra tiba-tiba kuota nambah satu',
  'terms/scope':
    'search fee percentage placement fee headhunting contract who pays engagement letter applies to whom biaya penempatan persentase gaji kontrak kerja sama dikenai',
  'terms/services':
    'guaranteed to be accepted with elite promise dijamin keterima kerja kalau ambil paket what services does sabi provide overview of offers do you guarantee employment promise interview charge candidates layanan apa saja menjamin pekerjaan memungut biaya dari pelamar',
  'terms/accounts':
    'who may register minimum age several accounts share login truth details siapa boleh daftar batas umur akun ganda berbagi akun',
  'terms/talent':
    'obligations of candidates false information appointment no-show kewajiban pelamar data palsu tidak datang janji',
  'terms/companies':
    'obligations of employers discrimination fake vacancies use of candidate data kewajiban perusahaan diskriminasi lowongan fiktif',
  'terms/ai':
    'are ai answers reliable accurate legally binding errors of analyzer chatbot apakah jawaban ai bisa dipercaya akurat salah',
  'terms/plans':
    'carry over leftover automatic debit next month identical debits session cancelled by coach third date sesi dibatalkan pakar bank debit billing policy cancel subscription auto-renewal refunds payment provider how to pay duplicate payment unused remainder kebijakan pembayaran langganan otomatis pengembalian dana cara bayar sisa kuota',
  'terms/guarantee':
    'by when must we tell you phone call enough in writing placed person left ten weeks entitled position scrapped budget guarantee terms exclusions written notice deadline conditions position changed outstanding invoices ketentuan garansi pengecualian batas waktu lapor tagihan',
  'terms/community':
    'event rules photo permission seat belongs to name rescheduled speaker change aturan acara ganti jadwal pembicara foto',
  'terms/forbidden':
    'found security hole vulnerability report responsibly lawyers script injection celah keamanan melaporkan dituntut prohibited behaviour scraping bots hacking fake profile larangan robot scraping meretas profil palsu',
  'terms/property':
    'copyright may i copy articles reuse text ownership of uploads hak cipta boleh menyalin artikel kutip konten',
  'terms/availability':
    'downtime outage service discontinued planned maintenance situs tidak bisa diakses pemeliharaan layanan berhenti',
  'terms/liability': 'responsible for damage loss compensation negligence siapa bertanggung jawab kerugian',
  'terms/ending': 'account blocked suspended why appeal reinstated akun dibekukan kenapa diblokir banding',
  'terms/law':
    'jurisdiction legal dispute court governing law language version hukum mana berlaku sengketa pengadilan',
  'terms/changes': 'updated terms notice days inform perubahan syarat pemberitahuan hari sebelumnya',
  'terms/contact': 'legal address company registered alamat resmi perusahaan',
  'privacy/controller':
    'who processes data company responsible uu pdp contact privacy officer penanggung jawab data pribadi hubungi siapa soal data',
  'privacy/data':
    'personal information stored collect sensitive religion photo bank card data apa yang kalian simpan tentang saya kartu agama foto',
  'privacy/purposes':
    'what do you use my information for lawful basis marketing data dipakai untuk apa dasar hukum',
  'privacy/ai':
    'robot rejects applications who turns down yang menolak lamaran robot mesin is my cv used to train chatgpt language model provider automated rejection algorithm apakah ai memutuskan diterima ditolak model dilatih data saya',
  'privacy/recipients':
    'third party sharing sold to companies who can view my data partners pihak lain menjual data siapa saja yang bisa lihat',
  'privacy/transfers':
    'servers location foreign countries data leaves indonesia cloud lokasi server data keluar negeri',
  'privacy/retention':
    'how long are links valid password link hour orders invoices accounting years faktur pesanan pembukuan tahun tautan berlaku jam storage period how long do you keep my cv chat history deletion period months years masa simpan data berapa tahun berapa hari riwayat chat dihapus kapan',
  'privacy/storage':
    'cookie banner consent trackers local storage which cookies persetujuan cookie pelacak iklan',
  'privacy/security':
    'encryption protection hackers safe storage of cv who can read password keamanan enkripsi hacker cv aman',
  'privacy/rights':
    'objection letter deadline answered hours surat keberatan dijawab paling lambat access correction erasure objection withdraw consent request days answer hak saya atas data koreksi tarik persetujuan berapa hari',
  'privacy/breach':
    'data stolen incident notification hours authority kebocoran dicuri pemberitahuan jam lembaga',
  'privacy/children': 'teenagers students minors pelajar remaja di bawah umur',
  'privacy/changes': 'updates of privacy policy informed by email kebijakan privasi berubah diberi tahu',
  'accessibility/scope': 'disability friendly website pages covered situs ramah disabilitas',
  'accessibility/measure': 'wcag aa pdf/ua standards law disabilities standar aksesibilitas undang-undang',
  'accessibility/works':
    'keyboard only large text contrast screen reader zoom mobile low vision tanpa mouse perbesar teks kontras tunanetra',
  'accessibility/checks': 'tests automatic manual audit pengujian aksesibilitas otomatis',
  'accessibility/limits':
    'has a blind person tried tested your pages payment page not readable by screen reader halaman pembayaran tidak terbaca penyedia known issues barriers map not accessible kekurangan peta tidak bisa diakses',
  'accessibility/contact':
    'cannot use page because of disability need help alternative format minta bantuan format lain kesulitan memakai situs',
  'dictionary/mf-marketing/contact/details.office.text':
    'headquarters visit in person walk in opening location building floor map kantor pusat mampir lantai gedung ke kantor langsung',
  'dictionary/mf-marketing/contact/details.phone.text':
    'call you telephone hotline whatsapp number nomor wa hotline bisa ditelepon',
  'dictionary/mf-marketing/contact/details.email.text': 'write an email mail address kirim email ke mana',
  'community/questions/0': 'employed already happy in job may i join sudah punya kerja boleh ikut komunitas',
  'community/questions/1': 'membership fee cost of community need plan biaya komunitas syarat masuk',
  'community/questions/2':
    'privacy in community hidden membership employer finds out colleagues see kerahasiaan anggota ketahuan kantor',
  'community/questions/3': 'no group in my town start a chapter leader tidak ada di kota saya buka cabang',
  'community/questions/4': 'are hr people recruiters members take contacts ada hrd di dalam grup',
  'community/rules/0':
    'confidential share conversation outside screenshot bocorkan obrolan sebar tangkapan layar',
  'community/rules/1': 'polite respect harassment sara kasar sopan menghina',
  'community/rules/2': 'real name anonymous nickname pakai nama samaran identitas asli',
  'community/rules/3': 'share job ads in group allowed posting vacancy requirement boleh share loker di grup',
  'community/rules/4':
    'promote sell in the group promosi jualan di grup boleh promote my business sell course affiliate jual produk promosi usaha boleh',
  'community/rules/5': 'banned from group complain about moderator keluhan soal ketua grup ditendang',
  'community/circles':
    'industry groups which fields profession list lingkar industri bidang profesi apa saja yang ada',
  'community/chapters':
    'regional groups near me city list surabaya bandung medan bali wilayah kota mana cabang terdekat',
  'event/interview-answers':
    'webinar about interviews answers examples star online december host webinar soal wawancara jawaban',
  'event/jayapura-evening': 'event in papua jayapura march acara di papua maret',
  'event/makassar-evening': 'event in makassar january logistics retail meetup acara makassar januari',
  'event/manufacturing-evening': 'event cikarang november factory evening acara cikarang pabrik',
  'event/one-page-cv':
    'in person someone sits with you make resume shorter caring for mother two years not working explain merawat ibu dua tahun jelaskan di cv workshop write cv short jakarta december coach lokakarya cv jakarta desember satu halaman',
  'event/structured-interviews':
    'workshop for interviewers managers surabaya february scorecard questions lokakarya manajer surabaya februari',
  'event/talking-about-pay': 'webinar salary talk negotiate offer january webinar gaji januari negosiasi',
  'event/what-recruiters-read-first':
    'webinar recruiter opens cv october first seconds webinar perekrut oktober cv',
  'claim/partnerCompanies': 'how many partner companies clients jumlah perusahaan mitra',
  'claim/talentProcessed':
    'how many people candidates served processed talents jumlah talenta kandidat dilayani',
  'claim/placements':
    'have you really found work for anybody how many people got a job berhasil dapat kerja lewat sabi how many placements hired through you success berapa orang sudah diterima kerja penempatan',
  'claim/talentExcellence': 'talent excellence rate percent quality persentase keunggulan talenta',
  'claim/fasterHiring': 'how much faster hiring percent persen lebih cepat rekrut',
  'claim/costSavings': 'how much cost saved percent persen hemat biaya',
  'claim/matchRate': 'match rate percent persen kecocokan',
  'claim/industries':
    'how many industries sectors fields do you cover which industries bidang industri apa saja sektor',
  'plan/starter':
    'anything without paying tight money use for nothing dipakai tanpa keluar uang free plan contents what is in starter isi paket gratis starter dapat apa',
  'plan/basic':
    'difference between basic and pro compare beda basic pro contents of basic plan what do i get included days isi paket basic dapat apa saja berapa hari',
  'plan/pro':
    'difference between basic and pro compare beda basic pro how long active aktif berapa lama contents of pro plan what do i get included popular days isi paket pro dapat apa saja berapa hari lamaran konsultasi',
  'plan/elite':
    'contents of elite plan what do i get included days private session isi paket elite dapat apa saja berapa hari',
  'service/cv-linkedin':
    'have my cv rewritten linkedin profile makeover someone improves jasa perbaikan cv linkedin dipoles ditulis ulang',
  'service/job-application': 'buy more applications extra quota 25 tambah kuota lamaran beli lamaran',
  'service/career-consultation': 'single consultation session career konsultasi satuan sekali sesi karier',
  'service/whatsapp-assistant': 'assistant on whatsapp asisten wa whatsapp bantuan',
  'service/hr-webinar': 'single webinar ticket webinar satuan hr beli',
  'service/cv-template': 'premium cv design templates templat cv premium desain',
  'service/personality-test': 'personality assessment test tes kepribadian asesmen',
  'service/private-hr-session': 'one on one private hr session sesi privat empat mata pakar hr',
};

/** The same for parts of articles, by the beginning of the part: most articles have a part of each kind. */
export const paraphrasesOfParts: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:figures|rules-that-s|rules-every|the-market)/,
    'numbers statistics facts rules law limits angka fakta aturan batas ketentuan',
  ],
  [
    /where-(?:the-people|designers|engineers|marketers|to-find)/,
    'where to find recruit source candidates schools smk polytechnic region cari kandidat di mana sumber sekolah daerah merekrut',
  ],
  [
    /^(?:pay|commission)/,
    'salary wage pay allowance bonus overtime incentive how much earn gaji upah tunjangan bonus lembur insentif penghasilan',
  ],
  [
    /roles-in-demand|^the-roles/,
    'which positions are wanted skills needed hard to fill in demand jobs posisi dicari banyak dibutuhkan keahlian syarat',
  ],
  [
    /^what-(?:comes|changes|will)/,
    'future trends outlook coming years technology ai masa depan tren prospek ke depan',
  ],
  [
    /^how-sabi/,
    'can sabi help us hire recruit for this industry services apakah sabi bisa bantu rekrut layanan untuk industri',
  ],
  [
    /first-(?:weeks|ninety|month)|onboarding|orientation/,
    'first day newcomers training new employees start induction hari pertama karyawan baru pelatihan masa awal',
  ],
  [
    /stay|leave|keep|retention/,
    'why do people quit turnover retention keep staff kenapa karyawan keluar resign bertahan betah',
  ],
  [
    /test|exercise|interview|trial/,
    'how to test assess interview candidates selection practical cara menguji tes wawancara seleksi kandidat',
  ],
  [
    /for-talent|candidates|if-you-want/,
    'tips for applicants how to get a job prepare application portfolio tips pelamar cara dapat kerja persiapan',
  ],
  [/mistakes/, 'common errors avoid wrong kesalahan umum hindari'],
  [
    /certificates|licen|papers|credentials/,
    'certificate licence permit required documents sertifikat lisensi izin syarat dokumen',
  ],
  [
    /contracts/,
    'employment contract pkwt fixed term temporary probation compensation kontrak kerja pkwt masa percobaan',
  ],
  [/shift|roster|night/, 'shift schedule night work hours rest jadwal kerja sif malam jam istirahat'],
  [/technolog|automated|digital/, 'technology software machines digital automation teknologi mesin otomatis'],
];
