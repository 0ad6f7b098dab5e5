import type { Language } from '@sabi/contracts/language';
import type { NoticeDetails, NoticeKind } from './notice';

/** Escaped names. */
export type NoticeNames = Readonly<Record<keyof NoticeDetails, string | undefined>>;

interface NoticeWording {
  readonly subject: string;
  readonly happened: (names: NoticeNames) => string;
}

/** Advice for an owner who did not make the change. */
export interface NoticeHelp {
  readonly notYou: string;
  readonly button: string;
}

/** Sign-in link for an owner whose address was used for a sign-up. */
export interface NoticeSignIn {
  readonly signIn: string;
  readonly forgotten: string;
  readonly reset: string;
  readonly footer: string;
}

export interface NoticeLanguage {
  readonly kinds: Readonly<Record<NoticeKind, NoticeWording>>;
  /** Name of a factor type. */
  readonly factors: Readonly<Record<string, string>>;
  readonly when: (moment: string) => string;
  readonly device: (device: string) => string;
  readonly ip: (ip: string) => string;
  readonly help: NoticeHelp;
  /** Advice when a new password does not help. */
  readonly helpByUs: NoticeHelp;
  readonly wayIn: NoticeSignIn;
  readonly footer: string;
}

const quoted = (name: string | undefined) => (name ? ` “${name}”` : '');

const englishCodesLeft = (left: string | undefined) => {
  if (left === '0') return 'It was the last one: make new codes in your security settings.';
  return left === '1' ? 'You have one code left.' : `You have ${left ?? 'some'} codes left.`;
};

const english: NoticeLanguage = {
  kinds: {
    password_changed: {
      subject: 'Your Sabi password was changed',
      happened: () =>
        'The password of your Sabi account was changed, and all other devices have been signed out.',
    },
    email_changed: {
      subject: 'Your Sabi email address was changed',
      happened: ({ new_email: email }) =>
        `The email address of your Sabi account was changed${email ? ` to ${email}` : ''}. This address is no longer used to sign in.`,
    },
    phone_changed: {
      subject: 'Your Sabi phone number was changed',
      happened: ({ new_phone: phone }) =>
        `The phone number of your Sabi account was changed${phone ? ` to ${phone}` : ''}. The number before is no longer used to sign in.`,
    },
    factor_added: {
      subject: 'Two-step verification was added to your Sabi account',
      happened: ({ factor_type: type, name }) =>
        `A second step was added to signing in to your Sabi account: ${type ?? 'another factor'}${quoted(name)}.`,
    },
    factor_removed: {
      subject: 'Two-step verification was removed from your Sabi account',
      happened: ({ factor_type: type, name }) =>
        `A second step was removed from signing in to your Sabi account: ${type ?? 'another factor'}${quoted(name)}.`,
    },
    recovery_code_used: {
      subject: 'A recovery code was used for your Sabi account',
      happened: ({ codes_left: left }) =>
        `One of your recovery codes was used to sign in to your Sabi account. ${englishCodesLeft(left)}`,
    },
    recovery_codes_replaced: {
      subject: 'New recovery codes were made for your Sabi account',
      happened: () =>
        'New recovery codes were made for your Sabi account. The codes you had before no longer work.',
    },
    passkey_added: {
      subject: 'A passkey was added to your Sabi account',
      happened: ({ name }) => `The passkey${quoted(name)} can now sign in to your Sabi account.`,
    },
    passkey_removed: {
      subject: 'A passkey was removed from your Sabi account',
      happened: ({ name }) => `The passkey${quoted(name)} can no longer sign in to your Sabi account.`,
    },
    identity_linked: {
      subject: 'Another way to sign in to Sabi was added',
      happened: ({ provider }) =>
        `${provider ?? 'Another account'} can now be used to sign in to your Sabi account.`,
    },
    identity_unlinked: {
      subject: 'A way to sign in to Sabi was removed',
      happened: ({ provider }) =>
        `${provider ?? 'Another account'} can no longer be used to sign in to your Sabi account.`,
    },
    new_device: {
      subject: 'New sign-in to your Sabi account',
      happened: () => 'Your Sabi account was signed in to on a device that we have not seen before.',
    },
    data_exported: {
      subject: 'A copy of your Sabi data was downloaded',
      happened: () =>
        'A copy of the data in your Sabi account was downloaded: your account, your profile, your CVs and what else we keep of you.',
    },
    deletion_requested: {
      subject: 'Your Sabi account will be deleted',
      happened: ({ erases_at: moment }) =>
        `Your Sabi account and everything in it will be deleted${moment ? ` on ${moment}` : ''}. Until then you can keep it: sign in and choose “Keep my account” in the settings.`,
    },
    deletion_withdrawn: {
      subject: 'Your Sabi account stays',
      happened: () => 'Your Sabi account will not be deleted. Everything in it is as it was.',
    },
    account_exists: {
      subject: 'You already have a Sabi account',
      happened: () =>
        'Somebody, hopefully you, tried to sign up for Sabi with this email address. It already has an account, so no new one was created and nothing has changed.',
    },
  },
  factors: {
    totp: 'authenticator app',
    phone: 'phone',
    webauthn: 'security key',
    recovery_code: 'recovery codes',
  },
  when: (moment) => `When: ${moment}`,
  device: (device) => `Device: ${device}`,
  ip: (ip) => `IP address: ${ip}`,
  help: {
    notYou:
      'Was this not you? Then set a new password at once. This signs out every other device. If you cannot sign in any more, use “Forgot password”.',
    button: 'Open Sabi',
  },
  helpByUs: {
    notYou: 'Was this not you? Then write to us at once by the contact page.',
    button: 'Contact us',
  },
  wayIn: {
    signIn: 'Sign in',
    forgotten: 'Forgot your password? You can set a new one.',
    reset: 'Reset password',
    footer:
      'You did not try to sign up? Then you can ignore this email: nobody has been let into your account.',
  },
  footer:
    'If this was you, there is nothing to do. You get this email because it concerns the security of your account.',
};

const indonesianCodesLeft = (left: string | undefined) =>
  left === '0'
    ? 'Itu adalah kode terakhir: buat kode baru di pengaturan keamanan.'
    : `Sisa kode Anda: ${left ?? '-'}.`;

const indonesian: NoticeLanguage = {
  kinds: {
    password_changed: {
      subject: 'Kata sandi Sabi Anda telah diubah',
      happened: () =>
        'Kata sandi akun Sabi Anda telah diubah, dan semua perangkat lain telah dikeluarkan dari akun Anda.',
    },
    email_changed: {
      subject: 'Alamat email Sabi Anda telah diubah',
      happened: ({ new_email: email }) =>
        `Alamat email akun Sabi Anda telah diubah${email ? ` menjadi ${email}` : ''}. Alamat ini tidak lagi digunakan untuk masuk.`,
    },
    phone_changed: {
      subject: 'Nomor telepon Sabi Anda telah diubah',
      happened: ({ new_phone: phone }) =>
        `Nomor telepon akun Sabi Anda telah diubah${phone ? ` menjadi ${phone}` : ''}. Nomor sebelumnya tidak lagi digunakan untuk masuk.`,
    },
    factor_added: {
      subject: 'Verifikasi dua langkah ditambahkan ke akun Sabi Anda',
      happened: ({ factor_type: type, name }) =>
        `Langkah kedua untuk masuk ke akun Sabi Anda telah ditambahkan: ${type ?? 'faktor lain'}${quoted(name)}.`,
    },
    factor_removed: {
      subject: 'Verifikasi dua langkah dihapus dari akun Sabi Anda',
      happened: ({ factor_type: type, name }) =>
        `Langkah kedua untuk masuk ke akun Sabi Anda telah dihapus: ${type ?? 'faktor lain'}${quoted(name)}.`,
    },
    recovery_code_used: {
      subject: 'Kode pemulihan akun Sabi Anda telah digunakan',
      happened: ({ codes_left: left }) =>
        `Salah satu kode pemulihan Anda telah digunakan untuk masuk ke akun Sabi Anda. ${indonesianCodesLeft(left)}`,
    },
    recovery_codes_replaced: {
      subject: 'Kode pemulihan baru dibuat untuk akun Sabi Anda',
      happened: () =>
        'Kode pemulihan baru telah dibuat untuk akun Sabi Anda. Kode yang lama tidak lagi berlaku.',
    },
    passkey_added: {
      subject: 'Passkey ditambahkan ke akun Sabi Anda',
      happened: ({ name }) => `Passkey${quoted(name)} kini dapat digunakan untuk masuk ke akun Sabi Anda.`,
    },
    passkey_removed: {
      subject: 'Passkey dihapus dari akun Sabi Anda',
      happened: ({ name }) =>
        `Passkey${quoted(name)} tidak lagi dapat digunakan untuk masuk ke akun Sabi Anda.`,
    },
    identity_linked: {
      subject: 'Cara masuk baru ditambahkan ke akun Sabi Anda',
      happened: ({ provider }) =>
        `${provider ?? 'Akun lain'} kini dapat digunakan untuk masuk ke akun Sabi Anda.`,
    },
    identity_unlinked: {
      subject: 'Salah satu cara masuk dihapus dari akun Sabi Anda',
      happened: ({ provider }) =>
        `${provider ?? 'Akun lain'} tidak lagi dapat digunakan untuk masuk ke akun Sabi Anda.`,
    },
    new_device: {
      subject: 'Aktivitas masuk baru di akun Sabi Anda',
      happened: () => 'Akun Sabi Anda baru saja digunakan untuk masuk dari perangkat yang belum kami kenali.',
    },
    data_exported: {
      subject: 'Salinan data Sabi Anda telah diunduh',
      happened: () =>
        'Salinan data di akun Sabi Anda telah diunduh: akun, profil, CV, dan semua data lain tentang Anda yang kami simpan.',
    },
    deletion_requested: {
      subject: 'Akun Sabi Anda akan dihapus',
      happened: ({ erases_at: moment }) =>
        `Akun Sabi Anda beserta seluruh isinya akan dihapus${moment ? ` pada ${moment}` : ''}. Sebelum waktu itu, Anda masih dapat mempertahankannya: masuk, lalu pilih “Pertahankan akun saya” di pengaturan.`,
    },
    deletion_withdrawn: {
      subject: 'Akun Sabi Anda tidak jadi dihapus',
      happened: () => 'Akun Sabi Anda tidak jadi dihapus. Seluruh isinya tetap seperti semula.',
    },
    account_exists: {
      subject: 'Anda sudah memiliki akun Sabi',
      happened: () =>
        'Kami menerima permintaan untuk mendaftar di Sabi dengan alamat email ini. Alamat ini sudah memiliki akun, jadi tidak ada akun baru yang dibuat dan tidak ada yang berubah.',
    },
  },
  factors: {
    totp: 'aplikasi autentikator',
    phone: 'telepon',
    webauthn: 'kunci keamanan',
    recovery_code: 'kode pemulihan',
  },
  when: (moment) => `Waktu: ${moment}`,
  device: (device) => `Perangkat: ${device}`,
  ip: (ip) => `Alamat IP: ${ip}`,
  help: {
    notYou:
      'Bukan Anda? Segera buat kata sandi baru. Semua perangkat lain akan otomatis dikeluarkan dari akun Anda. Jika Anda tidak dapat masuk lagi, gunakan “Lupa kata sandi”.',
    button: 'Buka Sabi',
  },
  helpByUs: {
    notYou: 'Bukan Anda? Segera hubungi kami melalui halaman kontak.',
    button: 'Hubungi kami',
  },
  wayIn: {
    signIn: 'Masuk',
    forgotten: 'Lupa kata sandi? Anda dapat membuat yang baru.',
    reset: 'Atur ulang kata sandi',
    footer: 'Tidak merasa mendaftar? Abaikan saja email ini: tidak ada orang lain yang masuk ke akun Anda.',
  },
  footer:
    'Jika ini memang Anda, tidak ada yang perlu dilakukan. Anda menerima email ini karena menyangkut keamanan akun Anda.',
};

export const noticeWordings: Readonly<Record<Language, NoticeLanguage>> = { en: english, id: indonesian };
