/** Words for the industry of an article, by its slug. */
export const askedOfArticles: Readonly<Record<string, string>> = {
  'consumer-goods-industry': 'consumer goods fmcg field sales snack distributor barang konsumsi',
  'design-industry': 'design designer portfolio creative ui ux graphic desain desainer portofolio kreatif',
  'energy-industry':
    'energy power plant oil gas mining solar remote site offshore energi pembangkit listrik migas tambang panas bumi',
  'food-industry':
    'food restaurant kitchen cook chef barista cafe makanan restoran resto dapur koki juru masak kafe katering',
  'healthcare-industry':
    'hospital clinic nurse doctor midwife health rumah sakit klinik perawat dokter bidan tenaga kesehatan',
  'hospitality-industry':
    'hotel resort villa bali front office housekeeping chef tourism perhotelan pariwisata',
  'it-industry':
    'software developer programmer engineer backend frontend data it tech programmer pengembang teknologi',
  'logistics-industry':
    'logistics warehouse driver truck courier fleet forklift logistik gudang sopir truk kurir armada pengiriman',
  'manufacture-industry':
    'factory plant manufacturing operator technician machine production pabrik manufaktur operator teknisi mesin produksi',
  'marketing-industry':
    'marketing brand content campaign social media advertising agency pemasaran iklan konten merek kampanye',
  'real-estate-industry':
    'property real estate agent developer building commission broker properti agen perumahan gedung pengembang komisi',
  'retail-industry':
    'retail shop store cashier spg mall minimarket supermarket lebaran ritel toko kasir pramuniaga swalayan ramadan',
};

/** Words for a part of an article that its text says otherwise, by its id without `article/`. */
export const askedOfParts: Readonly<Record<string, string>> = {
  'food-industry/figures-that-shape-the-work':
    'halal certificate compulsory small warung sertifikat halal wajib usaha kecil',
  'retail-industry/plan-the-year-backwards-from-lebaran':
    'when start recruiting for lebaran 200 spg seasonal staff kapan mulai rekrut musiman',
  'retail-industry/contracts-that-fit-the-season':
    'ramadan extra shop assistants which form of contract owe compensation at the end seasonal contract daily worker days per month permanent pekerja harian berapa hari sebulan karyawan tetap kontrak musiman',
  'retail-industry/rules-every-store-roster-has-to-respect':
    'thr deadline days before holiday thr paling lambat kapan dibayar hari raya rest day working hours week',
  'retail-industry/what-candidates-can-prepare':
    'shop job weeks before eid dead end lasting kerja toko sebelum lebaran jadi tetap interview cashier prepare tips wawancara kasir persiapan',
  'food-industry/contracts-that-fit-the-season':
    'daily worker days per month seasonal probation fixed term pekerja harian berapa hari sebulan jadi karyawan tetap',
  'food-industry/technology-and-advice-for-candidates':
    'cook restaurant candidate tips what to prepare jadi juru masak siapkan',
  'logistics-industry/peaks-partners-and-outsourced-teams':
    'ramadan harbolnas volume gudang naik orang kurang siapkan peak season warehouse temps daily contract limit outsourcing harian musim puncak alih daya',
  'logistics-industry/drivers-the-licence-the-record-the-road':
    'test truck driver how sim licence cara tes sopir truk',
  'hospitality-industry/certificates-and-what-the-law-asks':
    'bring over japanese foreign executive chef what should be in place foreign worker chef rptka kitas work permit visa expat dkptka tenaga kerja asing izin kerja government fee weeks plan',
  'hospitality-industry/pay-service-charge-and-daily-workers':
    'daily worker rules hotel service charge thr high season bali pekerja harian uang servis',
  'hospitality-industry/shifts-nights-and-safe-ways-home':
    'women night shift transport obligations karyawan perempuan shift malam wajib antar jemput',
  'hospitality-industry/if-you-want-to-work-in-hospitality':
    'candidate hotel career start prepare mau kerja di hotel',
  'energy-industry/pay-and-contracts-on-projects':
    'foreign expert rptka kitas dkptka compensation fund work permit project contract tenaga kerja asing biaya dolar per bulan',
  'energy-industry/technology-and-advice-for-candidates':
    'candidate remote site questions before accepting job power plant tanya sebelum terima kerja di lokasi terpencil',
  'energy-industry/remote-sites-say-everything-before-the-signature':
    'remote site rotation camp leave lokasi terpencil rotasi cuti mess',
  'manufacture-industry/pay-shifts-and-overtime':
    'overtime maximum per week hours pay women night shift lembur maksimal seminggu jam upah lembur shift malam perempuan',
  'manufacture-industry/rules-that-shape-hiring-for-a-plant':
    'apprentices most allowed share of workers peserta magang maksimal overtime limit hours week rules lembur batas jam seminggu aturan',
  'it-industry/figures-every-hiring-team-in-it-should-know':
    'resign how many days before rule mau resign bilang berapa hari sebelumnya aturan overtime 18 hours week notice resign 30 days probation fixed-term contract 3 months lembur masa percobaan kontrak',
  'it-industry/contracts-hours-and-rights-to-the-code':
    'probation fixed term contract pkwt masa percobaan kontrak hak cipta kode jam kerja',
  'it-industry/a-test-for-each-role-short-enough-to-finish':
    'test backend engineers take home assignment coding test tes programmer tugas',
  'it-industry/for-talent-show-how-you-think':
    'programmer cv projects github portfolio show cara tulis proyek di cv programmer',
  'real-estate-industry/commission-without-quarrels':
    'agents fight commission split rules komisi agen ribut pembagian',
  'healthcare-industry/pay-allowances-and-training-bonds':
    'hospital keep diploma training bond penalty tahan menahan ijazah perawat ikatan dinas denda',
  'healthcare-industry/where-the-people-are':
    'find doctors nurses remote islands maluku papua cari dokter susah daerah',
  'healthcare-industry/settle-the-licences-first': 'str sip nurse licence registration izin praktik perawat',
  'design-industry/how-to-read-a-portfolio': 'portfolio judge how many pieces portofolio menilai',
  'design-industry/for-talent-choose-explain-care':
    'portfolio how many works candidate portofolio berapa karya bagus',
  'design-industry/pay-contracts-and-hours': 'freelance designer pay contract overtime',
  'food-industry/pay-shifts-and-the-way-home':
    'night shift women transport way home shift malam perempuan pulang antar',
};
