import { type Connection, Schema } from 'mongoose';
import type { StoredJob } from '../domain/jobs/job';
import { createTenantModel, moment, optionalMoment, optionalText, text } from './tenant-model';

export const jobsCollection = 'jobs';

export type JobRow = Omit<StoredJob, 'id'> & { readonly _id: string };

const number = { type: Number, required: true } as const;

export const jobModel = (connection: Connection) =>
  createTenantModel<JobRow>(connection, jobsCollection, {
    _id: text,
    public_no: number,
    slug: text,
    state: text,
    pause_reason: optionalText,
    close_reason: optionalText,
    posting: { type: Schema.Types.Mixed, required: true },
    score: number,
    findings: { type: [Schema.Types.Mixed], required: true },
    review_reason: optionalText,
    frozen_at: optionalMoment,
    frozen_reason: optionalText,
    version: number,
    created_by: text,
    created_at: moment,
    updated_at: moment,
    published_at: optionalMoment,
    confirmed_at: optionalMoment,
    expires_at: optionalMoment,
    imported_digest: optionalText,
    stages: { type: [Schema.Types.Mixed], default: undefined },
  });

export const toJob = ({ _id: id, ...job }: JobRow): StoredJob => ({ id, ...job });
