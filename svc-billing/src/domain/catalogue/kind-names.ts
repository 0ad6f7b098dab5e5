import { serviceFacts } from '@sabi/shared-texts/catalogue';
import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { Language } from '@sabi/contracts/language';

/** Kinds without a single service. */
const names: Partial<Record<EntitlementKind, Readonly<Record<Language, string>>>> = {
  career_assessment: { en: 'Career assessment', id: 'Asesmen karier' },
  cv_template_basic: { en: 'Basic CV template', id: 'Templat CV dasar' },
};

/** The name of a kind in mails: that of its service. */
export function nameKind(kind: EntitlementKind, language: Language): string {
  const sold = serviceFacts.find((service) => service.kind === kind)?.name;
  return (names[kind] ?? sold)?.[language] ?? kind;
}
