/**
 * Queries with their meaning. A line: language | kind | roles | words | conditions. Conditions are `place=` a prefix of a
 * Home Ministry code, `level=` and `mode=` or `type=`.
 */
export const judgedQueryLines = `
en | plain | accountant | accountant |
id | plain | accountant | akuntan |
en | synonym | accountant | accounting staff |
id | synonym | accountant | staf akuntansi |
id | synonym | accountant | akunting |
en | place | accountant | accountant jakarta | place=31
id | place | accountant | akuntan surabaya | place=35.78
en | level | accountant | senior accountant | level=senior
id | level | accountant | akuntan senior | level=senior
en | typo | accountant | acountant |
id | typo | accountant | akuntann |
en | skill | accountant | bookkeeping |
id | affix | accountant | pembukuan |
en | plain | tax-staff | tax officer |
id | plain | tax-staff | staf pajak |
id | affix | tax-staff | perpajakan |
id | place | tax-staff | staf pajak medan | place=12.71
en | plain | auditor | internal auditor |
id | plain | auditor | auditor internal |
id | affix | auditor | pemeriksa internal |
en | plain | cashier | cashier |
id | plain | cashier | kasir |
id | place | cashier | kasir bandung | place=32.73
en | place | cashier | cashier in makassar | place=73.71
en | mode | cashier | part time cashier | type=PART_TIME
id | mode | cashier | kasir paruh waktu | type=PART_TIME
en | typo | cashier | cahsier |
id | typo | cashier | kassir |
id | noise | cashier | lowongan kerja kasir |
en | plain | bank-teller | bank teller |
id | plain | bank-teller | teller bank |
en | plain | shop-assistant | shop assistant |
id | plain | shop-assistant | pramuniaga |
id | synonym | shop-assistant | penjaga toko |
id | synonym | shop-assistant | pelayan toko |
en | plain | store-manager | store manager |
id | plain | store-manager | kepala toko |
id | place | store-manager | kepala toko semarang | place=33.74
en | plain | sales-executive | sales executive |
id | plain | sales-executive | tenaga penjualan |
en | synonym | sales-executive | salesman |
id | synonym | sales-executive | wiraniaga |
id | level | sales-executive | sales senior | level=senior
en | plain | telemarketer | telemarketer |
id | plain | telemarketer | telemarketing |
en | plain | customer-service | customer service |
id | plain | customer-service | layanan pelanggan |
id | synonym | customer-service | pelayanan pelanggan |
en | typo | customer-service | costumer service |
en | synonym | customer-service | customer care |
en | place | customer-service | customer service yogyakarta | place=34.71
en | plain | call-center | call center agent |
id | plain | call-center | agen call center |
en | plain | receptionist | receptionist |
id | plain | receptionist | resepsionis |
en | synonym | receptionist | front desk |
en | typo | receptionist | recepsionist |
id | place | receptionist | resepsionis denpasar | place=51.71
en | plain | admin-staff | administrative assistant |
id | plain | admin-staff | staf administrasi |
id | synonym | admin-staff | admin kantor |
en | plain | secretary | secretary |
id | plain | secretary | sekretaris |
id | typo | secretary | sekertaris |
en | plain | data-entry | data entry |
id | synonym | data-entry | input data |
en | plain | hr-officer | HR officer |
id | plain | hr-officer | staf personalia |
id | abbreviation | hr-officer | HRD |
en | synonym | hr-officer | human resources |
id | abbreviation | hr-officer | staf SDM |
en | plain | recruiter | recruiter |
id | affix | recruiter | rekrutmen |
en | synonym | recruiter | talent acquisition |
en | plain | digital-marketer | digital marketing |
id | plain | digital-marketer | pemasaran digital |
en | mode | digital-marketer | remote digital marketing | mode=remote
en | plain | social-media | social media specialist |
id | plain | social-media | media sosial |
en | plain | content-writer | content writer |
id | plain | content-writer | penulis konten |
en | typo | content-writer | contnet writer |
en | plain | graphic-designer | graphic designer |
id | plain | graphic-designer | desainer grafis |
id | affix | graphic-designer | desain grafis |
en | typo | graphic-designer | grafic designer |
en | place | graphic-designer | graphic designer bandung | place=32.73
en | abbreviation | ui-designer | UX designer |
id | synonym | ui-designer | perancang antarmuka |
en | plain | video-editor | video editor |
id | synonym | video-editor | penyunting video |
en | plain | backend-developer | backend developer |
id | plain | backend-developer | pengembang backend |
en | synonym | backend-developer | backend engineer |
en | mode | backend-developer | backend developer remote | mode=remote
id | mode | backend-developer | backend kerja jarak jauh | mode=remote
en | plain | backend-developer,frontend-developer,mobile-developer | programmer |
en | plain | frontend-developer | frontend developer |
en | typo | frontend-developer | frontend develper |
id | level | frontend-developer | senior pengembang frontend | level=senior
en | plain | mobile-developer | android developer |
id | plain | mobile-developer | programmer android |
en | plain | data-engineer | data engineer |
id | plain | data-engineer | insinyur data |
en | plain | data-analyst | data analyst |
id | plain | data-analyst | analis data |
en | typo | data-analyst | data anlyst |
en | plain | it-support | IT support |
id | plain | it-support | teknisi komputer |
en | plain | network-engineer | network engineer |
id | plain | network-engineer | teknisi jaringan |
en | plain | warehouse-staff | warehouse staff |
id | plain | warehouse-staff | staf gudang |
id | place | warehouse-staff | admin gudang bekasi | place=32.75
en | typo | warehouse-staff,warehouse-manager | warehause |
id | plain | warehouse-staff,warehouse-manager | gudang |
id | affix | warehouse-staff,warehouse-manager | pergudangan |
en | plain | warehouse-manager | warehouse manager |
id | plain | warehouse-manager | kepala gudang |
id | place | warehouse-manager | kepala gudang sidoarjo | place=35.15
en | plain | forklift-operator | forklift operator |
id | synonym | forklift-operator | sopir forklift |
en | plain | driver | truck driver |
id | plain | driver | sopir |
id | synonym | driver | pengemudi |
id | synonym | driver | supir truk |
en | place | driver | driver in surabaya | place=35.78
en | plain | courier | courier |
id | plain | courier | kurir |
id | place | courier | kurir motor jakarta selatan | place=31.74
id | abbreviation | courier | kurir jaksel | place=31.74
en | plain | purchasing | procurement |
id | affix | purchasing | pengadaan |
id | affix | purchasing | staf pembelian |
en | abbreviation | ppic | PPIC |
id | synonym | ppic | perencana produksi |
en | plain | export-import | export import staff |
id | plain | export-import | staf ekspor impor |
en | plain | production-operator | production operator |
id | plain | production-operator | operator produksi |
id | synonym | production-operator | buruh pabrik |
en | synonym | production-operator | factory worker |
id | place | production-operator | operator mesin tangerang | place=36.71
en | plain | production-supervisor | production supervisor |
id | plain | production-supervisor | pengawas produksi |
en | plain | quality-control | quality control |
id | plain | quality-control | pengendalian mutu |
en | abbreviation | quality-control | QC |
en | plain | sewing-operator | tailor |
id | plain | sewing-operator | penjahit |
id | affix | sewing-operator | menjahit |
en | plain | maintenance-technician | maintenance technician |
id | plain | maintenance-technician | teknisi perawatan |
en | plain | electrician | electrician |
id | plain | electrician | tukang listrik |
en | typo | electrician | electrican |
en | plain | mechanic | mechanic |
id | plain | mechanic | montir |
id | synonym | mechanic | mekanik |
en | plain | welder | welder |
id | plain | welder | tukang las |
en | plain | civil-engineer | civil engineer |
id | plain | civil-engineer | insinyur sipil |
id | synonym | civil-engineer | pelaksana lapangan |
en | plain | drafter | drafter |
id | plain | drafter | juru gambar |
en | plain | architect | architect |
id | plain | architect | arsitek |
en | plain | safety-officer | safety officer |
id | abbreviation | safety-officer | K3 |
en | abbreviation | safety-officer | HSE |
en | plain | nurse | nurse |
id | plain | nurse | perawat |
en | affix | nurse | nurses |
en | place | nurse | nurse jayapura | place=91.71
id | noise | nurse | lowongan perawat di makassar | place=73.71
id | typo | nurse | perwat |
en | plain | midwife | midwife |
id | plain | midwife | bidan |
en | plain | doctor | doctor |
id | plain | doctor | dokter umum |
en | synonym | doctor | general practitioner |
en | plain | pharmacist | pharmacist |
id | plain | pharmacist | apoteker |
id | typo | pharmacist | apotekar |
id | plain | pharmacy-assistant | asisten apoteker |
en | plain | lab-analyst | laboratory analyst |
id | plain | lab-analyst | analis laboratorium |
en | plain | teacher | teacher |
id | plain | teacher | guru |
id | affix | teacher,tutor | pengajar |
en | noise | teacher | jobs for teachers |
en | plain | tutor | private tutor |
id | plain | lecturer | dosen |
en | plain | chef | head chef |
id | plain | cook | juru masak |
en | plain | cook | cook |
id | affix | cook | memasak |
id | plain | baker | pembuat roti |
en | plain | barista | barista |
id | mode | barista | barista paruh waktu | type=PART_TIME
en | plain | waiter | waitress |
id | plain | waiter | pramusaji |
en | plain | housekeeping | housekeeping |
id | plain | cleaner | petugas kebersihan |
en | plain | cleaner | cleaning service |
en | plain | security-guard | security guard |
id | plain | security-guard | satpam |
id | place | security-guard | satpam bali | place=51
en | plain | lawyer | legal counsel |
id | plain | lawyer | pengacara |
en | plain | translator | translator |
id | affix | translator | penerjemah |
en | plain | project-manager | project manager |
id | plain | operations-manager | manajer operasional |
en | plain | agronomist | agronomist |
id | plain | tour-guide | pemandu wisata |
en | level | accountant,tax-staff,auditor | finance internship | type=INTERN
en | mode | ui-designer,graphic-designer | magang desainer | type=INTERN
`;
