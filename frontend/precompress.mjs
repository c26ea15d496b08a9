import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

// The service sends these files beside the originals, so that nothing is compressed while somebody waits.
const worthCompressing = 200;
for (const name of readdirSync(new URL('./dist/client', import.meta.url), { recursive: true })) {
  const file = join(new URL('./dist/client', import.meta.url).pathname, name);
  if (!/\.(js|css|svg|json)$/.test(name) || statSync(file).size < worthCompressing) continue;
  const bytes = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
