// Loads every page's code before the tests, so that pages are complete once rendered.
import { preloadPages } from '@sabi/shell-sdk/testing';
import { definition } from '../definition';
import { Board } from '../features/applications/board/lazy-board';
import { AreaSearch, Preview } from '../features/job-editor/lazy-parts';

beforeAll(async () => {
  await Promise.all([preloadPages(definition), AreaSearch.preload(), Board.preload(), Preview.preload()]);
});
