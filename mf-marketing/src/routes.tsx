import { lazyPage, type LazyPages, NotFound } from '@sabi/shell-sdk/react';
import { type ComponentType, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { eventPath, paths } from './paths';
import { useAnchor } from './use-anchor';

/** Each page is a chunk of its own. */
export const pages: LazyPages = {
  [paths.home]: lazyPage(
    'page-home',
    () =>
      import(/* webpackChunkName: "page-home" */ './features/home/home-page').then(
        (module) => module.HomePage,
      ),
    ['home', 'common'],
  ),
  [paths.talentSolution]: lazyPage(
    'page-talent-solution',
    () =>
      import(
        /* webpackChunkName: "page-talent-solution" */ './features/talent-solution/talent-solution-page'
      ).then((module) => module.TalentSolutionPage),
    ['talent-solution', 'common', 'inquiry', 'events'],
  ),
  [paths.companySolution]: lazyPage(
    'page-company-solution',
    () =>
      import(
        /* webpackChunkName: "page-company-solution" */ './features/company-solution/company-solution-page'
      ).then((module) => module.CompanySolutionPage),
    ['company-solution', 'common', 'chat'],
  ),
  [paths.applicantTracking]: lazyPage(
    'page-applicant-tracking',
    () =>
      import(
        /* webpackChunkName: "page-applicant-tracking" */ './features/applicant-tracking/applicant-tracking-page'
      ).then((module) => module.ApplicantTrackingPage),
    ['applicant-tracking', 'common'],
  ),
  [paths.contact]: lazyPage(
    'page-contact',
    () =>
      import(/* webpackChunkName: "page-contact" */ './features/contact/contact-page').then(
        (module) => module.ContactPage,
      ),
    ['contact', 'common', 'inquiry'],
  ),
  [paths.events]: lazyPage(
    'page-events',
    () =>
      import(/* webpackChunkName: "page-events" */ './features/events/list/events-page').then(
        (module) => module.EventsPage,
      ),
    ['events', 'common'],
  ),
  [eventPath(':slug')]: lazyPage(
    'page-event',
    () =>
      import(/* webpackChunkName: "page-event" */ './features/events/page/event-route').then(
        (module) => module.EventRoute,
      ),
    ['events', 'common'],
  ),
  [paths.community]: lazyPage(
    'page-community',
    () =>
      import(/* webpackChunkName: "page-community" */ './features/community/community-page').then(
        (module) => module.CommunityPage,
      ),
    ['community', 'events', 'common'],
  ),
  [paths.team]: lazyPage(
    'page-team',
    () =>
      import(/* webpackChunkName: "page-team" */ './features/team/team-page').then(
        (module) => module.TeamPage,
      ),
    ['team'],
  ),
  [paths.privacy]: lazyPage(
    'page-privacy',
    () =>
      import(/* webpackChunkName: "page-privacy" */ './features/legal/privacy-page').then(
        (module) => module.PrivacyPage,
      ),
    ['legal'],
  ),
  [paths.terms]: lazyPage(
    'page-terms',
    () =>
      import(/* webpackChunkName: "page-terms" */ './features/legal/terms-page').then(
        (module) => module.TermsPage,
      ),
    ['legal'],
  ),
  [paths.accessibility]: lazyPage(
    'page-accessibility',
    () =>
      import(/* webpackChunkName: "page-accessibility" */ './features/legal/accessibility-page').then(
        (module) => module.AccessibilityPage,
      ),
    ['legal'],
  ),
};

export function App() {
  return (
    <Suspense>
      <Routes>
        {Object.entries(pages).map(([path, Page]) => (
          <Route key={path} path={path} element={<AtPart Page={Page} />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}

/** A page that scrolls to the anchor of its address. */
function AtPart({ Page }: { Page: ComponentType }) {
  useAnchor();
  return <Page />;
}
