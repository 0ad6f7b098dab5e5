import { inEachLanguage, readDictionary } from '../support/dictionary';
import { readMenuLabel } from '../support/menu-labels';

// Includes literal texts of the specification, section 2.

const paths = ['/', '/jobs', '/talent-solution', '/company-solution', '/blog', '/contact-us'];

export const siteChromeTexts = inEachLanguage((language, specified) => {
  const shell = readDictionary(language, 'shell', 'shell');
  return {
    links: paths.map((path) => readMenuLabel(language, 'header', path)),
    footer: [...paths, '/events'].map((path) => readMenuLabel(language, 'footer', path)),
    login: specified('Login', readMenuLabel(language, 'sign-in', '/auth')),
    social: ['Facebook', 'Twitter', 'Instagram'],
    whatsApp: shell('whatsapp.label'),
    greeting: shell('whatsapp.greeting'),
    other: shell(`language.${language === 'en' ? 'id' : 'en'}`),
    theme: {
      label: shell('theme.label'),
      system: shell('theme.system'),
      light: shell('theme.light'),
      dark: shell('theme.dark'),
    },
    offline: shell('slot.offlineTitle'),
    retry: shell('unavailable.retry'),
    missing: specified('Oops! Page not found', shell('notFound.title')),
    home: specified('Return to Home', shell('notFound.home')),
  };
});
