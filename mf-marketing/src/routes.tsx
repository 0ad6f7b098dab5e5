import { NotFound } from '@sabi/shell-sdk/react';
import { Route, Routes } from 'react-router-dom';
import { ApplicantTrackingPage } from './features/applicant-tracking/applicant-tracking-page';
import { CommunityPage } from './features/community/community-page';
import { CompanySolutionPage } from './features/company-solution/company-solution-page';
import { ContactPage } from './features/contact/contact-page';
import { EventsPage } from './features/events/events-page';
import { HomePage } from './features/home/home-page';
import { TalentSolutionPage } from './features/talent-solution/talent-solution-page';
import { paths } from './paths';

export function App() {
  return (
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.talentSolution} element={<TalentSolutionPage />} />
      <Route path={paths.companySolution} element={<CompanySolutionPage />} />
      <Route path={paths.applicantTracking} element={<ApplicantTrackingPage />} />
      <Route path={paths.contact} element={<ContactPage />} />
      <Route path={paths.events} element={<EventsPage />} />
      <Route path={paths.community} element={<CommunityPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
