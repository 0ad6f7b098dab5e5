/** Skills, tasks, subjects and tools. A line: synonyms in either language, separated by `;`. */
export const skills = `
financial statements; financial reporting; laporan keuangan; pelaporan keuangan
tax reporting; pelaporan pajak
VAT; PPN; value added tax; pajak pertambahan nilai
income tax; PPh; pajak penghasilan
budgeting; budget; penganggaran; anggaran
cost control; pengendalian biaya
cost accounting; akuntansi biaya
accounts payable; AP; hutang usaha; utang usaha
accounts receivable; AR; piutang; piutang usaha
invoicing; invoice; faktur; billing
cash flow; arus kas
petty cash; kas kecil
bank reconciliation; rekonsiliasi bank
risk management; manajemen risiko; risiko; risk
investment; investasi
negotiation; negosiasi
communication; komunikasi
presentation; presentasi
leadership; kepemimpinan; memimpin
teamwork; kerja sama tim; kerjasama tim
problem solving; pemecahan masalah
analysis; analytical; analisis; analisa; analitis
statistics; statistika; statistik
planning; perencanaan
strategy; strategi; strategic
reporting; pelaporan; report; laporan
scheduling; penjadwalan
correspondence; korespondensi
typing; mengetik
writing; menulis; penulisan
documentation; dokumentasi; dokumen; document
document control; pengendalian dokumen
minutes; notulen
contract; kontrak; perjanjian
labor law; labour law; employment law; hukum ketenagakerjaan
industrial relations; hubungan industrial
performance appraisal; penilaian kinerja
psychological testing; psikotes; tes psikologi
interviewing; interview; wawancara
sourcing; pencarian kandidat
complaint handling; penanganan keluhan
promotion; promosi
advertising; periklanan; iklan; ads
pricing; penetapan harga
market analysis; analisis pasar
visual merchandising; penataan visual; display produk; product display; penataan barang
cash handling; menghitung uang; penanganan kas
stock control; pengendalian stok; stock taking; stok opname; stock opname
food safety; keamanan pangan
food cost; biaya makanan
menu; daftar menu
hygiene; sanitation; sanitasi; higienitas
patient; pasien; patient care; asuhan keperawatan; pelayanan pasien
first aid; P3K; pertolongan pertama
childbirth; persalinan
vaccination; imunisasi; vaksinasi
prescription; resep
medicine; obat; drug
English; bahasa Inggris; Inggris
Mandarin; bahasa Mandarin; Chinese; bahasa Cina
Japanese; bahasa Jepang; Jepang
Korean; bahasa Korea; Korea
Arabic; bahasa Arab; Arab
German; bahasa Jerman; Jerman
French; bahasa Prancis; Prancis
Indonesian; bahasa Indonesia
mathematics; math; maths; matematika
physics; fisika
chemistry; kimia
biology; biologi
science; sains; IPA
history; sejarah
economics; ekonomi
geography; geografi
art; seni; kesenian
music; musik
sports; olahraga; physical education; penjas
computer; komputer
hardware; perangkat keras
operating system; sistem operasi
Microsoft Office; MS Office; Office 365; Microsoft 365
Excel; Microsoft Excel; MS Excel; spreadsheet
Google Ads; Google AdWords; AdWords
Meta Ads; Facebook Ads; iklan Facebook
Google Analytics; GA4
JavaScript; JS
TypeScript; TS
Node.js; NodeJS; Node
React; React.js; ReactJS
Vue; Vue.js; VueJS
Go; Golang
Python
PostgreSQL; Postgres
Kubernetes; K8s
Amazon Web Services; AWS
Google Cloud; GCP
REST; RESTful; API
user research; riset pengguna
prototyping; prototype; prototipe
photo editing; penyuntingan foto; edit foto
Illustrator; Adobe Illustrator
Photoshop; Adobe Photoshop
Premiere; Adobe Premiere
After Effects; Adobe After Effects
CorelDRAW; Corel Draw; Corel
technical drawing; gambar teknik
cost estimate; cost estimation; RAB; rencana anggaran biaya; estimasi biaya
wiring; instalasi kabel; pengkabelan
panel; panel listrik
hydraulics; hydraulic; hidrolik; hidraulik
pneumatics; pneumatic; pneumatik
troubleshooting; perbaikan gangguan
repair; perbaikan; reparasi; servis; service
machine; mesin
engine; mesin kendaraan
spare parts; suku cadang; sparepart
preventive maintenance; perawatan berkala; perawatan preventif
fiber optic; fibre optic; serat optik; FO jaringan
telecommunication; telekomunikasi; telecom
assembly; perakitan; merakit
sampling; pengambilan sampel
inspection; inspeksi; pemeriksaan
calibration; kalibrasi
lean manufacturing; manufaktur ramping; lean
continuous improvement; perbaikan berkelanjutan; kaizen
waste management; pengelolaan limbah; limbah; waste
driving licence; driving license; SIM; surat izin mengemudi
motorcycle; sepeda motor; motor
car; mobil
truck; truk; lorry
ship; kapal; vessel
aircraft; pesawat; aviation; penerbangan
airport; bandara
port; pelabuhan; harbour; harbor
railway; train; kereta api; kereta
loading; unloading; muat; pemuatan
order picking; pengambilan barang
goods receipt; penerimaan barang
distribution; distribusi; distributor
palm oil; kelapa sawit; sawit
rubber; karet
coffee; kopi
tea; teh
cocoa; kakao
fertilizer; fertilizing; pupuk; pemupukan
harvest; panen
soil; tanah
coal; batu bara; batubara
nickel; nikel
steel; baja
cement; semen
plastic; plastik
paper; kertas
furniture; mebel; furnitur
shoes; footwear; sepatu; alas kaki
clothing; apparel; pakaian; busana; fashion
cosmetics; kosmetik; skincare
jewellery; jewelry; perhiasan
toys; mainan
food; makanan; pangan
drink; beverage; minuman
electronics; elektronik; elektronika
bank; banking; perbankan
cooperative; koperasi
fintech; teknologi finansial
government; pemerintah; pemerintahan
state owned enterprise; BUMN
media; penerbitan; publishing
retail; ritel; eceran
wholesale; grosir
supermarket; minimarket; swalayan
energy; energi
water; air minum
solar panel; panel surya; tenaga surya
startup; perusahaan rintisan; rintisan
curriculum development; pengembangan kurikulum
lesson planning; RPP; rencana pembelajaran
classroom management; pengelolaan kelas
child; children; anak
student; pupil; siswa; murid; pelajar
parent; orang tua
customer; client; pelanggan; klien; konsumen; nasabah
guest; tamu
supplier; vendor; pemasok
target; sasaran
quality; mutu; kualitas
process; proses
system; sistem
project; proyek
product; produk
service quality; kualitas layanan
procedure; SOP; prosedur; standar operasional prosedur
technology; teknologi
innovation; inovasi
management; manajemen; pengelolaan
purchase order; pesanan pembelian
customs clearance; pengurusan kepabeanan
lecture; kuliah
thesis; skripsi
journal; jurnal
wedding; pernikahan
photo; foto
camera; kamera
voice over; pengisi suara
subtitle; takarir
live streaming; siaran langsung
`;
