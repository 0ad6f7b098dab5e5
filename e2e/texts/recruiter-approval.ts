import type { Language } from '@sabi/contracts/language';

export const recruiterApprovalTexts = {
  en: {
    title: 'We are reviewing your business',
    until: /^You hear from us by \w+, \d+ \w+ \d{4}, 17:00 WIB\.$/,
    signOut: 'Sign out',
  },
  id: {
    title: 'Bisnis Anda sedang kami tinjau',
    until: /^Anda akan mendapat kabar paling lambat \w+, \d+ \w+ \d{4}, 17\.00 WIB\.$/,
    signOut: 'Keluar',
  },
} as const satisfies Record<Language, unknown>;
