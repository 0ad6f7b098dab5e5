import type { Language } from '@sabi/contracts/language';
import { claimTexts } from '@sabi/marketing-claims';
import { office } from '../../office';

/** Variables of the texts: claims and contact data. */
function variablesIn(language: Language): Readonly<Record<string, string>> {
  const { address, email, phone } = office;
  return {
    ...claimTexts(language),
    address: `${address.building}, ${address.street}, ${address.city}`,
    email,
    phone: phone.number,
    extension: phone.extension,
  };
}

/** @throws {Error} for an unknown variable */
export function fillIn(text: string, language: Language): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => {
    const value = variablesIn(language)[name];
    if (value === undefined) throw new Error(`A policy names ${name}, which stands for nothing`);
    return value;
  });
}
