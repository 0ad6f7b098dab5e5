import { NotFound } from '@sabi/shell-sdk/react';
import { Route, Routes } from 'react-router-dom';
import { ArticleRoute } from './features/article/article-route';
import { ListingPage } from './features/listing/listing-page';
import { listingPath } from './paths';

export function App() {
  return (
    <Routes>
      <Route path={listingPath} element={<ListingPage />} />
      <Route path={`${listingPath}/:slug`} element={<ArticleRoute />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
