import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const chat = readDictionary('mf-marketing', 'chat');
const inquiry = readDictionary('mf-marketing', 'inquiry');
const serviceRequests = readDictionary('mf-talent', 'service-requests');
const talentSolution = readDictionary('mf-marketing', 'talent-solution');

export const chatTexts = {
  en: {
    message: 'Your message',
    unlock: 'Sign up to read this answer',
    open: talentSolution.en('hero.ask'),
    close: talentSolution.en('consultant.close'),
    questions: ['How do I prepare for an interview?', 'And my CV?', 'What are the steps of a search?'],
    plans: 'Which plans are there?',
    firstOfPlans: 'These are the plans and what they hold:',
    lastOfPlans: serviceRequests.en('names.private_session'),
    answers: [
      'prepare three short stories',
      'begin with two sentences on who you are',
      'This is how a search goes:',
    ],
    person: chat.en('handOver.title'),
    write: chat.en('handOver.write'),
    heading: chat.en('handOver.transcript'),
    field: inquiry.en('fields.message'),
  },
  id: {
    message: 'Pesan Anda',
    unlock: 'Daftar untuk membaca jawaban ini',
    open: talentSolution.id('hero.ask'),
    close: talentSolution.id('consultant.close'),
    questions: ['Bagaimana persiapan wawancara?', 'Lalu CV saya?', 'Bagaimana proses pencariannya?'],
    plans: 'Ada paket apa saja?',
    firstOfPlans: 'Inilah paket yang ada beserta isinya:',
    lastOfPlans: serviceRequests.id('names.private_session'),
    answers: [
      'siapkan tiga cerita singkat',
      'mulailah dengan dua kalimat tentang diri Anda',
      'Begini jalannya sebuah pencarian:',
    ],
    person: chat.id('handOver.title'),
    write: chat.id('handOver.write'),
    heading: chat.id('handOver.transcript'),
    field: inquiry.id('fields.message'),
  },
} as const satisfies Record<Language, unknown>;
