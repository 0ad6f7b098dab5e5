import type { Language } from '@sabi/contracts/language';
import type { RecruiterMailKind, StaffMailKind } from './approval-mail';

interface ApprovalMailWording {
  readonly subject: string;
  /** @param until deadline of the decision */
  readonly message: (until: string) => string;
  /** Follows the team's own words. */
  readonly next?: string;
  /** Replaces `next` when no answer is possible. */
  readonly end?: string;
  /** Replaces the label of the link. */
  readonly button?: string;
}

interface ApprovalMailLanguage {
  readonly kinds: Readonly<Record<RecruiterMailKind, ApprovalMailWording>>;
  readonly button: string;
  readonly footer: string;
}

const english: ApprovalMailLanguage = {
  kinds: {
    received: {
      subject: 'We are reviewing your business',
      message: (until) =>
        `Thank you for signing up. Our team is reviewing your business and will tell you whether Sabi suits it by ${until}. You can sign in at any time to see where the review stands.`,
    },
    more_information: {
      subject: 'We need a little more information about your business',
      message: () => 'Before we can decide, our team would like to know:',
      next: 'Please sign in to answer. The review goes on as soon as we hear from you.',
    },
    approved: {
      subject: 'Your recruiter account is approved',
      message: () =>
        'We have reviewed your business, and your recruiter account is approved. You can now publish jobs in your company workspace.',
      button: 'Open company workspace',
    },
    rejected: {
      subject: 'Your recruiter account was not approved',
      message: () => 'We have reviewed your business and cannot approve your recruiter account. The reason:',
      next: 'If we have misunderstood something, please sign in and ask us to look again. You can do so once.',
      end: 'We have looked at your business twice now, so this decision is final.',
    },
  },
  button: 'Open my account',
  footer: 'You receive this mail because a recruiter account was opened with this address.',
};

const indonesian: ApprovalMailLanguage = {
  kinds: {
    received: {
      subject: 'Kami sedang meninjau bisnis Anda',
      message: (until) =>
        `Terima kasih telah mendaftar. Tim kami sedang meninjau bisnis Anda dan akan memberi tahu apakah Sabi cocok untuk Anda paling lambat ${until}. Anda dapat masuk kapan saja untuk melihat status peninjauan.`,
    },
    more_information: {
      subject: 'Kami memerlukan sedikit informasi tambahan tentang bisnis Anda',
      message: () => 'Sebelum mengambil keputusan, tim kami ingin mengetahui hal berikut:',
      next: 'Silakan masuk untuk menjawab. Peninjauan kami lanjutkan segera setelah menerima jawaban Anda.',
    },
    approved: {
      subject: 'Akun rekruter Anda disetujui',
      message: () =>
        'Kami telah meninjau bisnis Anda dan akun rekruter Anda disetujui. Anda kini dapat menayangkan lowongan di ruang kerja perusahaan.',
      button: 'Buka ruang kerja perusahaan',
    },
    rejected: {
      subject: 'Akun rekruter Anda belum dapat disetujui',
      message: () =>
        'Kami telah meninjau bisnis Anda dan belum dapat menyetujui akun rekruter Anda. Alasannya:',
      next: 'Jika ada yang kami salah pahami, silakan masuk dan minta kami meninjau ulang. Permintaan ini dapat diajukan satu kali.',
      end: 'Bisnis Anda sudah kami tinjau dua kali, sehingga keputusan ini bersifat final.',
    },
  },
  button: 'Buka akun saya',
  footer: 'Anda menerima email ini karena sebuah akun rekruter dibuat dengan alamat ini.',
};

export const approvalMailWordings: Readonly<Record<Language, ApprovalMailLanguage>> = {
  en: english,
  id: indonesian,
};

/** English, the language of the staff. */
export const staffApprovalHeadlines: Readonly<Record<StaffMailKind, string>> = {
  staff_received: 'Recruiter to review',
  staff_answered: 'Recruiter has answered',
};
