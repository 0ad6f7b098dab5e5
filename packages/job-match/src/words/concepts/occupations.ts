/** Occupations and their trades. A line: synonyms in either language, separated by `;`. */
export const occupations = `
accountant; accounting; accountancy; akuntan; akuntansi; akunting
bookkeeper; bookkeeping; pembukuan; pemegang buku
tax; taxation; pajak; perpajakan
tax consultant; konsultan pajak
auditor; audit; auditing; pengauditan; internal auditor; auditor internal; pemeriksa internal; satuan pengawasan intern
actuary; actuarial; aktuaris; aktuaria
treasurer; treasury; bendahara
cashier; kasir; cashiering
bank teller; teller bank; teller; kasir bank
finance; financial; keuangan; finansial
financial analyst; analis keuangan
credit analyst; analis kredit
debt collector; collection; kolektor; penagihan; penagih utang; desk collection
loan officer; account officer; marketing kredit; petugas kredit
financial planner; financial adviser; financial advisor; perencana keuangan; konsultan keuangan
insurance agent; agen asuransi
insurance; asuransi
underwriter; underwriting; penjamin emisi
broker; pialang
stock trader; pedagang saham
administration; administrative; administrator; administrasi; admin; tata usaha; administrative assistant; office administrator; office admin; asisten administrasi; admin kantor; administrasi kantor
secretary; sekretaris; secretarial; kesekretariatan; executive assistant; personal assistant; asisten pribadi; asisten direksi; asisten eksekutif; sekretaris direksi
receptionist; front desk; front office; resepsionis; penerima tamu; kantor depan; FO
office boy; office girl; office assistant; pramubakti; pesuruh kantor; pramukantor; OB
data entry; data input; entri data; input data; entry data
archivist; filing clerk; arsiparis; pengarsipan; kearsipan; juru arsip
librarian; pustakawan; library; perpustakaan
human resources; human resource; HR; HRD; SDM; MSDM; personalia; sumber daya manusia; personnel; people operations; human capital
recruiter; recruitment; recruiting; perekrut; perekrutan; rekrutmen; rekruter; talent acquisition; headhunter
payroll; penggajian; pengupahan; compensation and benefits
trainer; instructor; instruktur; pelatih; fasilitator; facilitator
training; pelatihan; diklat
general affairs; GA; bagian umum; urusan umum
sales; selling; penjualan; salesman; saleswoman; salesperson; sales executive; sales representative; wiraniaga; tenaga penjual; tenaga penjualan; penjual
sales promotion girl; sales promotion boy; SPG; SPB; sales promoter; pramuniaga promosi
shop assistant; store associate; sales associate; store assistant; shop attendant; shopkeeper; pramuniaga; penjaga toko; pelayan toko; karyawan toko; crew store; crew toko; store crew
store; shop; outlet; toko; gerai
store manager; shop manager; store head; store leader; kepala toko; manajer toko; pimpinan toko
merchandiser; merchandising; penata barang; penata produk
key account; account manager; account executive; manajer akun
business development; pengembangan bisnis; pengembangan usaha; bizdev
telemarketing; telemarketer; telesales; penjualan telepon; penjualan lewat telepon; tele sales
canvasser; canvassing; kanvaser; kanvas; kanvasing
customer service; customer care; customer support; layanan pelanggan; pelayanan pelanggan; layanan konsumen; CS; customer relations; client service; pelayanan nasabah; customer experience
call center; contact center; call centre; pusat panggilan; pusat kontak; operator telepon
marketing; pemasaran; marketer
digital marketing; digital marketer; online marketing; internet marketing; pemasaran digital; pemasaran online; performance marketer; performance marketing
social media; media sosial; medsos; sosmed; sosial media
content writer; content writing; penulis konten; penulisan konten; copywriter; copywriting; penulis naskah; penulis iklan
content creator; content creation; pembuat konten; kreator konten; konten kreator
host live; live streamer; live host; host live streaming; penyiar langsung
influencer; KOL; key opinion leader
SEO; search engine optimization; optimasi mesin pencari
public relations; PR; humas; hubungan masyarakat
brand; merek; branding
event organizer; event planner; penyelenggara acara; EO; event
market research; market researcher; riset pasar; peneliti pasar
copy editor; editor; penyunting; redaktur
journalist; reporter; wartawan; jurnalis; jurnalistik
announcer; presenter; penyiar; pembawa acara; MC
photographer; photography; fotografer; fotografi; juru foto; juru potret
videographer; videography; videografer; juru kamera; kameramen; cameraman
video editor; video editing; penyunting video; editor video; pengedit video; penyuntingan video
animator; animation; animasi; motion graphic
illustrator; illustration; ilustrator; ilustrasi
graphic design; graphic designer; desain grafis; desainer grafis; perancang grafis; visual designer; desainer visual; DKV
designer; design; desainer; desain; perancang
interior designer; interior design; desain interior; desainer interior; penata interior
fashion designer; perancang busana; desainer busana; desainer fesyen; tata busana
UI UX; UX UI; UX; UI; user experience; user interface; product designer; perancang antarmuka; desain antarmuka; desainer produk; pengalaman pengguna
musician; musisi; pemusik
software engineer; software developer; software; perangkat lunak; pengembang perangkat lunak; rekayasa perangkat lunak
programmer; developer; pemrogram; pengembang; coder; pemrograman; programming
web developer; web programmer; pengembang web; programmer web; web development
backend; back end; backend developer; backend engineer; back end developer; back end engineer; pengembang backend; programmer backend
frontend; front end; frontend developer; frontend engineer; front end developer; front end engineer; pengembang frontend; programmer frontend
full stack; fullstack; full stack developer; fullstack developer; full stack engineer; programmer fullstack
mobile developer; mobile programmer; android; ios; aplikasi seluler; aplikasi mobile; android developer; ios developer
game developer; pengembang gim; game programmer
quality assurance; software tester; penguji perangkat lunak; penjaminan mutu; jaminan mutu; QA; tester
devops; site reliability; SRE; platform engineer
cloud; komputasi awan
data engineer; data engineering; insinyur data; rekayasa data
data scientist; data science; ilmuwan data; sains data; ilmu data
data analyst; data analytics; analis data; analisis data; business intelligence; data analysis
machine learning; pembelajaran mesin; artificial intelligence; kecerdasan buatan; AI engineer
database administrator; DBA; administrator basis data; database; basis data
business analyst; analis bisnis
system analyst; systems analyst; analis sistem
cyber security; cybersecurity; information security; keamanan siber; keamanan informasi
IT support; technical support; helpdesk; help desk; dukungan TI; dukungan teknis; teknisi komputer; desktop support; EDP
information technology; teknologi informasi; IT; TI; ICT
system administrator; sysadmin; administrator sistem
network; networking; jaringan; network engineer; network administrator; teknisi jaringan; administrator jaringan
product manager; product owner; manajer produk; pemilik produk
project manager; project coordinator; manajer proyek; koordinator proyek; manajemen proyek; project management; pimpinan proyek
scrum master; agile coach
operations manager; operational manager; manajer operasional; manajer operasi; kepala operasional
general manager; GM; manajer umum
director; direktur; direksi
chief executive; CEO; direktur utama; presiden direktur
branch manager; branch head; kepala cabang; manajer cabang; pimpinan cabang
area manager; regional manager; manajer area; manajer wilayah; kepala wilayah
consultant; consulting; konsultan; konsultasi
management trainee; officer development program; MT; ODP; MDP
warehouse; warehousing; gudang; pergudangan; storekeeper; penjaga gudang
warehouse manager; warehouse head; warehouse supervisor; kepala gudang; manajer gudang; supervisor gudang; pengawas gudang
inventory; persediaan; inventori; stok; stock
picker; packer; picking; packing; pengemas; pengemasan; pengepakan; picker packer; tukang packing
checker; pemeriksa barang; checker gudang
forklift; forklift operator; forklift driver; operator forklift; sopir forklift
heavy equipment operator; operator alat berat; excavator operator; operator excavator; operator ekskavator
crane operator; operator crane; operator derek
loader; porter; bongkar muat; kuli; buruh angkut
logistics; logistic; logistik
supply chain; rantai pasok; SCM
shipping; freight; pelayaran; pengapalan; forwarding; freight forwarder
export import; import export; ekspor impor; exim; ekspor dan impor; freight forwarding
customs; kepabeanan; bea cukai; PPJK; pabean
driver; chauffeur; sopir; supir; pengemudi; pramudi; driving
truck driver; sopir truk; supir truk; pengemudi truk; driver truck
bus driver; sopir bus; pengemudi bus
ride hailing; ojek online; ojol; pengemudi ojek; driver ojek
courier; delivery; rider; kurir; delivery man; pengantar; pengantaran; pengantar paket; messenger
dispatcher; penjadwal armada; petugas pengiriman
fleet; armada; transport; transportasi; transportation
pilot; penerbang
flight attendant; cabin crew; pramugari; pramugara; awak kabin
seafarer; sailor; pelaut; anak buah kapal; ABK; awak kapal; crew kapal
captain; nakhoda; nahkoda; kapten kapal
procurement; purchasing; buyer; pengadaan; pembelian; purchaser
vendor management; supplier management; pengelolaan vendor; pengelolaan pemasok
PPIC; production planner; production planning; perencana produksi; perencanaan produksi
production; manufacturing; produksi; manufaktur; fabrikasi
production operator; machine operator; operator produksi; operator mesin; factory worker; buruh pabrik; pekerja pabrik; karyawan pabrik; operator pabrik
production supervisor; production leader; supervisor produksi; pengawas produksi; kepala produksi; foreman; mandor produksi
factory; plant; pabrik
plant manager; factory manager; kepala pabrik; manajer pabrik
quality control; quality inspector; quality inspection; QC; pengendalian mutu; kendali mutu; pemeriksa mutu; pengawas mutu; kontrol kualitas; pengendalian kualitas; quality checker
sewing; tailor; seamstress; jahit; penjahit; menjahit; tukang jahit; operator jahit; sewing operator; tailoring
pattern maker; pembuat pola; pola busana
garment; garmen; konveksi; tekstil; textile
maintenance; pemeliharaan; perawatan mesin; maintenance technician; teknisi perawatan; teknisi pemeliharaan; maintenance engineer; perawatan gedung
technician; teknisi; technical; juru teknik
electrician; electrical technician; teknisi listrik; tukang listrik; juru listrik; ahli listrik; instalatir listrik
electrical; electricity; listrik; kelistrikan; elektrikal; elektro
mechanical; mekanikal
mechanic; mekanik; montir; automotive technician; teknisi otomotif; tukang bengkel; teknisi mobil; teknisi motor
automotive; otomotif
workshop; bengkel
welder; welding; las; pengelasan; juru las; tukang las; pengelas
plumber; plumbing; tukang ledeng; tukang pipa; pipa
air conditioning technician; HVAC; teknisi AC; tukang AC
lathe operator; machinist; bubut; tukang bubut; operator bubut; operator CNC; CNC operator
instrumentation; instrumentasi
mechatronics; mekatronika
painter; tukang cat; pengecat
carpenter; carpentry; tukang kayu; pertukangan; meubel; furniture maker
bricklayer; mason; tukang batu; tukang bangunan; builder; kuli bangunan
foreman; mandor; kepala tukang
civil engineer; civil engineering; insinyur sipil; teknik sipil; site engineer; site manager; site supervisor; pelaksana lapangan; pengawas lapangan; pelaksana proyek
construction; konstruksi; bangunan; building
quantity surveyor; estimator; cost estimator; juru hitung biaya; QS
surveyor; juru ukur; land surveyor; survei; pengukuran tanah
drafter; draftsman; drafting; juru gambar; CAD operator; operator CAD; penggambar; draughtsman
architect; arsitek; architecture; arsitektur
landscape architect; arsitek lanskap; lanskap; pertamanan
urban planner; perencana kota; planologi; tata kota
engineer; insinyur; engineering; rekayasa; sarjana teknik
mechanical engineer; insinyur mesin; teknik mesin
electrical engineer; insinyur listrik; teknik elektro
industrial engineer; teknik industri; insinyur industri
chemical engineer; insinyur kimia; teknik kimia
environmental engineer; teknik lingkungan; insinyur lingkungan
process engineer; insinyur proses
mining engineer; insinyur tambang; teknik pertambangan
mining; tambang; pertambangan
geologist; geology; geolog; geologi
oil and gas; migas; minyak dan gas; perminyakan
power plant; pembangkit listrik; PLTU
safety; HSE; K3; OHS; EHS; keselamatan kerja; keselamatan dan kesehatan kerja; safety officer; petugas K3; ahli K3; occupational safety
environment; lingkungan hidup; lingkungan
nurse; nursing; perawat; keperawatan; suster; ners; registered nurse
midwife; midwifery; bidan; kebidanan
doctor; physician; dokter; medical doctor; general practitioner; dokter umum; GP
dentist; dental; dokter gigi; kedokteran gigi
dental nurse; perawat gigi; terapis gigi
veterinarian; vet; dokter hewan; veterinary
specialist doctor; dokter spesialis
pharmacist; apoteker
pharmacy; farmasi; kefarmasian; apotek
pharmacy assistant; pharmacy technician; asisten apoteker; tenaga teknis kefarmasian; TTK
laboratory; lab; laboratorium
laboratory analyst; lab technician; laboratory technician; medical laboratory; analis laboratorium; analis kesehatan; laboran; teknisi laboratorium; ATLM; lab analyst
radiographer; radiology; radiografer; radiologi
physiotherapist; physiotherapy; fisioterapis; fisioterapi
nutritionist; dietitian; ahli gizi; nutrisionis; gizi
psychologist; psychology; psikolog; psikologi
counselor; counselling; konselor; konseling; bimbingan konseling
optician; refraksionis; optisi; optometris
medical records; rekam medis; perekam medis
caregiver; carer; pengasuh; perawat lansia; caretaker
babysitter; nanny; pengasuh anak; pengasuh bayi; baby sitter
ambulance driver; sopir ambulans
medical representative; medrep; perwakilan medis; detailer obat
hospital; rumah sakit; RS
clinic; klinik; puskesmas
health; healthcare; kesehatan
teacher; teaching; guru; pengajar; mengajar; pengajaran; tenaga pengajar; pendidik; educator
kindergarten teacher; guru TK; guru PAUD; early childhood
tutor; tutoring; pengajar; guru les; guru privat; pengajar privat; tentor; private tutor; les privat; bimbel
lecturer; dosen; tenaga pengajar perguruan tinggi
principal; headmaster; kepala sekolah
school; sekolah
education; pendidikan; edukasi
curriculum; kurikulum
researcher; research; peneliti; penelitian; riset
scientist; ilmuwan
chef; head chef; executive chef; sous chef; koki kepala; kepala koki; kepala dapur
cook; koki; juru masak; tukang masak; memasak; cooking; cook helper; line cook; pembantu koki
kitchen; dapur; kitchen staff; kitchen crew
baker; baking; bakery; pastry; roti; pembuat roti; tukang roti; pembuat kue; tukang kue; pastry chef
barista; peracik kopi; coffee maker; pembuat kopi
bartender; peracik minuman; bar
waiter; waitress; restaurant server; pramusaji; pelayan restoran; pelayan; pelayan kafe; waiters; food server
restaurant; restoran; rumah makan; kafe; cafe
restaurant manager; manajer restoran; kepala restoran
catering; katering; tata boga; jasa boga
dishwasher; steward; pencuci piring
butcher; jagal; tukang daging
food and beverage; makanan dan minuman; tata hidangan; food beverage
housekeeping; housekeeper; room attendant; tata graha; pramugraha; room boy; petugas kamar
laundry; binatu; penatu
hotel; perhotelan; hospitality
hotel manager; manajer hotel
bellboy; bellman; porter hotel
spa therapist; massage therapist; terapis; terapis spa; tukang pijat; pijat
hairdresser; hairstylist; barber; penata rambut; tukang cukur; kapster; salon
beautician; make up artist; makeup artist; MUA; perias; tata rias; penata rias; ahli kecantikan; beauty therapist
tour guide; tour leader; pemandu wisata; pramuwisata; guide wisata; pemandu tur
travel; pariwisata; wisata; tourism; perjalanan wisata
ticketing; reservation; reservasi; tiket
cleaner; cleaning; cleaning service; janitor; petugas kebersihan; tenaga kebersihan; kebersihan; tukang bersih; cleaning staff
gardener; gardening; tukang kebun; juru taman; petugas taman
security guard; security officer; satpam; petugas keamanan; sekuriti; anggota keamanan; satuan pengamanan; tenaga keamanan; penjaga keamanan
security; keamanan; pengamanan
parking attendant; juru parkir; tukang parkir; petugas parkir
domestic worker; housemaid; maid; asisten rumah tangga; ART; pembantu rumah tangga; PRT
firefighter; pemadam kebakaran; damkar
lifeguard; penjaga pantai; penjaga kolam
legal; law; hukum
lawyer; legal counsel; attorney; advocate; pengacara; penasihat hukum; advokat; kuasa hukum; corporate lawyer
notary; notaris; PPAT
paralegal; legal officer; legal staff; staf hukum; staf legal
compliance; kepatuhan
translator; interpreter; translation; penerjemah; penerjemahan; juru bahasa; alih bahasa; terjemahan
agronomist; agronomy; agronom; agronomi
plantation; perkebunan; kebun; plantation assistant; asisten kebun; asisten perkebunan; asisten afdeling
farmer; farming; petani; pertanian; agriculture; agricultural
livestock; animal husbandry; peternakan; peternak
fishery; fisheries; perikanan; nelayan; tambak; aquaculture
forestry; kehutanan
real estate agent; property agent; property; properti; agen properti; real estate
facility management; building management; pengelolaan gedung; building manager; manajemen gedung
social worker; pekerja sosial; community development
NGO; LSM; yayasan; foundation; nonprofit
fundraiser; fundraising; penggalangan dana
religious teacher; guru agama; guru ngaji; ustaz; ustadz
sports coach; pelatih olahraga; personal trainer; gym trainer; instruktur fitness; instruktur senam
graphic printing; percetakan; printing; operator cetak; offset
franchise; waralaba
e-commerce; ecommerce; marketplace; toko online; admin online shop; admin marketplace; online shop
office; kantor; perkantoran
`;
