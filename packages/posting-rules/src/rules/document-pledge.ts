import type { TextRule } from '../matching/rule';

/** Personal documents withheld by the employer. */
export const pledge: TextRule = {
  id: 'document-pledge',
  points: 50,
  blocks: true,
  exceptions: ['duty', 'copy', 'shown', 'warning', 'duty-of-papers'],
  commonExceptions: ['kept-by-owner'],
  patterns: [
    {
      words:
        'lodge|lodges|leave|leaves|hand|hands|deposit|surrender|surrenders|titip|titipkan|menitipkan|serahkan|menyerahkan|tinggalkan|meninggalkan ~3 <papers> ~4 office|kantor|us|kami|personalia|hrd|company|perusahaan|management|manajemen|koordinator|agency|agensi',
      exceptions: [
        'duty',
        'copy',
        'shown',
        'warning',
        'duty-of-papers',
        'third-party',
        'bank-work',
        'same-day',
      ],
    },
    {
      words:
        'serahkan|menyerahkan|diserahkan|titip|titipkan|menitipkan|dititipkan|setor|menyetor|menyetorkan|disetor|tinggalkan|meninggalkan|hand|hands|give|gives|surrender|leave|leaves|deposit ~3 <papers> ~10 ke|kepada|di|to|with|at ~2 #harmless|bagian|kantor|kami|hrd|personalia|keuangan|perusahaan|manajemen|mandor|koordinator|bos|pemilik|agency|agensi|us|office|company|manager|foreman|owner|department|finance',
      exceptions: ['duty', 'copy', 'shown', 'warning', 'duty-of-papers', 'same-day'],
    },
    {
      words:
        '<papers> ~3 kami|kantor|perusahaan|bos|mandor|juragan|management|manager|owner|office ~1 bawa|ambil|simpan|pegang|kumpulkan|amankan|kunci|tahan|takes|keeps|holds|collects',
    },
    {
      words:
        '<papers> ~3 rest|rests|sit|sits|lie|lies|stay|stays|remain|remains|go|goes ~1 with|at|to|in|into ~3 office|us|agent|agents|hrd|hr|manager|owner|boss|safe|company|foreman|management',
    },
    {
      words: '<held> ~1 mandor|bos|kantor|agen|majikan|juragan|perusahaan|pemilik|hrd|koordinator',
      near: ['<papers>'],
      reach: 8,
    },
    { words: 'kami|kantor|bos|mandor|perusahaan ~1 simpan|pegang|tahan|kunci', near: ['<papers>'], reach: 6 },
    { words: 'look|looks|take|takes ~1 after|care ~4 <papers>', near: ['your|their|his|her'], reach: 4 },
    { words: 'buku nikah ~8 <held>|diserahkan|serahkan|jaminan|pegangan|kantor' },
    { words: '<held>|diserahkan|serahkan ~5 buku nikah' },
    {
      words: 'ktp|sim|kk ~1 asli ~5 <held>|diserahkan|dikumpulkan',
      exceptions: ['duty', 'shown', 'warning', 'duty-of-papers'],
    },
    {
      words:
        'mengambil|ambil|menebus|collect|collects|retrieve|get|gets ~3 <papers> ~3 setelah|sesudah|sehabis|after|when|once ~4 tahun|bulan|years|months|kontrak|contract|resign|berhenti|musim|season|masa',
      exceptions: ['duty', 'copy', 'warning', 'duty-of-papers', 'same-day', 'third-party'],
    },
    {
      words:
        'dokumen|document|documents|berkas|paper|papers|kertas|surat ~2 pendidikan|kelulusan|sekolah|akademik|education|educational|academic|pribadi|asli|original|originals|kependudukan|berharga|penting|graduation|personal|penting|terakhir ~6 <held>|brankas|safe|vault|menginap',
      exceptions: ['duty', 'copy', 'shown', 'warning', 'duty-of-papers', 'third-party'],
    },
    {
      words:
        'education|educational|academic|graduation|personal|original|school ~1 documents|document|papers|paper|records ~6 <held>|safe|vault|stay|stays|rest|rests',
      exceptions: ['duty', 'copy', 'shown', 'warning', 'duty-of-papers', 'third-party'],
    },
    {
      words:
        '<held> ~4 education|educational|academic|graduation|personal|original|school|dokumen|berkas ~1 documents|document|papers|paper|pendidikan|kelulusan|pribadi|asli|sekolah',
      exceptions: ['duty', 'copy', 'shown', 'warning', 'duty-of-papers', 'third-party'],
    },
    {
      words:
        'dokumen|document|documents|berkas|papers|originals|aslinya|lembar|kertas|it|they ~4 kembali|dikembalikan|returned|return|returns|back|pulang|released|diambil ~10 ikatan|bond|kontrak|contract|dinas|penalti|penalty|pinalti|resign|masa|notice|leave',
      near: [
        'dokumen|document|documents|berkas|papers|ijazah|diploma|certificate|sertifikat|original|originals|asli|salinan|salinannya|copy|copies',
      ],
      within: 'nearby',
      reach: 24,
      exceptions: ['duty', 'warning', 'duty-of-papers', 'same-day', 'third-party', 'bank-work'],
    },
    {
      words:
        '<papers> ~7 brankas|vault|lemari|laci|drawer|cabinet|menginap|nginap|inap|diinapkan|bermalam|rests|safe|parkir|parked',
      exceptions: ['duty', 'copy', 'warning', 'duty-of-papers', 'third-party', 'bank-work'],
    },
    {
      words:
        'melunasi|membayar|bayar|tebus|menebus|pay|paying|settle|settling|lunas ~3 penalti|penalty|pinalti|denda|fine ~10 ijazah|dokumen|diploma|documents|certificate|originals|sertifikat',
      exceptions: ['warning', 'third-party', 'duty-of-papers', 'duty'],
    },
    {
      words:
        'dokumen|document|documents|berkas ~1 asli|original ~6 dikumpulkan|diserahkan|disimpan|ditahan|dititipkan|kept|held',
      exceptions: ['duty', 'shown', 'warning', 'duty-of-papers'],
    },
    { words: '<papers> ~8 <held>' },
    {
      words:
        'ijazah|ijasah|diploma|bpkb|stnk|akta|paspor ~2 asli|aslinya|original ~3 dikumpul|dikumpulkan|dikumpulin|dititip|diserahkan|disetor',
      exceptions: ['duty', 'shown', 'warning', 'duty-of-papers'],
    },
    {
      words: 'dijadikan|jadi|menjadi|sebagai|as ~1 agunan|jaminan|collateral|pledge',
      near: ['nikah|ktp|ijazah|akta|bpkb|stnk|sertifikat|diploma|passport|paspor|certificate|certificates'],
      reach: 6,
      exceptions: ['duty', 'third-party', 'warning', 'duty-of-papers', 'bank-work'],
    },
    {
      words: 'store|stores|stored|archive ~1 original|originals|diplomas|certificates|passports',
      exceptions: ['copy', 'shown', 'warning', 'duty-of-papers', 'third-party', 'duty'],
    },
    {
      words:
        'bpkb|stnk|ijazah|ijasah|sertifikat|akta|paspor|passport|diploma|surat ~5 diserahkan|serahkan|dikumpulkan|disetor|disetorkan|handed|surrendered|diberikan ~4 selama|sebagai|sampai|hingga|during|until|for',
      exceptions: ['duty', 'copy', 'shown', 'warning', 'duty-of-papers'],
    },
    {
      words: '<papers> ~5 tangan|care|custody|keeping|hands|possession|penguasaan',
      exceptions: ['duty', 'copy', 'warning', 'duty-of-papers', 'third-party'],
    },
    {
      words:
        'place|places|put|lodge|entrust|entrusts|mempercayakan|percayakan|menyertakan|sertakan ~4 <papers>|original ~3 asli|original|originals|aslinya|certificates|care|custody',
      exceptions: ['duty', 'shown', 'copy', 'warning', 'duty-of-papers'],
    },
    {
      words:
        'ijazah|ijasah|ijazahnya|diploma|diplomas|bpkb|stnk|akta|paspor|passport|kk|asli|originals ~14 dikembalikan|kembalikan|mengembalikan|dibalikin|diberikan|diambil|dibawa|diserahkan|kembali|balik|return|returned|released|back ~4 setelah|sesudah|saat|ketika|selesai|resign|keluar|akhir|kontrak|after|when|once|end|leave|upon|sewaktu|pamit|habis',
      exceptions: ['duty', 'copy', 'warning', 'duty-of-papers', 'same-day'],
    },
    {
      words: '<papers> ~3 tidak|gak|ga|nggak|tak|not ~1 dikembalikan|dibalikin|diberikan|returned|kembali',
      negatable: false,
      exceptions: ['warning', 'duty-of-papers', 'copy'],
    },
    { words: '<held> ~5 <papers>' },
    {
      words:
        '<papers> ~3 sebagai|as|untuk|jadi|menjadi ~3 jaminan|jaminannya|agunan|garansi|pegangan|collateral|guarantee|security|tanggungan|ikatan|pengikat',
    },
    {
      words:
        'serahkan|menyerahkan|diserahkan|kumpulkan|mengumpulkan|dikumpulkan|titip|titipkan|menitipkan|dititipkan|surrender|hand|submit|leave|deposit|lodge|simpan|menyimpan|tinggalkan|meninggalkan|drop ~5 <papers> ~3 asli|original|originals|aslinya',
      exceptions: ['duty', 'shown', 'warning', 'duty-of-papers'],
    },
    {
      words:
        'serahkan|menyerahkan|diserahkan|titip|titipkan|menitipkan|surrender|hand|submit|leave|deposit|lodge ~4 original|originals ~4 <papers>',
      exceptions: ['duty', 'shown', 'warning', 'duty-of-papers'],
    },
    {
      words:
        '<papers> ~2 asli|original|aslinya ~6 diserahkan|serahkan|dititipkan|dikumpulkan|kumpulkan|disimpan|ditinggal|disetor|disetorkan|surrendered|handed|submitted|left|deposited|lodged',
      exceptions: ['duty', 'shown', 'warning', 'duty-of-papers'],
    },
    { words: 'jaminan|jaminannya|agunan|collateral ~4 <papers>' },
  ],
  sentence: {
    en: 'The posting asks applicants to hand over a diploma or other personal documents as security.',
    id: 'Lowongan ini meminta ijazah atau dokumen pribadi sebagai jaminan.',
  },
  fix: {
    en: 'Ask for copies only. Employers may not hold original diplomas or personal documents (SE Menaker M/5/HK.04.00/V/2025).',
    id: 'Mintalah salinan saja. Ijazah dan dokumen pribadi tidak boleh ditahan pemberi kerja (SE Menaker M/5/HK.04.00/V/2025).',
  },
};
