import type { mongo } from 'mongoose';
import type { StoredEvent } from '../domain/applications/application';
import type { TrackedApplications } from '../domain/job-search/job-search-repository';
import {
  applicationEventsCollection,
  type ApplicationRow,
  applicationsCollection,
} from './application-repository';

/** Not bound to a tenant: a talent applies to many companies. */
export function createTrackedApplications(db: mongo.Db): TrackedApplications {
  const applications = db.collection<ApplicationRow>(applicationsCollection);
  const events = db.collection<StoredEvent>(applicationEventsCollection);
  const findEvents = async (each: mongo.Filter<StoredEvent>[]) =>
    each.length === 0 ? [] : events.find({ $or: each }, { projection: { _id: 0 } }).toArray();
  return {
    findCounting: async (talent_id, jobIds) => {
      if (jobIds.length === 0) return [];
      const rows = await applications
        .find({ talent_id, job_id: { $in: [...jobIds] }, counts: true }, { projection: { job_id: 1 } })
        .toArray();
      return rows.map(({ _id: application_id, job_id }) => ({ application_id, job_id }));
    },
    listCounting: async (talent_id, limit) => {
      const rows = await applications
        .find({ talent_id, counts: true }, { projection: { job_id: 1 } })
        .sort({ created_at: -1, _id: -1 })
        .limit(limit)
        .toArray();
      return rows.map(({ _id: application_id, job_id }) => ({ application_id, job_id }));
    },
    listLastEvents: (found) =>
      findEvents(
        found.map(({ id, company_id, event_count: no }) => ({ company_id, application_id: id, no })),
      ),
    listEvents: (found) =>
      findEvents(found.map(({ id, company_id }) => ({ company_id, application_id: id }))),
  };
}
