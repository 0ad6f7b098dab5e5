import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const editing = readDictionary('mf-talent', 'editing');
const talent = readDictionary('mf-talent', 'talent');

// Texts of the specification, section 8, are spelled out.

/** The words by which a profile is written by hand, word for word. */
export const editingTexts = {
  en: {
    save: editing.en('save'),
    undo: talent.en('entries.undo'),
    edit: (name: string) => `Edit ${name}`,
    remove: (name: string) => `Delete ${name}`,
    removed: (name: string) => `${name} was deleted`,
    year: editing.en('month.year'),
    start: editing.en('fields.start_date'),
    end: editing.en('fields.end_date'),
    present: 'Present',
    worksHere: editing.en('fields.worksHere'),
    missing: (label: string) => `Please fill in: ${label}`,
    jobTitle: editing.en('fields.job_title'),
    company: editing.en('fields.company_name'),
    location: editing.en('fields.location'),
    addJob: editing.en('titles.work_experiences_add'),
    editDetails: talent.en('entries.editDetails'),
    position: editing.en('fields.position_interest'),
    title: editing.en('fields.title'),
    changedElsewhere: editing.en('conflict.title'),
    choose: editing.en('conflict.submit'),
    loadFailed: 'Failed to load profile data',
    retry: talent.en('states.retry'),
    tests: talent.en('lists.tests.title'),
    lists: [
      {
        add: editing.en('titles.educations_add'),
        section: talent.en('lists.education.title'),
        label: editing.en('fields.institution_name'),
      },
      {
        add: editing.en('titles.skills_add'),
        section: talent.en('lists.skills.title'),
        label: editing.en('fields.skill_name'),
      },
      {
        add: editing.en('titles.languages_add'),
        section: talent.en('lists.languages.title'),
        label: 'Language',
      },
      {
        add: editing.en('titles.licenses_certifications_add'),
        section: talent.en('lists.certifications.title'),
        label: editing.en('fields.certification_name'),
      },
    ],
  },
  id: {
    save: editing.id('save'),
    undo: talent.id('entries.undo'),
    edit: (name: string) => `Ubah ${name}`,
    remove: (name: string) => `Hapus ${name}`,
    removed: (name: string) => `${name} sudah dihapus`,
    year: editing.id('month.year'),
    start: editing.id('fields.start_date'),
    end: editing.id('fields.end_date'),
    present: 'Sekarang',
    worksHere: editing.id('fields.worksHere'),
    missing: (label: string) => `Silakan isi: ${label}`,
    jobTitle: editing.id('fields.job_title'),
    company: editing.id('fields.company_name'),
    location: editing.id('fields.location'),
    addJob: editing.id('titles.work_experiences_add'),
    editDetails: talent.id('entries.editDetails'),
    position: editing.id('fields.position_interest'),
    title: editing.id('fields.title'),
    changedElsewhere: editing.id('conflict.title'),
    choose: editing.id('conflict.submit'),
    loadFailed: 'Gagal memuat data profil',
    retry: talent.id('states.retry'),
    tests: talent.id('lists.tests.title'),
    lists: [
      {
        add: editing.id('titles.educations_add'),
        section: talent.id('lists.education.title'),
        label: editing.id('fields.institution_name'),
      },
      {
        add: editing.id('titles.skills_add'),
        section: talent.id('lists.skills.title'),
        label: editing.id('fields.skill_name'),
      },
      {
        add: editing.id('titles.languages_add'),
        section: talent.id('lists.languages.title'),
        label: 'Bahasa',
      },
      {
        add: editing.id('titles.licenses_certifications_add'),
        section: talent.id('lists.certifications.title'),
        label: editing.id('fields.certification_name'),
      },
    ],
  },
} as const satisfies Record<Language, unknown>;
