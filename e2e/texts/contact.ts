import { inEachLanguage, readDictionary } from '../support/dictionary';

// Includes literal texts of the specification, sections 4 and 8.

export const contactTexts = inEachLanguage((language, specified) => {
  const contact = readDictionary(language, 'mf-marketing', 'contact');
  const inquiry = readDictionary(language, 'mf-marketing', 'inquiry');
  const shell = readDictionary(language, 'shell', 'shell');
  return {
    fields: [
      inquiry('fields.first_name'),
      inquiry('fields.last_name'),
      inquiry('fields.email'),
      inquiry('fields.inquiry_type'),
      inquiry('fields.message'),
    ],
    submit: contact('message.submit'),
    sending: specified('Sending...', inquiry('sending')),
    success: [
      specified('Success!', inquiry('sent.title')),
      specified("Your message has been sent successfully. We'll get back to you soon.", inquiry('sent.text')),
    ],
    other: shell(`language.${language === 'en' ? 'id' : 'en'}`),
  };
});
