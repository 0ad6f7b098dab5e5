import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const plans = readDictionary('mf-talent', 'plans');
const serviceRequests = readDictionary('mf-talent', 'service-requests');

export const redemptionTexts = {
  en: {
    plan: plans.en('current.title'),
    requests: serviceRequests.en('list.title'),
    choose: 'Choose Basic',
    paid: 'Payment received',
    unused: 'CV and LinkedIn makeovers0/1',
    usedUp: 'CV and LinkedIn makeovers1/1',
    use: 'Use CV and LinkedIn makeovers',
    wish: serviceRequests.en('ask.wish'),
    send: serviceRequests.en('ask.send'),
    waiting: serviceRequests.en('states.open'),
    due: /We answer by (?:Mon|Tue|Wed|Thu|Fri) \d+ \w+, \d\d:\d\d WIB/,
    accepted: serviceRequests.en('states.accepted'),
    buyApplications: 'Buy Job applications',
    notifyMe: 'Tell me when Job applications',
    undo: 'Undo Job applications',
  },
  id: {
    plan: plans.id('current.title'),
    requests: serviceRequests.id('list.title'),
    choose: 'Pilih Basic',
    paid: 'Pembayaran diterima',
    unused: 'Perbaikan CV dan LinkedIn0/1',
    usedUp: 'Perbaikan CV dan LinkedIn1/1',
    use: 'Gunakan Perbaikan CV dan LinkedIn',
    wish: serviceRequests.id('ask.wish'),
    send: serviceRequests.id('ask.send'),
    waiting: serviceRequests.id('states.open'),
    due: /Kami jawab paling lambat (?:Sen|Sel|Rab|Kam|Jum) \d+ \w+, \d\d\.\d\d WIB/,
    accepted: serviceRequests.id('states.accepted'),
    buyApplications: 'Beli Lamaran kerja',
    notifyMe: 'Kabari saya jika tersedia Lamaran kerja',
    undo: 'Batalkan Lamaran kerja',
  },
} as const satisfies Record<Language, unknown>;
