import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const auth = readDictionary('mf-auth', 'auth');

export const recruiterApprovalTexts = {
  en: {
    title: 'We are reviewing your business',
    until: /^You hear from us by \w+, \d+ \w+ \d{4}, 17:00 WIB\.$/,
    signOut: auth.en('review.signOut'),
  },
  id: {
    title: 'Bisnis Anda sedang kami tinjau',
    until: /^Anda akan mendapat kabar paling lambat \w+, \d+ \w+ \d{4}, 17\.00 WIB\.$/,
    signOut: auth.id('review.signOut'),
  },
} as const satisfies Record<Language, unknown>;
