import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const review = readDictionary('mf-talent', 'cv-import');

/** Texts of the CV import, word for word. */
export const cvImportTexts = {
  en: {
    counts: (fresh: number, changed: number, known: number) =>
      `${fresh} new · ${changed} changed · ${known} already in your profile`,
    new: review.en('badges.new'),
    changed: review.en('badges.changed'),
    source: review.en('source'),
    mine: review.en('mine'),
    theirs: review.en('theirs'),
    location: review.en('fields.location'),
    description: review.en('fields.description'),
    summary: review.en('fields.personal_summary'),
    known: (count: number) => (count === 1 ? '1 entry is already' : `${count} entries are already`),
    chosen: (count: number) => `Accept chosen (${count})`,
    accepted: (file: string) => `Your profile has been updated with what you chose from ${file}.`,
  },
  id: {
    counts: (fresh: number, changed: number, known: number) =>
      `${fresh} baru · ${changed} berubah · ${known} sudah ada di profil`,
    new: review.id('badges.new'),
    changed: review.id('badges.changed'),
    source: review.id('source'),
    mine: review.id('mine'),
    theirs: review.id('theirs'),
    location: review.id('fields.location'),
    description: review.id('fields.description'),
    summary: review.id('fields.personal_summary'),
    known: (count: number) => `${count} entri sudah ada`,
    chosen: (count: number) => `Terima yang dipilih (${count})`,
    accepted: (file: string) => `Profil Anda sudah diperbarui dengan pilihan Anda dari ${file}.`,
  },
} as const satisfies Record<Language, unknown>;
