import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCv } from '@sabi/cv-rules/parse-cv';
import { createTextExtractor } from '../src/integrations/text-extraction/child-text-extractor';
import { type BuiltService, buildForTest } from './support/built-service';

const never = new AbortController().signal;
let built: BuiltService;

beforeAll(async () => {
  built = await buildForTest();
});

test.each([
  'label-column.pdf',
  'label-column.docx',
  'numbered-table.pdf',
  'numbered-table-narrow.pdf',
  'broken-header.pdf',
  'table-over-pages.pdf',
])('of %s every position and school is read, each with what is its own', async (name) => {
  const extractor = createTextExtractor({ childPath: built.childPath, timeoutMs: 30_000, memoryMb: 512 });
  const bytes = await readFile(join(__dirname, 'fixtures', name));
  const { lines } = await extractor.extract({ fileName: name, bytes }, never);
  const cv = parseCv(lines);
  expect(cv).toMatchObject({ first_name: 'Budi', last_name: 'Santoso' });
  expect(cv.work_experiences).toMatchObject([
    {
      company_name: 'PT Maju Jaya',
      job_title: 'Staf Akuntansi',
      start_date: '2019-01',
      end_date: '2021-12',
    },
    {
      company_name: 'CV Sentosa Abadi',
      job_title: 'Admin Gudang',
      start_date: '2015-03',
      end_date: '2018-11',
    },
  ]);
  expect(cv.educations).toMatchObject([
    {
      institution_name: 'Universitas Padjadjaran',
      field_of_study: 'Akuntansi',
      start_date: '2011',
      end_date: '2015',
    },
    {
      institution_name: 'SMA Negeri 3 Bandung',
      field_of_study: 'IPA',
      start_date: '2008',
      end_date: '2011',
    },
  ]);
  expect(cv.skills.map(({ skill_name }) => skill_name)).toEqual(['Microsoft Excel', 'Accurate', 'SAP']);
});
