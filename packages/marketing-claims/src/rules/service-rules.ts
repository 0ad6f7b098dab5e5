import { negation } from './negation';
import type { ForbiddenText } from './text-rule';

/** Services, guarantees and liability of the business. */
export const serviceRules: readonly ForbiddenText[] = [
  {
    name: 'a job or a hire is promised',
    policy: {
      document: 'terms',
      section: 'services',
      en: 'we do not promise a job or a hire',
      id: 'tidak menjanjikan pekerjaan atau karyawan',
    },
    forbidden: {
      en: /\b(?:guarantee[ds]?|promise[ds]?) (?:you )?(?:an? |the |your )?(?:new )?(?:job|hire|interview|position|placement)s?\b|\byou(?: will|['’]ll) (?:get|find|land) (?:an? |the |your )?(?:\w+ )?(?:job|interview)\b/i,
      id: /\b(?:dijamin|menjamin|pasti|menjanjikan)\b[^,.]{0,20}\b(?:dapat kerja|mendapat(?:kan)? (?:kerja|pekerjaan)|pekerjaan|diterima|wawancara|karyawan)\b/i,
    },
    unless: negation,
  },
  {
    name: 'talent pay to be considered for an opening',
    policy: {
      document: 'terms',
      section: 'services',
      en: 'nobody at Sabi may ask talent for money to be considered for an opening',
      id: 'tidak seorang pun di Sabi boleh meminta uang kepada talenta agar dipertimbangkan untuk suatu lowongan',
    },
    forbidden: {
      en: /\b(?:application|registration|placement) fees?\b|\b(?:pay|paid|pays|fee|charge[ds]?|deposit)\b.{0,40}\b(?:to apply|to be considered|for (?:an|each|every) (?:opening|application))\b/i,
      id: /\bbiaya (?:pendaftaran|lamaran|melamar|penempatan)\b|\b(?:membayar|bayar)\b.{0,40}\b(?:melamar|dipertimbangkan|setiap lowongan|setiap lamaran)\b/i,
    },
    unless: negation,
  },
  {
    name: 'AI is always right',
    policy: {
      document: 'terms',
      section: 'ai',
      en: 'They can leave things out, misread them or state what is wrong with confidence.',
      id: 'Model bisa melewatkan sesuatu, salah membaca, atau menyatakan hal yang keliru dengan yakin.',
    },
    forbidden: {
      en: /\b(?:always|perfectly|completely|100\s?%) (?:right|correct|accurate|reliable)\b|\bnever (?:wrong|misreads?|makes? (?:an? )?mistakes?)\b|\b(?:AI|analy[sz]er|consultant)\b.{0,40}\bwithout (?:an )?(?:error|mistake)s?\b/i,
      id: /\b(?:selalu|sepenuhnya|100\s?%) (?:benar|akurat|tepat)\b|\btidak pernah (?:salah|keliru)\b|\bAI\b.{0,40}\btanpa kesalahan\b/i,
    },
  },
  {
    name: 'the guarantee has no conditions',
    policy: {
      document: 'terms',
      section: 'guarantee',
      en: 'is let go for reasons that lie in the person’s performance or conduct',
      id: 'diberhentikan karena kinerja atau perilakunya',
    },
    forbidden: {
      en: /\bunconditional(?:ly)?\b|\bno questions asked\b|\bfor (?:any|whatever) reason\b|\bdoes(?: not|n['’]t) work out\b/i,
      id: /\btanpa syarat\b|\bapa ?pun alasannya\b|\btidak cocok dalam \{\{/i,
    },
  },
  {
    name: 'a replacement costs nothing, or is sure to come',
    policy: {
      document: 'terms',
      section: 'guarantee',
      en: 'we search once more for the same role without a further search fee',
      id: 'kami mencari sekali lagi untuk posisi yang sama tanpa biaya pencarian tambahan',
    },
    forbidden: {
      en: /\b(?:replac\w+|successor)\b.{0,40}\b(?:for free|free of charge|at no cost|without (?:risk|cost|another invoice))\b|\bfree replacement\b/i,
      id: /\b(?:mengganti|pengganti|penggantian)\w*\b.{0,40}\b(?:gratis|cuma-cuma|tanpa (?:risiko|biaya|tagihan))\b/i,
    },
  },
  {
    name: 'the service is never interrupted',
    policy: {
      document: 'terms',
      section: 'availability',
      en: 'not without any interruption',
      id: 'tidak tanpa gangguan sama sekali',
    },
    forbidden: {
      en: /\b24\/7\b|\baround the clock\b|\balways available\b|\bwithout (?:any )?interruption\b|\b(?:no|zero) downtime\b|\b99(?:\.\d+)?\s?% uptime\b/i,
      id: /\b24\/7\b|\b24 jam (?:sehari|nonstop|penuh)\b|\bselalu tersedia\b|\btanpa (?:henti|gangguan)\b/i,
    },
  },
  {
    name: 'another liability than the one of the terms',
    policy: {
      document: 'terms',
      section: 'liability',
      en: 'We are liable under Indonesian law for harm that we cause by intent or negligence.',
      id: 'Kami bertanggung jawab menurut hukum Indonesia atas kerugian yang kami sebabkan dengan sengaja atau karena kelalaian.',
    },
    forbidden: {
      en: /\bwe (?:take|accept|assume|have) (?:no|full|all) (?:liability|responsibility)\b|\bnot (?:be )?liable\b|\bat your own risk\b/i,
      id: /\btidak bertanggung jawab\b|\bbertanggung jawab (?:penuh|sepenuhnya)\b|\brisiko (?:Anda )?sendiri\b/i,
    },
  },
];
