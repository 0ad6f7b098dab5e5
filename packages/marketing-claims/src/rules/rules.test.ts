import { languages } from '@sabi/contracts/language';
import { claimLimits, comingLimits, findContradictions, policyRules, textsOf } from './index';

/** For each rule what breaks it, and what comes close and does not. */
const examples: Readonly<
  Record<string, { broken: readonly [en: string, id: string]; kept: readonly [en: string, id: string] }>
> = {
  'a job or a hire is promised': {
    broken: ['With us you will get a job.', 'Anda dijamin mendapatkan pekerjaan.'],
    kept: ['We do not promise a job.', 'Kami tidak menjanjikan pekerjaan.'],
  },
  'talent pay to be considered for an opening': {
    broken: ['A small application fee is due.', 'Biaya pendaftaran ditagih di awal.'],
    kept: ['Nobody ever pays for an application.', 'Tidak ada biaya pendaftaran.'],
  },
  'another age than 18': {
    broken: ['An account is for people of at least 16 years.', 'Akun untuk yang berusia minimal 17 tahun.'],
    kept: ['An account is for people of at least 18 years.', 'Akun untuk yang berusia minimal 18 tahun.'],
  },
  'an account cannot be closed': {
    broken: ['Accounts cannot be deleted.', 'Anda tidak dapat menghapus akun.'],
    kept: ['The account could not be deleted.', 'Akun tidak dapat dihapus saat ini.'],
  },
  'companies recruit without having been reviewed': {
    broken: ['Sign up and recruit right away.', 'Daftar dan merekrut saat itu juga.'],
    kept: ['Our team looks at every business first.', 'Tim kami meninjau setiap bisnis.'],
  },
  'AI is always right': {
    broken: ['The analyzer is never wrong.', 'Analisis AI selalu akurat.'],
    kept: ['Models can be wrong.', 'Model bisa keliru.'],
  },
  'the Starter plan is free for a time': {
    broken: ['Limited offer: Starter is free!', 'Penawaran terbatas: Starter gratis!'],
    kept: ['Starter is free for as long as you like.', 'Starter tetap gratis.'],
  },
  'a plan renews by itself': {
    broken: ['Your plan renews automatically.', 'Paket diperpanjang otomatis.'],
    kept: ['No plan renews automatically.', 'Paket tidak diperpanjang otomatis.'],
  },
  'what is left of a plan does not lapse': {
    broken: ['What you have left never expires.', 'Sisa kuota tidak akan hangus.'],
    kept: ['What is left at the end lapses.', 'Sisanya hangus pada akhir masa.'],
  },
  'another refund than the one of the terms': {
    broken: ['You get a full refund.', 'Anda menerima pengembalian dana penuh.'],
    kept: ['The payment was refunded on Monday.', 'Pembayaran dikembalikan pada hari Senin.'],
  },
  'the guarantee has no conditions': {
    broken: ['If the person does not work out, we search again.', 'Kami mencari lagi, apa pun alasannya.'],
    kept: ['Leaves, or is let go for their conduct.', 'Keluar, atau diberhentikan karena perilakunya.'],
  },
  'a replacement costs nothing, or is sure to come': {
    broken: ['We replace them free of charge.', 'Penggantian kandidat tanpa tagihan.'],
    kept: ['We search once more without a further search fee.', 'Kami mencari sekali lagi.'],
  },
  'a seat at an event is passed on': {
    broken: ['Your seat can be passed on.', 'Kursi Anda boleh dialihkan.'],
    kept: ['A seat cannot be passed on.', 'Kursi tidak boleh dialihkan.'],
  },
  'the service is never interrupted': {
    broken: ['We are there for you 24/7.', 'Layanan kami tersedia 24 jam sehari.'],
    kept: ['It is deleted after 24 hours.', 'Dihapus setelah 24 jam.'],
  },
  'another liability than the one of the terms': {
    broken: ['We accept no liability.', 'Kami tidak bertanggung jawab.'],
    kept: ['We are liable under Indonesian law.', 'Kami bertanggung jawab menurut hukum Indonesia.'],
  },
  'an account is closed without a word': {
    broken: ['We may close accounts without notice.', 'Akun dapat ditutup tanpa pemberitahuan.'],
    kept: ['We say why an account is closed.', 'Kami menyebutkan alasan akun ditutup.'],
  },
  'terms change without notice': {
    broken: ['Prices may change without notice.', 'Harga dapat berubah sewaktu-waktu.'],
    kept: ['You hear of new terms first.', 'Anda diberi tahu tentang ketentuan baru.'],
  },
  'data is sold or given to everybody': {
    broken: ['We show your CV to hundreds of companies.', 'Kami mengirimkan CV Anda ke ratusan perusahaan.'],
    kept: ['We do not sell personal data.', 'Kami tidak menjual data pribadi.'],
  },
  'data is kept for ever, or gone at once': {
    broken: ['Your data is deleted at once.', 'Data Anda disimpan selamanya.'],
    kept: ['Your data is deleted in {{days}} days.', 'Data Anda dihapus dalam {{days}} hari.'],
  },
  'an answer takes another time than the claims say': {
    broken: ['Our team answers within 2 hours.', 'Tim kami menjawab dalam 2 jam.'],
    kept: ['We answer within {{days}} days.', 'Kami menjawab dalam {{days}} hari.'],
  },
  'hiring is faster': {
    broken: ['You hire {{fasterHiring}} faster.', 'Anda merekrut 80% lebih cepat.'],
    kept: [
      'Companies hire 80% faster than before they worked with us.',
      'Merekrut {{fasterHiring}} lebih cepat dibandingkan sebelum bekerja sama dengan kami.',
    ],
  },
  'cost is saved': {
    broken: ['Save {{costSavings}} of the cost.', 'Hemat biaya 50%.'],
    kept: ['Save up to {{costSavings}}, compared with before.', 'Hemat hingga 50%, dibandingkan sebelumnya.'],
  },
  'a match rate': {
    broken: ['A match rate of 95%.', 'Tingkat kecocokan {{matchRate}}.'],
    kept: ['{{matchRate}} are invited to an interview.', '95% diundang wawancara.'],
  },
  'people processed': {
    broken: ['{{talentProcessed}} talent processed.', '500.000+ talenta diproses.'],
    kept: ['500,000+ people screened.', '{{talentProcessed}} orang telah diseleksi.'],
  },
  placements: {
    broken: ['500+ successful placements.', '{{placements}} penempatan.'],
    kept: ['{{placements}} people started work.', '500+ orang mulai bekerja.'],
  },
  'the Talent Excellence Score': {
    broken: ['A score of {{talentExcellence}}.', 'Skor 98%.'],
    kept: [
      '98% rate it good or better after three months.',
      '{{talentExcellence}} menilai baik atau sangat baik setelah tiga bulan.',
    ],
  },
  'partner companies': {
    broken: [
      '{{partnerCompanies}} companies trust us.',
      '{{partnerCompanies}} perusahaan percaya kepada kami.',
    ],
    kept: [
      '{{partnerCompanies}} companies have signed an agreement.',
      '{{partnerCompanies}} perusahaan telah menandatangani perjanjian.',
    ],
  },
  'the guarantee': {
    broken: ['Risk-free for all.', 'Semua penempatan memiliki garansi {{guaranteeDays}} hari.'],
    kept: [
      'Executive Search has a {{guaranteeDays}}-day guarantee.',
      'Executive Search memiliki garansi {{guaranteeDays}} hari.',
    ],
  },
  'recruiters look at profiles': {
    broken: ['Recruiters may come across your profile.', 'Perekrut dapat menemukan profil Anda.'],
    kept: ['No recruiter can look at profiles here yet.', 'Perekrut belum dapat melihat profil.'],
  },
  'people are matched with work': {
    broken: ['The better we can match you with work.', 'Makin mudah kami mencocokkan Anda.'],
    kept: ['We cannot match you with work yet: we are still building it.', 'Kami belum mencocokkan Anda.'],
  },
  'the applicant-tracking system': {
    broken: ['Sabi ATS takes over the routine.', 'Sistem pelacakan pelamar kami siap dipakai.'],
    kept: [
      'Our applicant-tracking system is still being built.',
      'Sistem pelacakan pelamar masih kami bangun.',
    ],
  },
};

const names = [...policyRules, ...claimLimits, ...comingLimits].map(({ name }) => name);

test('each rule has its own name and its examples', () => {
  expect(Object.keys(examples).toSorted()).toEqual(names.toSorted());
});

describe.each(names)('%s', (name) => {
  test.each(languages)('is found in %s, and nothing beside it', (language) => {
    const { broken, kept } = examples[name]!;
    const place = language === 'en' ? 0 : 1;
    const read = (text: string) => findContradictions(textsOf({ text }, 'page'), language);
    expect(read(broken[place])).toEqual([expect.stringContaining(`page.text: ${name}: `)]);
    expect(read(kept[place])).toEqual([]);
  });
});

test('a limit may stand in a text beside it, and no further away', () => {
  const limited = 'Compared with before they worked with us';
  const title = '{{fasterHiring}} Faster';
  const read = (dictionary: object) => findContradictions(textsOf(dictionary, 'page'), 'en');
  expect(read({ faster: { title, text: limited } })).toEqual([]);
  expect(read({ text: limited, faster: { title } })).toEqual([]);
  expect(read({ faster: { title }, other: { text: limited } })).toHaveLength(1);
  expect(read({ text: limited, benefits: { faster: { title } } })).toHaveLength(1);
});

test('what cannot be used yet is said in each sentence, and beside a label', () => {
  const honest = 'We are still building this part.';
  const read = (dictionary: object) => findContradictions(textsOf(dictionary, 'page'), 'en');
  expect(read({ title: 'Applicant tracking', text: honest })).toEqual([]);
  expect(read({ title: 'Applicant tracking' })).toHaveLength(1);
  expect(read({ title: honest, text: 'Applicant tracking once you are signed in.' })).toHaveLength(1);
});
