// Every page's code is there before a test begins, so that tests find a page in place as soon as it is rendered.
import { preloadPages } from '@sabi/shell-sdk/testing';
import { definition } from '../definition';
import { AreaSearch, Preview } from '../features/job-editor/lazy-parts';

beforeAll(async () => {
  await Promise.all([preloadPages(definition), AreaSearch.preload(), Preview.preload()]);
});
