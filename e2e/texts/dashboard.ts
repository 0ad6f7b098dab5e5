import { inEachLanguage, readDictionary } from '../support/dictionary';

export const dashboardTexts = inEachLanguage((language) => {
  const board = readDictionary(language, 'mf-jobs', 'jobs');
  const marketing = readDictionary(language, 'mf-marketing', 'talent-solution');
  const plans = readDictionary(language, 'mf-talent', 'plans');
  const jobs = readDictionary(language, 'mf-talent', 'recommendations');
  const talent = readDictionary(language, 'mf-talent', 'talent');
  return {
    greeting: talent('dashboard.greeting', { name: 'Dewi' }),
    next: talent('strength.next.cv', { points: 15 }),
    details: talent('dashboard.steps.details.action.open'),
    cv: talent('dashboard.steps.cv.action.open'),
    tests: talent('dashboard.steps.tests.action.open'),
    plan: plans('current.title'),
    newestJobs: jobs('newest.title'),
    recommendedJobs: jobs('recommended.title'),
    reason: (skill: string, requirement: string) =>
      jobs('recommended.reason', {
        profile: jobs('recommended.profile.skill', { quote: skill }),
        posting: jobs('recommended.posting.requirement', { quote: requirement }),
      }),
    allJobs: (shown: string) => jobs('all_other', { shown }),
    allInPanel: (shown: string) => marketing('panels.positions.all_other', { shown }),
    jobCount: (shown: string) => board('list.count_other', { shown }),
    empty: [talent('dashboard.events.title'), talent('dashboard.referral.title')],
  };
});
