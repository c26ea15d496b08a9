// Makes the replica set of $MONGODB_HOSTS and its two users, where they are missing. It shares the network of the first
// member, because MongoDB lets only its own machine make the first user. Runs at every start.
const { MONGODB_HOSTS: hosts, MONGODB_ROOT_PASSWORD: rootPassword, MONGODB_PASSWORD: password } = process.env;

const isSet = () => db.hello().setName !== undefined;
if (!isSet()) rs.initiate({ _id: 'henna', members: hosts.split(',').map((host, _id) => ({ _id, host })) });

const admin = db.getSiblingDB('admin');
const signsIn = () => {
  try {
    return admin.auth('root', rootPassword).ok === 1;
  } catch {
    return false;
  }
};
const untilMade = Date.now() + 120_000;
while (!signsIn()) {
  if (Date.now() > untilMade)
    throw new Error('no user could be made: is MONGODB_ROOT_PASSWORD that of the first start?');
  try {
    if (db.hello().isWritablePrimary) admin.createUser({ user: 'root', pwd: rootPassword, roles: ['root'] });
  } catch (error) {
    print(error.message);
  }
  sleep(1_000);
}

// What the product needs, and no more. `henna_replay` is for `npm run replay -- --into henna_replay`.
const roles = ['henna_private', 'henna_views', 'henna_replay'].map((name) => ({ role: 'readWrite', db: name }));
const replicaSet = new Mongo(
  `mongodb://root:${encodeURIComponent(rootPassword)}@${hosts}/?replicaSet=henna&authSource=admin`,
);
const users = replicaSet.getDB('admin');
if (users.getUser('henna')) users.updateUser('henna', { pwd: password, roles });
else users.createUser({ user: 'henna', pwd: password, roles });
