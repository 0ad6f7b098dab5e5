import type { ParsedCv } from '@sabi/contracts/cv';
import { mergeCvs } from './merge-cvs';

const text = `Ayu Lestari
Akuntan yang teliti.
PT Maju, Akuntan, Mei 2019 – Sekarang, Bandung
• Menyusun laporan
PT Mundur, Kasir, 2015 – 2018
S1 Akuntansi, Universitas Padjadjaran, 2015
Excel, SAP`;

const empty: ParsedCv = {
  first_name: null,
  last_name: null,
  email: null,
  phone_number: null,
  personal_summary: null,
  work_experiences: [],
  educations: [],
  skills: [],
  languages: [],
  licenses_certifications: [],
};
const work = {
  company_name: 'PT Maju',
  job_title: 'Akuntan',
  start_date: '2019-05',
  end_date: null,
  is_current: true,
  location: 'Bandung',
  description: 'Menyusun laporan',
};
const study = {
  degree: 'S1',
  institution_name: 'Universitas Padjadjaran',
  field_of_study: 'Akuntansi',
  start_date: null,
  end_date: '2015',
  is_current: false,
  grade: null,
};
const merge = (model: Partial<ParsedCv>, rules: Partial<ParsedCv>) =>
  mergeCvs({ ...empty, ...model }, { ...empty, ...rules }, text);

describe('two readings of one CV', () => {
  test('what the model has nothing of comes from the rules', () => {
    const rules = { first_name: 'Ayu', last_name: 'Lestari', work_experiences: [work], educations: [study] };
    expect(merge({}, rules)).toEqual({ ...empty, ...rules });
  });

  test('a value of the model that stands in the text is taken', () => {
    const model = { ...work, job_title: 'akuntan', location: null };
    const [merged] = merge({ work_experiences: [model] }, { work_experiences: [work] }).work_experiences;
    expect(merged).toEqual({ ...work, job_title: 'akuntan' });
  });

  test('a value that the model made up is not', () => {
    const invented = {
      ...work,
      job_title: 'Chief Financial Officer',
      start_date: '2003-01',
      location: 'Paris',
    };
    const [merged] = merge({ work_experiences: [invented] }, {}).work_experiences;
    expect(merged).toEqual({ ...work, job_title: '', start_date: null, location: null });
    expect(merge({ personal_summary: 'A visionary.' }, { personal_summary: 'Akuntan yang teliti.' })).toEqual(
      { ...empty, personal_summary: 'Akuntan yang teliti.' },
    );
  });

  test('an entry that stands nowhere in the text goes, and with it the list', () => {
    const invented = { ...work, company_name: 'Initech', job_title: 'Wizard' };
    expect(merge({ work_experiences: [invented] }, { work_experiences: [work] }).work_experiences).toEqual([
      work,
    ]);
    expect(merge({ skills: [{ skill_name: 'Cobol', proficiency_level: null }] }, {}).skills).toEqual([]);
  });

  test('entries are matched by employer and time, so no fact moves to another post', () => {
    const earlier = { ...work, company_name: 'PT Mundur', job_title: 'Kasir', start_date: '2015' };
    const model = { ...earlier, description: null, location: null, is_current: false, end_date: '2018' };
    const [merged] = merge(
      { work_experiences: [model] },
      { work_experiences: [work, { ...earlier, location: 'Bandung' }] },
    ).work_experiences;
    expect(merged).toEqual({ ...model, location: 'Bandung', description: 'Menyusun laporan' });
  });

  test('the name is one reading or the other, never half of each', () => {
    expect(merge({ first_name: 'Ayu' }, { first_name: 'Ayu', last_name: 'Lestari' })).toMatchObject({
      first_name: 'Ayu',
      last_name: null,
    });
  });
});
