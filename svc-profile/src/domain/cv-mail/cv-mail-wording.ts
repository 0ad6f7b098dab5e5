import type { Language } from '@sabi/contracts/language';
import type { FoundCounts, CvOutcome } from './cv-mail';

interface OutcomeWording {
  readonly subject: string;
  readonly message: string;
  readonly next: string;
  readonly button: string;
}

interface CvMailWording {
  readonly outcomes: Readonly<Record<CvOutcome['kind'], OutcomeWording>>;
  /** @param list as one phrase */
  readonly found: (list: string) => string;
  readonly nothingFound: string;
  readonly counts: Readonly<Record<keyof FoundCounts, (count: number) => string>>;
  readonly footer: string;
  readonly unsubscribe: string;
}

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;

const english: CvMailWording = {
  outcomes: {
    read: {
      subject: 'Your CV has been read',
      message: 'We have read your CV. What we found is waiting for you to look at it.',
      next: 'You decide what goes into your profile. Until then it stays as it is.',
      button: 'Review what we found',
    },
    unreadable: {
      subject: 'We could not read your CV',
      message: 'The CV you uploaded could not be read.',
      next: 'Your profile is as it was before. You can upload another file at any time.',
      button: 'Upload another file',
    },
  },
  found: (list) => `This is what we found: ${list}.`,
  nothingFound: 'We found no jobs, education or skills in it. Please check that it was the right file.',
  counts: {
    work_experiences: counted('job', 'jobs'),
    educations: counted('place of education', 'places of education'),
    skills: counted('skill', 'skills'),
    languages: counted('language', 'languages'),
    licenses_certifications: counted('certificate', 'certificates'),
  },
  footer: 'You receive this mail because you uploaded a CV to Sabi.',
  unsubscribe: 'Stop mails about my profile',
};

const indonesian: CvMailWording = {
  outcomes: {
    read: {
      subject: 'CV Anda selesai dibaca',
      message: 'CV Anda sudah kami baca. Hasilnya menunggu Anda periksa.',
      next: 'Anda yang menentukan apa saja yang masuk ke profil. Sebelum itu, profil Anda tidak berubah.',
      button: 'Periksa hasilnya',
    },
    unreadable: {
      subject: 'CV Anda tidak dapat kami baca',
      message: 'CV yang Anda unggah tidak dapat dibaca.',
      next: 'Profil Anda tetap seperti semula. Anda dapat mengunggah file lain kapan saja.',
      button: 'Unggah file lain',
    },
  },
  found: (list) => `Inilah yang kami temukan: ${list}.`,
  nothingFound:
    'Kami tidak menemukan pekerjaan, pendidikan, atau keahlian di dalamnya. Silakan periksa apakah filenya sudah benar.',
  counts: {
    work_experiences: (count) => `${count} pekerjaan`,
    educations: (count) => `${count} riwayat pendidikan`,
    skills: (count) => `${count} keahlian`,
    languages: (count) => `${count} bahasa`,
    licenses_certifications: (count) => `${count} sertifikasi`,
  },
  footer: 'Anda menerima email ini karena mengunggah CV ke Sabi.',
  unsubscribe: 'Berhenti menerima email tentang profil saya',
};

export const cvMailWordings: Readonly<Record<Language, CvMailWording>> = {
  en: english,
  id: indonesian,
};
