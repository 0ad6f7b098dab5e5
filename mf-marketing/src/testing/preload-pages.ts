// Loads every page's code before the tests, so that pages are complete once rendered.
import { preloadPages } from '@sabi/shell-sdk/testing';
import { definition } from '../definition';
import { LazyTestimonials } from '../features/talent-solution/lazy-testimonials';
import { lazyPanels } from '../features/talent-solution/panels/lazy-panels';

beforeAll(() => preloadPages(definition));
beforeAll(() => Promise.all(Object.values(lazyPanels).map((panel) => panel.preload())));
beforeAll(() => LazyTestimonials.preload());
