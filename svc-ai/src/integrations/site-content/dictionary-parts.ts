export interface DictionaryPage {
  /** Page without language, with an anchor where the page has one for it. */
  readonly path: string;
  /** Passages: the key of the title, then those of the texts. The first text names the passage. */
  readonly parts: readonly string[];
}

/**
 * What of the dictionaries answers a question, by `REMOTE/NAMESPACE`. Labels, faults and texts that only make sense in
 * their place are left out.
 */
export const dictionaryPages: Readonly<Record<string, readonly DictionaryPage[]>> = {
  'mf-marketing/home': [
    { path: '/', parts: ['goodbye.title goodbye.text goodbye.career.text goodbye.hiring.text'] },
    {
      path: '/',
      parts: [
        'partners.title partners.title partners.text',
        'closing.title closing.text',
        'promo.title promo.offer',
      ],
    },
  ],
  'mf-marketing/talent-solution': [
    {
      path: '/talent-solution#panels',
      parts: [
        'panels.expert.title panels.expert.text panels.expert.account',
        'panels.cv-upload.title panels.cv-upload.text cv.formats',
        'panels.positions.title panels.positions.text',
        'panels.community.title panels.community.text panels.community.leaders',
      ],
    },
    {
      path: '/talent-solution',
      parts: [
        'cv.job.open cv.job.open cv.job.hint',
        'cv.label cv.hint cv.formats',
        'cv.claim.title cv.claim.gone',
        'closing.title closing.text',
        'hero.title hero.text',
      ],
    },
    {
      path: '/talent-solution#plans',
      parts: [
        'plans.title plans.text',
        'plans.onlyTalent plans.onlyTalent',
        'plans.elite.subtitle plans.elite.bonus',
        'services.title services.text',
      ],
    },
  ],
  'mf-marketing/company-solution': [
    {
      path: '/company-solution#services',
      parts: [
        'services.executive.title services.executive.text',
        'services.specialized.title services.specialized.text',
        'services.consulting.title services.consulting.text',
      ],
    },
    {
      path: '/company-solution#process',
      parts: [
        'process.title process.text process.discovery.title process.headhunting.title process.screening.title process.assessment.title process.psychologicalTest.title process.report.title process.verification.title process.negotiation.title process.onboarding.title',
        'process.discovery.title process.discovery.text',
        'process.headhunting.title process.headhunting.text',
        'process.screening.title process.screening.text',
        'process.assessment.title process.assessment.text',
        'process.psychologicalTest.title process.psychologicalTest.text',
        'process.report.title process.report.text',
        'process.verification.title process.verification.text',
        'process.negotiation.title process.negotiation.text',
        'process.onboarding.title process.onboarding.text',
      ],
    },
    {
      path: '/company-solution',
      parts: [
        'benefits.faster.title benefits.faster.text',
        'benefits.savings.title benefits.savings.text',
        'benefits.match.title benefits.match.text',
        'benefits.riskFree.title benefits.riskFree.text',
        'product.title product.text',
        'closing.title closing.text',
      ],
    },
    {
      path: '/company-solution#questions',
      parts: [
        'faq.guarantee.question faq.guarantee.answer',
        'faq.time.question faq.time.answer',
        'faq.start.question faq.start.answer',
        'faq.consultant.question faq.consultant.answer',
      ],
    },
  ],
  'mf-marketing/applicant-tracking': [
    { path: '/sabiats', parts: ['head.title hero.text', 'closing.title closing.text'] },
    {
      path: '/sabiats#features',
      parts: [
        'features.title features.text features.automation.title features.talentPool.title features.collaboration.title features.parsing.title features.analytics.title',
        'features.automation.title features.automation.text features.automation.points.reply features.automation.points.move',
        'features.talentPool.title features.talentPool.text features.talentPool.points.search',
        'features.collaboration.title features.collaboration.text features.collaboration.points.score',
        'features.parsing.title features.parsing.text features.parsing.points.read features.parsing.points.check',
        'features.analytics.title features.analytics.text features.analytics.points.source',
      ],
    },
  ],
  'mf-marketing/contact': [
    { path: '/contact-us#message', parts: ['message.title message.text message.privacy'] },
    { path: '/contact-us', parts: ['details.title hero.text', 'details.social.title details.social.text'] },
  ],
  'mf-marketing/community': [
    {
      path: '/community',
      parts: [
        'what.title what.text what.circles.text what.chapters.text',
        'what.events.title what.events.text',
      ],
    },
    {
      path: '/community#join',
      parts: ['join.title join.steps.account.text join.steps.rules.text join.steps.circle.text'],
    },
    { path: '/community#leaders', parts: ['leaders.title leaders.text'] },
  ],
  'mf-marketing/events': [
    {
      path: '/events',
      parts: [
        'page.signUp page.signUpText page.reserveText page.onlineText',
        'page.overTitle past.text',
        'kinds.WEBINAR.title kinds.WEBINAR.text',
        'kinds.WORKSHOPS.title kinds.WORKSHOPS.text',
        'kinds.GATHERING.title kinds.GATHERING.text',
        'closing.title closing.text',
      ],
    },
  ],
  'mf-marketing/team': [
    {
      path: '/sabi-team',
      parts: [
        'head.title hero.text values.people.text',
        'values.honest.title values.honest.text',
        'values.private.title values.private.text',
        'values.stay.title values.stay.text',
        'work.title work.text work.pairs.text work.trade.text',
      ],
    },
  ],
  'mf-jobs/jobs': [
    {
      path: '/jobs',
      parts: [
        'list.title list.head.description list.text',
        'replies.badges.fast replies.formula.badge replies.formula.days',
        'replies.title replies.formula.counted replies.formula.fewest',
        'closed.title closed.text',
        'company.facts company.unverified company.join',
      ],
    },
  ],
  'mf-jobs/apply': [
    {
      path: '/jobs',
      parts: [
        'cv.label cv.none cv.formats',
        'match.title match.text',
        'questions.title questions.knockOut',
        'shared.title shared.contact shared.profile shared.cv shared.answers',
        'shared.note shared.note',
        'quota.free quota.free quota.plan',
        'quota.back quota.back',
        'checking.title checking.text',
        'problem.ACCESS_DENIED problem.ACCESS_DENIED',
        'exists.state.closed_unanswered exists.state.closed_unanswered',
      ],
    },
  ],
  'mf-jobs/report': [{ path: '/jobs', parts: ['trust.title trust.never', 'open open hint sent.text'] }],
  'mf-auth/auth': [
    {
      path: '/auth',
      parts: [
        'signIn.unconfirmedTitle signIn.unconfirmedText',
        'alternatives.title alternatives.passkey alternatives.mail',
        'signUp.title layout.talent.cv layout.talent.private',
        'signUp.cv.label signUp.cv.rule',
        'fields.lastName fields.lastNameHint',
        'layout.recruiter.title layout.recruiter.review',
        'signUp.passwordHint rules.passwordTooShort rules.passwordTooLong rules.strength.enough',
      ],
    },
  ],
  'mf-auth/mail-links': [
    {
      path: '/auth',
      parts: [
        'verify.title verify.newMailText',
        'wayIn.recovery.title wayIn.recovery.text',
        'wayIn.magiclink.title wayIn.magiclink.text',
        'verify.link.expiredTitle verify.link.expiredText',
      ],
    },
  ],
  'mf-hire/hire': [
    {
      path: '/hire',
      parts: [
        'approval.pending.title approval.pending.until approval.meanwhileDrafts',
        'onboarding.title onboarding.lead onboarding.steps.account onboarding.steps.approval onboarding.steps.company onboarding.steps.job',
        'onboarding.create.title onboarding.create.text',
        'onboarding.join.title onboarding.join.text onboarding.join.ask',
        'jobs.noneText jobs.noneText',
        'jobs.unconfirmed jobs.unconfirmed',
        'notRecruiter.title notRecruiter.join',
      ],
    },
  ],
  'mf-hire/claim': [{ path: '/hire', parts: ['title lead'] }],
  'mf-hire/company': [
    {
      path: '/hire',
      parts: [
        'verification.title fields.nibHint verification.byAdmins verification.textHint',
        'details.endsVerification details.endsVerification',
      ],
    },
  ],
  'mf-hire/team': [{ path: '/hire', parts: ['title roleMeanings.admin roleMeanings.recruiter'] }],
  'mf-talent/settings': [
    {
      path: '/settings',
      parts: [
        'password.title password.text',
        'sessions.title sessions.text',
        'codes.title codes.text',
        'passkeys.title passkeys.text',
        'email.title email.hint',
        'language.title language.text',
        'visibility.title visibility.off',
        'visibility.companies.title visibility.companies.text',
        'views.title views.text',
        'sharing.title sharing.text sharing.ownAct',
        'notifications.title notifications.otherChannels',
        'copy.title copy.text',
        'deletion.title deletion.text deletion.confirmText',
        'name.title name.lastNameHint',
      ],
    },
  ],
  'mf-talent/plans': [{ path: '/dashboard', parts: ['plans.title plans.text'] }],
  'mf-talent/payments': [
    {
      path: '/profile/payments',
      parts: [
        'history.states.refunded refund.text',
        'receipts.title receipts.empty',
        'history.title history.expired history.underpaid',
        'statement.title statement.text',
        'title cancel.text',
      ],
    },
  ],
  'mf-talent/job-search': [
    {
      path: '/job-search',
      parts: [
        'title lead empty.text boardHint',
        'title withdraw.text withdraw.fresh withdraw.late',
        'returned.unopened returned.unopened',
      ],
    },
  ],
};
