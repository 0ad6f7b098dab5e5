import { inEachLanguage, readDictionary } from '../support/dictionary';

export const inboxTexts = inEachLanguage((language) => {
  const inbox = readDictionary(language, 'mf-talent', 'inbox');
  const shell = readDictionary(language, 'shell', 'inbox');
  const hire = readDictionary(language, 'mf-hire', 'applications');
  return {
    bell: shell('label'),
    unread: new RegExp(`^${shell('unread', { shown: String.raw`\d+` })}$`),
    list: inbox('list'),
    message: hire('message'),
    send: inbox('composer.send'),
    entries: inbox('pane.entries'),
    empty: inbox('empty.all'),
    archive: inbox('acts.archive'),
    readAll: inbox('acts.readAll'),
  };
});
