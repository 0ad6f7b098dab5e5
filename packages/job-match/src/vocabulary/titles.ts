/** A line: English | Indonesian | abbreviations; `;` separates synonyms. */
export const titles = `
accountant | akuntan
accounting staff; accounting officer | staf akuntansi; staf akunting; staff akuntansi
finance manager | manajer keuangan
finance staff; finance officer | staf keuangan; staff keuangan
tax officer; tax staff | staf pajak; staf perpajakan
auditor; internal auditor | pemeriksa internal
cashier | kasir
bank teller; teller | kasir bank
administrative assistant; admin staff; administration staff | staf administrasi; staff administrasi; asisten administrasi | admin
secretary | sekretaris
receptionist | resepsionis
office boy; office assistant | pramubakti; pesuruh kantor | OB
data entry operator | operator entri data
human resources manager; HR manager; head of HR | manajer SDM; manajer personalia
human resources officer; HR staff; HR generalist | staf SDM; staf personalia
recruiter; recruitment officer | perekrut; staf rekrutmen
trainer | pelatih; instruktur
sales representative; salesperson; sales executive; salesman | tenaga penjualan; wiraniaga
sales manager | manajer penjualan
sales supervisor | pengawas penjualan; supervisor penjualan
sales promotion girl; sales promoter | pramuniaga promosi | SPG; SPB
shop assistant; store associate | pramuniaga
store manager; shop manager | manajer toko; kepala toko
area manager | manajer area; kepala area
branch manager | kepala cabang; manajer cabang
marketing manager | manajer pemasaran
marketing staff; marketing officer | staf pemasaran
digital marketer; digital marketing specialist | spesialis pemasaran digital
customer service officer; customer service representative | petugas layanan pelanggan; staf layanan pelanggan
account manager | manajer akun
business analyst | analis bisnis
data analyst | analis data
data scientist | ilmuwan data
data engineer | insinyur data
financial analyst | analis keuangan
software engineer; software developer | pengembang perangkat lunak; insinyur perangkat lunak
web developer | pengembang web
backend developer; backend engineer | pengembang backend
frontend developer; frontend engineer | pengembang frontend
programmer | pemrogram
system administrator | administrator sistem | sysadmin
network engineer | teknisi jaringan
graphic designer | desainer grafis; perancang grafis
interior designer | desainer interior
product manager | manajer produk
project manager | manajer proyek
project coordinator | koordinator proyek
operations manager | manajer operasional; manajer operasi
general manager | manajer umum | GM
director | direktur
supervisor | pengawas; penyelia | SPV
team leader | ketua tim; pemimpin regu
warehouse supervisor | supervisor gudang; pengawas gudang
warehouse manager; warehouse head | kepala gudang; manajer gudang
warehouse staff; warehouse clerk | staf gudang; petugas gudang; staff gudang
logistics manager | manajer logistik
logistics staff; logistics officer | staf logistik
purchasing officer; purchasing staff; buyer | staf pembelian; staf pengadaan
driver; chauffeur | sopir; supir; pengemudi
courier | kurir
production manager | manajer produksi
production operator; machine operator | operator produksi; operator mesin
production supervisor | supervisor produksi; pengawas produksi
quality inspector; quality control officer | pemeriksa mutu; petugas pengendalian mutu
maintenance technician | teknisi perawatan; teknisi pemeliharaan
technician | teknisi
mechanic | mekanik; montir
electrician | teknisi listrik; juru listrik
welder | tukang las; juru las
mechanical engineer | insinyur mesin
electrical engineer | insinyur listrik
civil engineer | insinyur sipil
site engineer; site manager | pelaksana lapangan; pengawas lapangan
safety officer; HSE officer | petugas K3; ahli K3
architect | arsitek
drafter; draftsman | juru gambar
nurse | perawat
midwife | bidan
doctor; physician | dokter
dentist | dokter gigi
pharmacist | apoteker
pharmacy assistant | asisten apoteker
laboratory technician; lab technician; laboratory analyst | analis laboratorium; teknisi laboratorium
teacher | guru
lecturer | dosen
tutor | guru les; pengajar privat
chef; head chef | koki kepala; kepala koki
cook | koki; juru masak
baker | pembuat roti
waiter; waitress | pelayan; pramusaji
barista | peracik kopi
housekeeper; room attendant | petugas tata graha
hotel manager | manajer hotel
tour guide | pemandu wisata
security guard; security officer | satpam; petugas keamanan
cleaner; cleaning service | petugas kebersihan
lawyer; legal counsel | pengacara; penasihat hukum
legal staff; legal officer | staf hukum
translator; interpreter | penerjemah; juru bahasa
journalist; reporter | wartawan; jurnalis
content creator | pembuat konten
photographer | fotografer
real estate agent; property agent | agen properti
intern | magang; peserta magang
`;
