import { degreeAtStart } from './degrees';
import { isInstitution } from './education-words';
import { titleLikeness } from './work-words';

/** What people call themselves who have no post to name, and what they have studied or work in. */
const words = `fresh|graduates?|undergraduate|postgraduate|student|candidate|job ?seeker|enthusiast|professionals?|certified|experienced|
  passionate|aspiring|motivated|hardworker|lulusan|alumni|alumnus|mahasiswa|mahasiswi|pelajar|siswa|siswi|sarjana|diploma|magister|profesional|
  kandidat|pencari kerja|pekerja keras|berpengalaman|bersertifikat|calon|jurusan|teknik|ilmu|teknologi|akuntansi|manajemen|informatika|
  komputer|komunikasi|ekonomi|hukum|psikologi|pendidikan|keperawatan|kebidanan|farmasi|statistika|matematika|desain|bisnis|keuangan|pemasaran|
  engineering|sciences?|technology|technologies|accounting|management|economics|computer|communications?|psychology|education|nursing|
  pharmacy|statistics|mathematics|design|development|business|finance|digital|human resources?|public relations`;
const headline = new RegExp(
  `(?<!\\p{L})(?:${words
    .split('|')
    .map((word) => word.trim())
    .join('|')})(?!\\p{L})`,
  'iu',
);

/** True for what stands beneath a name and says what a person is, does or has studied. */
export function isHeadline(text: string): boolean {
  return (
    titleLikeness(text) > 0 || headline.test(text) || degreeAtStart(text) !== null || isInstitution(text)
  );
}
