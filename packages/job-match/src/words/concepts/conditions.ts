/** Level, contract, work mode and common title words. A line: synonyms in either language, separated by `;`. */
export const conditions = `
intern; internship; magang; peserta magang; praktik kerja lapangan; PKL; praktek kerja lapangan; kerja praktik
fresh graduate; fresh graduates; lulusan baru; freshgraduate; entry level; tanpa pengalaman
junior; pemula; yunior
senior
lead; leader; ketua; team leader; koordinator; coordinator; pemimpin regu; tim leader
manager; manajer; kepala; head; pimpinan
staff; staf; officer; clerk; petugas; pegawai; karyawan; crew; associate; pekerja; worker; tenaga
supervisor; pengawas; penyelia; SPV
assistant; asisten; pembantu; helper
director level; direksi
trainee; peserta pelatihan
remote; work from home; WFH; kerja jarak jauh; jarak jauh; kerja dari rumah; bekerja dari rumah; work from anywhere; WFA; remote work; telecommute
hybrid; hibrida; hibrid
onsite; on site; work from office; WFO; di kantor; kerja di kantor
full time; fulltime; purnawaktu; penuh waktu; kerja penuh waktu
part time; parttime; paruh waktu; kerja paruh waktu; sambilan; kerja sambilan
freelance; freelancer; lepas; pekerja lepas; tenaga lepas; contractor
temporary; kontrak sementara; PKWT; fixed term
permanent; tetap; karyawan tetap; PKWTT
daily worker; harian; pekerja harian; harian lepas; daily
shift; bergilir; kerja shift
night shift; shift malam
weekend; akhir pekan
driver licence b1; SIM B1
high school; SMA; SMK; senior high school; sekolah menengah
diploma; D3; ahli madya
bachelor; S1; sarjana; undergraduate
master; S2; magister
private; privat
operator; juru mesin
salary; gaji; upah
`;
