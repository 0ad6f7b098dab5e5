import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import type { Language } from '@sabi/contracts/language';

interface InvitationMailWording {
  readonly subject: (company: string | undefined) => string;
  readonly invited: (company: string | undefined, role: string) => string;
  readonly account: string;
  readonly button: string;
  readonly footer: string;
  readonly roles: Readonly<Record<CompanyRole, string>>;
}

export const invitationMailWordings: Readonly<Record<Language, InvitationMailWording>> = {
  en: {
    subject: (company) => (company ? `Join ${company} on Sabi` : 'Join a company on Sabi'),
    invited: (company, role) =>
      `${company ?? 'A company'} invites you to hire with them on Sabi, as ${role}.`,
    account: 'Sign in, or sign up, with the address that this mail came to.',
    button: 'Accept the invitation',
    footer:
      'You receive this mail because a company entered your address. Not expecting it? Then ignore this mail.',
    roles: { owner: 'owner', admin: 'admin', recruiter: 'recruiter', interviewer: 'interviewer' },
  },
  id: {
    subject: (company) =>
      company ? `Bergabung dengan ${company} di Sabi` : 'Bergabung dengan perusahaan di Sabi',
    invited: (company, role) =>
      `${company ?? 'Sebuah perusahaan'} mengundang Anda untuk merekrut bersama di Sabi, sebagai ${role}.`,
    account: 'Masuk atau daftar dengan alamat email yang menerima pesan ini.',
    button: 'Terima undangan',
    footer:
      'Anda menerima email ini karena sebuah perusahaan memasukkan alamat Anda. Tidak merasa diundang? Abaikan saja email ini.',
    roles: { owner: 'pemilik', admin: 'admin', recruiter: 'rekruter', interviewer: 'pewawancara' },
  },
};
