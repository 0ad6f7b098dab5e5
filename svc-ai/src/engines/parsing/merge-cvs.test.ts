import { emptyCv, type ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { dropUngroundedValues, mergeCvs } from './merge-cvs';

const text = `Ayu Lestari
Akuntan yang teliti.
PT Maju, Akuntan, Mei 2019 – Sekarang, Bandung
• Menyusun laporan
PT Mundur, Kasir, 2015 – 2018
S1 Akuntansi, Universitas Padjadjaran, 2015
Excel, SAP`;

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
  mergeCvs({ ...emptyCv, ...model }, { ...emptyCv, ...rules }, text);

describe('two readings of one CV', () => {
  test('values that the model lacks come from the rules', () => {
    const rules = { first_name: 'Ayu', last_name: 'Lestari', work_experiences: [work], educations: [study] };
    expect(merge({}, rules)).toEqual({ ...emptyCv, ...rules });
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
      { ...emptyCv, personal_summary: 'Akuntan yang teliti.' },
    );
  });

  test('a last name without a first one stays', () => {
    expect(dropUngroundedValues({ ...emptyCv, last_name: 'Lestari' }, text)).toEqual({
      ...emptyCv,
      last_name: 'Lestari',
    });
  });

  test.each([
    ['2019-05', '2019-05'],
    ['2019', '2019'],
    ['2019-06', null],
    ['2018-05', null],
    ['1919', null],
    ['2012-00', null],
  ])('of a date %s that the model gives, %s stands in the text', (start_date, said) => {
    const [merged] = merge({ work_experiences: [{ ...work, start_date }] }, {}).work_experiences;
    expect(merged?.start_date).toBe(said);
  });

  test.each([
    ["Mei '19 – Agt '21", '2019-05', '2021-08'],
    ['05/19 - 08/21', '2019-05', '2021-08'],
    ['Mei 2019 –\nAgustus 2021', '2019-05', '2021-08'],
    ['2019-05 s/d 2021-08', '2019-05', '2021-08'],
    ['Feb – Mei 2019', '2019-02', '2019-05'],
    ['2018/19', '2018', '2019'],
  ])('a date written as %s is said', (period, start_date, end_date) => {
    const dated = { ...work, start_date, end_date, is_current: false };
    const cv = dropUngroundedValues(
      { ...emptyCv, work_experiences: [dated] },
      `PT Maju, Akuntan, Bandung\n${period}`,
    );
    expect(cv.work_experiences).toMatchObject([{ start_date, end_date }]);
  });

  test.each([
    ['Marketing, PT Maju, 2015 - 2018', '2015-03', '2018'],
    ['Junior Akuntan, PT Maju, 2018 - 2019', '2018', '2019-06'],
    ['PT Maju, Desain, 2021', '2021', '2021-12'],
    ['PT Maju, Januari 2015 - Desember 2018', '2015-12', '2018-01'],
    ['PT Maju, 2015 - 2018\nDesember', '2015-12', '2018-12'],
    ['PT Maju, 2015 - 2019, IPK 3.19', '2015', '2019-03'],
  ])('of %j nothing says %s and %s', (text, start_date, end_date) => {
    const dated = { ...work, start_date, end_date, is_current: false };
    const [kept] = dropUngroundedValues({ ...emptyCv, work_experiences: [dated] }, text).work_experiences;
    const isYear = (date: string) => date.length === 4;
    expect(kept).toMatchObject({
      start_date: isYear(start_date) ? start_date : null,
      end_date: isYear(end_date) ? end_date : null,
    });
  });

  test.each([
    ['Agustus, 2021 - Desember, 2022', '2021-08', '2022-12'],
    ['Bandung,Mei 2019 s.d. 2020/7', '2019-05', '2020-07'],
    ['05/25/2019 - 31/07/2020', '2019-05', '2020-07'],
    ['Mei\n2019 - Agt 2020', '2019-05', '2020-08'],
    ['Agust 2019 - Febr 2020', '2019-08', '2020-02'],
    ['Jun 3 - Aug 30, 2019', '2019-06', '2019-08'],
    ['1 Juni s.d. 30 Agustus 2019', '2019-06', '2019-08'],
  ])('in %j a month stands beside its year', (period, start_date, end_date) => {
    const dated = { ...work, start_date, end_date, is_current: false };
    const cv = dropUngroundedValues(
      { ...emptyCv, work_experiences: [dated] },
      `PT Maju, Akuntan, Bandung\n${period}`,
    );
    expect(cv.work_experiences).toMatchObject([{ start_date, end_date }]);
  });

  test('one current post does not make another one current whose end the rules read', () => {
    const past = {
      ...work,
      company_name: 'PT Mundur',
      job_title: 'Kasir',
      start_date: '2015',
      location: null,
    };
    const ended = { ...past, end_date: '2018', is_current: false, description: null };
    const both = merge({ work_experiences: [{ ...past, is_current: true }] }, { work_experiences: [ended] });
    expect(both.work_experiences).toMatchObject([
      { start_date: '2015', end_date: '2018', is_current: false },
    ]);
    // The rules took another entry's end; the text marks this one as ongoing.
    const wrong = { ...work, end_date: '2020-01', is_current: false };
    expect(merge({ work_experiences: [work] }, { work_experiences: [wrong] }).work_experiences).toEqual([
      work,
    ]);
  });

  test('a start and an earlier end from two readings are no period', () => {
    const model = { ...work, start_date: '2019-05', end_date: null, is_current: false };
    const rules = { ...work, start_date: null, end_date: '2018', is_current: false };
    const [merged] = merge({ work_experiences: [model] }, { work_experiences: [rules] }).work_experiences;
    expect(merged).toMatchObject({ start_date: null, end_date: '2018', is_current: false });
  });

  test('a single reading keeps no value that the text does not contain, in any field', () => {
    const cv = dropUngroundedValues(
      {
        ...emptyCv,
        personal_summary: 'A visionary.',
        work_experiences: [{ ...work, description: 'Menyusun laporan\nMemimpin Mars', location: 'Paris' }],
        educations: [{ ...study, grade: '4.0', end_date: '2016' }],
        skills: [
          { skill_name: 'Excel', proficiency_level: 'Expert' },
          { skill_name: 'Cobol', proficiency_level: null },
        ],
        languages: [{ language_name: 'Klingon', proficiency_level: null }],
      },
      text.replace(' – Sekarang', ''),
    );
    expect(cv).toEqual({
      ...emptyCv,
      work_experiences: [{ ...work, description: 'Menyusun laporan', location: null, is_current: false }],
      educations: [{ ...study, end_date: null }],
      skills: [{ skill_name: 'Excel', proficiency_level: null }],
    });
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
