import { NotFound } from '@sabi/shell-sdk/react';
import { Route, Routes } from 'react-router-dom';
import { AccountPage } from './pages/account-page';
import { VerifyPage } from './pages/verify-page';

export function App() {
  return (
    <Routes>
      <Route path="/auth" element={<AccountPage />} />
      <Route path="/auth/verify" element={<VerifyPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
