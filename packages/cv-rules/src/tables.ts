import { namesOfLabel } from './labels';
import type { Line } from './line';
import { lettersOf, sectionKinds } from './vocabulary/headings';

/** Content of a table column in a CV. */
export type Column =
  | 'number'
  | 'period'
  | 'from'
  | 'until'
  | 'company'
  | 'title'
  | 'description'
  | 'location'
  | 'institution'
  | 'degree'
  | 'field'
  | 'grade'
  | 'name'
  | 'level'
  | 'issuer'
  | 'date'
  | 'expiry'
  | 'credential'
  | 'aside';

const columnNames: Record<Column, string> = {
  number: 'no|nomor urut|no urut|#',
  aside: `alasan keluar|alasan berhenti|alasan pindah|alasan resign|reason for leaving|gaji|gaji terakhir|salary|bidang usaha|
    jenis usaha|industry|industri|golongan|gol ruang|golongan ruang|pangkat|pangkat golongan|gaji pokok|surat keputusan|nomor sk|no sk|pejabat|akreditasi|telepon|no telepon|atasan|nama atasan|supervisor|status`,
  period: `periode|tahun|period|year|years|dates|masa kerja|lama bekerja|waktu|tahun masuk lulus|tahun ajaran|duration|durasi|lama|
    periode kerja|tahun kerja|masa bekerja|tahun tugas|lamanya|tenure|rentang waktu|kurun waktu|tahun masuk keluar|bulan tahun kerja|service period|periode bekerja|waktu kerja|tahun bekerja|lama kerja|masa studi|periode studi|
    mulai dan sampai|mulai sampai|dari sampai|dari s d|tahun mulai sampai|tanggal mulai sampai|mulai s d sampai|from to|from until|inclusive dates|
    tahun lulus|lulus|tahun kelulusan|tahun pendidikan|year of graduation|graduation year`,
  from: `masuk|tahun masuk|mulai|tahun mulai|mulai tahun|mulai bekerja|dari|dari tahun|date from|sign on|joined|date joined|awal|from|start|start date|starting date|date from|
    tanggal mulai|tanggal masuk|tgl masuk|tmt|in`,
  until: `selesai|tahun selesai|tanggal selesai|sampai|sampai tahun|sampai dengan|s d|sd|hingga|sign off|akhir|left|date left|keluar|berhenti|tahun keluar|
    tanggal keluar|tgl keluar|to|until|end|end date|date to|out`,
  company:
    'perusahaan|nama perusahaan|instansi|nama instansi|company|employer|tempat kerja|tempat bekerja|nama tempat kerja|' +
    'nama tempat bekerja|company name|lembaga kerja|' +
    'unit kerja|satuan kerja|unit organisasi|nama perusahaan instansi|perusahaan instansi|instansi perusahaan|nama instansi perusahaan|pemberi kerja|organization name|' +
    'tempat tugas|tempat bertugas|tempat dinas|kantor|majikan|nama majikan|name of employer|name of company|employer name|owner|owner manager|' +
    'nama lembaga perusahaan|nama lembaga instansi|nama kantor|tempat magang|tempat praktik',
  title:
    'jabatan|posisi|position|title|job title|role|jabatan terakhir|pekerjaan|' +
    'jabatan posisi|posisi jabatan|nama jabatan|bagian|posisi terakhir|jabatan pekerjaan|rank|designation|post|position held|exact title of your post|sebagai|peran|kedudukan|tugas jabatan|job',
  description: `uraian tugas|tugas|deskripsi|keterangan|tanggung jawab|responsibilities|description|job description|duties|
    deskripsi pekerjaan|tugas dan tanggung jawab|uraian|job desk|jobdesk|job desc|work duties|uraian pekerjaan|tugas pokok|deskripsi tugas|description of your duties|aktivitas`,
  location:
    'lokasi|location|tempat|kota|city|country|negara|penempatan|lokasi kerja|kota negara|alamat perusahaan',
  institution: `nama sekolah|sekolah|nama sekolah perguruan tinggi|perguruan tinggi|nama institusi|institusi|institution|school|
    university|universitas|nama lembaga|sekolah universitas|nama universitas|kampus|
    nama perguruan tinggi|sekolah perguruan tinggi|nama sekolah universitas|nama sekolah institusi|lembaga pendidikan|nama lembaga pendidikan`,
  degree:
    'program|degree obtained|degrees obtained|degree or diploma|ijazah|jenjang|tingkat pendidikan|degree|gelar|jenjang pendidikan|qualification|strata',
  field:
    'bidang|bidang ilmu|bidang studi|bidang keahlian|konsentrasi|peminatan|fakultas jurusan|kompetensi keahlian|program keahlian|' +
    'main course of study|course of study|area of study|subject|jurusan|program studi|prodi|major|field|field of study|jurusan program studi',
  grade: 'ipk|gpa|nilai|grade|ipk nilai|cgpa',
  name: `nama|nama sertifikat|sertifikat|sertifikasi|nama pelatihan|pelatihan|certificate|certification|name|keahlian|keterampilan|
    kemampuan|skill|skills|bahasa|language|languages|nama sertifikasi|training|jenis sertifikat|course`,
  level:
    'tingkat|level|kemahiran|tingkat kemahiran|proficiency|lisan|tulis|tulisan|membaca|menulis|berbicara|mendengar|mendengarkan|spoken|written|speaking|listening|reading|writing|understanding|tingkat penguasaan|kemampuan berbahasa|penguasaan',
  issuer:
    'penerbit|penyelenggara|issuer|issued by|organisasi|lembaga|lembaga penerbit|organization|issuing organization|provider',
  date:
    'tanggal|tanggal terbit|tgl terbit|terbit|diterbitkan|tanggal diterbitkan|tahun terbit|tahun perolehan|tanggal perolehan|diperoleh|' +
    'date|issued|issued on|date issued|issue date|date of issue|obtained|date obtained|year obtained|awarded|bulan tahun|bulan',
  expiry:
    'berlaku hingga|berlaku sampai|berlaku s d|berlaku sd|berlaku|masa berlaku|kedaluwarsa|kadaluarsa|kadaluwarsa|expires|expires on|expiry|' +
    'expiry date|date of expiry|expiration|expiration date|expired|valid until|valid to|valid till|valid thru|validity',
  credential: 'nomor|nomor sertifikat|no sertifikat|number|credential id|license number|id|nomor registrasi',
};

const columns: ReadonlyMap<string, Column> = new Map(
  (Object.entries(columnNames) as [Column, string][]).flatMap(([column, names]) =>
    names.split('|').map((name) => [lettersOf(name), column] as const),
  ),
);

/** Placeholder for an empty cell, which keeps the following cells in their columns. */
export const gapMark = '-';
const fewestBesideOwn = 4;
const fewestKnown = 3;
const ownColumnName = /^[\p{L}\s/().-]{2,30}$/u;

/** A row of a table by column; a row with fewer cells lacks the last ones. */
export type Row = Partial<Record<Column, readonly Line[]>>;

/** Figures and dashes without letters: content, not column names. */
const noName = /^[^\p{L}#]+$/u;

/** Content of a column with this name, or beside a label with this name. */
export function columnOf(name: string): Column | undefined {
  return namesOfLabel(name)
    .filter((part) => !noName.test(part))
    .map((part) => columns.get(lettersOf(part)))
    .find((column) => column !== undefined);
}

export function isColumnName(text: string): boolean {
  return columnOf(text) !== undefined;
}

export function isTableHeader(line: Line): boolean {
  return isHeaderRow(line.cells);
}

/**
 * Tolerates one unknown name among many columns, and as many as are known from three on; names are short and contain no list. Several headings beside each other
 * head lists; two may name the columns of one, `Bahasa` and `Kemampuan`.
 */
export function isHeaderRow(cells: readonly string[]): boolean {
  const own = cells.filter((cell) => !isColumnName(cell));
  const mostOwn = cells.length - own.length >= fewestKnown ? cells.length - own.length : 1;
  if (cells.length < 2 || own.length > mostOwn || (cells.length > 2 && cells.every(headsSection)))
    return false;
  return own.every((cell) => cells.length >= fewestBesideOwn && ownColumnName.test(cell));
}

const headsSection = (cell: string) => sectionKinds.has(lettersOf(cell));

/**
 * Rows under the first table header; undefined without one. A row is a line of cells, or, where a cell holds several
 * paragraphs, as many blocks of lines as there are columns. The header may be repeated on every page.
 */
export function readTable(lines: readonly Line[]): Row[] | undefined {
  const start = lines.findIndex(isTableHeader);
  if (start === -1) return undefined;
  let header: readonly (Column | undefined)[] = [];
  const rows: Row[] = [];
  let blocks: Line[][] = [];
  const closeBlocks = (): void => {
    if (blocks.length > 0) rows.push(toRow(header, blocks));
    blocks = [];
  };
  for (const line of lines.slice(start)) {
    if (isTableHeader(line)) {
      closeBlocks();
      header = line.cells.map(columnOf);
    } else if (line.cells.length > 1) {
      closeBlocks();
      rows.push(
        toRow(
          header,
          line.cells.map((cell) => [{ ...line, text: cell, cells: [cell] }]),
        ),
      );
    } else if (line.isApart || blocks.length === 0) {
      if (blocks.length === header.length) closeBlocks();
      blocks.push([line]);
    } else blocks.at(-1)?.push(line);
  }
  closeBlocks();
  return rows;
}

export function cellText(row: Row, column: Column): string | null {
  return row[column]?.map(({ text }) => text).join(' ') ?? null;
}

/** A column for the start and one for the end make a period; beside the start, the year of graduation is the end. */
function withPeriod({ from, until, ...row }: Row): Row {
  const end = until ?? (from ? row.period : undefined);
  const [start] = from ?? [];
  if (!start || !end) {
    const period = row.period ?? until ?? from;
    return { ...row, ...(period && { period }) };
  }
  const text = `${start.text} – ${end.map((line) => line.text).join(' ')}`;
  return { ...row, period: [{ ...start, text, cells: [text] }] };
}

function toRow(header: readonly (Column | undefined)[], cells: readonly Line[][]): Row {
  const row: Row = {};
  header.forEach((column, index) => {
    const cell = cells[index]?.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)); // a dash stands for an empty cell
    if (column && cell?.length) row[column] = cell;
  });
  return withPeriod(row);
}
