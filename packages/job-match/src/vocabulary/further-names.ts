// Names in requirements of postings that job descriptions are not searched for, so that figures of `matchJob` stay as they
// are. A line whose first name a table has adds names to it; another line is a concept of its own.

export const furtherSkills = `
financial reporting | membuat laporan keuangan; menyusun laporan keuangan
tax reporting | membuat laporan pajak; menyusun laporan pajak
teamwork | bekerja dalam tim; bekerja sama dalam tim; bekerjasama dalam tim; kerja tim; bekerja dalam kelompok
communication | berkomunikasi
negotiation | bernegosiasi
leadership; leading a team; leading teams | memimpin tim
computer literacy; computer literate | memakai komputer; menggunakan komputer
photography; photo shoots | pemotretan
honesty; honest; integrity | kejujuran; jujur; integritas
discipline; disciplined | kedisiplinan; disiplin
adaptability; adaptable | mudah beradaptasi; kemampuan beradaptasi
public speaking | berbicara di depan umum
multitasking; multi-tasking
shift work; working shifts; work in shifts | bekerja shift; kerja shift; bekerja dalam shift; bekerja dalam sif; bekerja sif; sistem shift
overtime | lembur
business trips; business travel | dinas luar kota; perjalanan dinas
copywriting | penulisan naskah
risk assessment | penilaian risiko
outbound calls | panggilan keluar
inbound calls | panggilan masuk
guest handling | menerima tamu; menyambut tamu
machine operation; operating machines | pengoperasian mesin; mengoperasikan mesin
engine repair | perbaikan mesin
diagnostics | diagnosa
microscopy; microscope | mikroskop
litigation | litigasi
order taking | mencatat pesanan
food serving; serving | penyajian
baking | memanggang
patience | kesabaran; sabar
`;

export const furtherTitles = `
human resources officer; HR officer
UI/UX designer; UX designer; UI designer | desainer UI/UX; desainer UX; desainer UI
`;

export const furtherCertificates = `
driving license B; driving licence B | | SIM B
practice license; practice licence | surat izin praktik | SIP
general safety expert | K3 umum
tax certificate B | brevet pajak B | brevet B
tax certificate C | brevet pajak C | brevet C
`;

/** From the lowest to the highest: a higher one includes the lower ones. */
export const certificateScales = [
  ['SIM A', 'SIM B', 'SIM B1', 'SIM B2'],
  ['tax certificate B', 'tax certificate', 'tax certificate C'],
];
