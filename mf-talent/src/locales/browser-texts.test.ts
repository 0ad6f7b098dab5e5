import { languages } from '@sabi/contracts/language';
import { firstTexts, loadTexts } from './browser-texts';
import { dictionaries } from './dictionaries';

test.each(languages)('in %s a browser has or loads the words the tests know', async (language) => {
  const later = Object.keys(dictionaries[language]).filter(
    (namespace) => !(namespace in firstTexts[language]),
  );
  const loaded = await Promise.all(later.map((namespace) => loadTexts(language, namespace)));
  const texts = {
    ...firstTexts[language],
    ...Object.fromEntries(later.map((name, index) => [name, loaded[index]])),
  };
  expect(texts).toEqual(dictionaries[language]);
});
