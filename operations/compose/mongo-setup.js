// Job beside mongod, run by mongosh: initiates the replica set and creates an account for each service's database. It shares
// mongod's network, as the first account can only be created locally. Running it again updates the passwords.
const { readFileSync } = require('node:fs');

const password = readFileSync('/run/secrets/ADMIN_PASSWORD', 'utf8').trim();
const accounts = JSON.parse(readFileSync('/run/secrets/accounts.json', 'utf8'));
const admin = connect('mongodb://127.0.0.1:27017/admin?directConnection=true');

function isKnown() {
  try {
    return admin.auth('admin', password).ok === 1;
  } catch {
    return false;
  }
}

if (!isKnown()) {
  try {
    admin.adminCommand({
      replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] },
    });
  } catch (error) {
    if (error.codeName !== 'AlreadyInitialized') throw error;
  }
  while (!admin.hello().isWritablePrimary) sleep(200);
  admin.createUser({ user: 'admin', pwd: password, roles: ['root'] });
  admin.auth('admin', password);
}
while (!admin.hello().isWritablePrimary) sleep(200);

for (const [name, pwd] of Object.entries(accounts)) {
  const database = admin.getSiblingDB(name);
  const account = { pwd, roles: ['readWrite'] };
  if (database.getUser(name)) database.updateUser(name, account);
  else database.createUser({ user: name, ...account });
  print(`${name}: account of its own database`);
}
