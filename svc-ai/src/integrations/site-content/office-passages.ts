import type { Language } from '@sabi/contracts/language';
import { z } from 'zod';
import type { Passage } from '../../engines/consultation/passages/passage';
import { inBoth, readJson, textAt } from './read-files';

export const officeSchema = z.object({
  email: z.string(),
  phone: z.object({ number: z.string(), extension: z.string() }),
  address: z.object({ building: z.string(), floor: z.string(), street: z.string(), city: z.string() }),
});
type Office = z.infer<typeof officeSchema>;

/** As policies name them. */
export const toVariables = ({ address, email, phone }: Office): Record<string, string> => ({
  address: `${address.building}, ${address.street}, ${address.city}`,
  email,
  phone: phone.number,
  extension: phone.extension,
});

const labels = {
  floor: { en: 'floor', id: 'lantai' },
  extension: { en: 'extension', id: 'pesawat' },
};

/** Address, phone and mail address of the office with the sentences beside them. */
export function officePassages({ address, phone, email }: Office, root: string): Passage[] {
  const facts: Readonly<Record<string, (language: Language) => string>> = {
    office: (language) =>
      `${address.building}, ${labels.floor[language]} ${address.floor}, ${address.street}, ${address.city}.`,
    phone: (language) => `${phone.number}, ${labels.extension[language]} ${phone.extension}.`,
    email: () => `${email}.`,
  };
  const path = { en: '/contact-us', id: '/contact-us' };
  return Object.entries(facts).map(([name, write]) => {
    const sayIn = (language: Language, key: string) =>
      textAt(readJson(root, 'mf-marketing/src/locales', language, 'contact.json'), `details.${name}.${key}`);
    return {
      id: `dictionary/mf-marketing/contact/details.${name}.text`,
      path,
      title: inBoth((language) => sayIn(language, 'title')),
      text: inBoth(
        (language) => `${sayIn(language, 'title')}: ${write(language)}\n${sayIn(language, 'text')}`,
      ),
    };
  });
}
