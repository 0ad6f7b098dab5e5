import type { Language } from '@sabi/contracts/language';

const indonesian =
  /\b(?:dan|yang|di|ke|dari|untuk|dengan|pada|sebagai|atas|oleh|serta|setiap|per|sekarang|bertanggung|(?:me(?:m|n|ng|ny)?|ber|ter|pe(?:m|n|ng)?)\p{L}{4,}|\p{L}{3,}kan)\b/giu;
const english =
  /\b(?:and|the|of|to|for|with|in|at|by|from|a|an|on|as|responsible|\p{L}{3,}(?:ing|ed|tion))\b/giu;

/** The language a text is written in; the fallback where nothing shows it. */
export function languageOf(text: string, fallback: Language = 'en'): Language {
  const difference = (text.match(indonesian) ?? []).length - (text.match(english) ?? []).length;
  if (difference === 0) return fallback;
  return difference > 0 ? 'id' : 'en';
}
