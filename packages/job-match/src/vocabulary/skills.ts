/** A line: English | Indonesian | abbreviations; `;` separates synonyms. */
export const skills = `
accounting; bookkeeping | akuntansi; pembukuan
financial reporting; financial statements | laporan keuangan; pelaporan keuangan
financial analysis | analisis keuangan; analisa keuangan
cost accounting | akuntansi biaya
cost control | pengendalian biaya
budgeting; budget planning | penganggaran; penyusunan anggaran
tax reporting; taxation; tax | perpajakan; pelaporan pajak; pajak
auditing; audit | pengauditan; pemeriksaan keuangan
accounts payable | utang usaha; hutang usaha | AP
accounts receivable | piutang usaha; piutang | AR
bank reconciliation | rekonsiliasi bank
cash flow | arus kas
invoicing; billing | penagihan; faktur
payroll | penggajian; pengupahan
petty cash | kas kecil
risk management | manajemen risiko; pengelolaan risiko
investment | investasi
fundraising | penggalangan dana
recruitment; recruiting; talent acquisition | rekrutmen; perekrutan | TA
human resources; people management | sumber daya manusia; personalia | HR; HRD; SDM
human resource management | manajemen sumber daya manusia | HRM; MSDM
training and development | pelatihan dan pengembangan | L&D
training; coaching | pelatihan; pembinaan
performance appraisal; performance review | penilaian kinerja; evaluasi kinerja
industrial relations | hubungan industrial | IR
compensation and benefits | kompensasi dan tunjangan | C&B
employment law; labor law; labour law | hukum ketenagakerjaan; undang-undang ketenagakerjaan
organizational development | pengembangan organisasi | OD
onboarding | orientasi karyawan
psychological testing | tes psikologi; psikotes
sales; selling | penjualan
direct selling | penjualan langsung
telemarketing; telesales | penjualan lewat telepon
business development | pengembangan bisnis; pengembangan usaha | BD; bizdev
account management | pengelolaan akun
customer relations; customer relationship management | hubungan pelanggan; manajemen hubungan pelanggan | CRM
customer service; customer care | layanan pelanggan; pelayanan pelanggan | CS
marketing | pemasaran
digital marketing; online marketing | pemasaran digital
content marketing | pemasaran konten
content creation; content writing | pembuatan konten; penulisan konten
copywriting | penulisan naskah iklan; penulisan iklan
social media; social media management | media sosial; pengelolaan media sosial; sosial media
search engine optimization; search engine optimisation | optimasi mesin pencari | SEO
search engine marketing | pemasaran mesin pencari | SEM
market research | riset pasar; penelitian pasar
market analysis | analisis pasar
branding; brand management | pengelolaan merek; manajemen merek
public relations | hubungan masyarakat | PR; humas
event management; event planning | manajemen acara; penyelenggaraan acara
advertising | periklanan
promotion | promosi
merchandising | penataan produk
visual merchandising | penataan visual | VM
pricing | penetapan harga
negotiation | negosiasi
presentation | presentasi
communication | komunikasi
written communication | komunikasi tertulis
leadership | kepemimpinan
teamwork; collaboration | kerja sama tim; kerjasama tim; kolaborasi
problem solving | pemecahan masalah; penyelesaian masalah
critical thinking | berpikir kritis
time management | manajemen waktu
decision making | pengambilan keputusan
analytical thinking; analytical skills | berpikir analitis; kemampuan analisis; kemampuan analitis
attention to detail; accuracy | ketelitian; teliti
interpersonal skills | kemampuan interpersonal
creativity | kreativitas
data analysis; data analytics | analisis data; analisa data
data entry; data input | entri data; input data; memasukkan data
data science | sains data; ilmu data
data visualization; data visualisation | visualisasi data
database management | pengelolaan basis data; manajemen basis data
database | basis data
machine learning | pembelajaran mesin | ML
artificial intelligence | kecerdasan buatan | AI
statistics; statistical analysis | statistika; analisis statistik; statistik
software development; software engineering | pengembangan perangkat lunak; rekayasa perangkat lunak
web development | pengembangan web
mobile development; mobile app development | pengembangan aplikasi seluler; pengembangan aplikasi mobile
programming; coding | pemrograman
software testing; quality assurance | pengujian perangkat lunak; penjaminan mutu; jaminan mutu | QA
information security; cybersecurity; cyber security | keamanan informasi; keamanan siber
network administration; computer networking | administrasi jaringan; jaringan komputer
technical support; IT support | dukungan teknis; dukungan TI
system analysis | analisis sistem
cloud computing | komputasi awan
user interface design | desain antarmuka | UI design; UI
user experience design; user experience | pengalaman pengguna | UX design; UX
user research | riset pengguna
graphic design | desain grafis
interior design | desain interior
video editing | penyuntingan video; pengeditan video
photography | fotografi
illustration | ilustrasi
animation | animasi
technical drawing; engineering drawing | gambar teknik
project management | manajemen proyek; pengelolaan proyek
product management | manajemen produk
process improvement; continuous improvement | perbaikan proses; perbaikan berkelanjutan | kaizen
change management | manajemen perubahan
quality control; quality inspection | pengendalian mutu; pengendalian kualitas; kontrol kualitas | QC
quality management | manajemen mutu; manajemen kualitas
production planning | perencanaan produksi | PPIC
production; manufacturing | produksi; manufaktur
lean manufacturing | manufaktur ramping
machine maintenance; equipment maintenance | perawatan mesin; pemeliharaan mesin
preventive maintenance | perawatan preventif; pemeliharaan preventif
maintenance | perawatan; pemeliharaan
troubleshooting | perbaikan gangguan; penelusuran gangguan
welding | pengelasan; las
machining | pemesinan; permesinan
electrical installation | instalasi listrik; kelistrikan
assembly | perakitan
packaging; packing | pengemasan
warehouse management; warehousing; warehouse | manajemen gudang; pengelolaan gudang; pergudangan; gudang | WMS
inventory management; inventory control; stock control; inventory | manajemen persediaan; pengendalian persediaan; pengendalian stok; persediaan
stock taking; stock opname; stocktaking | penghitungan stok
order picking; picking | pengambilan barang
receiving of goods; goods receipt; receiving | penerimaan barang
distribution | distribusi
shipping; delivery; dispatch | pengiriman; pengantaran
logistics | logistik
supply chain; supply chain management | rantai pasok; manajemen rantai pasok | SCM
procurement; purchasing | pengadaan; pembelian; pengadaan barang
vendor management; supplier management | pengelolaan pemasok; pengelolaan vendor
export and import; export import; import and export | ekspor impor; ekspor dan impor | exim
customs; customs clearance | kepabeanan; bea cukai
fleet management | manajemen armada; pengelolaan armada
driving | mengemudi; menyetir
forklift operation; forklift | pengoperasian forklift
occupational health and safety; workplace safety | keselamatan dan kesehatan kerja; keselamatan kerja | K3; HSE; OHS; EHS
environmental management | pengelolaan lingkungan
waste management | pengelolaan limbah
construction | konstruksi
quantity surveying; cost estimation | estimasi biaya; perhitungan volume | RAB
surveying; land surveying | pengukuran tanah; survei lapangan
cooking; food preparation | memasak; pengolahan makanan
food safety | keamanan pangan
food and beverage; food and beverage service | makanan dan minuman; tata hidangan | F&B
housekeeping | tata graha
front office; reception | penerimaan tamu; kantor depan | FO
reservation | reservasi; pemesanan kamar
hospitality | perhotelan; industri perhotelan
cashiering; cash handling | pengelolaan kasir
nursing; nursing care | keperawatan; asuhan keperawatan
patient care | perawatan pasien; pelayanan pasien
first aid | pertolongan pertama | P3K
pharmacy | kefarmasian; farmasi
medical records | rekam medis
teaching | mengajar; pengajaran
curriculum development | pengembangan kurikulum; penyusunan kurikulum
lesson planning | penyusunan rencana pembelajaran | RPP
administration; office administration; administrative | administrasi; administrasi kantor
filing; archiving | pengarsipan; kearsipan
correspondence | korespondensi; surat-menyurat
document control | pengendalian dokumen
scheduling | penjadwalan
report writing; reporting | penyusunan laporan; pelaporan; membuat laporan
translation | penerjemahan; terjemahan
research | penelitian; riset
legal drafting; contract drafting | penyusunan kontrak; perancangan kontrak
contract management | manajemen kontrak; pengelolaan kontrak
compliance; regulatory compliance | kepatuhan
licensing; permits | perizinan
land acquisition | pembebasan lahan
corporate social responsibility | tanggung jawab sosial perusahaan | CSR
property management | pengelolaan properti
computer literacy; computer skills | mengoperasikan komputer; pengoperasian komputer
planning | perencanaan
strategy; strategic planning | strategi; perencanaan strategis
evaluation; monitoring and evaluation | evaluasi; pemantauan dan evaluasi | monev
`;
