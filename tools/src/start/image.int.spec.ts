import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const root = join(__dirname, '../../..');
const stage = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .split(/^FROM /m)
  .at(-1)!;
const copied = [...stage.matchAll(/^COPY --from=(\w+) \/henna\/?(\S*) (\S+)$/gm)].map(([, from, path, to]) => ({
  from: from!,
  path: path!,
  to: to!,
}));
/** The user that runs the image, where the test may choose one; otherwise only the folder is made read-only. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const packages = ['backend', 'projections', 'embedded', 'tools'];
/** Those that the image links in `node_modules`: its own, not the ones of this repository. */
const linked = ['domain', 'frontend', ...packages];

let folder: string;
let image: string;
let data: string;

/** The image's folder by the lines of its Dockerfile, from what is built here. */
const makeImage = async () => {
  const operating = join(folder, 'operating');
  const rolldown = join(root, 'node_modules/rolldown/bin/cli.mjs');
  await execute(process.execPath, [rolldown, '-c', 'rolldown.operating.config.mjs', '-d', operating], {
    cwd: join(root, 'tools'),
  });
  for (const { from, path, to } of copied) {
    if (from === 'dependencies') copyDependencies();
    else if (path.endsWith('/*.js'))
      copyPrograms(path === 'tools/dist/*.js' ? operating : join(root, dirname(path)), to);
    // The client is not built for the tests of the other packages.
    else if (existsSync(join(root, path)))
      cpSync(join(root, path), join(image, to.endsWith('/') ? join(to, path.split('/').at(-1)!) : to), {
        recursive: true,
      });
  }
};
const copyPrograms = (from: string, to: string) => {
  mkdirSync(join(image, to), { recursive: true });
  for (const name of readdirSync(from)) if (name.endsWith('.js')) cpSync(join(from, name), join(image, to, name));
};
/** Links the packages that are installed here: that no others are needed, the test of the imports shows. */
const linkModules = () => {
  const modules = join(image, 'node_modules');
  mkdirSync(join(modules, '@henna'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@henna') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of linked) symlinkSync(`../../${name}`, join(modules, '@henna', name));
};
const copyDependencies = () => {
  linkModules();
  for (const name of ['.', ...packages]) {
    mkdirSync(join(image, name), { recursive: true });
    cpSync(join(root, name, 'package.json'), join(image, name, 'package.json'));
    if (name !== '.' && existsSync(join(root, name, 'node_modules')))
      symlinkSync(join(root, name, 'node_modules'), join(image, name, 'node_modules'));
  }
};
const filesOf = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(image.length + 1));
const closeImage = () => {
  for (const name of ['', ...readdirSync(image, { recursive: true, encoding: 'utf8' })])
    if (!name.split('/').includes('node_modules')) chmodSync(join(image, name), 0o555);
};

const environment = () => ({
  PATH: process.env['PATH'],
  DATA_DIR: data,
  PORT: '0',
  DEMO: 'off',
  npm_config_cache: join(data, 'npm'),
  npm_config_update_notifier: 'false',
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'henna-image-'));
  [image, data] = [join(folder, 'image'), join(folder, 'data')];
  chmodSync(folder, 0o755);
  for (const each of [image, data]) mkdirSync(each);
  if (nobody.uid) chownSync(data, nobody.uid, nobody.gid);
  await makeImage();
});
afterEach(() => {
  for (const name of filesOf(image)) chmodSync(dirname(join(image, name)), 0o755);
  rmSync(folder, { recursive: true, force: true });
});

describe('the image', () => {
  it('holds what runs and nothing else', () => {
    const files = filesOf(image);
    expect(files).toEqual(
      expect.arrayContaining([
        'backend/dist/main.js',
        'backend/data/catalogue.json',
        'tools/dist/start.js',
        'tools/build.mjs',
      ]),
    );
    expect(files.filter((name) => /\.(tsx?|map)$|spec|bench|screenshots|catalogue\/|coverage/.test(name))).toEqual([]);
  });

  it('has programs that import only what its packages depend on', () => {
    for (const name of packages) {
      const { dependencies } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as {
        dependencies: Record<string, string>;
      };
      const declared = [...Object.keys(dependencies), ...builtinModules];
      const imports = readdirSync(join(image, name, 'dist')).flatMap((file) =>
        [
          ...readFileSync(join(image, name, 'dist', file), 'utf8').matchAll(
            /^(?:import|export)\b[^'"\n]*["']([^'"./][^'"]*)["'];?$/gm,
          ),
        ].map(([, from]) => /^(?:@[^/]+\/)?[^/]+/.exec(from!.replace(/^node:/, ''))![0]),
      );
      expect(imports.length).toBeGreaterThan(5);
      expect([...new Set(imports)].filter((each) => !declared.includes(each))).toEqual([]);
    }
  });

  it('runs as another user who can write nothing but the data folder, with the commands of its operator', async () => {
    closeImage();
    const child = spawn(process.execPath, ['tools/dist/start.js'], {
      cwd: image,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      ...nobody,
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    const lines: string[] = [];
    const url = await new Promise<string>((resolve, reject) => {
      const onLine = (line: string) => {
        lines.push(line);
        if (line.startsWith('Ready on ')) resolve(line.slice('Ready on '.length));
      };
      for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onLine);
      void ended.then(() => reject(new Error(lines.join('\n'))));
    });
    try {
      expect((await fetch(`${url}/api/products`)).status).toBe(200);
      const { stdout } = await execute('npm', ['run', 'admin-token', '--', 'noor', 'analyst'], {
        cwd: image,
        env: environment(),
        ...nobody,
      });
      const token = /shown once: (\S+)/.exec(stdout)![1]!;
      const sql = await fetch(`${url}/api/analytics/sql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-admin-token': token },
        body: JSON.stringify({ sql: 'SELECT count(*) FROM events' }),
      });
      expect([sql.status, sql.status === 200 ? '' : await sql.text()]).toEqual([200, '']);
    } finally {
      child.kill('SIGINT');
      await ended;
    }
  });
});
