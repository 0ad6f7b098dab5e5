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
mualim|pelaut|pembimbing|penguji|penilai|asesor|kolektor|penagih|statistisi|aktuaris|actuary|underwriter|scrum master|product owner|content creator|account executive`;

const companyStarts = `pt|cv|ud|pd|fa|perum|perumda|perusahaan|persero|rs|rsu|rsud|rsup|rsia|rumah sakit|klinik|puskesmas|apotek|
laboratorium|bank|bpr|koperasi|kopdit|hotel|resor|resort|vila|villa|restoran|restaurant|kafe|cafe|kopi|warung|toko|swalayan|
universitas|institut|politeknik|sekolah|sd|sdn|smp|smpn|sma|sman|smk|smkn|mts|ma|man|tk|paud|yayasan|lembaga|lsm|dinas|badan|
kementerian|kantor|kejaksaan|pengadilan|polda|polres|pemerintah|pemkab|pemkot|kecamatan|kelurahan|kabupaten|majelis|asosiasi|
himpunan|ikatan|komisi|studio|rumah batik|rumah belajar|pabrik|grup|kelompok|university|institute|school of|the|dpr|dprd|bumd|
bumn|kap|bimbel|lbb|otoritas|stasiun|radio|percetakan|butik|salon|bengkel|kolektif|pasar`;

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
investments|credit union|airport|railways|supermarket|stores|tours|travel|cruises|rentals|bureau|embassy|municipality|parliament`;

const words = (list: string) => list.split('|').map((word) => word.trim().replaceAll(' ', '\\s+'));
const title = new RegExp(`(?<![\\p{L}])(?:${words(titleWords).join('|')})s?(?![\\p{L}])`, 'iu');
const titleAtEnd = new RegExp(
  `(?<![\\p{L}])(?:${words(titleWords).join('|')})(?:\\s+(?:[IVX]{1,3}|\\d))?$`,
  'iu',
);
const titleAtStart = new RegExp(
  `^(?:(?:senior|junior|jr|sr)\\.?\\s+)?(?:${words(titleWords).join('|')})(?![\\p{L}])`,
  'iu',
);
const companyAtStart = new RegExp(`^(?:${words(companyStarts).join('|')})(?![\\p{L}])`, 'iu');
const companyAtEnd = new RegExp(`(?<![\\p{L}])(?:${words(companyEnds).join('|')})\\.?\\)?$`, 'iu');
const legalForm = /^(?:PT|CV|UD)\b\.?|\b(?:Tbk|Inc|Ltd|LLC|GmbH|Pte|Sdn\.? Bhd)\b/;
const selfEmployed = /^(?:self[- ]employed|freelance|wiraswasta|wirausaha|mandiri)$/i;

/** Positive for a post, negative for an employer, 0 if unknown. */
export function titleLikeness(text: string): number {
  const asTitle =
    (title.test(text) ? 1 : 0) + (titleAtEnd.test(text) ? 2 : 0) + (titleAtStart.test(text) ? 2 : 0);
  const asCompany =
    (companyAtStart.test(text) ? 2 : 0) + (companyAtEnd.test(text) ? 2 : 0) + (legalForm.test(text) ? 4 : 0);
  return asTitle - asCompany - (selfEmployed.test(text) ? 6 : 0);
}
