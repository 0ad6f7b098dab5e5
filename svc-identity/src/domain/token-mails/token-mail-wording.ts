import type { Language } from '@sabi/contracts/language';
import type { MailTokenType } from '../one-time-tokens/token-type';

export interface TokenMailWording {
  readonly subject: string;
  /** @param newEmail of a change of address, see maskEmail */
  readonly intro: (newEmail: string) => string;
  /** Label of the button; missing in mails with only a code. */
  readonly button?: string;
  readonly codeHint: (duration: string) => string;
  /** For recipients who did not request the mail. */
  readonly ignore: string;
}

export type TokenMailWordings = Readonly<Record<MailTokenType, TokenMailWording>>;

const englishConfirmation: TokenMailWording = {
  subject: 'Confirm your email address',
  intro: () =>
    'Thank you for signing up with Sabi. Please confirm your email address to start using your account.',
  button: 'Confirm email address',
  codeHint: (duration) => `Or type this code on the confirmation page. It works for ${duration}:`,
  ignore:
    'You did not sign up with Sabi? Then you can ignore this email: without confirmation nothing happens.',
};
const english: TokenMailWordings = {
  confirmation: englishConfirmation,
  first_magiclink: englishConfirmation,
  recovery: {
    subject: 'Reset your Sabi password',
    intro: () => 'Somebody, hopefully you, asked for a new password for your Sabi account.',
    button: 'Set a new password',
    codeHint: (duration) =>
      `Or type this code where you asked for the new password. It works for ${duration}:`,
    ignore:
      'You did not ask for a new password? Then you can ignore this email: your password stays as it is.',
  },
  magiclink: {
    subject: 'Sign in to Sabi',
    intro: () => 'Here is the way to sign in to your Sabi account without a password.',
    button: 'Sign in',
    codeHint: (duration) => `Or type this code where you are signing in. It works for ${duration}:`,
    ignore: 'You did not try to sign in? Then you can ignore this email, and please give the code to nobody.',
  },
  invite: {
    subject: 'You are invited to Sabi',
    intro: () => 'You have been invited to create an account with Sabi.',
    button: 'Accept the invitation',
    codeHint: (duration) => `Or type this code on the page of the invitation. It works for ${duration}:`,
    ignore:
      'You do not want an account? Then you can ignore this email: without your answer nothing happens.',
  },
  email_change_current: {
    subject: 'Confirm the change of your email address',
    intro: (newEmail) =>
      `You asked to change the email address of your Sabi account to ${newEmail}. Please confirm that this is what you want. The new address gets an email to confirm as well.`,
    button: 'Confirm the change',
    codeHint: (duration) => `Or type this code on the confirmation page. It works for ${duration}:`,
    ignore:
      'You did not ask for this? Then do not confirm it, and change your password: somebody else is signed in to your account.',
  },
  email_change_new: {
    subject: 'Confirm your new email address',
    intro: () => 'Please confirm that this is to be the new email address of your Sabi account.',
    button: 'Confirm new email address',
    codeHint: (duration) => `Or type this code on the confirmation page. It works for ${duration}:`,
    ignore: 'You did not ask for this? Then you can ignore this email: without confirmation nothing happens.',
  },
  reauthentication: {
    subject: 'Your Sabi confirmation code',
    intro: () => 'Somebody, hopefully you, is about to change the password of your Sabi account.',
    codeHint: (duration) => `Type this code to confirm that it is you. It works for ${duration}:`,
    ignore:
      'You are not changing your password? Then give this code to nobody, and change your password: somebody else is signed in to your account.',
  },
};

const indonesianConfirmation: TokenMailWording = {
  subject: 'Konfirmasi alamat email Anda',
  intro: () =>
    'Terima kasih telah mendaftar di Sabi. Silakan konfirmasi alamat email Anda untuk mulai menggunakan akun Anda.',
  button: 'Konfirmasi alamat email',
  codeHint: (duration) => `Atau masukkan kode ini di halaman konfirmasi. Kode berlaku selama ${duration}:`,
  ignore:
    'Tidak merasa mendaftar di Sabi? Abaikan saja email ini: tanpa konfirmasi, tidak akan terjadi apa-apa.',
};
const indonesian: TokenMailWordings = {
  confirmation: indonesianConfirmation,
  first_magiclink: indonesianConfirmation,
  recovery: {
    subject: 'Atur ulang kata sandi Sabi Anda',
    intro: () => 'Kami menerima permintaan untuk mengatur ulang kata sandi akun Sabi Anda.',
    button: 'Buat kata sandi baru',
    codeHint: (duration) =>
      `Atau masukkan kode ini di halaman tempat Anda meminta kata sandi baru. Kode berlaku selama ${duration}:`,
    ignore:
      'Tidak merasa meminta kata sandi baru? Abaikan saja email ini: kata sandi Anda tidak akan berubah.',
  },
  magiclink: {
    subject: 'Masuk ke Sabi',
    intro: () => 'Gunakan tombol berikut untuk masuk ke akun Sabi Anda tanpa kata sandi.',
    button: 'Masuk',
    codeHint: (duration) => `Atau masukkan kode ini di halaman masuk. Kode berlaku selama ${duration}:`,
    ignore:
      'Tidak merasa mencoba masuk? Abaikan saja email ini, dan jangan berikan kode ini kepada siapa pun.',
  },
  invite: {
    subject: 'Undangan bergabung dengan Sabi',
    intro: () => 'Anda diundang untuk membuat akun di Sabi.',
    button: 'Terima undangan',
    codeHint: (duration) => `Atau masukkan kode ini di halaman undangan. Kode berlaku selama ${duration}:`,
    ignore:
      'Tidak ingin membuat akun? Abaikan saja email ini: tanpa persetujuan Anda, tidak akan terjadi apa-apa.',
  },
  email_change_current: {
    subject: 'Konfirmasi perubahan alamat email Anda',
    intro: (newEmail) =>
      `Kami menerima permintaan untuk mengubah alamat email akun Sabi Anda menjadi ${newEmail}. Silakan konfirmasi jika memang Anda yang memintanya. Alamat yang baru juga akan menerima email konfirmasi.`,
    button: 'Konfirmasi perubahan',
    codeHint: (duration) => `Atau masukkan kode ini di halaman konfirmasi. Kode berlaku selama ${duration}:`,
    ignore:
      'Bukan Anda yang memintanya? Jangan konfirmasi, dan segera ubah kata sandi Anda: ada orang lain yang masuk ke akun Anda.',
  },
  email_change_new: {
    subject: 'Konfirmasi alamat email baru Anda',
    intro: () => 'Silakan konfirmasi bahwa alamat ini akan menjadi alamat email baru akun Sabi Anda.',
    button: 'Konfirmasi alamat email baru',
    codeHint: (duration) => `Atau masukkan kode ini di halaman konfirmasi. Kode berlaku selama ${duration}:`,
    ignore: 'Tidak merasa memintanya? Abaikan saja email ini: tanpa konfirmasi, tidak akan terjadi apa-apa.',
  },
  reauthentication: {
    subject: 'Kode konfirmasi Sabi Anda',
    intro: () => 'Kami menerima permintaan untuk mengubah kata sandi akun Sabi Anda.',
    codeHint: (duration) =>
      `Masukkan kode ini untuk memastikan bahwa ini memang Anda. Kode berlaku selama ${duration}:`,
    ignore:
      'Tidak sedang mengubah kata sandi? Jangan berikan kode ini kepada siapa pun, dan segera ubah kata sandi Anda: ada orang lain yang masuk ke akun Anda.',
  },
};

export const tokenMailWordings: Readonly<Record<Language, TokenMailWordings>> = {
  en: english,
  id: indonesian,
};

/** Confirming another person's sign-up would give them access. */
export const contestedWarnings: Readonly<Record<Language, string>> = {
  en: 'This address was used to sign up more than once. Confirm it only if you have just signed up yourself.',
  id: 'Alamat ini dipakai untuk mendaftar lebih dari satu kali. Konfirmasi hanya jika Anda sendiri yang baru saja mendaftar.',
};
