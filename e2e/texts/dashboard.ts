import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const plans = readDictionary('mf-talent', 'plans');
const talent = readDictionary('mf-talent', 'talent');

export const dashboardTexts = {
  en: {
    greeting: 'Hello, Dewi!',
    next: 'Upload your CV (+15)',
    details: talent.en('dashboard.steps.details.action.open'),
    cv: 'Upload my CV',
    tests: talent.en('dashboard.steps.tests.action.open'),
    plan: plans.en('current.title'),
    empty: [talent.en('dashboard.recommendations.title'), 'Events', talent.en('dashboard.referral.title')],
  },
  id: {
    greeting: 'Halo, Dewi!',
    next: 'Unggah CV Anda (+15)',
    details: talent.id('dashboard.steps.details.action.open'),
    cv: 'Unggah CV saya',
    tests: talent.id('dashboard.steps.tests.action.open'),
    plan: plans.id('current.title'),
    empty: [talent.id('dashboard.recommendations.title'), 'Acara', talent.id('dashboard.referral.title')],
  },
} as const satisfies Record<Language, unknown>;
