import { NotFound } from '@sabi/shell-sdk/react';
import { Route, Routes } from 'react-router-dom';
import { ListingPage } from './features/listing/listing-page';

export function App() {
  return (
    <Routes>
      <Route path="/blog" element={<ListingPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
