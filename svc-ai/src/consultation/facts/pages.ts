import type { AnswerSource } from '@sabi/contracts/http/consultations';
import { type Language, localizedPath } from '@sabi/contracts/language';
import type { Topic } from './topic';

interface TopicPage {
  readonly path: string;
  readonly title: Readonly<Record<Language, string>>;
}

const pages: Readonly<Record<Topic, TopicPage>> = {
  sabi: { path: '/', title: { en: 'About Sabi', id: 'Tentang Sabi' } },
  services: {
    path: '/company-solution',
    title: { en: 'Our services for companies', id: 'Layanan kami bagi perusahaan' },
  },
  process: {
    path: '/company-solution',
    title: { en: 'How a search goes', id: 'Alur sebuah pencarian' },
  },
  software: { path: '/sabiats', title: { en: 'Applicant tracking', id: 'Pelacakan pelamar' } },
  talent: {
    path: '/talent-solution',
    title: { en: 'For people who look for work', id: 'Bagi pencari kerja' },
  },
  plans: { path: '/talent-solution#plans', title: { en: 'Plans and services', id: 'Paket dan layanan' } },
  contact: { path: '/contact-us', title: { en: 'Contact', id: 'Kontak' } },
};

/** Where on the site a topic can be read about. */
export function pageOf(topic: Topic, language: Language): AnswerSource {
  const { path, title } = pages[topic];
  return { title: title[language], path: localizedPath(language, path) };
}
