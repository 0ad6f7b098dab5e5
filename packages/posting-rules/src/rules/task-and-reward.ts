import type { TextRule } from '../matching/rule';

/** Missing requirements or low effort, beside a promise of pay. */
const withoutEffort = [
  'tanpa|no|without|belum|nol|zero|minim|never ~2 pengalaman|experience|background|skill|skills|ijazah|interview|cv|qualification|qualifications|worked|kerja|bekerja',
  'tidak|tak|gak|nggak|ga|not|don ~3 pengalaman|experience|skill|skills',
  'beginner|beginners|pemula|newbie|newbies',
  'santai|rebahan|relaxed|effortless|gampang',
];

/** Rewards for small tasks, and high pay for no effort. */
export const task: TextRule = {
  id: 'task-and-reward',
  points: 30,
  blocks: false,
  exceptions: ['task-work', 'game-work', 'media-work', 'warning'],
  patterns: [
    {
      words:
        'tap|click|press|double|ketuk|tekan|sentuh|beri|give|drop ~3 hearts|heart|hati|thumbs|jempol|love|loves|jempolan',
      near: ['<reward>|wallet|#fee|#wage|pays|payout|dompet|saldo|cair|batch|page|pages|toko'],
      within: 'nearby',
      reach: 20,
      exceptions: ['game-work', 'warning', 'media-work'],
    },
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
    ...['#large', 'ten|fifteen|twenty|thirty|forty|fifty|sixty|belas|puluh ~1 million|juta'].map((words) => ({
      words,
      near: withoutEffort,
      within: 'nearby' as const,
      reach: 14,
      negatable: false,
      exceptions: ['task-work', 'game-work', 'media-work', 'warning', 'experienced', 'business-sum'],
    })),
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
      near: ['hari|perhari|sehari|daily|day|jam|sejam|hour|minggu|seminggu|perminggu|week|harian|cair'],
      reach: 16,
      exceptions: ['task-work', 'warning', 'plain-wage', 'business-sum'],
    },
    {
      words: '#wage ~12 <easy>',
      near: ['hari|perhari|sehari|daily|day|jam|sejam|hour|minggu|seminggu|perminggu|week|harian|cair'],
      reach: 16,
      exceptions: ['task-work', 'warning', 'plain-wage', 'business-sum'],
    },
    {
      words:
        'withdraw|penarikan|tarik|wd|cashout|mencairkan ~4 komisi|saldo|commission|earnings|balance|penghasilan|dana|usdt|profit',
      exceptions: ['task-work', 'game-work', 'savers', 'warning'],
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
    { words: 'penghasilan|pendapatan|income pasif|passive' },
    {
      words:
        'undang|mengundang|ajak|mengajak|rekrut|merekrut|invite|refer|recruit ~5 teman|orang|member|downline|friends|people|anggota ~8 bonus|komisi|commission|reward|poin|passive|pasif|level|royalti|income|penghasilan',
      exceptions: ['task-work', 'warning'],
    },
    {
      words: 'parcels|parcel|packages|package|paket|barang|kiriman ~4 home|rumah|alamat|address',
      near: [
        'label|labels|relabel|abroad|luar|forward|reship|reshipping|teruskan|meneruskan|dikirim ~4 negeri|abroad|lain|them|ulang|baru|on',
      ],
      within: 'nearby',
      reach: 20,
      exceptions: ['warning'],
    },
    { words: 'reship|reshipping|reshipper' },
    {
      words: 'kerja|work ~3 jam|hour|hours|menit|minutes ~3 dapat|get|earn|bisa ~3 #num',
      exceptions: ['task-work', 'warning', 'plain-wage', 'business-sum'],
    },
    {
      words: 'daily|instant|harian ~1 payout|payouts|pencairan',
      near: ['task|tasks|tugas|phone|hp|app|simple|misi'],
    },
    { words: 'sewa|disewa|menyewa|sewakan|menyewakan ~1 rekening', exceptions: ['warning', 'bank-work'] },
    {
      words: 'tekan|klik|pencet|press|tap ~2 suka|like|love|subscribe|follow',
      near: ['cair|rp|#fee|#wage|<reward>|per|ribu'],
      within: 'nearby',
      reach: 16,
      exceptions: ['media-work', 'game-work', 'warning'],
    },
    {
      words: 'top|topup|deposit ~1 up|sendiri|own|awal ~8 commission|komisi|untung|profit',
      near: ['platform|portal|aplikasi|app|sets|set|tugas|task|tasks|order|orders'],
      within: 'nearby',
      reach: 24,
      exceptions: ['warning', 'bank-work'],
    },
    {
      words: 'complete|completing|finish|selesaikan|menyelesaikan ~3 sets|set|paket|batch',
      near: ['portal|platform|balance|commission|komisi|saldo|top|trial'],
      within: 'nearby',
      reach: 16,
      exceptions: ['task-work', 'game-work', 'warning'],
    },
    {
      words: 'grab|grabs|grabbing|rebut|berebut ~2 orders|order|orderan|pesanan',
      near: ['percent|persen|top|platform|komisi|commission|saldo|hp|aplikasi'],
      within: 'nearby',
      reach: 16,
    },
    {
      words: 'install|instal|pasang|unduh|download ~4 rating|bintang|stars|ulasan',
      exceptions: ['game-work', 'media-work', 'warning'],
    },
    {
      words: 'bangun|membangun|kembangkan|mengembangkan|build|grow ~2 jaringan|network|jaringanmu',
      near: ['bonus|mobil|liburan|penghasilan|passive|royalti|rekan|komisi|batas|unlimited|car|holiday'],
      within: 'nearby',
      exceptions: ['task-work', 'warning', 'third-party'],
    },
    {
      words: 'rekan|mitra|partner ~1 bisnis|business',
      near: ['bukan|tanpa|jaringan|not|network|impian'],
      negatable: false,
    },
    {
      words: 'watch|watching|nonton|menonton|view ~2 ads|iklan|clips|videos|video|tayangan',
      near: ['cash|cair|dicairkan|dibayar|paid|earn|rp|withdraw|koin|coins|saldo|dapat'],
      within: 'nearby',
      reach: 16,
      exceptions: ['media-work', 'warning'],
    },
    {
      words:
        'trading|signals|signal|sinyal|forex|robot|exchange|kripto|crypto|saham ~12 balance|modal|deposit|saldo|capital|profit|profits',
      near: ['own|sendiri|your|anda|pribadi|share|bagi|kamu|minimal'],
      reach: 14,
      exceptions: ['third-party', 'bank-work', 'warning'],
    },
    {
      words:
        'order|orders|pesanan|pesan|memesan|checkout ~14 comment|comments|review|reviews|ulasan|komentar|stars|bintang',
      near: ['percent|persen|komisi|commission|kembali|back|modal|dikembalikan|bayaran|#fee|cair'],
      within: 'nearby',
      reach: 24,
      exceptions: ['task-work', 'media-work', 'game-work', 'third-party', 'warning'],
    },
    {
      words:
        'install|instal|pasang|unduh|download ~2 app|apps|aplikasi ~16 stars|bintang|rating|ulasan|review',
      exceptions: ['game-work', 'warning'],
    },
    {
      words:
        'ikuti|sukai|follow|like|likes|menyukai ~3 akun|foto|account|accounts|photos|artis|postingan|posts|reels ~14 terima|get|dapat|dibayar|komisi|bayaran|paid|earn|cair',
      exceptions: ['media-work', 'warning'],
    },
    {
      words:
        'tangkap|tangkapan|screenshot|screenshots ~1 layar|setor|kirim|kirimkan|send|submit|upload|ke|to',
      near: ['<reward>|terima|bayaran|akun|like|follow|ikuti'],
      exceptions: ['media-work', 'game-work', 'warning', 'duty'],
    },
    {
      words: 'account|rekening ~1 in|atas ~2 your|nama ~1 name|anda|kamu',
      near: [
        'wire|forward|send|pass|transfer|teruskan|meneruskan|relay|kirim ~4 balance|rest|remainder|sisanya|on|dana|uang|it|money',
      ],
      within: 'nearby',
      reach: 24,
      exceptions: ['salary', 'warning'],
    },
    {
      words: 'siapa|siapapun|anyone|everybody|everyone ~3 bisa|can|could|boleh',
      near: ['#large|#wage|<bigpay>|penghasilan|income|earn'],
      within: 'nearby',
      reach: 20,
      exceptions: ['task-work', 'warning', 'equality'],
    },
    {
      words:
        'penghasilan|gaji|income|salary|pendapatan|earnings ~6 dijamin|guaranteed|fantastis|menggiurkan|pasti',
      near: ['<easy>|jam|hours|hour'],
      within: 'nearby',
      reach: 20,
    },
    { words: 'downline|upline|mlm' },
    {
      words:
        'team|teams|network|jaringan|jaringanmu|tim|people|orang|grup ~2 beneath|below|under|dibawah|bawah ~1 you|anda|mu|kamu|bawahmu',
      near: [
        'earn|income|bonus|komisi|level|penghasilan|grow|bangun|build|passive|royalti|jual|produk|products',
      ],
      within: 'nearby',
    },
    {
      words:
        'earn|earning|bonus|komisi|commission|penghasilan ~4 every|each|setiap|tiap|per|semua ~1 level|generasi|downline|kaki',
    },
    { words: 'while|saat|ketika|sambil ~1 you|anda|kamu|kita ~1 sleep|tidur' },
    { words: 'sambil tidur|rebahan', near: ['<reward>|income|penghasilan|dapat'] },
    {
      words: 'bebas|kebebasan|financial ~1 finansial|freedom',
      exceptions: ['task-work', 'warning', 'bank-work'],
    },
    { words: 'multi ~1 level ~1 marketing|selling' },
    { words: 'bonus ~1 pasangan|sponsor|generasi|jaringan' },
    {
      words: 'peluang|business ~1 bisnis|usaha|opportunity|opportunities',
      near: ['join|gabung|modal|penghasilan|income|bonus|jaringan|partner|network|passive|sampingan'],
      exceptions: ['task-work', 'warning', 'budget'],
      reach: 8,
    },
    {
      words:
        'setiap|tiap|each|every|per ~1 pesanan|orderan|order|tugas|klik|click|task|ulasan|review|like|video|misi ~4 menghasilkan|dibayar|pays|earns|dapat|komisi|cair|berbuah|dihargai',
    },
    {
      words:
        'memesan|pesan|beli|membeli|checkout|order|buy ~3 barang|produk|products|items ~8 menaikkan|naikkan|menaikan|meningkatkan|boost|raise|lift ~3 rating|peringkat|ranking|penjualan|toko',
      exceptions: ['warning'],
    },
    {
      words:
        'dicairkan|cair|withdrawn|withdraw|ditarik|settled|dibayarkan ~2 malam|langsung|menit|instan|same|seketika|saat|kapan|instantly',
      near: ['<act>|tugas|task|pesanan|order|ulasan|review|komisi|misi|hp|phone|klik'],
      within: 'nearby',
      reach: 24,
    },
    {
      words: 'rekening|account|accounts ~2 nama|name|personal|pribadi|own ~2 anda|your|you|mu|sendiri|kamu',
      near: [
        'teruskan|meneruskan|forward|pass|kirim|transfer|relay|sisanya|rest|remainder|potong|simpan|keep',
      ],
      within: 'nearby',
      reach: 24,
      exceptions: ['salary', 'warning', 'bank-work'],
    },
    {
      words: 'your|personal|own|rekening|anda ~2 account|accounts|pribadi|rekening',
      near: ['teruskan|meneruskan|forward|pass ~4 sisanya|rest|remainder|dana|uang|money|funds|on|balance'],
      within: 'nearby',
      reach: 24,
      exceptions: ['salary', 'warning'],
    },
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
    en: 'The posting promises rewards for small online tasks, or high pay for little work.',
    id: 'Lowongan ini menjanjikan imbalan untuk tugas ringan secara daring, atau gaji besar untuk pekerjaan ringan.',
  },
  fix: {
    en: "Describe the work, its hours and its monthly pay. We don't publish offers of commission for clicks, ratings or missions.",
    id: 'Jelaskan pekerjaan, jam kerja, dan gaji bulanannya. Kami tidak menayangkan tawaran komisi untuk klik, rating, atau misi.',
  },
};
