// Makes the user of the product in EventStoreDB, who is no administrator but may read `$all`. Runs at every start.
import { EventStoreDBClient } from '@eventstore/db-client';
import { setTimeout as pause } from 'node:timers/promises';

const {
  EVENTSTORE_HOSTS: hosts = '',
  EVENTSTORE_ADMIN_PASSWORD: adminPassword = '',
  EVENTSTORE_PASSWORD: password = '',
  NODE_EXTRA_CA_CERTS: caFile = '',
} = process.env;
const user = 'henna';
const headers = {
  'Content-Type': 'application/json',
  Authorization: `Basic ${Buffer.from(`admin:${adminPassword}`).toString('base64')}`,
};

/** A follower names the leader; following by itself, `fetch` would leave out the credentials. */
const post = async (url, body) => {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual' });
  return response.status === 307 ? post(new URL(response.headers.get('location'), url), body) : response.status;
};

const refuseUnless = (expected, status, what) => {
  if (!expected.includes(status)) throw new Error(`EventStoreDB answered ${status} when asked to ${what}`);
};

const makeUser = async () => {
  const users = `https://${hosts.split(',')[0]}/users/`;
  const made = await post(users, { loginName: user, fullName: 'Henna', groups: [], password });
  refuseUnless([201, 409], made, 'make the user');
  if (made === 409)
    refuseUnless(
      [200],
      await post(`${users}${user}/command/reset-password`, { newPassword: password }),
      'set a password',
    );
};

const allowReadingAll = async () => {
  const credentials = `admin:${encodeURIComponent(adminPassword)}`;
  const client = EventStoreDBClient.connectionString(
    `esdb://${credentials}@${hosts}?tls=true&tlsCaFile=${caFile}&defaultDeadline=5000`,
  );
  try {
    await client.setStreamMetadata('$all', { acl: { readRoles: ['$admins', user] } });
  } finally {
    await client.dispose();
  }
};

// Nodes answer before they have a leader.
for (let attempt = 1; ; attempt++)
  try {
    await makeUser();
    await allowReadingAll();
    break;
  } catch (error) {
    if (attempt === 60) throw error;
    await pause(2_000);
  }
