import { namesOfLabel } from '../labels';
import { lettersOf, sectionKinds } from './headings';

const labels = `nama|nama lengkap|name|full name|first name(s) / surname(s)|alamat|address|telepon|telephone|phone|mobile|
no hp|no telepon|nomor telepon|email|e-mail|alamat email|tanggal|dates|date|dates (from - to)|periode|period|masa kerja|tahun|
jabatan|posisi|pekerjaan atau jabatan|occupation or position held|occupation|position|position held|job title|
tugas utama|tugas dan tanggung jawab|uraian tugas|tanggung jawab|kegiatan dan tanggung jawab utama|deskripsi pekerjaan|
main activities and responsibilities|main activities|responsibilities|duties|
pemberi kerja|nama perusahaan|perusahaan|instansi|nama dan alamat pemberi kerja|nama dan alamat perusahaan|employer|company|
name and address of employer|type of business or sector|bidang usaha|sektor usaha|lokasi|location|
gelar|gelar yang diperoleh|kualifikasi|jenjang|jenjang pendidikan|degree|qualification|title of qualification awarded|
jurusan|program studi|bidang studi|mata pelajaran utama|principal subjects|principal subjects / occupational skills covered|
field of study|major|nama lembaga pendidikan|lembaga pendidikan|nama sekolah|universitas|perguruan tinggi|institution|
name of institution|name of organisation providing education|name of organisation providing education and training|
name of organisation providing|name and type of organisation providing education and training|ipk|gpa|nilai|grade`;

/** Sections that may be in a row beside their label, within any section. */
const listKinds: ReadonlySet<string> = new Set(['skills', 'languages']);

const known = new Set(labels.split('|').map(lettersOf));

/** True for labels of a form: `Nama`, `Occupation or position held`, `Technical skills`. */
export function isFormLabel(text: string): boolean {
  return namesOfLabel(text).map(lettersOf).some(isKnown);
}

function isKnown(letters: string): boolean {
  return known.has(letters) || listKinds.has(sectionKinds.get(letters) ?? '');
}
