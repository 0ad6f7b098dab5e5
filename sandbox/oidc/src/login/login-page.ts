import type { Persona } from '../provider/personas';

interface LoginPage {
  readonly application: string;
  readonly cancelUrl: string;
  /** Initial value. */
  readonly email?: string;
  readonly fault?: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

export const loginStyle = (color: string): string => `
  body { margin: 0; background: #f3f4f6; font: 16px/1.5 system-ui, sans-serif; color: #1f2933; }
  main { max-width: 24rem; margin: 3rem auto; padding: 2rem; background: #fff; border-top: 6px solid ${color}; border-radius: 8px; }
  .banner { margin: 0 0 1.5rem; padding: .5rem .75rem; background: #fef3c7; border-radius: 4px; font-size: .875rem; }
  .fault { color: #b91c1c; }
  label { display: block; margin-top: 1rem; }
  input[type=text], input[type=email] { display: block; box-sizing: border-box; width: 100%; padding: .5rem; font: inherit; }
  button { margin: 1.5rem .5rem 0 0; padding: .6rem 1.2rem; border: 0; border-radius: 4px; background: ${color}; color: #fff; font: inherit; cursor: pointer; }
  button.plain { background: #e5e7eb; color: inherit; }
`;

/** One form, without script, for people and tests. */
export function renderLoginPage(
  { name, color }: Pick<Persona, 'name' | 'color'>,
  { application, cancelUrl, email = '', fault }: LoginPage,
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox: sign in with ${escape(name)}</title>
<style>${loginStyle(color)}</style>
</head>
<body>
<main>
  <p class="banner"><strong>SANDBOX.</strong> This is not ${escape(name)}. Type whoever you want to be; no password is asked.</p>
  <h1>Sign in with ${escape(name)}</h1>
  <p>to continue to ${escape(application)}</p>
  ${fault ? `<p class="fault" role="alert">${escape(fault)}</p>` : ''}
  <form method="post">
    <label>Name <input type="text" name="name" required maxlength="200" autocomplete="name"></label>
    <label>E-mail address <input type="email" name="email" value="${escape(email)}" required maxlength="255" autocomplete="email"></label>
    <label><input type="checkbox" name="verified" checked> ${escape(name)} has verified this address</label>
    <label><input type="checkbox" name="withheld"> ${escape(name)} keeps it to itself</label>
    <button type="submit">Sign in</button>
    <button type="submit" class="plain" formaction="${escape(cancelUrl)}" formnovalidate>Cancel</button>
  </form>
</main>
</body>
</html>
`;
}
