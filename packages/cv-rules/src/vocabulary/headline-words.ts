import { degreeAtStart } from './degrees';
import { isInstitution } from './education-words';
import { titleLikeness } from './work-words';

/** Words of a headline without a job title: self-descriptions, subjects and industries. */
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

/** Whether a line below the name is a headline. */
export function isHeadline(text: string): boolean {
  return (
    titleLikeness(text) > 0 || headline.test(text) || degreeAtStart(text) !== null || isInstitution(text)
  );
}
