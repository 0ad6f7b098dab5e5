import { NotFound } from '@sabi/shell-sdk/react';
import { Route, Routes } from 'react-router-dom';
import { StartPage } from './features/start/start-page';
import { startPath } from './paths';

export function App() {
  return (
    <Routes>
      <Route path={startPath} element={<StartPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
