import { cspStyleHash } from '@sabi/service-kit/csp-style-hash';
import { urlencoded, type Request, type Response, type Router } from 'express';
import { z } from 'zod';
import type { Persona } from '../provider/personas';
import type { PlayedProvider } from '../provider/create-provider';
import { loginStyle, renderLoginPage } from './login-page';

const personSchema = z.object({
  name: z.string().trim().min(1).max(200),
  email: z.email().max(255),
  verified: z.string().optional(),
  withheld: z.string().optional(),
});

export function mountLogin(router: Router, persona: Persona, played: PlayedProvider): void {
  const { provider } = played;
  const readForm = urlencoded({ extended: false, limit: '16kb' });
  router.get('/interaction/:uid', async (request, response) => {
    const { params } = await provider.interactionDetails(request, response);
    sendPage(response, persona, {
      cancelUrl: `${request.baseUrl}${request.path}/cancel`,
      application: String(params['client_id']),
      email: String(params['login_hint'] ?? ''),
    });
  });
  router.post('/interaction/:uid', readForm, async (request, response) => {
    const { params } = await provider.interactionDetails(request, response);
    const form = personSchema.safeParse(request.body);
    if (form.success) return signIn(request, response, { form: form.data, persona, played });
    response.status(422);
    sendPage(response, persona, {
      cancelUrl: `${request.baseUrl}${request.path}/cancel`,
      application: String(params['client_id']),
      fault: 'Both a name and an e-mail address are needed.',
    });
  });
  router.post('/interaction/:uid/cancel', async (request, response) => {
    await provider.interactionFinished(request, response, persona.cancelled);
  });
}

/** Signing in is consent to all requested scopes. */
async function signIn(
  request: Request,
  response: Response,
  { form, persona, played }: { form: z.infer<typeof personSchema>; persona: Persona; played: PlayedProvider },
): Promise<void> {
  const { provider, people, offlineGrants } = played;
  const { params } = await provider.interactionDetails(request, response);
  const { name, email, verified, withheld } = form;
  const accountId = people.add({
    name,
    email,
    isEmailVerified: verified !== undefined,
    isEmailShared: withheld === undefined,
  });
  const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) });
  grant.addOIDCScope(String(params['scope']));
  const grantId = await grant.save();
  if (persona.grantsOffline(params)) offlineGrants.add(grantId);
  await provider.interactionFinished(request, response, { login: { accountId }, consent: { grantId } });
}

function sendPage(
  response: Response,
  persona: Persona,
  page: Omit<Parameters<typeof renderLoginPage>[1], 'name' | 'color'>,
): void {
  response.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src ${cspStyleHash(loginStyle(persona.color))}; frame-ancestors 'none'`,
    'Referrer-Policy': 'same-origin', // with `no-referrer` its own forms would have the origin `null`
  });
  response.type('html').send(renderLoginPage(persona, page));
}
