import { foldWords } from '../words/fold-words';

/** Words of requirements that ask for nothing themselves. */
export const fillers: ReadonlySet<string> = new Set(
  foldWords(`
    a an the of in on at to for from with by as or and our your their is are be have has having will must should can
    able ability capable willing ready good great strong excellent solid proven basic fluent fluently advanced valid active
    clear careful spoken written oral verbal conversational like likes enjoy enjoys equal
    knowledge knowledgeable understanding understand familiar familiarity experience experienced experiences proficient
    proficiency skilled skill skills expertise expert competent mastery using use used work working worked job
    minimum minimal min least more than over years year months month preferred preferably required requirement plus bonus
    must nice advantage desirable degree diploma graduate graduates education major majoring field related relevant similar
    same equivalent any all position role background level certified certificate certification licensed holder
    reside residing located location based living domiciled
    yang di ke dari dan atau serta dengan untuk pada dalam sebagai secara oleh adalah akan harus wajib bisa dapat mampu
    sanggup bersedia siap mau memiliki mempunyai punya miliki menguasai kuasai memahami paham mengerti mengetahui tahu
    mengenal terbiasa biasa pernah berpengalaman pengalaman mahir terampil ahli fasih lancar aktif pasif dasar baik sangat
    cukup kuat tinggi kemampuan keahlian keterampilan pengetahuan kompetensi minimal minimum min sekurangnya setidaknya
    lebih tahun thn bulan diutamakan disukai diprioritaskan nilai tambah menjadi merupakan syarat kriteria kualifikasi
    pendidikan lulusan tamatan jurusan prodi program studi sederajat setara semua segala bidang serupa sama sejenis terkait
    relevan posisi jabatan latar belakang bersertifikat sertifikat sertifikasi berlaku masih lisan tulisan tertulis
    menggunakan memakai mengoperasikan bekerja kerja pekerjaan berdomisili domisili penempatan lokasi wilayah area kota
    bahasa berbahasa bertugas melakukan membuat percakapan suka senang gemar apa saja
  `),
);
