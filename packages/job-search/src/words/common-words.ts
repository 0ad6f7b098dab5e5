import { foldWords } from './fold-words';

/** What people add to a search for work in either language, and no posting is about. */
export const ignoredWords = new Set(
  foldWords(`
    lowongan loker lowker kerja pekerjaan karier karir job jobs vacancy vacancies career careers hiring work position posisi
    dicari dibutuhkan cari mencari butuh needed wanted looking search find available terbaru new urgent
    di dan atau untuk sebagai dengan yang ke dari daerah area sekitar dekat wilayah kota kabupaten
    in at and or for as with the a an of to near around from city
  `),
);

/** Words of titles that differ for the same work, and seniority: they add to the score, and a posting without them is found as well. */
export const optionalWords = new Set(
  foldWords(`
    staf staff officer petugas pegawai karyawan karyawati tenaga pekerja worker anggota
    specialist spesialis executive associate representative agent agen clerk crew tukang juru ahli bagian personnel
    senior junior
  `),
);
