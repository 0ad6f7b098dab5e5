import { candidate, createLimitRule } from './create-limit-rule';

export const looks = createLimitRule({
  id: 'looks',
  about: { en: 'appearance', id: 'penampilan fisik' },
  exceptions: ['looks-of-things'],
  patterns: [
    {
      words:
        'appearance|looks|face|presence|penampilan|wajah|paras|parasnya|rupa|tampang|senyum ~4 stop|striking|stunning|turn|turns|memikat|memukau|menawan|mempesona|memesona|anggun|captivating|captivates|gorgeous|dipandang|dilirik|menoleh|pangling|betah|magnet|unforgettable|elok|jelita|rupawan|cameraready',
    },
    {
      words:
        'striking|stunning|gorgeous|captivating|winning|lovely|elegant|sculpted|model ~1 looks|appearance|face|features|figure|silhouette',
    },
    {
      words: 'turn|turns|turning|head ~1 heads|turner|turners|turning',
      near: [candidate, 'someone|lady|who|her|looks|face'],
    },
    {
      words: 'looks|appearance|penampilan|tampang|wajah ~3 matter|matters|counts|modal|etalase',
      exceptions: ['equality', 'no-distinction', 'looks-of-things', 'indifferent'],
    },
    {
      words: 'wajah|muka|face ~1 bebas|free|tanpa|without|of ~2 jerawat|acne|noda|blemish|blemishes|bekas',
      negatable: false,
      exceptions: ['equality', 'skin-care'],
    },
    {
      words:
        'full|waist|half|seluruh|head ~2 length|up|body|toe ~2 picture|pictures|photo|photos|shot|shots|foto',
      exceptions: ['equality', 'looks-of-things'],
    },
    {
      words: 'camera ~1 ready|friendly|loves',
      near: ['face|looks|appearance|faces|lady|girls|female|hostess|slim|people|polished'],
    },
    {
      words:
        'seperti|bak|ala|like|mirip|setara|layaknya ~2 model|artis|idol|bintang|seleb|selebgram|supermodel|pramugari',
      near: ['wajah|penampilan|paras|tubuh|tampang|berpenampilan|looks|look|figure|cantik|body'],
    },
    {
      words: 'memanjakan|menyejukkan|cuci|penyejuk ~1 mata',
      near: [candidate, 'wajah|penampilan|tamu|yang|paras'],
    },
    {
      words: 'face|wajah ~3 sell|sells|jual|menjual|komersial|brand|poster',
      near: [candidate, 'pretty|cantik|camera|berwajah'],
    },
    {
      words:
        'slender|slim|slimly|toned|curvy|curvaceous|petite|shapely|ramping|singset|molek|sintal|semok|bohay|jelita|bening|kinclong',
      near: [
        candidate,
        'figure|build|body|tubuh|bertubuh|badan|lady|ladies|female|wanita|cewek|girls|waist|yang',
      ],
      reach: 6,
    },
    {
      words:
        'berat|weight|bb ~2 under|below|maks|maksimal|max|maximum|exceed|over|kurang|ideal|proportionate|proporsional ~4 kg|kilo|kilos|kilogram|kilograms|height|tinggi',
      near: [candidate, 'your|anda|talent|talents|staff|hostess|applicants'],
      negatable: false,
      exceptions: ['equality', 'looks-of-things', 'others', 'weight-of-others'],
    },
    { words: '^ proporsional $', fields: ['requirements'] },
    { words: 'wajah|muka|tampang|penampilan fresh|segar|oke' },
    { words: 'cantik|ganteng|tampan|langsing|rupawan|fotogenik|photogenic|handsome' },
    {
      words: 'gemuk|obesitas|obese|overweight|kurus|semampai|jangkung|berisi',
      near: [candidate, 'tidak|not|no|tubuh|badan|body'],
      reach: 5,
      negatable: false,
      exceptions: ['equality', 'looks-of-things', 'others', 'weight-of-others'],
    },
    { words: 'pretty|beautiful|charming|lovely|sweet|manis ~1 smile|eyes|teeth|senyum|senyumnya' },
    {
      words: '^ cantik|ganteng|tampan|rupawan|langsing|cakep|handsome|beautiful|attractive',
      fields: ['requirements'],
    },
    {
      words:
        'berpenampilan|penampilan|tampang|wajah|muka|paras|berparas|berwajah|appearance|rupa ~3 menarik|cantik|tampan|ganteng|rupawan|good|mempesona|memikat|komersil|attractive|fotogenik|photogenic|manis|ideal|mulus|ayu|imut|cakep|kece|glowing',
    },
    { words: 'enak|sedap|nyaman|easy|pleasing ~2 dipandang|dilihat|eye|eyes' },
    { words: 'eye ~1 candy' },
    { words: 'tampilan ~1 menarik|cantik|cakep|kece', near: [candidate], reach: 4 },
    { words: 'cakep|kece', near: [candidate], reach: 5 },
    {
      words: 'behel|kawat|braces|gigi ~2 gigi|behel|rapi|rata|putih|gingsul',
      near: [candidate, 'tidak|tanpa|no|without'],
      negatable: false,
    },
    {
      words:
        'tidak|tanpa|no|without|bebas|lepas ~2 berkacamata|kacamata|behel|jerawat|berjerawat|acne|gingsul',
      negatable: false,
    },
    { words: 'goodlooking|gudluking|gutluking|goodloking|rupawan' },
    { words: 'good looking|looks' },
    {
      words:
        'attractive|pleasing|pretty|beautiful|handsome|photogenic ~1 appearance|look|looks|looking|face|female|male|woman|women|girl|girls|man|men|lady|ladies|candidate|candidates|person|figure|physique|individual|individuals|hostess|hostesses',
    },
    {
      words:
        '^ attractive|cantik|ganteng|tampan|menarik|photogenic|fotogenik|handsome|beautiful|cakep|langsing $',
      fields: ['title', 'requirements'],
    },
    {
      words: 'cantik|ganteng|tampan|fotogenik|photogenic|proporsional|langsing|slim',
      near: [
        'wajib|harus|berpenampilan|penampilan|tubuh|badan|wanita|pria|syarat|kandidat|pelamar|diutamakan|perempuan|laki|tinggi|calon|candidate|candidates|must|usia|female|kualifikasi|kriteria|muda|body',
      ],
      reach: 6,
    },
    {
      words:
        'postur|bentuk|fisik|body|tubuh|badan|berbadan|bertubuh|figure|physique ~3 proporsional|ideal|bagus|menarik|langsing|atletis|tegap|proportional|slim|attractive|tinggi|besar',
      negatable: false,
    },
    {
      words: 'berat ~1 badan ~3 ideal|proporsional|maksimal|maks|seimbang|#num',
      exceptions: ['equality', 'looks-of-things', 'others', 'weight-of-others'],
    },
    { words: 'foto|photo|pasfoto|photos ~3 seluruh|full|sebadan|setengah ~2 badan|body|tubuh|length' },
    { words: 'fullbody', near: ['<send>'] },
  ],
});
