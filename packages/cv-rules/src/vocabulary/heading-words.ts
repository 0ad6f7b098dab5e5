import type { SectionKind } from './headings';

/**
 * Section of a freely worded heading: `Where I have worked`, `Certificates of Competency`, `Organisasi dan Kegiatan
 * Sosial`. Beginnings of words; the first kind with a match decides.
 */
const beginnings: readonly (readonly [SectionKind, string])[] = [
  ['references', 'referen|referee|rujukan'],
  ['languages', 'languag|bahasa|tongue|lingu|i speak|spoken'],
  [
    'other',
    `coursework|mata kuliah|publi[ck]|conferenc|journal|proceeding|manuscript|chapters|articles|books|manuals|papers|editorial|peer review|
    press(?!\\p{L})|courses taught|supervision(?!\\p{L})|free time|spare time|leisure|off (?:the clock|duty)|after hours|weekend|waktu luang|waktu senggang|
    akhir pekan|makalah|artikel|jurnal|prosiding|buku|hibah|grants|^projects?|^proyek|^seminar|^webinar|^workshop|^lokakarya|^activit|^kegiatan|^organi[sz]|^award|^penghargaan|^prestasi|kind words|nice words|testimon|testimoni|komentar`,
  ],
  [
    'certifications',
    `certif|licen[cs]|course|training|qualification|credential|admission|accredit|sertif|lisensi|pelatihan|kursus|diklat|
    surat izin|izin|(?:my|sea|ship) papers|brevet|tickets`,
  ],
  [
    'other',
    `organi[sz]|volunt|relawan|sukarela|social|sosial|communit|komunitas|masyarakat|kepanitiaan|activit|kegiatan|aktivitas|
    leadership|kepemimpinan|award|penghargaan|prestasi|achiev|accomplish|honou?r|scholarship|beasiswa|project|proyek|publi[ck]|
    conferenc|seminar|speaking|pembicara|talk|hobi|hobb|interest|minat|family|keluarga|bod(?:y|ies)|member|keanggotaan|
    patent|paten|portfolio|portofolio|research|penelitian|exhibition|pameran|thesis|skripsi|fun fact|outside|beyond work|di luar|
    karya|availab|declaration|pernyataan|salary|gaji`,
  ],
  [
    'education',
    `educat|studied|studies|stud(?:y|ying)|academic|school|universit|degrees|alma mater|learn(?:ed|t)|^learning|schooling|pendidikan|sekolah|kuliah|
    akademi|belajar|studi|ijazah|lulusan`,
  ],
  [
    'skills',
    `skill|tool|handy|competen|expertise|proficien|abilit|technolog|software|hardware|strength|use(?:d|s)?|using|know|good at|can do|^comput|^komput|
    keahlian|keterampilan|ketrampilan|kemampuan|kompetensi|kecakapan|alat|perangkat|aplikasi|menguasai|kuasai|gunakan|bisa|stack|know-?how|capabilit|kebolehan|andal|mampu|paham`,
  ],
  [
    'work',
    `work|have done|i did|experienc|career|employ|jobs?(?!\\p{L})|gigs?(?!\\p{L})|service|profession|intern|pengalaman|pekerjaan|kerja|bekerja|karier|karir|jabatan|magang|
    dinas|praktik|practice|journey|track record|positions?|posts? held|appointment|rekam jejak|perjalanan|penugasan|bertugas|mengabdi|
    pengabdian|jejak`,
  ],
  [
    'summary',
    'about|profil|summary|glance|nutshell|snapshot|my story|cerita saya|kisah|gambaran|hello|hi(?!\\p{L})|who i am|objective|statement|overview|introduc|ringkasan|tentang|siapa|halo|perkenalan|sekilas|tujuan|in short|in brief|singkat',
  ],
  [
    'contact',
    'contact|reach|find me|detail|personal|get in touch|kontak|hubungi|alamat|address|data diri|pribadi|biodata',
  ],
];

const patterns = beginnings.map(([kind, words]) => {
  const list = words.replace(/\s*\n\s*/g, '');
  return {
    kind,
    inWords: new RegExp(`(?<!\\p{L})(?:${list})`, 'iu'),
    inRow: new RegExp(`(?:${list.replaceAll(' ', '')})`, 'iu'),
  };
});
const shortestRow = 6;

/** undefined without a match. */
export function guessSectionKind(text: string): SectionKind | undefined {
  // Letter-spaced headings may have lost the blanks between words: `WHEREIHAVEWORKED`.
  const isRow = !text.includes(' ') && text.length >= shortestRow && text === text.toUpperCase();
  return patterns.find(({ inWords, inRow }) => inWords.test(text) || (isRow && inRow.test(text)))?.kind;
}
