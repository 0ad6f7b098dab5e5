import { sendVerificationEmailRoute } from '@sabi/contracts/http/identity/functions';
import {
  generateLinkRoute,
  inviteRoute,
  magicLinkRoute,
  otpRoute,
  reauthenticateRoute,
  recoverRoute,
  resendRoute,
} from '@sabi/contracts/http/identity/mails';
import { preferredLanguage } from '@sabi/contracts/language';
import { answer } from '@sabi/service-kit/routes';
import { generateLink } from '../../domain/admin/generate-link';
import { inviteUser } from '../../domain/admin/invite-user';
import { requestVerificationMail } from '../../domain/email-confirmation/request-verification-mail';
import { resend } from '../../domain/email-confirmation/resend';
import { requestMagicLink } from '../../domain/magic-link-sign-in/request-magic-link';
import { requestOtp, assertMailSignInEnabled } from '../../domain/magic-link-sign-in/request-otp';
import { requestRecoveryMail, assertRecoveryEnabled } from '../../domain/passwords/request-recovery-mail';
import { requestReauthentication } from '../../domain/reauthentication/request-reauthentication';
import type { EndpointInput } from './gotrue/endpoint';
import { type EndpointContext, mountEndpoint } from './gotrue/endpoint';
import { presentGeneratedLink, presentUser } from './presenters';
import { redirectTargetOf } from './redirect-target';
import { mountVerifyRoutes } from './verify.routes';

type MailRoute = typeof otpRoute | typeof magicLinkRoute | typeof recoverRoute | typeof resendRoute;

/** Routes that send mails and text messages with links and codes. */
export function mountMailRoutes(context: EndpointContext): void {
  const { deps } = context;
  const describe = ({
    body,
    request,
    client,
  }: Pick<EndpointInput<MailRoute>, 'body' | 'request' | 'client'>) => ({
    challenge: body.code_challenge,
    method: body.code_challenge_method,
    redirectTo: redirectTargetOf(request, deps.settings),
    language: preferredLanguage(request.get('accept-language')),
    ip: client.ip,
  });
  mountVerifyRoutes(context);
  mountEndpoint(
    context,
    otpRoute,
    async ({ body, ...rest }) => {
      const request = { ...body, createsUser: body.create_user, ...describe({ body, ...rest }) };
      return answer(200, presentSent(await requestOtp(request, deps)));
    },
    { limit: 'otp', needsCaptcha: true },
  );
  mountEndpoint(
    context,
    magicLinkRoute,
    async ({ body, ...rest }) => {
      await requestMagicLink({ ...body, ...describe({ body, ...rest }) }, deps);
      return answer(200, {});
    },
    { limit: 'magiclink', needsCaptcha: true, assertPrecondition: () => assertMailSignInEnabled(deps) },
  );
  mountEndpoint(
    context,
    recoverRoute,
    async ({ body, ...rest }) => {
      await requestRecoveryMail({ ...body, ...describe({ body, ...rest }) }, deps);
      return answer(200, {});
    },
    { limit: 'recover', needsCaptcha: true, assertPrecondition: () => assertRecoveryEnabled(deps) },
  );
  mountEndpoint(
    context,
    resendRoute,
    async ({ body, ...rest }) => {
      return answer(200, presentSent(await resend({ ...body, ...describe({ body, ...rest }) }, deps)));
    },
    { limit: 'resend', needsCaptcha: true },
  );
  mountEndpoint(
    context,
    reauthenticateRoute,
    async ({ caller, client }) => {
      const asked = { user: caller.user, ip: client.ip };
      return answer(200, presentSent(await requestReauthentication(asked, deps)));
    },
    { admitsLowerLevel: true },
  );
  mountAdminMailRoutes(context);
}

/** @param messageId of a text message */
const presentSent = (messageId: string | undefined) => (messageId ? { message_id: messageId } : {});

function mountAdminMailRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(context, inviteRoute, async ({ body, caller, request, client }) => {
    const redirectTo = redirectTargetOf(request, deps.settings);
    const language = preferredLanguage(request.get('accept-language'));
    const user = await inviteUser({ ...body, redirectTo, language, role: caller.role, ip: client.ip }, deps);
    return answer(200, presentUser(user));
  });
  mountEndpoint(context, generateLinkRoute, async ({ body, caller, request, client }) => {
    const link = await generateLink(
      {
        ...body,
        newEmail: body.new_email,
        redirectTo: redirectTargetOf(request, deps.settings, body.redirect_to),
        role: caller.role,
        ip: client.ip,
      },
      deps,
    );
    return answer(200, presentGeneratedLink(link));
  });
}

/** Outside GoTrue's paths: called by the product's pages after a sign-up. */
export function mountFunctionRoutes(context: EndpointContext): void {
  mountEndpoint(context, sendVerificationEmailRoute, async ({ body, client }) => {
    await requestVerificationMail({ email: body.email, ip: client.ip }, context.deps);
    return answer(200, { success: true });
  });
}
