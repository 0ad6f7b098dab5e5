import type { Language } from '@sabi/contracts/language';

/** Texts of the CV import, word for word. */
export const cvImportTexts = {
  en: {
    counts: (fresh: number, changed: number, known: number) =>
      `${fresh} new · ${changed} changed · ${known} already in your profile`,
    new: 'New',
    changed: 'Changed',
    source: 'In the document:',
    mine: 'Keep mine',
    theirs: 'Take from the document',
    location: 'Location',
    description: 'Description',
    summary: 'Personal summary',
    known: (count: number) => (count === 1 ? '1 entry is already' : `${count} entries are already`),
    chosen: (count: number) => `Accept chosen (${count})`,
    accepted: (file: string) => `Your profile has been updated with what you chose from ${file}.`,
  },
  id: {
    counts: (fresh: number, changed: number, known: number) =>
      `${fresh} baru · ${changed} berubah · ${known} sudah ada di profil`,
    new: 'Baru',
    changed: 'Berubah',
    source: 'Di dalam dokumen:',
    mine: 'Pertahankan milik saya',
    theirs: 'Ambil dari dokumen',
    location: 'Lokasi',
    description: 'Deskripsi',
    summary: 'Ringkasan diri',
    known: (count: number) => `${count} entri sudah ada`,
    chosen: (count: number) => `Terima yang dipilih (${count})`,
    accepted: (file: string) => `Profil Anda sudah diperbarui dengan pilihan Anda dari ${file}.`,
  },
} as const satisfies Record<Language, unknown>;
