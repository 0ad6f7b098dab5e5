import { inEachLanguage, readDictionary } from '../support/dictionary';

// Includes literal texts of the specification, section 8.

export const editingTexts = inEachLanguage((language, specified) => {
  const editing = readDictionary(language, 'mf-talent', 'editing');
  const talent = readDictionary(language, 'mf-talent', 'talent');
  return {
    save: editing('save'),
    undo: talent('entries.undo'),
    edit: (name: string) => talent('entries.editNamed', { name }),
    remove: (name: string) => talent('entries.removeNamed', { name }),
    removed: (name: string) => talent('entries.removed', { name }),
    year: editing('month.year'),
    start: editing('fields.start_date'),
    end: editing('fields.end_date'),
    present: talent('lists.present'),
    worksHere: editing('fields.worksHere'),
    missing: (label: string) => editing('faults.missing', { label }),
    jobTitle: editing('fields.job_title'),
    company: editing('fields.company_name'),
    location: editing('fields.location'),
    addPosition: editing('titles.work_experiences_add'),
    editDetails: talent('entries.editDetails'),
    position: editing('fields.position_interest'),
    title: editing('fields.title'),
    changedElsewhere: editing('conflict.title'),
    choose: editing('conflict.submit'),
    loadFailed: specified('Failed to load profile data', talent('states.failedTitle')),
    retry: talent('states.retry'),
    tests: talent('lists.tests.title'),
    lists: [
      {
        add: editing('titles.educations_add'),
        section: talent('lists.education.title'),
        label: editing('fields.institution_name'),
      },
      {
        add: editing('titles.skills_add'),
        section: talent('lists.skills.title'),
        label: editing('fields.skill_name'),
      },
      {
        add: editing('titles.languages_add'),
        section: talent('lists.languages.title'),
        label: editing('fields.language_name'),
      },
      {
        add: editing('titles.licenses_certifications_add'),
        section: talent('lists.certifications.title'),
        label: editing('fields.certification_name'),
      },
    ],
  };
});
