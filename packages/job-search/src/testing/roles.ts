import { roleLines } from './role-lines';

/** In both languages, English first. */
type Both<Value> = Readonly<Record<'en' | 'id', Value>>;

/** Role of a generated posting; hidden from the search. */
export interface Role {
  readonly id: string;
  /** Roles of one family are similar. */
  readonly family: string;
  readonly industry: string;
  readonly titles: Both<readonly string[]>;
  readonly skills: Both<readonly string[]>;
  readonly duties: Both<readonly string[]>;
}

const split = (names = '') => names.split(';').map((name) => name.trim());

export const roles: readonly Role[] = roleLines
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', family = '', industry = '', ...texts] = line.split('|').map((part) => part.trim());
    const [titlesEn, titlesId, skillsEn, skillsId, dutiesEn, dutiesId] = texts;
    return {
      id,
      family,
      industry,
      titles: { en: split(titlesEn), id: split(titlesId) },
      skills: { en: split(skillsEn), id: split(skillsId) },
      duties: { en: split(dutiesEn), id: split(dutiesId) },
    };
  });
