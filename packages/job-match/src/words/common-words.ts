import { foldWords } from './fold-words';

/** Words that people add to job searches in either language, and that describe no posting. */
export const ignoredWords = new Set(
  foldWords(`
    lowongan loker lowker kerja pekerjaan karier karir job jobs vacancy vacancies career careers hiring work position posisi
    dicari dibutuhkan cari mencari butuh needed wanted looking search find available terbaru new urgent
    di dan atau untuk sebagai dengan yang ke dari daerah area sekitar dekat wilayah kota kabupaten
    in at and or for as with the a an of to near around from city
  `),
);

/** Seniority, and title words that vary for the same work: they add to the score, but are not required. */
export const optionalWords = new Set(
  foldWords(`
    staf staff officer petugas pegawai karyawan karyawati tenaga pekerja worker anggota
    specialist spesialis executive associate representative agent agen clerk crew tukang juru ahli bagian personnel
    senior junior
  `),
);
