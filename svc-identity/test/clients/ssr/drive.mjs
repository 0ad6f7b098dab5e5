// Drives @supabase/ssr against a running service, as a product that renders on servers would: a client for each request, with the
// cookies of the browser, and clients in pages.
//
// Usage: drive.mjs SITE_URL MAILS_URL ADMIN_TOKEN PASSWORD; under SITE_URL the service is at /auth/v1. Prints one JSON object a step.
import * as accounts from './accounts.mjs';
import * as cookieSessions from './cookie-sessions.mjs';
import * as pages from './pages.mjs';
import { runSteps } from './steps.mjs';
import * as waysIn from './sign-in-methods.mjs';

await runSteps([waysIn, cookieSessions, accounts, pages].flatMap((steps) => Object.values(steps)));
// The clients keep channels between tabs open.
process.exit();
