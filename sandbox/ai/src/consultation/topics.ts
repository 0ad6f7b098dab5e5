import type { Language } from '@sabi/contracts/language';

export interface ReplyTopic {
  /** Words of both languages that identify the topic. */
  readonly words: RegExp;
  readonly advice: Readonly<Record<Language, string>>;
  /** Questions that the topic answers whatever a search of the pages has found. */
  readonly asks?: RegExp;
  /** Facts of the prompt for the topic, and how many: the first ones, or those that share most words with the message. */
  readonly facts?: { readonly heading: string; readonly most: number; readonly bestFirst?: boolean };
}

/** Topics in order of precedence. */
export const replyTopics: readonly ReplyTopic[] = [
  {
    words: /\b(?:price|prices|pricing|cost|costs|fee|fees|free|how much|harga|biaya|tarif|bayar|gratis)\b/i,
    advice: {
      en: 'About prices, this is what I can tell you:',
      id: 'Tentang harga, ini yang dapat saya sampaikan:',
    },
    facts: { heading: 'plans', most: 1 },
  },
  {
    words: /\b(?:plan|plans|starter|basic|elite|paket)\b/i,
    asks: /^(?:which|what) plans\b|^ada paket apa\b/i,
    advice: { en: 'These are the plans and what they hold:', id: 'Inilah paket yang ada beserta isinya:' },
    facts: { heading: 'plans', most: 6 },
  },
  {
    words:
      /\b(?:ats|applicant.tracking|software(?! (?:engineer|developer))|dashboard|sabiats|sistem|perangkat lunak|dasbor)\b/i,
    advice: { en: 'For recruiting on your own:', id: 'Untuk merekrut sendiri:' },
    facts: { heading: 'software', most: 2 },
  },
  {
    words: /\b(?:process|steps?|stages?|tests?|psikologi|proses|tahap(?:an)?|langkah|alur)\b/i,
    asks: /\bsteps of a search\b|\bproses pencarian/i,
    advice: { en: 'This is how a search goes:', id: 'Begini jalannya sebuah pencarian:' },
    facts: { heading: 'process', most: 2 },
  },
  {
    words: /\b(?:guarantee|replace(?:ment)?|services?|executive search|garansi|jaminan|layanan)\b/i,
    advice: { en: 'These are our services for companies:', id: 'Inilah layanan kami bagi perusahaan:' },
    facts: { heading: 'services', most: 4 },
  },
  {
    words:
      /\b(?:my (?:cv )?data|privacy|delete|account|data (?:cv )?saya|privasi|hapus|menghapus|akun|cv\b.{0,20}\b(?:shared?|safe|kept|stored|dibagikan|aman|disimpan))\b/i,
    advice: { en: 'About your data:', id: 'Tentang data Anda:' },
    facts: { heading: 'data', most: 2, bestFirst: true },
  },
  {
    words: /\b(?:interview|interviews|wawancara)\b/i,
    asks: /\bprepare\b|\bpersiapan\b|\bsiapkan\b|\btomorrow\b|\bbesok\b/i,
    advice: {
      en: 'For an interview, prepare three short stories: a result you are proud of, a difficulty you solved, and something you learned. Say each in under two minutes: the situation, what you did, what came of it. What kind of position is it?',
      id: 'Untuk wawancara, siapkan tiga cerita singkat: hasil yang Anda banggakan, kesulitan yang Anda atasi, dan hal yang Anda pelajari. Sampaikan masing-masing kurang dari dua menit: situasinya, tindakan Anda, dan hasilnya. Posisi apa yang Anda tuju?',
    },
  },
  {
    words: /\b(?:cv|resume|résumé|curriculum|cover letters?|surat lamaran)\b/i,
    asks: /^(?:and|lalu|how about)\b.{0,16}$|\b(?:improve|write|perbaiki|menulis)\b.{0,20}\b(?:cv|cover letter|surat lamaran)\b/i,
    advice: {
      en: 'For your CV, begin with two sentences on who you are, then give each position a result with a figure, and use the words of the job post where they are true. The AI analysis of your CV on the talent solution page shows what a recruiter sees first.',
      id: 'Untuk CV Anda, mulailah dengan dua kalimat tentang diri Anda, lalu beri setiap posisi satu hasil dengan angka, dan pakai istilah dari iklan lowongan bila memang sesuai. Analisis CV dengan AI di halaman solusi talenta menunjukkan apa yang pertama kali dilihat perekrut.',
    },
  },
  {
    words:
      /\b(?:hire|hiring|recruit\w*|candidates?|vacan\w+ to fill|find (?:me|us|a|an) \w+ for|carikan|merekrut|rekrut\w*|kandidat|karyawan)\b/i,
    advice: {
      en: 'Begin with what the role has to achieve in its first year, and which two or three skills cannot be learned on the job. With that, a search finds the right people sooner. Which role is it, and where?',
      id: 'Mulailah dari apa yang harus dicapai posisi itu dalam tahun pertama, dan dua atau tiga keahlian yang tidak dapat dipelajari sambil bekerja. Dengan begitu pencarian lebih cepat menemukan orang yang tepat. Posisi apa, dan di mana?',
    },
    facts: { heading: 'services', most: 3 },
  },
  {
    words:
      /\b(?:jobs?|work(?! with)|career|laid off|fired|unemployed|graduate|vacanc\w+|opening\w*|kerja|pekerjaan|karier|karir|lowongan|lamar\w*|lulusan|phk|menganggur)\b/i,
    advice: {
      en: 'Choose one kind of position and ten companies, and fit your CV to that position. Two careful applications a day lead further than twenty equal ones. What have you done so far, and what would you like to do next?',
      id: 'Pilih satu jenis posisi dan sepuluh perusahaan, lalu sesuaikan CV Anda dengan posisi itu. Dua lamaran yang matang sehari lebih berhasil daripada dua puluh lamaran yang sama. Apa pengalaman Anda, dan apa yang ingin Anda lakukan berikutnya?',
    },
    facts: { heading: 'talent', most: 1 },
  },
  {
    words:
      /\b(?:contact|phone|whatsapp|address|office|human|person|kontak|telepon|alamat|kantor|hubungi|bicara)(?:nya)?\b/i,
    advice: { en: 'You can reach us like this:', id: 'Anda dapat menghubungi kami seperti ini:' },
    facts: { heading: 'contact', most: 1 },
  },
  {
    words:
      /\b(?:sabi|who are you|about you|how many|clients?|industr\w+|excellence|siapa (?:anda|kalian|kamu)|tentang (?:anda|kalian)|berapa banyak|klien)\b/i,
    advice: { en: 'A little about Sabi:', id: 'Sedikit tentang Sabi:' },
    facts: { heading: 'sabi', most: 4, bestFirst: true },
  },
  {
    words:
      /\b(?:refunds?|polic(?:y|ies)|cancel\w*|discounts?|payments?|how long|working hours|kebijakan|pengembalian|batal\w*|diskon|pembayaran|berapa lama|jam (?:buka|kerja))\b/i,
    advice: {
      en: 'I do not know that. Our consultants do: write to them on the contact page.',
      id: 'Saya tidak tahu soal itu. Konsultan kami dapat membantu: silakan tulis lewat halaman kontak.',
    },
  },
  {
    words: /^\W*(?:thanks?|thank you|ok|okay|oke|baik|terima ?kasih|makasih)\b/i,
    advice: {
      en: 'You are welcome. Is there anything else you would like to know?',
      id: 'Sama-sama. Ada lagi yang ingin Anda ketahui?',
    },
  },
  {
    words: /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening)|halo|hai|selamat \w+)\b/i,
    advice: {
      en: 'Hello! I can help with CVs, interviews and your search, and with hiring and our services. What would you like to know?',
      id: 'Halo! Saya dapat membantu soal CV, wawancara, dan pencarian kerja, juga soal merekrut dan layanan kami. Apa yang ingin Anda ketahui?',
    },
  },
];

/** Answer to a message about none of the topics. */
export const elsewhere: Record<Language, string> = {
  en: 'I am afraid I cannot help with that. I can help with CVs, interviews, your search for work, hiring and our services: what would you like to know?',
  id: 'Maaf, saya tidak dapat membantu soal itu. Saya dapat membantu soal CV, wawancara, pencarian kerja, merekrut, dan layanan kami: apa yang ingin Anda ketahui?',
};
