// Templates of a resume. No dependency, so that it costs a page nothing.

/** For everybody. */
export const freeTemplates = ['plain', 'modern', 'classic'] as const;
/** For whoever has `cv_template_premium` now. */
export const premiumTemplates = ['columns', 'compact', 'timeline'] as const;
export const documentTemplates = [...freeTemplates, ...premiumTemplates] as const;
export type DocumentTemplate = (typeof documentTemplates)[number];

export function isPremiumTemplate(template: DocumentTemplate): boolean {
  return premiumTemplates.some((premium) => premium === template);
}
