// Not in a loaded dictionary: these texts are needed when nothing more can be loaded.
const texts = {
  en: {
    offline: 'You are offline',
    missing: 'This part could not be loaded',
    missingOffline: 'It will load by itself once you are connected again.',
    missingText: 'Please try again in a moment.',
    retry: 'Try again',
  },
  id: {
    offline: 'Anda sedang offline',
    missing: 'Bagian ini gagal dimuat',
    missingOffline: 'Bagian ini akan dimuat otomatis setelah Anda terhubung kembali.',
    missingText: 'Silakan coba lagi sebentar lagi.',
    retry: 'Coba lagi',
  },
};

/** In the document's language: UI components have no translations. */
export function networkTexts(): (typeof texts)['en'] {
  return document.documentElement.lang === 'id' ? texts.id : texts.en;
}
