import { inEachLanguage, readDictionary } from '../support/dictionary';

export const notificationsTexts = inEachLanguage((language) => {
  const settings = readDictionary(language, 'mf-talent', 'settings');
  const unsubscribe = readDictionary(language, 'mf-auth', 'unsubscribe');
  const channel = settings('notifications.channels.email');
  return {
    read: { en: 'Your CV has been read', id: 'CV Anda selesai dibaca' }[language], // mail of svc-profile,
    stop: unsubscribe('ask.button'),
    stopped: unsubscribe('stopped.title'),
    undo: unsubscribe('stopped.undo'),
    resumed: unsubscribe('resumed.title'),
    toPreferences: unsubscribe('toPreferences'),
    profile: [channel, settings('notifications.topics.profile.name')].join(' '),
    articles: [channel, settings('notifications.topics.articles.name')].join(' '),
    saved: settings('notifications.saved'),
  };
});
