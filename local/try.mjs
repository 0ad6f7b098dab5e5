import { startGateway, readEnv as ge } from '@sabi/gateway/service';
import { startShell, readEnv as se } from '@sabi/shell/service';
import { pino } from 'pino';
import express from 'express';
import fs from 'node:fs';
const log = pino({level:'warn'});
const port = 18088;
const url = `http://127.0.0.1:${port}`;
const mongo = process.env.MURI;
const sh = await startShell(se({PORT:'0',DRAIN_DELAY_MS:'0',PLATFORM_URL:url,SITE_URL:url}), log);
const gw = await startGateway(ge({PORT:String(port),DRAIN_DELAY_MS:'0',MONGODB_URI:mongo,SHELL_URL:sh.url,IDENTITY_URL:url,PROFILE_URL:url,AI_URL:url,BILLING_URL:url,PUBLISH_TOKEN:'x'.repeat(40)}), log);
await gw.ready;
for (const name of process.argv.slice(2)) {
  const app = express(); app.use(express.static(`${name}/dist/releases`));
  const srv = await new Promise(r=>{const s=app.listen(0,'127.0.0.1',()=>r(s))});
  const release = JSON.parse(fs.readFileSync(`${name}/dist/release.json`,'utf8'));
  const r = await fetch(`${url}/api/platform/v1/remotes/${name}/releases/${release.version}`,{method:'PUT',headers:{authorization:'Bearer '+'x'.repeat(40),'content-type':'application/json'},body:JSON.stringify({release,origin:`http://127.0.0.1:${srv.address().port}`})});
  console.log(name, r.status, r.ok?'':await r.text());
}
console.log('up', url);
