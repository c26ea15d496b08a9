// node print.mjs <connection-string> [name part...] > out.json
import { record } from './record.mjs';

const [connectionString, ...parts] = process.argv.slice(2);
if (!connectionString) {
  console.error('usage: node print.mjs <connection-string> [name part...]');
  process.exit(2);
}
const wanted = (name) => !parts.length || parts.some((part) => name.includes(part));
const out = await record(connectionString, wanted);
process.stdout.write(`${JSON.stringify(out, null, 1)}\n`, () => process.exit(0));
