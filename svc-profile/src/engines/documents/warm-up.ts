import type { DocumentOrder } from './document-order';
import { writeDocument } from './write-document';

/** One line in both weights, to load the fonts of most resumes. */
const order: DocumentOrder = {
  format: 'pdf',
  template: 'plain',
  language: 'en',
  email: null,
  createdAt: new Date(0),
  content: {
    profile: {
      first_name: 'Warm',
      last_name: 'Up',
      phone_number: null,
      current_organization: null,
      position_interest: null,
      title: null,
      personal_summary: 'Nobody reads this.',
    },
    lists: {
      work_experiences: [],
      educations: [],
      skills: [],
      languages: [],
      licenses_certifications: [],
      psychological_tests: [],
    },
  },
};

/** Writes and discards a document, to load libraries and fonts before the first request. */
export async function warmUp(): Promise<void> {
  await writeDocument(order);
}
