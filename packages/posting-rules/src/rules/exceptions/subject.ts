import type { Exception } from '../../matching/rule';

/** Words that refer to the applicant after all. */
const applicant =
  'pelamar|kandidat|candidate|candidates|applicant|applicants|lamaran|melamar|lamar|apply|applying|application';
const hiring =
  'mencari|dicari|cari|dibutuhkan|membutuhkan|butuh|merekrut|khusus|hanya|diutamakan|syarat|maks|maksimal|max|seek|seeking|looking|hiring|hire|need|must|only|join|recruit';
const selection = 'wawancara|interview|interviews|seleksi|selection|undangan|invitation|tes|test';

/** Subjects other than the applicant. */
export const subjectExceptions: Readonly<Record<string, Exception>> = {
  /** People housed, treated or taught: `home for 38 people aged 65 and over`. */
  'people-served': {
    patterns: [
      'home|house|hostel|shelter|centre|center|ward|unit|clinic|school|club|camp|class|classes|panti|rumah|asrama|kelas|klub|posyandu|klinik|bangsal|program|sanggar ~3 for|of|with|bagi|untuk|melayani|berisi ~4 people|adults|elders|men|women|boarders|members|orang|warga|dewasa|lansia|anggota|peserta|penghuni',
      '#num ~2 people|adults|elders|boarders|residents|warga|penghuni|lansia|peserta|anggota|murid|seniors ~2 aged|age|berusia|usia|berumur|over|above',
      'has|have|with|punya|memiliki|mempunyai ~2 #num ~3 aged|age|berusia|usia|berumur',
      'melayani|menampung|merawat|mengasuh|serves|serve|houses|shelters|looks|cares|treats|admits ~5 berusia|berumur|usia|aged|age',
      '<customer>|peserta|participants|riders|singers ~1 berusia|berumur|usia|aged',
      'penelitian|riset|studi|survei|study|survey|trial|cohort|kohort ~3 mengikuti|melibatkan|terhadap|follows|involves|with|of|enrols',
    ],
    before: 12,
    after: 2,
    unless: [`${applicant}|${hiring}`],
  },
  /** Things taught, shown, translated or collected. */
  'subject-of-study': {
    patterns: [
      'teach|teaches|teaching|lecture|lectures|lecturing|study|studies|course|courses|curriculum|syllabus|seminar|theology|anthropology|history|mythology|sculpture|manuscripts|mengajar|mengampu|mengasuh|kuliah|kajian|sejarah|teologi|antropologi|filsafat|naskah|arca|prasasti ~8 <religion>|<people>',
      '<religion>|<people> ~5 sculpture|art|arts|manuscripts|texts|history|theology|philosophy|studies|letters|temples|music|literature|law|arca|naskah|kesenian|sejarah|seni|kuno',
      'restore|restores|paint|paints|paintings|statues|icons|museum|museums|merestorasi|lukisan|patung|translate|translates|translating|menerjemahkan|menyunting|mengalihaksarakan|memotret|mengatalogkan ~4 <religion>|<people>',
    ],
    before: 12,
    after: 8,
    unless: [`${applicant}|${hiring}`, 'wajib|harus|beragama|keturunan|suku'],
  },
  /** The employer's product is the subject, its users the object. */
  'product-is-subject': {
    patterns: [
      '^ our|kami|the|this ~2 platform|product|products|service|services|app|apps|system|software|api|bot|chatbot|engine|kiosk|gateway|model|models|tool',
      'platform|aplikasi|sistem|layanan|produk|mesin|perangkat|chatbot|bot|gerbang ~2 kami|perusahaan|ini ~1 <sends>',
      'layanan|service|services|module|modul|pipeline|fitur|feature|features|library|pustaka|middleware|microservice|microservices ~3 otp|ktp|whatsapp|telegram|sms|passport|rekening',
      'otp|ktp|whatsapp|telegram|passport|kyc ~2 pumping|fraud|delivery|routing|gateway|verification|verifikasi|recognition|ocr|template|templates|provider|providers|traffic|webhook|webhooks',
    ],
    before: 12,
    after: 8,
    unless: [
      applicant,
      'anda|kamu|your ~6 otp|ktp|rekening|passport|kode|code|pin|phone|ponsel',
      '^ kirim|kirimkan|sebutkan|masukkan|beritahu|lampirkan|unggah|send|tell|enter|forward|upload ~3 otp|ktp|kode|code|foto|photo|nomor|number|rekening|passport|it',
      'daftar|mendaftar|register|unduh|download|install|instal|pasang|masuk|login|gabung|join|deposit|saldo|wajib|mohon|silakan|silahkan|please',
    ],
  },
  /** A question about how something is done is about the work. */
  'question-of-work': {
    patterns: [
      '^ how|bagaimana|jelaskan|ceritakan|explain|describe|outline ~3 would|do|did|can|anda|kamu|you|cara|pengalaman',
    ],
    before: 20,
    after: 0,
    unless: [
      'your|anda|kamu ~3 number|nomor|code|kode|photo|foto',
      'nomor|foto|number|photo|kode|code ~3 anda|kamu|your',
    ],
  },
  /** Travel that the employer sells, or that the work arranges for others. */
  'travel-trade': {
    patterns: [
      'maskapai|airline|airlines|cruise|roomlist|amadeus|sabre|galileo|ticketing|kongres|congress|conference|konferensi|rombongan|holidaymakers|travellers|travelers|wisatawan|jemaah|jamaah|delegates|delegasi|lecturers|pembicara|speakers',
      'clients|customers|companies|klien|pelanggan|perusahaan ~4 us|kami|our|langganan',
      '<book>|books ~4 for|untuk|bagi ~1 <customer>',
      'business|corporate ~1 clients|travel|desk',
      '^ kami|we ~2 <agent>',
      '^ as|sebagai ~2 <appointed> ~3 <agent>|<appointed> ~3 of|dari|for|untuk',
      '^ <duty> ~14 <agent> ~3 <appointed>',
      '^ <duty> ~14 <appointed> ~3 <agent>',
    ],
    before: 16,
    after: 14,
    unless: [
      `${applicant}|${selection}`,
      'wajib|harus|must|hanya|only ~6 <agent>|<appointed>',
      'calon|lolos|terpilih|selected|shortlisted|diganti|reimburse|reimbursed|ditalangi|talangi|your|tiketnya',
      'peserta ~6 wajib|harus|membayar|memesan|booking|bayar',
    ],
  },
};
