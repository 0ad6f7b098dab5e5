// Idempotent; run by mongosh as root: initiates the replica set, then creates an account for each service.
const { readFileSync } = require('node:fs');

const secret = (name) => readFileSync(`/run/secrets/${name}`, 'utf8').trim();
const members = [0, 1, 2].map((index) => ({ _id: index, host: `mongodb-${index}.mongodb:27017` }));
const databases = {
  gateway: 'platform',
  'svc-identity': 'identity',
  'svc-profile': 'profile',
  'svc-ai': 'ai',
  'svc-billing': 'billing',
  'svc-hiring': 'hiring',
  'svc-notification': 'notification',
};

db.getSiblingDB('admin').auth('root', secret('ROOT_PASSWORD'));

try {
  rs.status();
} catch (error) {
  if (error.codeName !== 'NotYetInitialized') throw error;
  rs.initiate({ _id: 'rs0', members });
}
// The first member is asked; accounts are written by the elected primary.
while (!db.hello().primary) sleep(500);
const primary = new Mongo(
  `mongodb://root:${encodeURIComponent(secret('ROOT_PASSWORD'))}@${db.hello().primary}/admin?directConnection=true`,
);
for (const [user, database] of Object.entries(databases)) {
  const own = primary.getDB(database);
  const account = { pwd: secret(`PASSWORD_${user}`), roles: [{ role: 'readWrite', db: database }] };
  if (own.getUser(user)) own.updateUser(user, account);
  else own.createUser({ user, ...account });
}
print('The replica set is there, and so are the accounts');
