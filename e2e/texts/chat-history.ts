import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const chat = readDictionary('mf-marketing', 'chat');
const serviceRequests = readDictionary('mf-talent', 'service-requests');

export const chatHistoryTexts = {
  en: {
    message: 'Your message',
    question: 'What are the steps of a search?',
    answer: 'This is how a search goes:',
    chats: 'Your chats',
    newChat: chat.en('newChat'),
    remove: 'Delete the chat',
    removed: 'was deleted.',
    undo: chat.en('history.undo'),
    none: 'No chats yet.',
    left: /^(\d+) of 100 AI answers left today/,
    stop: chat.en('stop'),
    stopped: chat.en('stopped'),
    plans: 'Which plans are there?',
    firstOfPlans: 'These are the plans and what they hold:',
    lastOfPlans: serviceRequests.en('names.private_session'),
  },
  id: {
    message: 'Pesan Anda',
    question: 'Bagaimana proses pencariannya?',
    answer: 'Begini jalannya sebuah pencarian:',
    chats: 'Obrolan Anda',
    newChat: chat.id('newChat'),
    remove: 'Hapus obrolan',
    removed: 'telah dihapus.',
    undo: chat.id('history.undo'),
    none: 'Belum ada obrolan.',
    left: /^Sisa jawaban AI hari ini: (\d+) dari 100/,
    stop: chat.id('stop'),
    stopped: chat.id('stopped'),
    plans: 'Ada paket apa saja?',
    firstOfPlans: 'Inilah paket yang ada beserta isinya:',
    lastOfPlans: serviceRequests.id('names.private_session'),
  },
} as const satisfies Record<Language, unknown>;
