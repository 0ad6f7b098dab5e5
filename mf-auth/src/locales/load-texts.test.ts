import { languages } from '@sabi/contracts/language';
import { dictionaries } from './dictionaries';
import { loadTexts } from './load-texts';

test.each(languages)('in %s a browser loads the words the server writes', async (language) => {
  const namespaces = Object.keys(dictionaries[language]);
  const loaded = await Promise.all(namespaces.map((namespace) => loadTexts(language, namespace)));
  expect(Object.fromEntries(namespaces.map((name, index) => [name, loaded[index]]))).toEqual(
    dictionaries[language],
  );
});
