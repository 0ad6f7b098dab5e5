// Every page's code is there before a test begins, so that tests find a page in place as soon as it is rendered.
import { preloadPages } from '@sabi/shell-sdk/testing';
import { definition } from '../definition';
import { LaterVoices } from '../features/talent-solution/later-voices';
import { laterPanels } from '../features/talent-solution/panels/later-panels';

beforeAll(() => preloadPages(definition));
beforeAll(() => Promise.all(Object.values(laterPanels).map((panel) => panel.preload())));
beforeAll(() => LaterVoices.preload());
