// Apart from those of a part that was not loaded: only forms need them.
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
  },
};

/** In the document's language: UI components have no translations. */
export function heldTexts(): (typeof texts)['en'] {
  return document.documentElement.lang === 'id' ? texts.id : texts.en;
}
