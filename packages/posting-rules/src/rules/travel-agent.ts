import type { TextRule } from '../matching/rule';

/** An invitation that requires travel through an agent, or a prepayment. */
export const travel: TextRule = {
  id: 'travel-agent',
  points: 40,
  blocks: false,
  exceptions: ['travel-work', 'business-trip', 'warning', 'company-arranges'],
  commonExceptions: ['travel-trade'],
  patterns: [
    {
      words:
        '<trip>|rooms|room|kamar|beds ~4 reserved|booked|dipesan|arranged|pesan|dipesankan|reservable ~2 through|via|lewat|melalui|with|di|from',
      near: ['only|satu|satunya|wajib|harus|must|settle|bayar|pay|comes|kembali|back|diganti|refunded'],
      within: 'nearby',
      reach: 20,
      exceptions: ['travel-work', 'business-trip', 'warning', 'company-arranges'],
    },
    {
      words:
        'only|satu|satunya ~3 travel|tour|biro|agen|agency ~3 work|kerja|accept|diterima|bekerja|recognise|use|pakai',
      exceptions: ['travel-work', 'warning', 'company-arranges'],
    },
    {
      words: '<agent> ~4 <appointed>',
      reach: 14,
      near: [
        '<trip>|wawancara|interview|interviews|tes|test|seleksi|selection|peserta|kandidat|participants|candidates|candidate|undangan|invitation|biro|tour|pelamar|applicants|berangkat',
      ],
    },
    {
      words: '<appointed> ~3 <agent>',
      reach: 14,
      near: [
        '<trip>|wawancara|interview|interviews|tes|test|seleksi|selection|peserta|kandidat|participants|candidates|candidate|undangan|invitation|biro|tour|pelamar|applicants|berangkat',
      ],
    },
    { words: '<book> ~5 <trip> ~6 <agent>|<appointed>' },
    {
      words:
        '<trip> ~6 <book>|dipesan|booked|diatur|arranged ~4 melalui|lewat|via|through|by|oleh|dengan ~3 <agent>|<appointed>',
    },
    {
      words:
        '<trip> ~6 ditanggung|dibayar|ditalangi|talangi|menalangi|dibeli|paid|bayar|membayar|pay|advance|menanggung ~5 dulu|dahulu|awal|sementara|first|upfront|advance|duluan',
    },
    {
      words:
        '<trip> ~10 diganti|reimburse|reimbursed|reimbursement|penggantian|refunded|dikembalikan|direimburse|refund|mengganti',
      near: [
        'dulu|dahulu|first|terlebih|sementara|upfront|advance|talangi|talangan|bayar|membayar|dibayar|pay|paid|beli|membeli|buy|menyelesaikan|selesaikan|settle|tagihan|invoice|agen|agent|agency|biro|tour|rekanan|partner|<appointed>|<book>',
        'setelah|after|usai|selesai|hari|saat|on|at ~2 interview|wawancara|tes|seleksi|tahap|assessment|lokasi|kantor|arrival|selection',
      ],
      reach: 16,
    },
    {
      words: 'diganti|reimburse|reimbursed|reimbursement|penggantian|refund|mengganti ~8 <trip>',
      near: [
        'dulu|dahulu|first|terlebih|sementara|upfront|advance|talangi|talangan|bayar|membayar|dibayar|pay|paid|beli|membeli|buy|menyelesaikan|selesaikan|settle|tagihan|invoice|agen|agent|agency|biro|tour|rekanan|partner|<appointed>|<book>',
      ],
      reach: 16,
    },
    {
      words: 'advance|talangi|menalangi|talangan|tanggung|cover|bayar|pay ~4 <trip>',
      near: ['dulu|dahulu|first|sementara|reimburse|reimbursed|diganti|upfront|terlebih|until'],
      reach: 10,
    },
    {
      words:
        'selesaikan|menyelesaikan|lunasi|melunasi|settle|bayar|membayar|pay|transfer ~3 tagihan|tagihannya|invoice|invoices|booking|tiketnya|itinerary|reservasi',
      near: ['<trip>', 'tour|tours|biro|hotel'],
      within: 'nearby',
      reach: 24,
      exceptions: [
        'travel-work',
        'business-trip',
        'warning',
        'company-arranges',
        'employer-settles',
        'third-party',
      ],
    },
    {
      words: 'invoice|tagihan|tagihannya|faktur ~3 settle|settled|dilunasi|dibayar|diselesaikan|pay|paid',
      near: ['<trip>|tour|tours|biro|hotel|kamar|rooms'],
      reach: 24,
      exceptions: [
        'travel-work',
        'business-trip',
        'warning',
        'company-arranges',
        'company-pays',
        'third-party',
      ],
    },
    {
      words: '<trip> ~4 hanya|only|wajib|harus|must ~2 melalui|through|lewat|via|dengan|with',
      near: [
        'peserta|kandidat|bayar|pembayaran|klaim|reimburse|wawancara|candidates|participants|paid|pay|claim|interview|selection|seleksi',
      ],
      reach: 16,
    },
    {
      words:
        'kamar|rooms|room|hotel|penginapan|tiket|tickets ~3 dipesan|booked|reserved ~3 lewat|melalui|via|through|oleh|by ~3 panitia|committee|biro|agen|agent|travel',
      near: ['ditransfer|transfer|bayar|membayar|dibayar|ganti|diganti|reimburse|reimbursed|kuitansi|refund'],
      reach: 16,
    },
    {
      words:
        'hotel|tiket|kamar|penginapan|tickets|flights|rooms ~3 wajib|harus|must|only|hanya ~3 dipesan|booked|reserved|beli|dibeli ~3 agen|agent|biro|travel|kami',
    },
    { words: 'konfirmasi|confirm|confirmation ~3 kehadiran|attendance ~8 <agent>' },
  ],
  sentence: {
    en: 'The posting makes applicants book or pay for travel or accommodation for the selection process.',
    id: 'Lowongan ini meminta pelamar memesan atau membayar perjalanan atau penginapan untuk seleksi.',
  },
  fix: {
    en: 'Remove this demand. Interview online, or book and pay for the trip yourself.',
    id: 'Hapus permintaan ini. Lakukan wawancara secara daring, atau perusahaan yang memesan dan membayar perjalanannya.',
  },
};
