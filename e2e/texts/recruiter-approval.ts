import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const recruiterApproval = readDictionary('mf-auth', 'recruiter-approval');

export const recruiterApprovalTexts = {
  en: {
    title: 'We are reviewing your business',
    until: /^You hear from us by \w+, \d+ \w+ \d{4}, 17:00 WIB\.$/,
    signOut: recruiterApproval.en('signOut'),
  },
  id: {
    title: 'Bisnis Anda sedang kami tinjau',
    until: /^Anda akan mendapat kabar paling lambat \w+, \d+ \w+ \d{4}, 17\.00 WIB\.$/,
    signOut: recruiterApproval.id('signOut'),
  },
} as const satisfies Record<Language, unknown>;
