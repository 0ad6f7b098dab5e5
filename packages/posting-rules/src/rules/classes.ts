import type { WordClasses } from '../matching/pattern';

/** Words of both languages, used in patterns as `<class>`. */
export const classes: WordClasses = {
  /** Names of fees. */
  charge:
    'biaya byaya biyaya ongkos iuran setoran fee fees cost costs charge charges payment payments pembayaran tarif mahar bayaran expense expenses dp depo deposit levy premium pungutan tagihan',
  /** Words for money that become a charge only in context. */
  money: 'uang duit dana kas tunai cash money fund funds saldo rupiah nominal',
  /** Purposes of fees in recruiting, and things an employer provides. */
  purpose: `pendaftaran registrasi registration register administrasi admin adm administration administrative formulir form berkas
    pemberkasan processing proses seleksi selection tes test testing psikotes psikotest psychotest assessment asesmen interview wawancara
    penempatan placement rekrutmen recruitment recruiting hiring pelatihan training latihan diklat pembekalan bimbingan orientasi orientation
    onboarding induction seragam uniform uniforms atribut kaos rompi idcard apd medical medis mcu kesehatan checkup
    skck materi modul module materials starter kit komitmen commitment keseriusan kerapian kebersihan pelicin koordinasi kontribusi
    contribution partisipasi sertifikasi certification sertifikat certificate certificates lisensi licence license visa paspor
    background screening vetting aktivasi activation akun account verifikasi verification akses access membership keanggotaan member
    asrama dormitory loker locker peralatan perlengkapan equipment laptop tools toolkit alat tablet handset perangkat
    jaminan guarantee onboard pelatihannya kursus course bootcamp workshop pendidikan lamaran application joining
    bergabung masuk pengurusan penerimaan kontrak contract legalisir meterai materai kartu card badge lanyard sim
    orientasinya simulasi mess sepatu safety helm jas celemek apron topi sarung gloves masker nametag kemeja celana baju pakaian papan stiker portofolio fotografer fotografernya elearning kelas class ujian exam
    pemeriksaan fotocopy pasfoto legalisasi apostille terjemahan paperwork permit izin vaksin vaccination headset ringlight modem pdl
    tas survival bst penyaluran keberangkatan perekrutan rekomendasi referensi reservasi kuota slot seat kursi`,
  /** Euphemisms used only for demanding money from applicants. */
  euphemism: `kerapian pelicin keseriusan komitmen commitment pangkal koordinasi kebersihan pendaftaran registrasi registration administrasi
    formulir jaminan jaminannya titipan muka dp seragam materai meterai penempatan placement keamanan terimakasih tandajadi pemberkasan
    jasa terima partisipasi kontribusi talangan pelatihan training masuk gedung booking onboarding loyalitas keanggotaan kesungguhan rokok kopi ikatan belajar belajarnya kursus kuliah latihan reservasi perkenalan tinta sukarela pengaman pengamanan itikad talang kesiapan keanggotaannya penahan tanda`,
  applicant: `pelamar kandidat calon peserta anda kamu kalian sendiri pribadi mandiri masing candidate candidates applicant applicants
    participant participants trainee trainees yourself you your hires hire joiner joiners newcomer newcomers successful selected
    trainer peminat pendaftar karyawati lolos diterima terpilih orangtua lulus pekerja worker workers tenaga jobseeker jobseekers pencari attendee attendees crew kru recruit
    recruits talent anggota mitra`,
  /** Payers other than applicant and employer. */
  customer: `pengguna users user callers penelepon customer customers client clients klien pelanggan nasabah siswa murid mahasiswa carrier carriers penjual sellers seller tenants waralaba franchisee franchisees franchise student students pupils parents orangtua wali
    guest guests tamu tenant tenants penyewa penghuni pasien patient patients pembeli buyer buyers konsumen consumer consumers vendor vendors
    supplier suppliers pemasok debitur debtor debtors borrower borrowers kreditur member members donor donors donatur santri jemaah jamaah
    alumni alumnus pemohon peternak nelayan holidaymakers travellers travelers boarders penumpang passengers passenger policyholders tertanggung shipper shippers eksportir importir merchant merchants petani farmers warga pengunjung
    visitors visitor anggota proyek project projects cabang branch branches dealer dealers distributor penyewaan rental outlet`,
  obligation: `wajib diwajibkan harus diharuskan mesti dimohon mohon diminta silakan silahkan bersedia sanggup siap siapkan menyiapkan
    mempersiapkan persiapkan disiapkan membawa bawa dibawa perlu diperlukan must required requires require need needs needed asked ask please should kindly prepare
    bring willing have obliged mandatory expected expect cukup tinggal akan will shall dikenakan dikenai kena dipungut dibebankan
    ditanggung menanggung ditarik dikutip upfront advance dulu dahulu didahulukan terlebih awal before sebelum first`,
  /** Occupations by which a posting names the applicant. */
  role: `guru perawat barista sopir driver kurir host admin kasir teknisi operator terapis penjaga satpam pramuniaga staf staff kru agen mitra
    sales marketing karyawan pekerja pegawai pengajar tutor koki pelayan penjahit pengemas tenaga personel anggota talent clerk associate
    agent worker employee rider courier nurse teacher tutor guard cashier technician partner coach deckhand stylist crew member therapist waiter waitress tutors petugas awak relawan volunteer`,
  /** Verbs of payment. */
  pay: `bayar membayar dibayar dibayarkan bayarkan membayarkan byr dbayar transfer mentransfer ditransfer transferkan tf trf ditf setor menyetor
    disetor setorkan menyetorkan disetorkan melunasi dilunasi lunasi pelunasan lunas pay pays paying remit remitted wire topup purchase
    buy beli membeli dibeli menebus tebus ditebus nebus menanggung dibebankan dikenakan dikenai dipungut dikutip dipotong potong memotong
    pemotongan potongan deduct deducted deduction settle settled cicil dicicil mencicil angsur diangsur patungan swadaya urunan reimbursing shoulder
    mengganti bebankan membebankan talangi menalangi ditalangi ditransferkan qris invest menginvestasikan keluarkan mengeluarkan menyisihkan
    titip menitipkan dititipkan lunaskan menyerahkan diserahkan serahkan selesaikan menyelesaikan merogoh membiayai
    hand handed fund funding put settling`,
  /** Words for bearing a cost. */
  bears: `ditanggung menanggung dibebankan tanggungan dibayar borne paid covered shouldered bear bears cover tanggung beban responsibility menanggungnya tanggungannya kewajiban`,
  employer: `perusahaan kami company us we employer pemberi kantor manajemen management hrd firm organisation organization yayasan pabrik pt hotel rs agency agensi`,
  /** First words of a duty. */
  duty: `mengelola kelola mencatat catat menghitung memproses proses menagih menerima melayani membantu menyusun membuat memeriksa memverifikasi verifikasi
    merekonsiliasi rekonsiliasi mengontrol memantau mengawasi menganalisis menganalisa menyetujui mengurus mengembangkan
    menangani merencanakan mengendalikan memonitor menginput input melaporkan mengevaluasi evaluasi mengoordinasikan mengkoordinasikan mengkoordinir
    koordinasi memastikan membalas menjawab merespons merespon membangun merancang menulis mendesain memasarkan menjual mempromosikan
    mengukur menimbang mendampingi mengajar merawat menjaga melatih mengarsipkan menyimpan mengadministrasikan mendata memfasilitasi
    menjadwalkan menata bertanggungjawab bertanggung menyelenggarakan mengadakan memesan mengatur melaksanakan
    manage manages managing process processing handle handles handling record recording collect collecting reconcile reconciling
    calculate monitor monitoring review reviewing approve analyse analyze track tracking oversee overseeing maintain maintaining
    negotiate negotiating control controlling plan planning budget budgeting develop developing build building design designing respond
    responding answer answering support supporting administer administering coordinate coordinating audit auditing explain explaining
    help helping advise advising sell selling verify verifying arrange arranging book organise organize organising organizing
    run running create creating write writing moderate moderating assist assisting ensure ensuring keep keeping lead leading
    post posting conduct conducting evaluate evaluating onboard research researching work working serve serving meneliti menguji menaksir menyambut mengantar memimpin memandu mempelajari mewawancarai experience experienced pengalaman berpengalaman familiar terbiasa menguasai memahami
    mengiklankan mempublikasikan memperbaiki merestorasi menyunting menerjemahkan meliput memotret mengemas mengepak menjahit memasak
    membersihkan memasang mengelas mengecat merakit menanam memanen mengoperasikan mencetak menerbitkan mengatalogkan mengampu
    advertise edit translate teach restore repair paint weld sew photograph catalogue curate
    understanding knowledge proficient paham mampu tugas tanggungjawab responsibilities duties responsible`,
  send: `kirim kirimkan mengirim mengirimkan dikirim kirimin pengiriman lampirkan melampirkan dilampirkan lampiran sertakan menyertakan disertakan
    serahkan menyerahkan diserahkan unggah mengunggah upload uploading foto photo photos fotokan scan scanning screenshot fotokopi fotocopy photocopy copy salinan
    send sending submit submitting provide providing attach attaching attached share sharing forward isi mengisi isikan diisi cantumkan mencantumkan
    input siapkan menyiapkan berikan memberikan diberikan give supply enter email emailkan tunjukkan setorkan kumpulkan mengumpulkan dikumpulkan
    sebutkan lengkapi melengkapi tuliskan masukkan berupa include including selfie swafoto data informasikan konfirmasi konfirmasikan membawa bawa bring`,
  /** Ways to make contact. */
  contact: `hubungi menghubungi kontak contact chat chatting dm pm message messages text inbox join joining gabung bergabung masuk klik click kirim kirimkan mengirim
    daftar mendaftar daftarkan add tambahkan apply reach via lewat melalui through send reply balas ketik ping wa whatsapp silakan silahkan langsung interview wawancara
    konfirmasi registrasi pendaftaran lamar melamar continue lanjut dilanjutkan follow up connect invite undang masuklah on at di ke to akun grup group channel info informasi`,
  male: 'ikhwan gentlemen gents lads pria laki lakilaki cowok cowo male males man men lelaki putra boys boy gentleman',
  female:
    'akhwat cwe cwk ciwi wanita perempuan cewek cewe female females woman women putri girl girls lady ladies gadis',
  religion: `islam muslim muslimah moslem kristen katolik kristiani nasrani hindu buddha budha konghucu nonmuslim christian christians catholic catholics muslims protestan protestant hindus buddhist buddhists`,
  people: `jawa javanese sunda sundanese batak minang padang betawi bugis madura madurese bali balinese tionghoa chinese china chindo cina
    melayu dayak papua ambon aceh acehnese arab arabic india indian pribumi asli bule western caucasian keturunan toraja manado sasak banjar`,
  /** Words beside which a limit is about someone else. */
  others: `anak anaknya balita bayi siswa siswi murid pasien lansia pelanggan customer customers client clients klien audience audiens target
    children child kids toddlers students pupils patients learners konsumen pembaca readers users pengguna penonton segmen
    kendaraan mobil mesin alat unit bangunan gedung perusahaan company brand produk product products vehicle vehicles machine equipment
    pohon tanaman ternak sapi ayam kelas piutang invoice stok stock warga residents elderly residen pelajar remaja
    penerima beasiswa pemegang kucing anjing hewan satwa burung kuda kitten atlet klub pemain
    tenor aset asset assets kredit jemaah tamu guests penghuni nasabah bunda mengajar mengajari teach teaching pernikahan perpisahan`,
  experience:
    'pengalaman experience experienced berpengalaman kontrak contract kerja graduated graduation garansi warranty masa sejak exp probation',
  must: `wajib diwajibkan harus diharuskan mesti dimohon mohon diminta bersedia sanggup siap perlu must required need needs asked please should kindly
    willing obliged cukup tinggal hanya silakan silahkan only just simply expected akan dapat agar segera diharapkan harap diminta pelamar kandidat peserta calon you candidates applicants participants trainees joiners have untuk dengan setelah`,
  payment: `bayar membayar dibayar dibayarkan bayarkan membayarkan byr transfer mentransfer transferkan tf trf setor menyetor setorkan menyetorkan disetor disetorkan
    melunasi lunasi pelunasan pay paying paid remit wire topup menebus tebus patungan urunan mengeluarkan keluarkan menanggung settle purchase beli membeli
    investasi menginvestasikan invest deposit mendeposit mendepositkan contribute berkontribusi shoulder bayarin selesaikan menyelesaikan
    menyisihkan membiayai settling settles contributes pays`,
  transfer:
    'transfer mentransfer transferkan ditransfer tf trf setor menyetor setorkan menyetorkan disetor kirim kirimkan mengirim mengirimkan send remit wire deposit',
  prepare:
    'siapkan menyiapkan mempersiapkan persiapkan disiapkan membawa bawa dibawa prepare bring ready sediakan menyediakan siap have',
  bearer: `pelamar kandidat peserta calon sendiri pribadi mandiri masing anda kamu candidate candidates applicant applicants participant participants trainee trainees
    yourself you karyawan employee employees pekerja worker workers individu individual hire hires joiner joiners keluarga themselves himself herself attendee attendees crew kru karyawati talent anggota staf staff mitra newcomers dirinya`,
  papers:
    'ijazah ijasah diploma diplomas degree skhun bpkb stnk sertifikat certificate certificates akta akte passport paspor transkrip ijazahnya surat rapor skck pasport ijasahnya paspornya kk',
  held: `ditahan menahan tahan penahanan dijaminkan menjaminkan jaminkan dititip dititipkan titip titipkan menitipkan penitipan disimpan disita menyita
    held hold pegang holding holds withheld withhold retain retained retains kept keep keeps safekeeping custody surrender surrendered pledge pledged pledging collateral jaminan agunan
    diagunkan diamankan dipegang memegang ditinggal ditinggalkan locked brankas nahan simpan simpenin dikunci menyimpannya
    stays remain remains lodged impound impounded amankan mengamankan digadaikan digadai ditaruh menaruh taruh naruh diletakkan ditempatkan dimasukkan disimpankan dipegangi`,
  disclose: `sebutkan sebut bacakan baca beritahu beritahukan kasih berikan berikannya kirim kirimkan teruskan tell read give forward share send
    laporkan informasikan sampaikan disebutkan dibacakan ketik isi masukkan enter`,
  identity: `ktp ektp kk npwp nik rekening norek otp mbanking passport paspor`,
  /** Verbs of programs that handle messages and data. */
  sends:
    'mengirim menerima membaca memproses mencocokkan menjawab memeriksa memverifikasi menyalurkan mengolah memindai meneruskan',
  agent: 'travel agen agent agency bureau biro tour rekanan partner vendor',
  appointed:
    'ditunjuk tunjuk appointed designated rekanan mitra partner official resmi bekerjasama kerjasama approved nominated assigned ditetapkan penyedia',
  book: 'pesan memesan dipesan pemesanan booking book booked reservasi reserve beli membeli pembelian purchase arrange membooking',
  trip: 'tiket ticket tickets flight flights pesawat hotel penginapan akomodasi accommodation perjalanan travel transportasi transport lodging kereta tiketnya airfare penerbangan',
  act: `like liking menyukai subscribe follow memfollow mengikuti menilai reviewing nonton menonton watch watching klik click clicking mengklik rate
    checkout membeli optimasi screenshot menyubscribe likes subscribing following`,
  online: `youtube tiktok instagram ig video videos konten facebook channel kanal akun shopee tokopedia lazada marketplace produk product products hotel hotels restoran film
    iklan ads aplikasi app apps playstore google maps toko posts post`,
  reward: `komisi commission commissions dibayar bayaran bonus cuan reward rewards imbalan upah earn earns earning earnings penghasilan pendapatan untung profit saldo paid hadiah uang income`,
  easy: `pengalaman experience skill skills mudah gampang santai easy simple ringan rebahan ijazah interview wawancara hp smartphone handphone phone rumah home sampingan modal keahlian qualification qualifications`,
  bigpay:
    'fantastis menggiurkan puluhan ratusan jutaan unlimited tanpabatas cuan fantastic lucrative guaranteed dijamin',
};
