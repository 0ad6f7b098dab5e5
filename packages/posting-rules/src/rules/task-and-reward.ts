import type { TextRule } from '../matching/rule';

/** Small tasks for a reward, and much pay for nothing. */
export const task: TextRule = {
  id: 'task-and-reward',
  points: 30,
  blocks: false,
  exceptions: ['task-work', 'game-work', 'media-work', 'warning'],
  patterns: [
    {
      words: 'gaji|penghasilan|upah|income|salary|pendapatan|bayaran|pay ~2 besar|tinggi|huge|high',
      near: ['<easy>'],
      exceptions: ['task-work', 'warning'],
    },
    {
      words: 'earn|hasilkan|menghasilkan|raih ~7 day|daily|hari|harian|perhari',
      near: ['home|rumah|online|hp|phone|tanpa|without|easy|mudah|platform'],
    },
    { words: 'make|earn|dapat|get|hasilkan ~2 money|uang|income|cuan ~4 <act>' },
    {
      words: 'tanpa|no|without|not|belum|nol ~2 pengalaman|experience|skill|ijazah|interview ~10 #large',
      negatable: false,
    },
    {
      words: '#large ~8 tanpa|no|without|belum ~2 pengalaman|experience|skill|ijazah|interview',
      negatable: false,
    },
    { words: '#large ~8 santai|rebahan', negatable: false },
    {
      words: '<act> ~4 <online>',
      near: ['<reward>|#wage|#fee|tugas|misi|task|tasks|missions|harian|daily|per|setiap|each|dibayar|paid'],
      reach: 14,
    },
    {
      words:
        'tugas|misi|task|tasks|mission|missions|orderan|pesanan|orders|klik|click|video|like|review ~5 <reward>',
      reach: 14,
      near: [
        'harian|daily|per|setiap|each|hari|saldo|withdraw|cair|level|paket|online|selesai|selesaikan|completed|complete|like|rating|hp|handphone|phone|ringan|simple|easy|mudah',
      ],
    },
    {
      words: '<reward> ~5 tugas|misi|task|tasks|mission|missions|klik|click|like|orderan|video',
      near: [
        'harian|daily|per|setiap|each|hari|saldo|withdraw|cair|level|paket|online|selesai|selesaikan|completed|complete|rating|hp|handphone|phone|ringan|simple|easy|mudah|menit|minutes',
      ],
      reach: 14,
    },
    {
      words:
        'misi|missions ~3 harian|online|level|tugas|selesai|diselesaikan|daily|pertama|berikutnya|berbayar',
      near: ['<reward>|saldo|hp|tugas|aplikasi|apk|akun|withdraw'],
    },
    {
      words:
        'beri|memberi|berikan|tulis|menulis|kasih|give|leave|write|post|posting ~4 rating|ulasan|review|reviews|komentar|comment|comments|bintang|stars|ratings',
      near: ['<reward>|#wage|#fee|tugas|task|tasks|dibayar|paid|pays|per'],
      within: 'nearby',
      reach: 16,
    },
    {
      words:
        'selesaikan|menyelesaikan|complete|completing|kerjakan|mengerjakan|finish ~4 misi|tugas|tasks|missions|orderan|pesanan|order|orders',
      near: ['<reward>|saldo|withdraw|paket|harian|daily|level|#wage|#fee|cair|hp|phone|aplikasi|app|online'],
    },
    {
      words:
        'komisi|commission|bonus|cuan|penghasilan|income|profit|earnings ~3 harian|perhari|daily|hari|day|instan|langsung|instant|cair',
      near: [
        'tugas|misi|task|tasks|hp|handphone|phone|rumah|home|online|tanpa|no|like|aplikasi|app|jam|hours|saldo|withdraw|cair|santai|without|mudah|easy|simple|menit|minutes|ringan',
      ],
    },
    { words: 'mystery|secret ~1 shopper|shoppers|guest', exceptions: ['task-work', 'warning', 'results'] },
    {
      words:
        'optimasi|optimisasi|optimalisasi|optimize|optimise|optimization|optimisation|boost|boosting ~4 pesanan|orders|order|data|produk|products|apps|app|toko|merchant|rating|ratings|ranking',
      near: ['<reward>|tugas|tasks|task|platform|daily|harian|akun|account|saldo'],
    },
    { words: '<easy> ~8 <bigpay>' },
    { words: '<bigpay> ~8 <easy>' },
    {
      words: '<easy> ~12 #wage',
      near: ['hari|perhari|daily|day|jam|hour|minggu|week|harian|cair'],
      reach: 16,
      exceptions: ['task-work', 'warning', 'plain-wage'],
    },
    {
      words: '#wage ~12 <easy>',
      near: ['hari|perhari|daily|day|jam|hour|minggu|week|harian|cair'],
      reach: 16,
      exceptions: ['task-work', 'warning', 'plain-wage'],
    },
    {
      words:
        'withdraw|penarikan|tarik|wd|cashout|mencairkan ~4 komisi|saldo|commission|earnings|balance|penghasilan|dana|usdt|profit',
    },
    {
      words:
        'usdt|crypto|kripto|bitcoin|binance ~6 dibayar|gaji|wallet|pay|payment|paid|salary|dompet|deposit|komisi|commission',
      exceptions: ['crypto-work', 'warning'],
    },
    {
      words: 'paid|dibayar|gaji|salary|payment|payments|komisi|commission ~4 usdt|crypto|kripto|bitcoin',
      exceptions: ['crypto-work', 'warning'],
    },
    { words: 'passive|pasif ~1 income|penghasilan|pendapatan' },
    {
      words:
        'undang|mengundang|ajak|mengajak|rekrut|merekrut|invite|refer|recruit ~5 teman|orang|member|downline|friends|people|anggota ~8 bonus|komisi|commission|reward|poin|passive',
      exceptions: ['task-work', 'warning'],
    },
    { words: 'downline|upline|mlm' },
    {
      words: 'pinjam|pinjamkan|sewa|sewakan|menyewakan|rent|lend|use ~4 rekening|akun|account|accounts',
      near: ['anda|your|kamu|pribadi|personal|own|milik'],
      exceptions: ['task-work', 'warning', 'company-account'],
    },
    {
      words:
        'menerima|receive|terima ~3 transfer|dana|funds|payments|money ~8 meneruskan|teruskan|forward|kirim|transfer|potong|keep|simpan',
      exceptions: ['customers-money', 'warning'],
    },
  ],
  sentence: {
    en: 'The posting promises rewards for small online tasks, or much pay for little.',
    id: 'Lowongan ini menjanjikan imbalan untuk tugas daring kecil, atau gaji besar untuk pekerjaan ringan.',
  },
  fix: {
    en: 'Describe the work, its hours and its monthly pay. Offers of clicks, ratings or missions for a commission are not published here.',
    id: 'Jelaskan pekerjaan, jam kerja, dan gaji bulanannya. Tawaran klik, rating, atau misi berkomisi tidak dimuat di sini.',
  },
};
