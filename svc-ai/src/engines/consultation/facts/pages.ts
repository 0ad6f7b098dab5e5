import type { AnswerSource } from '@sabi/contracts/http/ai/answers';
import { type Language, localizedPath } from '@sabi/contracts/language';
import type { Topic } from './topic';

interface TopicPage {
  /** Path with the section's anchor, which `part-anchors.test.ts` of mf-marketing checks. */
  readonly path: string;
  readonly title: Readonly<Record<Language, string>>;
}

const pages: Readonly<Record<Topic, TopicPage>> = {
  sabi: { path: '/#figures', title: { en: 'About Sabi', id: 'Tentang Sabi' } },
  services: {
    path: '/company-solution#services',
    title: { en: 'Our services for companies', id: 'Layanan kami bagi perusahaan' },
  },
  process: {
    path: '/company-solution#process',
    title: { en: 'How a search goes', id: 'Alur sebuah pencarian' },
  },
  software: { path: '/sabiats#features', title: { en: 'Applicant tracking', id: 'Pelacakan pelamar' } },
  talent: {
    path: '/talent-solution#panels',
    title: { en: 'For people who look for work', id: 'Bagi pencari kerja' },
  },
  plans: { path: '/talent-solution#plans', title: { en: 'Plans and services', id: 'Paket dan layanan' } },
  data: { path: '/privacy#rights', title: { en: 'Your data and your rights', id: 'Data dan hak Anda' } },
  contact: { path: '/contact-us#message', title: { en: 'Contact', id: 'Kontak' } },
};

export function pageOf(topic: Topic, language: Language): AnswerSource {
  const { path, title } = pages[topic];
  return { title: title[language], path: localizedPath(language, path) };
}
