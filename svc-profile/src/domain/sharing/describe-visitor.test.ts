import { describeVisitor } from './describe-visitor';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`,
    'phone',
    'Chrome',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'phone',
    'Samsung Internet',
  ],
  [`Mozilla/5.0 (Linux; Android 13; SM-X200) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'tablet', 'Chrome'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'phone',
    'Safari',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    'computer',
    'Edge',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'computer', 'Firefox'],
  ['Mozilla/5.0 (CompuServe)', 'computer', null],
])('%s', (userAgent, device, browser) => {
  expect(describeVisitor(userAgent)).toEqual({ device, browser });
});

test.each([
  undefined,
  '',
  'WhatsApp/2.24.25.78 A',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'TelegramBot (like TwitterBot)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
  'curl/8.5.0',
])('%s is no person', (userAgent) => {
  expect(describeVisitor(userAgent)).toBeNull();
});
