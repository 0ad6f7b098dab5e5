import { trimPunctuation } from '../dates';
import { namesOfLabel, readLabel } from '../labels';

export type Field = 'title' | 'company' | 'period' | 'location' | 'description' | 'sector' | 'aside';

const labels: Record<Field, RegExp> = {
  title:
    /^(?:jabatan|posisi|position|title|job title|role|sebagai|jabatan terakhir|jabatan akhir|bagian|pekerjaan atau jabatan|occupation|occupation or position held|position held|nama jabatan|designation)$/,
  company:
    /^(?:perusahaan|nama perusahaan|company|company name|employer|instansi|nama instansi|tempat kerja|nama tempat kerja|pemberi kerja|nama dan alamat (?:pemberi kerja|perusahaan)|name and address of employer|name of (?:company|employer)|organisasi|organization|organisation)$/,
  period:
    /^(?:periode|period|masa kerja|lama bekerja|lama kerja|dates?(?: \(from.+\))?|tahun|tahun kerja|year|years|waktu|durasi|duration|tanggal|mulai bekerja|periode kerja)$/,
  location: /^(?:lokasi|location|kota|city|penempatan|tempat)$/,
  description:
    /^(?:tugas|uraian tugas|deskripsi|deskripsi pekerjaan|deskripsi kerja|job deskripsi|tanggung jawab|tugas dan tanggung jawab|job ?desc(?:ription)?|responsibilities|duties|description|key responsibilities|achievements?|pencapaian|uraian pekerjaan|job ?desk|tugas utama|kegiatan dan tanggung jawab utama|main activities|main activities and responsibilities|main duties)$/,
  sector:
    /^(?:company description|about the company|about the employer|deskripsi perusahaan|profil perusahaan|tentang perusahaan|jenis usaha atau sektor|type of business or sector|bidang usaha|sektor usaha|jenis usaha|industri|industry|spesialisasi|specialization|specialisation)$/,
  aside:
    /^(?:gaji|gaji terakhir|gaji bulanan|monthly salary|posisi level|position level|penghasilan|penghasilan terakhir|upah|salary|last salary|alasan (?:keluar|berhenti|pindah|resign)|reason for leaving|status|atasan|nama atasan|superior|supervisor|telepon|telp|phone)$/,
};

/** What a label of a form asks for, in whichever of its languages; undefined for a label of nothing known. */
export function fieldOf(label: string): Field | undefined {
  return namesOfLabel(label)
    .map((name) => (Object.keys(labels) as Field[]).find((field) => labels[field].test(name)))
    .find((field) => field !== undefined);
}

/** `Jabatan : Supervisor`: what is asked for and its answer; undefined without a known label. */
export function readField(text: string): { field: Field; value: string } | undefined {
  const labelled = readLabel(text);
  const field = labelled && fieldOf(labelled.label);
  return labelled && field ? { field, value: trimPunctuation(labelled.value) } : undefined;
}
