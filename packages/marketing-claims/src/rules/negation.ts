import type { Pattern } from './text-rule';

export const negation: Pattern = {
  en: /\b(?:no|not|never|nobody|cannot|without)\b|n['’]t\b/i,
  id: /\b(?:tidak|tak|bukan|tanpa|jangan|belum)\b/i,
};
