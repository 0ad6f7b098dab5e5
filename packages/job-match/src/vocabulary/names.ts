// Names nearly the same in both languages. A line: English | Indonesian | abbreviations.

export const languageNames = `
english | inggris; bahasa inggris
indonesian | bahasa indonesia
mandarin; mandarin chinese; chinese | bahasa mandarin; bahasa tionghoa
japanese | jepang; bahasa jepang
korean | bahasa korea
arabic | bahasa arab
german | bahasa jerman
french | bahasa prancis; bahasa perancis
dutch | bahasa belanda
spanish | bahasa spanyol
thai | bahasa thailand
vietnamese | bahasa vietnam
malay | melayu; bahasa melayu
cantonese | bahasa kanton
javanese | bahasa jawa
sundanese | bahasa sunda
balinese | bahasa bali
sign language; indonesian sign language | bahasa isyarat | BISINDO
`;

export const certificates = `
driving license; driving licence; driver's license | surat izin mengemudi | SIM
driving license A; driving licence A | SIM A
driving license B1; driving licence B1 | SIM B1
driving license B2; driving licence B2 | SIM B2
driving license C; driving licence C | SIM C
forklift license; forklift licence; forklift certificate | surat izin operator forklift; lisensi forklift | SIO forklift; SIO
general safety expert; certified safety officer | ahli K3 umum | AK3U
registration certificate for health workers | surat tanda registrasi | STR
teaching certificate; educator certificate | sertifikat pendidik
competency certificate; professional certification | sertifikat kompetensi | BNSP
tax certificate | brevet pajak; brevet A dan B | brevet; brevet A/B
good manufacturing practice | cara produksi yang baik | GMP; CPOB
hazard analysis and critical control points | analisis bahaya dan titik kendali kritis | HACCP
project management professional | | PMP
certified public accountant | akuntan publik bersertifikat | CPA
association of chartered certified accountants | | ACCA
chartered financial analyst | | CFA
certified human resources professional | | CHRP
basic trauma cardiac life support | | BTCLS
advanced cardiac life support | | ACLS
basic life support | bantuan hidup dasar | BLS; BHD
basic safety training | | BST
TOEFL; TOEFL ITP; TOEFL iBT
TOEIC
IELTS
JLPT
HSK
TOPIK
Scrum Master; Certified Scrum Master | | CSM; PSM
Six Sigma; Lean Six Sigma
ISO 9001
ISO 14001
ISO 22000
ISO 27001
ISO 45001
CCNA
ITIL
CISA
CISSP
`;

export const placeNames = `
central jakarta | jakarta pusat
west jakarta | jakarta barat
east jakarta | jakarta timur
south jakarta | jakarta selatan
north jakarta | jakarta utara
south tangerang | tangerang selatan | tangsel
west java | jawa barat | jabar
central java | jawa tengah | jateng
east java | jawa timur | jatim
north sumatra | sumatera utara | sumut
west sumatra | sumatera barat | sumbar
south sumatra | sumatera selatan | sumsel
riau islands | kepulauan riau | kepri
east kalimantan | kalimantan timur | kaltim
west kalimantan | kalimantan barat | kalbar
south kalimantan | kalimantan selatan | kalsel
central kalimantan | kalimantan tengah | kalteng
north sulawesi | sulawesi utara | sulut
south sulawesi | sulawesi selatan | sulsel
central sulawesi | sulawesi tengah | sulteng
west nusa tenggara | nusa tenggara barat | NTB
east nusa tenggara | nusa tenggara timur | NTT
special region of yogyakarta | daerah istimewa yogyakarta | DIY
yogyakarta | jogja; jogjakarta
surakarta | solo
greater jakarta | jabodetabek
singapore | singapura
remote; work from home | jarak jauh; kerja jarak jauh | WFH
`;
