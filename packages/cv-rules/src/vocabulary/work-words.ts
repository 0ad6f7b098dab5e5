const titleWords = `accountant|adjuster|administrator|advisor|adviser|agent|analyst|apprentice|architect|artist|assistant|
associate|attorney|auditor|barista|bartender|bookkeeper|buyer|captain|cashier|ceo|cfo|chef|chief|cio|clerk|cleaner|coach|
coordinator|co-founder|cofounder|consultant|controller|cook|copywriter|counsel|counselor|courier|creator|cto|dentist|designer|
developer|devops|director|doctor|draftsman|driver|economist|editor|electrician|engineer|estimator|executive|expert|facilitator|
foreman|founder|freelance|freelancer|geologist|graphic designer|handler|head|housekeeper|illustrator|inspector|installer|
instructor|intern|internship|interpreter|inventory controller|investigator|journalist|lawyer|lead|leader|lecturer|librarian|
machinist|maintainer|maker|manager|marketer|mechanic|mentor|merchandiser|midwife|nurse|officer|operator|owner|partner|pharmacist|
photographer|physician|pilot|planner|practitioner|president|principal|producer|professor|programmer|promoter|psychologist|
receptionist|recruiter|reporter|representative|researcher|reviewer|salesperson|scientist|secretary|specialist|staff|steward|
strategist|student|superintendent|supervisor|support|surveyor|teacher|technician|teller|tester|therapist|trader|trainee|trainer|
translator|dispatcher|cadet|scheduler|apprentice|mate|bosun|treasurer|tutor|typist|videographer|waiter|waitress|welder|worker|writer|engineering manager|sales|admin|magang|
akuntan|administrasi|siswa pkl|peserta|penasihat|juru masak|bagian|pengurus|pegawai|karyawan|buruh|nelayan|petani|peternak|ahli|analis|anggota|apoteker|arsitek|asisten|bendahara|bidan|desainer|dewan|direktur|dokter|dosen|
fasilitator|fotografer|guru|honorer|instruktur|jurnalis|juru|kasir|kepala|ketua|komisaris|konselor|konsultan|koordinator|koki|
kurir|manajer|mandor|mekanik|mentor|montir|notulis|operator|pekerja|pelaksana|pelatih|pelayan|pemandu|pembantu|pembina|
pemilik|pemrogram|penanggung jawab|pendamping|pendiri|peneliti|penerjemah|pengacara|pengajar|pengawas|pengelola|pengemudi|
penjaga|penulis|penyelia|penyuluh|perancang|perawat|perekrut|petugas|pimpinan|pramuniaga|pramusaji|praktikan|programer|
psikolog|pustakawan|resepsionis|satpam|sekretaris|sopir|spesialis|staf|surveyor|teknisi|telemarketer|tenaga|tukang|
wakil|wartawan|wiraniaga|wali kelas|penata|pranata|auditor|inspektur|marketing|collector|surveior|relawan|host|crew|kru|penyiar|
editor video|animator|generalist|generalis|fellow|attendant|sister|matron|solicitor|barrister|paralegal|advocate|notary|evangelist|
vice president|vp|evp|svp|chairman|chairwoman|chairperson|deputy|registrar|dean|rector|postdoc|paramedic|radiographer|physiotherapist|dietitian|dietician|nutritionist|
optometrist|veterinarian|caregiver|carer|nanny|chemist|biologist|physicist|ecologist|statistician|mathematician|storekeeper|packer|picker|loader|
gardener|landscaper|janitor|ranger|sailor|seaman|purser|stewardess|seamstress|tailor|weaver|painter|carpenter|plumber|mason|baker|butcher|florist|
scaffolder|rigger|security guard|porter|hostess|stylist|hairdresser|beautician|detective|constable|firefighter|curator|archivist|concierge|bellboy|
dishwasher|sommelier|mixologist|chef de partie|commis|broker|dealer|banker|valuer|appraiser|assessor|examiner|enumerator|interviewer|fundraiser|
negotiator|draughtsman|drafter|moderator|liaison|councillor|commissioner|ambassador|musician|dancer|singer|actor|actress|presenter|anchor|
correspondent|columnist|proofreader|transcriber|webmaster|pramugari|pramugara|perias|penjahit|pengrajin|ilustrator|masinis|nakhoda|
mualim|pelaut|pembimbing|penguji|penilai|asesor|kolektor|penagih|statistisi|aktuaris|actuary|underwriter|scrum master|product owner|content creator|account executive|
arborist|acupuncturist|aide|anaesthetist|anesthesiologist|announcer|archaeologist|astronomer|audiologist|bailiff|barber|beekeeper|blacksmith|blaster|bodyguard|bricklayer|
brewer|brewmaster|bursar|busser|cabinetmaker|cameraman|cardiologist|caretaker|caterer|chaplain|chauffeur|choreographer|cinematographer|cleric|coder|compositor|conductor|
conservator|contractor|conveyancer|coroner|cutter|deckhand|decorator|dermatologist|dietetic|doorman|draper|dressmaker|driller|engraver|epidemiologist|erector|expeditor|
farmhand|farrier|fabricator|fisherman|fitter|flagger|forester|forwarder|furrier|gamekeeper|glazier|goldsmith|governess|grader|greenkeeper|groom|grower|groundskeeper|guard|
guide|hairstylist|harvester|herbalist|historian|homemaker|horticulturist|hydrologist|hygienist|immunologist|innkeeper|jeweller|jeweler|joiner|judge|labourer|laborer|
laminator|lifeguard|lineman|linguist|locksmith|longshoreman|luthier|magistrate|maid|manicurist|masseur|masseuse|maître d|metallurgist|meteorologist|microbiologist|
milliner|millwright|miner|modeller|modeler|negotiator|neurologist|obstetrician|oncologist|optician|orderly|orthodontist|osteopath|paralegal|pathologist|paver|pedagogue|
pediatrician|paediatrician|phlebotomist|plasterer|podiatrist|polisher|postman|potter|preparer|presser|printer|prosecutor|prosthetist|psychiatrist|publicist|purchaser|
radiologist|receiver|restorer|retoucher|roaster|roofer|sawyer|screenwriter|sculptor|server|setter|shepherd|shopkeeper|signwriter|silversmith|smith|sociologist|solderer|
sonographer|sorter|sprayer|stagehand|stenographer|stevedore|stocker|stonemason|superviser|surgeon|tanner|taster|taxidermist|tiler|toolmaker|topographer|tracker|trapper|
treasurer|trimmer|turner|undertaker|upholsterer|urologist|usher|valet|vendor manager|vet|virologist|warden|watchman|watchmaker|webmaster|winemaker|woodworker|zoologist|
volunteer|invigilator|ombudsman|pastor|priest|imam|rapporteur|steward|co-ordinator|copy editor|sub-editor|data entry|growth hacker|sysadmin|sre|sdet|qa|quality control|
barber|perekam medis|terapis|pengasuh|pembatik|penambang|penggembala|pengukir|penyelam|peracik|pengepul|pedagang|penjual|pembeli|pengemas|pemasok|pengantar|pencuci|
pemasang|pembuat|pengecat|pengelas|pengukur|penyadap|penimbang|penyortir|pemetik|pemanen|pembibit|penerima tamu|penceramah|penyair|pelukis|pematung|penari|penyanyi|
pemain|pemeran|pesulap|juru|mandor|bosun|kernet|kondektur|supir|satpam|hansip|polisi|tentara|prajurit|komandan|camat|lurah|bupati|kades|kaur|kasi|kasubag|kasubbag|
kabag|kabid|kadiv|sekdes|bendahara|muadzin|ustadz|ustadzah|ustaz|ustazah|imam|khatib|penghulu|hakim|jaksa|panitera|notaris|advokat|arsiparis|widyaiswara|tutor|pamong|
wasit|barista|bartender|waitress|helper|runner|checker|picker|packer|sorter|greeter|usher|spg|spb|merchandiser|canvasser|salesman|saleswoman|salesgirl|foreman|welder|rigger|
fitter|drafter|estimator|programmer|pengembang|perekayasa|peramal|pemeriksa|penyidik|penyelidik|pembaca|penyunting|redaktur|reporter|kontributor|kameramen|sutradara|
ilustrator|pengisi suara|pembawa acara|penjahit|pemotong|tukang|babysitter|pengasuh anak|asisten rumah tangga|pramubakti|office boy|office girl|cleaning service|teller|
customer service|call center|telesales|admin`;

/** What a department does, alone in the place of a post: `Quality Assurance`, `Human Capital`. */
const functionWords = `quality assurance|quality control|public relations|business development|business intelligence|human capital|human resources|front office|back office|frontline|
front desk|people operations|talent acquisition|customer success|customer care|sales ops|reservations|data science|data engineering|data entry|product design|graphic design|
internal audit|general affairs?|legal|purchasing|procurement|akuntansi|keuangan|pemasaran|penjualan|gudang|produksi|pembelian|administrasi umum|tata usaha|humas|personalia|
housekeeping|room service|food and beverage|f&b service|engineering|content writing|social media|digital marketing|supply chain|research and development|r&d|ppic|hse|k3`;

const companyStarts = `pt|cv|ud|pd|fa|perum|perumda|perusahaan|persero|rs|rsu|rsud|rsup|rsia|rumah sakit|klinik|puskesmas|apotek|
laboratorium|bank|bpr|koperasi|kopdit|hotel|resor|resort|vila|villa|restoran|restaurant|kafe|cafe|kopi|warung|toko|swalayan|
universitas|institut|politeknik|sekolah|sd|sdn|smp|smpn|sma|sman|smk|smkn|mts|ma|man|tk|paud|yayasan|lembaga|lsm|dinas|badan|
kementerian|kantor|kejaksaan|pengadilan|polda|polres|pemerintah|pemkab|pemkot|kecamatan|kelurahan|kabupaten|majelis|asosiasi|
himpunan|ikatan|komisi|studio|rumah batik|rumah belajar|pabrik|grup|kelompok|university|institute|school of|the|dpr|dprd|bumd|
bumn|kap|bimbel|lbb|otoritas|stasiun|radio|percetakan|butik|salon|bengkel|kolektif|pasar|
galeri|rumah makan|rumah sakit|kedai|dapur|sanggar|balai|pusat|pondok|panti|posyandu|perkebunan|apartemen|mall|plaza|taman|kebun|umkm|blk|lpk|spbu|gudang|
taksi|ekspedisi|garmen|konveksi|katering|tambak|peternakan|perguruan|pesantren|masjid|gereja|pura|vihara|komunitas|pemdes|kantin|penerbit|peternakan|
city of|county of|ministry of|department of|bank of|embassy of|university of|faculty of|institute of`;

const companyEnds = `tbk|inc|ltd|limited|llc|llp|plc|corp|corporation|gmbh|bv|sdn bhd|pte|co|company|group|holding|holdings|
bank|university|institute|school|hospital|clinic|studio|studios|agency|logistics|consulting|consultants|partners|associates|
technologies|technology|solutions|systems|labs|lab|industries|industri|indonesia|nusantara|foundation|ministry|hotel|hotels|
resort|restaurant|cafe|store|airlines|insurance|energy|power|media|news|academy|college|persero|abadi|sejahtera|sentosa|
persada|mandiri|jaya|makmur|sejati|self-employed|international|enterprise|enterprises|ventures|capital|securities|motors|
pharma|foods|express|digital|global|persekutuan|rekan|terbuka|laboratory|laboratories|initiative|council|infirmary|care home|authority|trust|
federation|association|museum|library|theatre|theater|press|publishing|publishers|records|pictures|films|productions|entertainment|games|
software house|networks|telecom|airways|air|shipping|lines|freight|cargo|couriers|supply|supplies|traders|commodities|chemical|chemicals|steel|
metals|mining|petroleum|robotics|aerospace|automotive|textiles|garments|apparel|cosmetics|spa|properties|realty|builders|contractors|groundworks|
staffing|bakery|kitchen|brewery|roastery|farm|farms|plantation|plantations|organics|dairy|fisheries|pharmacy|diagnostics|healthcare|biotech|
investments|credit union|airport|railways|supermarket|stores|tours|travel|cruises|rentals|bureau|embassy|municipality|parliament|
centre|center|works|mill|mills|garage|garden|gardens|nursery|surgery|chambers|society|charity|house|inn|pub|bistro|grill|market|shop|workshop|boutique|gallery|orchestra|zoo|
aquarium|park|estate|estates|vineyard|vineyards|winery|ranch|orchard|orchards|harbour|harbor|shipyard|foundry|quarry|factory|depot|hospice|nursing home|surgeons|vets|borough|county|
government|army|navy|church|parish|mosque|club|gym|wellness|barbers|florists|roofing|plumbing|joinery|carpentry|interiors|architects|publications|gazette|
times|herald|tribune|broadcasting|tv|channel|apps|trading|exports|imports|haulage|coaches|rail|ferries|ferry|rental|cars|autos|tyres|cycles|
outdoor|toys|books|bookshop|stationery|furniture|kitchens|electric|electrics|electronics|semiconductors?|optics|cement|glass|
plastics|rubber|coatings|paints|seeds|feeds|fertilisers|fertilizers|seafoods?|meats|confectionery|beverages|coffee|tea|wines|tobacco|fashion|clothing|footwear|jewellery|jewellers|
service centre|dental|medical centre|schools|district|polytechnic|observatory|alliance|union|ngo|cooperative|co-op|collective|
teknologi|farma|medika|husada|tani|niaga|logistik|konstruksi|properti|edukasi|kreatif|kreasi`;

const lettersInCommon = 2;

/** A pattern for one of the words of a list, by their first letters: at most places of a text none of them begins so. */
function oneOf(list: string): string {
  const byBeginning = new Map<string, string[]>();
  for (const word of list.split('|').map((each) => each.trim())) {
    const beginning = word.slice(0, lettersInCommon);
    const rest = word.slice(lettersInCommon).replaceAll(' ', '\\s+');
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), rest]);
  }
  return [...byBeginning].map(([beginning, rests]) => `${beginning}(?:${rests.join('|')})`).join('|');
}

const title = new RegExp(`(?<![\\p{L}])(?:${oneOf(titleWords)})s?(?![\\p{L}])`, 'iu');
const titleAtEnd = new RegExp(`(?<![\\p{L}])(?:${oneOf(titleWords)})(?:\\s+(?:[IVX]{1,3}|\\d))?$`, 'iu');
const titleAtStart = new RegExp(
  `^(?:(?:senior|junior|jr|sr)\\.?\\s+)?(?:${oneOf(titleWords)})(?![\\p{L}])`,
  'iu',
);
const companyAtStart = new RegExp(`^(?:${oneOf(companyStarts)})(?![\\p{L}])`, 'iu');
const companyAtEnd = new RegExp(`(?<![\\p{L}])(?:${oneOf(companyEnds)})\\.?\\)?$`, 'iu');
const legalForm = /^(?:PT|CV|UD)\b\.?|\b(?:Tbk|Inc|Ltd|LLC|GmbH|Pte|Sdn\.? Bhd)\b/;
const functions = new RegExp(`^(?:(?:staf|staff)\\s+)?(?:${oneOf(functionWords)})$`, 'iu');
/** Suffixes and prefixes of occupations that no list has, in English and in Indonesian: `geologist`, `pengrajin`. */
const doer =
  /\p{L}{3}(?:ician|ologist|ographer|keeper|monger|wright|smith|ist)(?:\s+(?:[IVX]{1,3}|\d))?$|^(?:pem|pen|peng)\p{Ll}{4,}(?<!an|erbit)(?![\p{L}])/iu;
const selfEmployed = /^(?:self[- ]employed|freelance|wiraswasta|wirausaha|mandiri)$/i;

/** Positive for a post, negative for an employer, 0 if unknown. */
export function titleLikeness(text: string): number {
  const asTitle =
    (title.test(text) ? 1 : 0) + (titleAtEnd.test(text) ? 2 : 0) + (titleAtStart.test(text) ? 2 : 0);
  const asCompany =
    (companyAtStart.test(text) ? 2 : 0) + (companyAtEnd.test(text) ? 2 : 0) + (legalForm.test(text) ? 4 : 0);
  const asDoer = asTitle === 0 && asCompany === 0 ? (functions.test(text) ? 2 : doer.test(text) ? 1 : 0) : 0;
  return asTitle + asDoer - asCompany - (selfEmployed.test(text) ? 6 : 0);
}
