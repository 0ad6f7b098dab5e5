// Keys and secrets of a part that local starts have made. They are in no commit, so nothing else would remove them.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folders that `npm run secrets -w k8s` writes. */
const overlays = ['k8s/overlays/development/secrets', 'k8s/overlays/staging/secrets'];

/** @param {string} root @param {string} name of the part */
export function removeKeys(root, name) {
  const files = [name, `publish-${name}`];
  const made = [
    `${process.env['DATA_DIR'] ?? '.data'}/publishers/${name}.pem`,
    ...[`secrets/${name}`, `secrets/publish-${name}`],
    ...overlays.flatMap((overlay) => files.map((each) => `${overlay}/${each}.env`)),
  ];
  for (const path of made) rmSync(resolve(root, path), { recursive: true, force: true });
  for (const overlay of overlays) unlist(join(root, overlay, 'kustomization.yaml'), files);
  const publishers = join(root, 'secrets/gateway/PUBLISHER_KEYS');
  if (!existsSync(publishers)) return;
  const { [name]: _removed, ...keys } = JSON.parse(readFileSync(publishers, 'utf8'));
  rmSync(publishers); // it is written without the right to change it
  writeFileSync(publishers, JSON.stringify(keys), { mode: 0o444 });
}

/** kustomize reads every file that is listed. @param {string} list @param {readonly string[]} files without their ending */
function unlist(list, files) {
  if (!existsSync(list)) return;
  const lines = readFileSync(list, 'utf8').split('\n');
  const kept = lines.filter((line) => !files.some((file) => line.includes(`{ name: ${file}, `)));
  writeFileSync(list, kept.join('\n'));
}
