import type { Bilingual, RuleFinding, Sender } from '../posting';

interface SenderRule {
  readonly id: string;
  readonly points: number;
  readonly applies: (sender: Sender) => boolean;
  readonly sentence: Bilingual;
  readonly fix: Bilingual;
}

const nothingToDo: Bilingual = { en: 'Nothing to do.', id: 'Tidak ada yang perlu dilakukan.' };
const newDomainDays = 90;
const nearTextBits = 3;
const trustedHires = 3;

/** Risks of a sender, and signs of trust. */
const rules: readonly SenderRule[] = [
  {
    id: 'free-mail',
    points: 15,
    applies: ({ email_domain }) => email_domain === 'free',
    sentence: { en: 'The sender uses a free email address.', id: 'Pengirim memakai alamat email gratis.' },
    fix: {
      en: "Confirm an email address at the company's own domain.",
      id: 'Konfirmasi alamat email dengan domain perusahaan.',
    },
  },
  {
    id: 'new-domain',
    points: 10,
    applies: ({ domain_age_days }) => domain_age_days !== undefined && domain_age_days < newDomainDays,
    sentence: {
      en: "The sender's domain has been in use for less than 90 days.",
      id: 'Domain pengirim baru dipakai kurang dari 90 hari.',
    },
    fix: { en: 'Request verification of your company.', id: 'Ajukan verifikasi perusahaan.' },
  },
  {
    id: 'similar-name',
    points: 25,
    applies: ({ similar_verified_names = [], verified }) => !verified && similar_verified_names.length > 0,
    sentence: {
      en: 'The name is very similar to that of a verified company.',
      id: 'Namanya mirip dengan perusahaan yang sudah terverifikasi.',
    },
    fix: {
      en: 'Use the registered name, and request verification.',
      id: 'Gunakan nama terdaftar dan ajukan verifikasi.',
    },
  },
  {
    id: 'like-frozen',
    points: 40,
    applies: ({ frozen_distance }) => frozen_distance !== undefined && frozen_distance <= nearTextBits,
    sentence: {
      en: 'The text is almost identical to that of a frozen posting.',
      id: 'Isinya hampir sama dengan lowongan yang pernah dibekukan.',
    },
    fix: {
      en: 'Describe your own job in your own words.',
      id: 'Jelaskan pekerjaan Anda dengan kata-kata sendiri.',
    },
  },
  {
    id: 'verified',
    points: -20,
    applies: ({ verified }) => verified === true,
    sentence: { en: 'The company is verified.', id: 'Perusahaan sudah terverifikasi.' },
    fix: nothingToDo,
  },
  {
    id: 'hires-here',
    points: -20,
    applies: ({ hires }) => hires !== undefined && hires >= trustedHires,
    sentence: {
      en: 'The company has hired three people or more here.',
      id: 'Perusahaan sudah merekrut tiga orang atau lebih di sini.',
    },
    fix: nothingToDo,
  },
  {
    id: 'nib-matches',
    points: -10,
    applies: ({ nib_matches }) => nib_matches === true,
    sentence: {
      en: "The company's NIB matches the official record.",
      id: 'NIB perusahaan sesuai dengan catatan resmi.',
    },
    fix: nothingToDo,
  },
];

export function checkSender(sender: Sender): RuleFinding[] {
  return rules
    .filter(({ applies }) => applies(sender))
    .map(({ id, points, sentence, fix }) => ({
      rule: id,
      points,
      blocks: false,
      field: 'sender',
      quote: '',
      start: 0,
      end: 0,
      sentence,
      fix,
    }));
}
