// Resume templates. No dependency, so that it costs a page nothing.

export const freeTemplates = ['plain', 'modern', 'classic'] as const;
/** Need `cv_template_premium`. */
export const premiumTemplates = ['columns', 'compact', 'timeline'] as const;
export const documentTemplates = [...freeTemplates, ...premiumTemplates] as const;
export type DocumentTemplate = (typeof documentTemplates)[number];

export function isPremiumTemplate(template: DocumentTemplate): boolean {
  return premiumTemplates.some((premium) => premium === template);
}
