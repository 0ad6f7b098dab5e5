import { languages } from '@sabi/contracts/language';
import { definition } from '../definition';
import { loadTexts } from './load-texts';

const loaded = ['jobs', 'job-view', 'report', 'apply', 'save'];

test.each(languages)('in %s a browser loads the words that the server writes', async (language) => {
  for (const namespace of loaded)
    expect(await loadTexts(language, namespace)).toEqual(definition.dictionaries[language][namespace]);
});
