// Loads every page's code before the tests, so that pages are complete once rendered.
import { preloadPages } from '@sabi/shell-sdk/testing';
import { definition } from '../definition';
import { ArrivalNotice, preloadAllParts } from '../pages/account-parts';

beforeAll(async () => {
  await preloadPages(definition);
  await Promise.all([preloadAllParts(), ArrivalNotice.preload()]);
});
