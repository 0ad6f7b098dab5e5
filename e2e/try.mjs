import { chromium } from '@playwright/test';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
const base='http://127.0.0.1:18088';
async function scenario(name, start, nav) {
  const p = await (await b.newContext({viewport:{width:1280,height:700}})).newPage();
  p.on('console',async m=>{ console.log(' console',m.type(),m.text().slice(0,120)); if(m.text().includes('remote.failed')) console.log(await m.args()[2].evaluate(e=>String(e.cause?.stack||e.cause||e).slice(0,900)).catch(String)); }); p.on('pageerror',e=>console.log(' pageerror',e.message.slice(0,300)));
  for (const pattern of ['**/remotes/mf-blog/**']) {
  console.log(name, pattern);
  await p.goto(base+'/nope');
  await p.route(pattern, r=>r.abort());
  if (start) await p.goto(base+start); else { await p.click('text=Blog'); }
  const t=Date.now(); await p.getByTestId('remote-failure').waitFor({timeout:20000}); console.log(' panel after', Date.now()-t);
  await p.screenshot({path:`/tmp/w/fail-${name}.png`});
  await p.getByRole('button',{name:'Try again'}).click(); await p.waitForTimeout(1500); console.log(' still failing', await p.locator('[data-remote]').getAttribute('data-state'));
  await p.unroute(pattern);
  await p.getByRole('button',{name:'Try again'}).click(); await p.waitForTimeout(2500); console.log(' recovered', await p.locator('[data-remote]').getAttribute('data-state'), await p.locator('h1').count(), await p.locator('h1').textContent());
  await p.context().clearCookies();
  }
}
await scenario('ssr', '/blog');
await b.close();
