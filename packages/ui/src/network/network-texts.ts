// Not in a loaded dictionary: these texts are needed when nothing more can be loaded.
const texts = {
  en: {
    offline: 'You are offline',
    online: 'You are online again',
    held: {
      offline: {
        waiting:
          'Nothing was sent. Your entries are kept, and you can send them once you are connected again.',
        ready: 'Your entries have not been sent yet.',
      },
      interrupted: {
        waiting:
          'The connection was lost while your entries were being sent, so they may or may not have arrived. They are kept here.',
        ready: 'The connection was lost before the answer came. Send your entries again to be sure.',
      },
    },
    send: 'Send now',
    missing: 'This part could not be loaded',
    missingOffline: 'It will load by itself once you are connected again.',
    missingText: 'Please try again in a moment.',
    retry: 'Try again',
  },
  id: {
    offline: 'Anda sedang offline',
    online: 'Anda sudah online kembali',
    held: {
      offline: {
        waiting:
          'Belum ada yang dikirim. Isian Anda tetap tersimpan dan bisa dikirim setelah Anda terhubung kembali.',
        ready: 'Isian Anda belum dikirim.',
      },
      interrupted: {
        waiting:
          'Koneksi terputus saat isian Anda dikirim, jadi belum pasti isian itu sudah sampai. Isian Anda tetap tersimpan di sini.',
        ready: 'Koneksi terputus sebelum ada jawaban. Kirim lagi untuk memastikan isian Anda sampai.',
      },
    },
    send: 'Kirim sekarang',
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
