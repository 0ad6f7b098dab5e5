import { emptyCv } from '@sabi/contracts/cv/parsed-cv';
import { wholeCvJsonSchema, wholeCvSchema } from './cv-schema';
import { repairAnswer } from './repair-answer';

const work = {
  company_name: 'PT Maju',
  job_title: 'Akuntan',
  start_date: '2020-05',
  end_date: null,
  is_current: true,
  location: null,
  description: null,
};

const repair = (answer: unknown) => wholeCvSchema.safeParse(repairAnswer(answer, wholeCvJsonSchema));

describe('repairing an answer', () => {
  test('an answer that fits stays as it is', () => {
    const answer = { ...emptyCv, first_name: 'Ayu', work_experiences: [work] };
    expect(repair(answer).data).toEqual(answer);
  });

  test('texts are trimmed and cleaned; empty ones are absent', () => {
    const { data } = repair({ ...emptyCv, first_name: '  Ayu\u200b ', last_name: '  ' });
    expect(data).toMatchObject({ first_name: 'Ayu', last_name: null });
  });

  test.each([
    ['2020-13', null],
    ['May 2020', null],
    ['2020-05-17', '2020-05'],
    ['', null],
    ['2020', '2020'],
  ])('a start of "%s" becomes %s', (start_date, expected) => {
    expect(
      repair({ ...emptyCv, work_experiences: [{ ...work, start_date }] }).data?.work_experiences[0]
        ?.start_date,
    ).toBe(expected);
  });

  test('entries without a name are dropped, those with one of two names stay', () => {
    const { data } = repair({
      ...emptyCv,
      work_experiences: [
        { ...work, company_name: ' ', job_title: '' },
        { ...work, company_name: '' },
      ],
      skills: [
        { skill_name: '\u200b', proficiency_level: 'expert' },
        { skill_name: 'Excel', proficiency_level: '' },
      ],
    });
    expect(data?.work_experiences).toEqual([{ ...work, company_name: '' }]);
    expect(data?.skills).toEqual([{ skill_name: 'Excel', proficiency_level: null }]);
  });

  test('keys the contract does not know never come through', () => {
    const answer = JSON.parse(`{"__proto__":{"admin":true},"role":"admin","first_name":"Ayu"}`);
    const { data } = repair({
      ...emptyCv,
      ...answer,
      skills: [{ skill_name: 'Excel', proficiency_level: null, score: 100 }],
    });
    expect(data).toEqual({
      ...emptyCv,
      first_name: 'Ayu',
      skills: [{ skill_name: 'Excel', proficiency_level: null }],
    });
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['a text', 'I cannot help with that'],
    ['a number', 42],
    ['nothing', {}],
    ['an object in place of a text', { ...emptyCv, first_name: { $ne: null } }],
    ['a number in place of a text', { ...emptyCv, phone_number: 628123456 }],
    ['a text in place of a list', { ...emptyCv, skills: 'Excel, Word' }],
    ['texts in place of entries', { ...emptyCv, skills: ['Excel'] }],
    ['null in place of a list', { ...emptyCv, educations: null }],
    ['null in place of an entry', { ...emptyCv, educations: [null] }],
    ['an entry without a name', { ...emptyCv, languages: [{ proficiency_level: 'native' }] }],
    ['a text in place of a truth value', { ...emptyCv, work_experiences: [{ ...work, is_current: 'yes' }] }],
    ['a missing truth value', { ...emptyCv, work_experiences: [{ ...work, is_current: undefined }] }],
    ['a list in place of a name', { ...emptyCv, work_experiences: [{ ...work, job_title: ['a', 'b'] }] }],
  ])('%s is not repaired but refused', (_fault, answer) => {
    expect(repair(answer).success).toBe(false);
  });
});
