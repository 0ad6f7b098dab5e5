import { NotFound } from '@sabi/shell-sdk/react';
import { Route, Routes } from 'react-router-dom';
import { ComingPage } from './features/coming-pages/coming-page';
import { comingPages } from './features/coming-pages/coming-pages';
import { DashboardPage } from './pages/dashboard-page';
import { ProfilePage } from './pages/profile-page';
import { MemberArea } from './session/member-area';

export function App() {
  return (
    <Routes>
      <Route element={<MemberArea />}>
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="/profile" element={<ProfilePage />} />
        {comingPages.map(({ path, page }) => (
          <Route key={path} path={path} element={<ComingPage page={page} />} />
        ))}
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
