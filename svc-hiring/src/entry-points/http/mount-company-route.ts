import type { Route } from '@sabi/contracts/http/route';
import { mountRoute, type RouteAnswer, type RouteInput } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies';
import type { Tenant } from '../../domain/tenancy/tenant';

type CompanyRoute = Route & {
  readonly access: 'user';
  readonly params: z.ZodObject<{ companyId: z.ZodType<string> }>;
};

/** A company's route: its handler runs only for members and accesses data through their tenant. */
export function mountCompanyRoute<const R extends CompanyRoute>(
  router: Router,
  route: R,
  handler: (input: RouteInput<R> & { tenant: Tenant }) => Promise<RouteAnswer<R> | undefined>,
  { tenants, authentication }: Pick<Dependencies, 'tenants' | 'authentication'>,
): void {
  mountRoute<R>(
    router,
    route,
    async (input) => {
      const { companyId } = input.params as { companyId: string };
      const { userId } = input.principal as { userId: string };
      const tenant = await tenants.open({ companyId, userId });
      return handler({ ...input, tenant });
    },
    authentication,
  );
}
