import type { Line } from './text-lines';
import { lettersOf } from './vocabulary/headings';

/** What a column of a table in a CV can hold. */
export type Column =
  | 'number'
  | 'period'
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
  | 'credential';

const columnNames: Record<Column, string> = {
  number: 'no|nomor urut|#',
  period:
    'periode|tahun|period|year|years|dates|masa kerja|lama bekerja|waktu|tahun masuk lulus|tahun ajaran|duration|durasi|lama',
  company:
    'perusahaan|nama perusahaan|instansi|nama instansi|company|employer|tempat kerja|company name|lembaga kerja',
  title: 'jabatan|posisi|position|title|job title|role|jabatan terakhir|pekerjaan',
  description: `uraian tugas|tugas|deskripsi|keterangan|tanggung jawab|responsibilities|description|job description|duties|
    deskripsi pekerjaan|tugas dan tanggung jawab|uraian`,
  location: 'lokasi|location|tempat|kota|city',
  institution: `nama sekolah|sekolah|nama sekolah perguruan tinggi|perguruan tinggi|nama institusi|institusi|institution|school|
    university|universitas|nama lembaga|sekolah universitas|lembaga pendidikan|nama lembaga pendidikan`,
  degree: 'jenjang|tingkat pendidikan|degree|gelar|jenjang pendidikan|qualification|strata',
  field: 'jurusan|program studi|prodi|major|field|field of study|jurusan program studi',
  grade: 'ipk|gpa|nilai|grade|ipk nilai|cgpa',
  name: `nama|nama sertifikat|sertifikat|sertifikasi|nama pelatihan|pelatihan|certificate|certification|name|keahlian|keterampilan|
    kemampuan|skill|skills|bahasa|language|languages|nama sertifikasi|training|jenis sertifikat|course`,
  level:
    'tingkat|level|kemahiran|tingkat kemahiran|proficiency|tingkat penguasaan|kemampuan berbahasa|penguasaan',
  issuer:
    'penerbit|penyelenggara|issuer|issued by|organisasi|lembaga|lembaga penerbit|organization|issuing organization|provider',
  date: 'tanggal|tanggal terbit|date|issued|date issued|issue date|bulan tahun',
  expiry: 'berlaku hingga|berlaku sampai|masa berlaku|expires|expiry|expiry date|valid until',
  credential: 'nomor|nomor sertifikat|no sertifikat|number|credential id|license number|id|nomor registrasi',
};

const columns: ReadonlyMap<string, Column> = new Map(
  (Object.entries(columnNames) as [Column, string][]).flatMap(([column, names]) =>
    names.split('|').map((name) => [lettersOf(name), column] as const),
  ),
);

/** A row of a table by its columns; a row of fewer cells lacks the last ones. */
export type Row = Partial<Record<Column, readonly Line[]>>;

/** What a column, or a label beside a value, of this name holds. */
export function columnOf(name: string): Column | undefined {
  return columns.get(lettersOf(name));
}

export function isColumnName(text: string): boolean {
  return columnOf(text) !== undefined;
}

export function isTableHeader(line: Line): boolean {
  return line.cells.length >= 2 && line.cells.every(isColumnName);
}

/**
 * The rows under the first table header; undefined without one. A row is a line of cells, or, where a cell holds
 * several paragraphs, as many blocks of lines as there are columns.
 */
export function readTable(lines: readonly Line[]): Row[] | undefined {
  const start = lines.findIndex(isTableHeader);
  const header = lines[start]?.cells.map((cell) => columns.get(lettersOf(cell)));
  if (!header) return undefined;
  const rows: Row[] = [];
  let blocks: Line[][] = [];
  const closeBlocks = (): void => {
    if (blocks.length > 0) rows.push(toRow(header, blocks));
    blocks = [];
  };
  for (const line of lines.slice(start + 1)) {
    if (line.cells.length > 1) {
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

function toRow(header: readonly (Column | undefined)[], cells: readonly Line[][]): Row {
  const row: Row = {};
  header.forEach((column, index) => {
    const cell = cells[index];
    if (column && cell) row[column] = cell;
  });
  return row;
}
