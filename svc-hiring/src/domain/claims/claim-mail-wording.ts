import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import type { Language } from '@sabi/contracts/language';

interface ClaimMailWording {
  readonly made: {
    readonly subject: (company: string | undefined) => string;
    readonly text: (email: string, company: string | undefined) => string;
    readonly advice: string;
    readonly button: string;
    readonly footer: string;
  };
  readonly granted: {
    readonly subject: (company: string | undefined) => string;
    readonly text: (company: string | undefined, role: string) => string;
    readonly button: string;
  };
  readonly refused: {
    readonly subject: (company: string | undefined) => string;
    readonly text: (company: string | undefined, decidedBy: 'company' | 'staff') => string;
    readonly reason: (reason: string) => string;
    readonly next: string;
    readonly button: string;
  };
  readonly footer: string;
  readonly roles: Readonly<Record<CompanyRole, string>>;
}

export const claimMailWordings: Readonly<Record<Language, ClaimMailWording>> = {
  en: {
    made: {
      subject: (company) =>
        company ? `Request to join ${company} on Sabi` : 'Request to join your company on Sabi',
      text: (email, company) => `${email} asks to join ${company ?? 'your company'} on Sabi.`,
      advice:
        'Do you know them? Give them a role. If you do not, decline: they get no access until you decide.',
      button: 'See the request',
      footer: 'You receive this mail because you are an owner or admin of the company on Sabi.',
    },
    granted: {
      subject: (company) =>
        company ? `You can now hire for ${company} on Sabi` : 'You can now hire on Sabi',
      text: (company, role) =>
        `Your request was accepted: you are now a member of ${company ?? 'the company'}, as ${role}.`,
      button: 'Go to the company',
    },
    refused: {
      subject: (company) =>
        company ? `Your request to join ${company}` : 'Your request to join a company on Sabi',
      text: (company, decidedBy) =>
        decidedBy === 'staff'
          ? `We checked your request to join ${company ?? 'the company'} and could not accept it.`
          : `${company ?? 'The company'} did not accept your request to join.`,
      reason: (reason) => `Reason: ${reason}`,
      next: 'You can ask again after 30 days. If you think this is wrong, contact us.',
      button: 'Contact us',
    },
    footer: 'You receive this mail because you asked to join a company on Sabi.',
    roles: { owner: 'owner', admin: 'admin', recruiter: 'recruiter', interviewer: 'interviewer' },
  },
  id: {
    made: {
      subject: (company) =>
        company
          ? `Permintaan bergabung dengan ${company} di Sabi`
          : 'Permintaan bergabung dengan perusahaan Anda di Sabi',
      text: (email, company) => `${email} meminta bergabung dengan ${company ?? 'perusahaan Anda'} di Sabi.`,
      advice:
        'Anda mengenalnya? Berikan peran. Jika tidak, tolak permintaannya: tidak ada akses sebelum Anda memutuskan.',
      button: 'Lihat permintaan',
      footer: 'Anda menerima email ini karena Anda pemilik atau admin perusahaan tersebut di Sabi.',
    },
    granted: {
      subject: (company) =>
        company ? `Anda kini bisa merekrut untuk ${company} di Sabi` : 'Anda kini bisa merekrut di Sabi',
      text: (company, role) =>
        `Permintaan Anda diterima: Anda kini anggota ${company ?? 'perusahaan tersebut'} sebagai ${role}.`,
      button: 'Buka perusahaan',
    },
    refused: {
      subject: (company) =>
        company
          ? `Permintaan Anda bergabung dengan ${company}`
          : 'Permintaan Anda bergabung dengan perusahaan di Sabi',
      text: (company, decidedBy) =>
        decidedBy === 'staff'
          ? `Kami sudah memeriksa permintaan Anda bergabung dengan ${company ?? 'perusahaan tersebut'}, tetapi belum bisa menerimanya.`
          : `${company ?? 'Perusahaan tersebut'} tidak menerima permintaan Anda untuk bergabung.`,
      reason: (reason) => `Alasan: ${reason}`,
      next: 'Anda bisa meminta lagi setelah 30 hari. Jika menurut Anda ini keliru, hubungi kami.',
      button: 'Hubungi kami',
    },
    footer: 'Anda menerima email ini karena Anda meminta bergabung dengan perusahaan di Sabi.',
    roles: { owner: 'pemilik', admin: 'admin', recruiter: 'rekruter', interviewer: 'pewawancara' },
  },
};
