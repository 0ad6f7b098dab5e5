import type { StoredCompany } from '../companies/company';
import { unverified } from '../companies/verification';
import { type ImportDependencies, importer } from './importer';
import { uuidOf } from './uuid-of';

/** A missing company is opened unverified and without members. */
export async function findOrOpenCompany(
  { slug, name, now }: { slug: string; name: string; now: Date },
  { companies, companyDirectory, audit, transact }: ImportDependencies,
): Promise<StoredCompany> {
  const known = await companyDirectory.findBySlug(slug);
  if (known) return known;
  const company: StoredCompany = {
    id: uuidOf(`company ${slug}`),
    slug,
    name,
    legal_name: name,
    nib: null,
    domains: [],
    about: '',
    zone: 'Asia/Jakarta',
    verification: unverified(now),
    is_demo: false,
    version: 1,
    ownerless_since: null,
    closed_at: null,
    created_by: importer.actor.id,
    created_at: now,
    updated_at: now,
  };
  await transact(async (transaction) => {
    await companies.insert(company, transaction);
    const subject = { type: 'company', id: company.id } as const;
    await audit.record({ ...importer, action: 'company.created', subject }, transaction);
  });
  return company;
}
