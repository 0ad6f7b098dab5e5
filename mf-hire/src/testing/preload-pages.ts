// Every page's code is there before a test begins, so that tests find a page in place as soon as it is rendered.
import { preloadPages } from '@sabi/shell-sdk/testing';
import { definition } from '../definition';

beforeAll(() => preloadPages(definition));
