import { randomUUID } from 'node:crypto';
import type { OwnApplication, OwnApplicationDetail } from '@sabi/contracts/http/hiring/applications';
import { expect } from '@playwright/test';
import type { HiringService } from './hiring-service';

const publicNo = 1;

/** Stores an open job of a company, without the recruiter who would publish it. */
async function storeOpenJob({ database: { db } }: Pick<HiringService, 'database'>): Promise<void> {
  const [companyId, now] = [randomUUID(), new Date()];
  await db.collection<{ _id: string }>('companies').insertOne({
    _id: companyId,
    ...{ name: 'PT Nusantara Rasa', slug: 'pt-nusantara-rasa', is_demo: false },
  } as { _id: string });
  await db.collection<{ _id: string }>('jobs').insertOne({
    _id: randomUUID(),
    ...{ company_id: companyId, public_no: publicNo, slug: 'kasir', state: 'published', version: 1 },
    ...{ frozen_at: null, published_at: now, confirmed_at: now, created_by: randomUUID() },
    ...{ created_at: now, updated_at: now, expires_at: new Date(now.getTime() + 30 * 86_400_000) },
    posting: {
      title: 'Kasir',
      text: 'Melayani pelanggan.',
      requirements: [],
      questions: [],
      process: [],
    },
  } as { _id: string });
}

/** Applies to a job with the profile and the CV of a talent. @returns the application as sent */
export async function applyToJob(hiring: HiringService, accessToken: string): Promise<OwnApplicationDetail> {
  await storeOpenJob(hiring);
  const send = async (path: string, body?: object) => {
    const response = await fetch(`${hiring.process.url}/api/hiring/v1/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` },
    });
    const text = await response.text();
    expect(response.status, text).toBeLessThan(300);
    return JSON.parse(text) as unknown;
  };
  const application = { idempotency_key: randomUUID(), answers: [] };
  const { application_id: id } = (await send(`jobs/${publicNo}/applications`, application)) as OwnApplication;
  return (await send(`my/applications/${id}`)) as OwnApplicationDetail;
}
