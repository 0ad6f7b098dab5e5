import type { Language } from '@sabi/contracts/language';

export const providerAnswersTexts = {
  en: {
    failed: 'Sign in failed',
    refused: 'You have not allowed us to sign you in there. Try again, or sign in another way.',
    withoutEmail:
      'We did not get an email address from there, and an account needs one. Allow it there, or sign up with your email address.',
    unverified:
      'Your address has to be verified first. We have sent you an email: open its link, then sign in.',
    lost: 'It took too long, or the sign-in was begun in another browser. Please try again.',
    linked: 'Linked',
    methods: 'Ways to sign in',
    recruiter: /^Recruiter/,
  },
  id: {
    failed: 'Gagal masuk',
    refused:
      'Anda tidak memberi izin untuk masuk lewat akun tersebut. Coba lagi, atau masuk dengan cara lain.',
    withoutEmail:
      'Kami tidak menerima alamat email dari sana, padahal akun memerlukannya. Izinkan di sana, atau daftar dengan alamat email Anda.',
    unverified: 'Alamat Anda perlu diverifikasi dulu. Kami sudah mengirim email: buka tautannya, lalu masuk.',
    lost: 'Waktunya sudah habis, atau proses masuk dimulai di peramban lain. Silakan coba lagi.',
    linked: 'Tertaut',
    methods: 'Cara untuk masuk',
    recruiter: /^Perekrut/,
  },
} as const satisfies Record<Language, unknown>;
