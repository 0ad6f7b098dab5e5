import { languages } from '@sabi/contracts/language';
import { definition } from '../definition';
import { loadTexts } from './load-texts';

test.each(languages)('in %s a browser loads the report’s words that the server writes', async (language) => {
  expect(await loadTexts(language, 'report')).toEqual(definition.dictionaries[language]['report']);
});
