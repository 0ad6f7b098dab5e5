import { inEachLanguage, readDictionary } from '../support/dictionary';

export const dashboardTexts = inEachLanguage((language) => {
  const plans = readDictionary(language, 'mf-talent', 'plans');
  const recommendations = readDictionary(language, 'mf-talent', 'recommendations');
  const talent = readDictionary(language, 'mf-talent', 'talent');
  const jobs = readDictionary(language, 'mf-jobs', 'jobs');
  const panels = readDictionary(language, 'mf-marketing', 'talent-solution');
  return {
    greeting: talent('dashboard.greeting', { name: 'Dewi' }),
    next: talent('strength.next.cv', { points: 15 }),
    details: talent('dashboard.steps.details.action.open'),
    cv: talent('dashboard.steps.cv.action.open'),
    tests: talent('dashboard.steps.tests.action.open'),
    plan: plans('current.title'),
    newestJobs: recommendations('newest.title'),
    recommendedJobs: recommendations('recommended.title'),
    reason: (skill: string, requirement: string) =>
      recommendations('recommended.reason', {
        profile: recommendations('recommended.profile.skill', { quote: skill }),
        posting: recommendations('recommended.posting.requirement', { quote: requirement }),
      }),
    allJobs: (total: number) => panels('panels.positions.all', { count: total, shown: total }),
    board: jobs('list.results'),
    count: (total: number) => jobs('list.count', { count: total, shown: total }),
    empty: [talent('dashboard.events.title'), talent('dashboard.referral.title')],
  };
});
