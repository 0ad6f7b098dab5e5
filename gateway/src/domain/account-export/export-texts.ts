import { intlLocales, type Language, localizedPath } from '@sabi/contracts/language';

interface Texts {
  readonly readMe: (moment: string, contactUrl: string) => string;
  /** Error text when the export fails. */
  readonly unavailable: string;
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    readMe: (moment, contactUrl) => `Your Sabi data

This is a copy of what Sabi keeps of you. It was made on ${moment}.

account.json       your account: name, addresses, ways to sign in, devices, security emails
security-log.json  what was done to your account, newest first
profile.json       your profile and its lists, your CVs and what was read from them, your messages to us
ai.json            what our AI service keeps: what it read from your CVs, and analyses
billing.json       your orders, and what became of them
hiring.json        companies you are a member of, invitations to them, jobs you reported, your applications
                   and who looked at them
notifications.json what we notified you of, and the messages you wrote to companies or talents
cv/                your CVs, as you uploaded them
applications/      the CVs that went with your applications
picture/           your profile picture, as it is shown

The .json files open in any text editor. Passwords, codes and keys are not in this copy.
Keep it in a safe place: whoever has it can read all of this.

Questions about your data? Write to us: ${contactUrl}
`,
    unavailable: 'We cannot put your copy together just now. Please try again in a few minutes.',
  },
  id: {
    readMe: (moment, contactUrl) => `Data Sabi Anda

Ini adalah salinan data tentang Anda yang disimpan Sabi. Salinan ini dibuat pada ${moment}.

account.json       akun Anda: nama, alamat, cara masuk, perangkat, email keamanan
security-log.json  apa saja yang terjadi pada akun Anda, mulai dari yang terbaru
profile.json       profil Anda beserta daftarnya, CV Anda dan hasil pembacaannya, pesan Anda kepada kami
ai.json            yang disimpan layanan AI kami: hasil pembacaan CV Anda dan analisisnya
billing.json       pesanan Anda beserta riwayatnya
hiring.json        perusahaan tempat Anda menjadi anggota, undangannya, lowongan yang Anda laporkan, lamaran Anda,
                   dan siapa yang melihatnya
notifications.json notifikasi untuk Anda, serta pesan yang Anda tulis kepada perusahaan atau talenta
cv/                CV Anda, persis seperti yang Anda unggah
applications/      CV yang terkirim bersama lamaran Anda
picture/           foto profil Anda, seperti yang ditampilkan

File .json dapat dibuka dengan editor teks apa pun. Kata sandi, kode, dan kunci tidak disertakan.
Simpan salinan ini di tempat yang aman: siapa pun yang memilikinya dapat membaca semua isinya.

Ada pertanyaan tentang data Anda? Hubungi kami: ${contactUrl}
`,
    unavailable: 'Salinan data Anda belum dapat disiapkan saat ini. Silakan coba beberapa menit lagi.',
  },
};

export const unavailableText = (language: Language): string => texts[language].unavailable;

/** The README of the archive, in the user's language. */
export function writeReadMe({
  language,
  now,
  siteUrl,
}: {
  language: Language;
  now: Date;
  siteUrl: string;
}): string {
  const moment = new Intl.DateTimeFormat(intlLocales[language], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'Asia/Jakarta',
  }).format(now);
  return texts[language].readMe(moment, `${siteUrl}${localizedPath(language, '/contact-us')}`);
}
