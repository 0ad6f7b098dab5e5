import { distance } from 'fastest-levenshtein';

/** Topic of a section; `other` is not read, but ends the previous section. */
export type SectionKind =
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'references'
  | 'other';

const phrases: Record<SectionKind, string> = {
  contact: `contact|contacts|contact me|contact details|contact information|contact info|personal details|personal data|
    personal information|personal info|biodata|bio data|details|get in touch|kontak|hubungi saya|informasi kontak|data pribadi|
    data diri|informasi pribadi|identitas|identitas diri|identitas pribadi|data personal`,
  summary: `summary|professional summary|research profile|academic profile summary|candidate profile|profile overview|brief profile|about myself|career summary|executive summary|summary of qualifications|profile|professional profile|
    career profile|personal profile|personal statement|career profile summary|about|about me|objective|career objective|objectives|
    career objectives|professional objective|overview|introduction|bio|ringkasan|ringkasan profesional|ringkasan profil|
    ringkasan diri|ringkasan karier|ringkasan karir|profil|profil singkat|profil diri|profil profesional|profil pribadi|
    tentang|tentang saya|tentang diri|sekilas tentang saya|deskripsi diri|tujuan|tujuan karier|tujuan karir|objektif|
    perkenalan|summary profile|profile summary|at a glance|in a nutshell|in short|snapshot|who am i|
    gambaran diri|gambaran umum|gambaran singkat|sekilas|sekilas diri|sekilas tentang diri|siapa saya|kata pengantar`,
  work: `experience|work|experiences|academic appointments|academic positions|academic experience|teaching appointments|professional appointments|work experience|work experiences|working experience|working experiences|professional experience|
    professional experiences|employment|employment history|employment experience|work history|career|career history|
    job experience|job history|employment summary|employment details|professional career|career progression|professional employment|work summary|relevant work experience|relevant professional experience|selected experience|additional experience|other experience|earlier experience|recent experience|previous experience|work and internship experience|experience summary|experience highlights|legal experience|clinical experience|sales experience|sea service|freelance experience|professional background|professional history|relevant experience|internship|internships|
    internship experience|internship experiences|teaching experience|industry experience|work background|
    career experience|employment record|pengalaman|pengalaman kerja|pengalaman bekerja|pengalaman profesional|
    riwayat pekerjaan|riwayat kerja|riwayat karier|riwayat karir|pengalaman pekerjaan|pengalaman magang|magang|
    pengalaman mengajar|riwayat jabatan|pekerjaan|karier|karir|perjalanan karier|perjalanan karir|praktik kerja lapangan|
    pengalaman kerja profesional|riwayat pengalaman kerja|pengalaman praktik kerja|positions held|posts held|appointments|track record|
    career path|career highlights|career timeline|professional journey|work and experience|jobs|past jobs|previous employment|
    previous positions|current employment|rekam jejak|rekam jejak karier|rekam jejak profesional|riwayat penugasan|penugasan|tempat kerja|
    relevant employment|employment background|praktik kerja|prakerin|pengalaman pkl|pengalaman karier|riwayat pengalaman|perjalanan kerja|perjalanan profesional|kerja|pengalaman kerja terakhir|pekerjaan sebelumnya|jejak karier|jejak karir|pengabdian`,
  education: `education|school|studies|my studies|sekolah|kuliah|riwayat sekolah|educations|educational background|education background|academic background|academic history|
    education history|education qualifications|education details|educational details|academic achievements|academic training|tertiary education|higher education|university education|academic studies|educational history|academic qualifications|educational qualifications|academic qualification|
    formal education|academics|academic education|academic credentials|pendidikan|riwayat pendidikan|latar belakang pendidikan|
    pendidikan formal|riwayat pendidikan formal|pendidikan terakhir|degrees|schooling|academic record|academic profile|academic degrees|
    schools|education and qualifications|educational record|latar pendidikan|jenjang pendidikan|lulusan|ijazah|riwayat studi|studi|sekolah dan kuliah|latar belakang akademik|riwayat akademik|akademik`,
  skills: `skill|skills|skills profile|skill highlights|skills highlights|areas of knowledge|areas of specialization|technical summary|technical competencies|professional competencies|programming languages|key strengths|highlights of skills|top skills|digital skills|personal skills|other skills|additional skills|key skills|core skills|technical skill|technical skills|professional skills|soft skill|soft skills|
    hard skill|hard skills|core competencies|competencies|competence|competency|areas of expertise|expertise|
    technical expertise|technologies|tools|technical proficiencies|skill set|skillset|skills summary|computer skills|
    it skills|software|software skills|computer literacy|abilities|key competencies|strengths|tech stack|tools and technologies|skill and tools|areas of strength|
    keahlian|keterampilan|ketrampilan|kemampuan|kompetensi|kompetensi inti|kompetensi utama|keahlian teknis|
    keterampilan teknis|kemampuan teknis|kemampuan komputer|keahlian komputer|keahlian khusus|keterampilan utama|
    keahlian utama|kemampuan profesional|keahlian profesional|penguasaan komputer|kecakapan|keterampilan lunak|
    keahlian lunak|perangkat lunak|aplikasi|aplikasi dan perangkat lunak|peralatan|bidang keahlian|kemampuan dan keahlian|kelebihan|toolbox|toolkit|my toolbox|know how|core strengths|technical strengths|specialties|specialities|
    specialisms|technical knowledge|technical background|proficiencies|capabilities|skills and tools|tools of the trade|
    komputer|computer|computing|skills and expertise|areas of competence|technical proficiency|computer proficiency|software proficiency|keahlian lainnya|kemampuan lain|
    kemampuan pribadi|kemampuan tambahan|kompetensi teknis|penguasaan teknis|alat kerja|kebolehan|kepiawaian|kecakapan teknis|keahlian dan kemampuan|perangkat yang dikuasai`,
  languages: `language|languages|language skill|language skills|language proficiency|languages spoken|spoken languages|
    language abilities|languages known|languages and fluency|languages i speak|known languages|language competencies|language competence|foreign languages|linguistic skills|bahasa|kemampuan bahasa|kemampuan berbahasa|penguasaan bahasa|
    keahlian bahasa|keterampilan bahasa|bahasa asing|bahasa yang dikuasai|kecakapan bahasa|tongues|mother tongues|bahasa sehari hari|bahasa lisan|bahasa lisan dan tulisan|language knowledge`,
  certifications: `certification|certifications|certificate|certificates|licenses|licences|license|licence|
    professional certifications|professional qualifications|qualifications|industry certifications|certificates and training|certifications and training|professional licenses|professional licences|licenses held|courses|accreditations|credentials|
    professional certificates|training|trainings|professional development|professional training|courses and training|
    sertifikasi|sertifikat|lisensi|sertifikasi profesi|sertifikasi profesional|pelatihan|kursus|pendidikan nonformal|
    pendidikan non formal|pendidikan informal|riwayat pelatihan|daftar sertifikat|pelatihan profesional|diklat|
    tickets|tickets and licences|licences and tickets|licensure|certification and license|courses taken|certifications and licences|further training|continuing education|
    sertifikat profesi|sertifikat kompetensi|sertifikat keahlian|kursus dan pelatihan|pendidikan dan pelatihan profesi|ijazah dan sertifikat|surat tanda registrasi|pelatihan yang diikuti`,
  references: `references|reference|referees|referee|referensi|rujukan|professional references`,
  other: `organization|organizations|organisation|organisations|organizational experience|organisational experience|
    organization experience|organization experiences|organizational experiences|leadership|leadership experience|volunteer|
    volunteering|volunteer experience|volunteer work|volunteering experience|community service|activities|
    extracurricular activities|extracurriculars|extracurricular|projects|project|coursework|relevant coursework|selected coursework|relevant courses|mata kuliah|mata kuliah relevan|mata kuliah pilihan|personal projects|selected projects|
    key projects|project experience|academic projects|portfolio|awards|award|honors|honours|achievements|achievement|
    accomplishments|awards and achievements|scholarships|publications|publication|research|research experience|patents|
    conferences|presentations|seminar|seminars|workshop|workshops|interests|interest|hobbies|hobby|hobbies and interests|
    memberships|membership|affiliations|professional affiliations|professional memberships|additional information|
    other information|miscellaneous|family|social media|personality|organisasi|pengalaman organisasi|
    pengalaman berorganisasi|riwayat organisasi|keorganisasian|kegiatan|kegiatan organisasi|kepanitiaan|
    pengalaman kepanitiaan|kegiatan sukarela|relawan|pengalaman relawan|pengalaman sukarela|proyek|pengalaman proyek|
    portofolio|penghargaan|prestasi|pencapaian|penghargaan dan prestasi|beasiswa|publikasi|karya tulis|karya ilmiah|
    penelitian|riwayat penelitian|seminar dan pelatihan|lokakarya|minat|hobi|hobi dan minat|minat dan hobi|keanggotaan|
    informasi tambahan|informasi lain|lain lain|data keluarga|riwayat keluarga|susunan keluarga|riwayat kesehatan|
    media sosial|aktivitas|kegiatan ekstrakurikuler|pernyataan|penguasaan lainnya|kepribadian`,
};

/** Only letters are compared, as headings may be letter-spaced or broken by a converter. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}

export const sectionKinds: ReadonlyMap<string, SectionKind> = new Map(
  (Object.entries(phrases) as [SectionKind, string][]).flatMap(([kind, list]) =>
    list.split('|').map((phrase) => [lettersOf(phrase), kind] as const),
  ),
);

/** Words of which headings are composed, those that name the section apart from those that only go with them. */
const composing: readonly {
  readonly kind: SectionKind;
  readonly naming: ReadonlySet<string>;
  readonly beside: ReadonlySet<string>;
}[] = [
  {
    kind: 'work',
    naming: wordsIn(
      'work working employment career careers job jobs internship internships apprenticeship placements pengalaman kerja pekerjaan bekerja karier karir magang jabatan',
    ),
    beside: wordsIn(
      'experience experiences history record background summary details professional relevant related previous past recent current selected other additional further earlier industry full paid part time and of the my to date riwayat profesional profesi perjalanan daftar terakhir lengkap singkat saya dan atau di sebelumnya lainnya relevan terkini tempat dinas praktik industri',
    ),
  },
  {
    kind: 'education',
    naming: wordsIn(
      'education educational academic studies schooling pendidikan sekolah kuliah studi akademik',
    ),
    beside: wordsIn(
      'history record background summary details qualifications formal and of the my higher tertiary further riwayat latar belakang terakhir saya dan tinggi umum data',
    ),
  },
];
const mostComposed = 5;

function wordsIn(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** `Riwayat pekerjaan / jabatan`, `Past jobs and internships`: a phrase of no list in which each word is one of such headings. */
export function composedKind(text: string): SectionKind | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < 2 || words.length > mostComposed) return undefined;
  return composing.find(
    ({ naming, beside }) =>
      words.some((word) => naming.has(word)) && words.every((word) => naming.has(word) || beside.has(word)),
  )?.kind;
}

const shortestMisspelt = 7;
/** From here on two letters may be wrong. */
const longPhrase = 14;

const phrasesByStart = new Map<string, string[]>();
for (const phrase of sectionKinds.keys())
  phrasesByStart.set(startOf(phrase), [...(phrasesByStart.get(startOf(phrase)) ?? []), phrase]);

/** The phrase a misspelt one stands for: one letter wrong, missing, doubled or swapped, `Pendidkan`, `Expereince`. */
export function findMisspeltKind(letters: string): SectionKind | undefined {
  if (letters.length < shortestMisspelt) return undefined;
  const mostWrong = letters.length >= longPhrase ? 2 : 1;
  const meant = phrasesByStart
    .get(startOf(letters))
    ?.find(
      (phrase) =>
        phrase.length > shortestMisspelt &&
        Math.abs(phrase.length - letters.length) <= mostWrong &&
        (distance(phrase, letters) <= mostWrong || isSwapped(phrase, letters)),
    );
  return meant === undefined ? undefined : sectionKinds.get(meant);
}

function startOf(letters: string): string {
  return letters.slice(0, 2);
}

function isSwapped(phrase: string, letters: string): boolean {
  const at = [...phrase].findIndex((letter, index) => letter !== letters[index]);
  return (
    phrase === letters.slice(0, at) + (letters[at + 1] ?? '') + (letters[at] ?? '') + letters.slice(at + 2)
  );
}

/** Titles of a document, not of a section. */
export const documentTitles: ReadonlySet<string> = new Set(
  `curriculum vitae|cv|resume|résumé|daftar riwayat hidup|riwayat hidup|drh|简历|簡歷|个人简历|個人簡歷|履历|履歷|履歷表|履歴書|이력서|
    السيرة الذاتية|سيرة ذاتية|ประวัติย่อ`
    .split('|')
    .map(lettersOf),
);
