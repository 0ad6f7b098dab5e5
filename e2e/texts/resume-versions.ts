import type { Language } from '@sabi/contracts/language';

export const resumeVersionsTexts = {
  en: {
    title: 'Your CVs',
    current: 'Current CV',
    use: (name: string) => `Use ${name} as the current CV`,
    download: (name: string) => `Download ${name}`,
    remove: (name: string) => `Delete ${name}`,
    dialog: 'Delete this CV?',
    confirm: 'Delete',
    removed: (name: string) => `${name} has been deleted`,
    undo: 'Undo',
    room: /of 100 MB used/,
  },
  id: {
    title: 'CV Anda',
    current: 'CV saat ini',
    use: (name: string) => `Pakai ${name} sebagai CV saat ini`,
    download: (name: string) => `Unduh ${name}`,
    remove: (name: string) => `Hapus ${name}`,
    dialog: 'Hapus CV ini?',
    confirm: 'Hapus',
    removed: (name: string) => `${name} sudah dihapus`,
    undo: 'Urungkan',
    room: /dari 100 MB terpakai/,
  },
} as const satisfies Record<Language, unknown>;
