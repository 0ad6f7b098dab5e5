import { entryOrderRoutes, type OrderedList } from '@sabi/contracts/http/profile/entry-order';
import { entryRoutes, type WrittenList, writtenLists } from '@sabi/contracts/http/profile/entries';
import type { Route } from '@sabi/contracts/http/route';
import request from 'supertest';
import type { Account, TestService } from './harness';

/** An entry of each list, as pages send it. */
export const entrySamples = {
  work_experiences: {
    company_name: 'PT Ban Maju',
    job_title: 'Planner',
    start_date: '2019-05',
    end_date: '2021-07',
    is_current: false,
    location: 'Bekasi',
    description: 'Plans\nproduction',
  },
  educations: {
    degree: 'S.T.',
    institution_name: 'Institut Teknologi',
    field_of_study: 'Industrial engineering',
    start_date: '2012',
    end_date: '2016',
    is_current: false,
    grade: '3.61',
  },
  skills: { skill_name: 'SAP', proficiency_level: 'Advanced' },
  languages: { language_name: 'English', proficiency_level: null },
  licenses_certifications: {
    name: 'Ahli K3 Umum',
    issuing_organization: 'Kemnaker',
    issue_date: '2020-02',
    expiration_date: '2023-02',
    credential_id: 'K3-77',
  },
} as const satisfies Record<WrittenList, object>;

export const pathOf = (list: WrittenList): string => entryRoutes[list].add.path;

/** The list of a route; empty for other routes. */
export function listOf({ path }: Route): string {
  return writtenLists.find((list) => path.startsWith(`${pathOf(list)}/`)) ?? '';
}

/** Calls the routes of a list as its owner. */
export function createCaller({ url }: TestService, { token }: Account) {
  const bearer = { type: 'bearer' } as const;
  return {
    add: (list: WrittenList, body: object) => request(url).post(pathOf(list)).auth(token, bearer).send(body),
    change: (list: WrittenList, id: string, body: object) =>
      request(url)
        .patch(`${pathOf(list)}/${id}`)
        .auth(token, bearer)
        .send(body),
    remove: (list: WrittenList, id: string) =>
      request(url)
        .delete(`${pathOf(list)}/${id}`)
        .auth(token, bearer),
    restore: (list: WrittenList, id: string) =>
      request(url)
        .post(`${pathOf(list)}/${id}/restore`)
        .auth(token, bearer),
    order: (list: OrderedList, body: object) =>
      request(url).put(entryOrderRoutes[list].path).auth(token, bearer).send(body),
  };
}

/** @returns entry ids by list */
export async function addOneToEachList(service: TestService, account: Account): Promise<Map<string, string>> {
  const { add } = createCaller(service, account);
  const ids = new Map<string, string>();
  for (const list of writtenLists) {
    const { body } = await add(list, entrySamples[list]).expect(201);
    ids.set(list, body.id);
  }
  return ids;
}
