// Loads every page's code before the tests, so that pages are complete once rendered.
import { preloadPages } from '@sabi/shell-sdk/testing';
import { definition } from '../definition';

beforeAll(() => preloadPages(definition));
