// Loading the packages that a server needs takes longer than the tests of most suites. The suites that run in one
// process share one global scope and the packages in it; our own modules are loaded anew for every suite, as Jest does.
const { readFileSync } = require('node:fs');
const nodeModule = require('node:module');
const { dirname } = require('node:path');
const { fileURLToPath } = require('node:url');
const { compileFunction } = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');
const { toCommonJs } = require('./jest.esm-to-cjs.cjs');

/** The global scope that the first suite of this process makes, for all. */
let shared;
const modules = new Map();
/** Processes that suites start for those after them too, by program. They end with this process. */
const sharedProcesses = new Map();

/** `require` for a package's file. */
const requireFrom = (filename) => {
  const native = nodeModule.createRequire(filename);
  const require = (request) => {
    if (/^(node:)?module$/.test(request)) return sharedModule;
    if (nodeModule.isBuiltin(request)) return native(request);
    const found = native.resolve(request);
    return /\.[cm]?js$/.test(found) ? loadShared(found) : native(found);
  };
  return Object.assign(require, { resolve: native.resolve });
};
const sharedModule = Object.assign(function Module() {}, nodeModule, {
  createRequire: (file) => requireFrom(/^file:/.test(file) ? fileURLToPath(file) : file),
});

/** Loads a package's file, and what it requires, once for all suites of this process. */
const loadShared = (filename) => {
  const existing = modules.get(filename);
  if (existing) return existing.exports;
  const path = dirname(filename);
  const module = { exports: {}, id: filename, filename, path, children: [], require: requireFrom(filename) };
  modules.set(filename, module);
  try {
    const names = ['module', 'exports', 'require', '__dirname', '__filename'];
    const code = toCommonJs(readFileSync(filename, 'utf8'), filename);
    const run = compileFunction(code, names, { filename, parsingContext: shared.context });
    run.call(module.exports, module, module.exports, module.require, path, filename);
  } catch (error) {
    modules.delete(filename);
    throw error;
  }
  return module.exports;
};

module.exports = class extends TestEnvironment {
  constructor(...parts) {
    super(...parts);
    // A suite may change its environment variables: they are a copy of its own.
    const { context, global, moduleMocker, fakeTimers, fakeTimersModern } = this;
    const ownProcess = global.process;
    shared ??= { context, global, moduleMocker, fakeTimers, fakeTimersModern };
    Object.assign(this, shared);
    Object.assign(this.global, { process: ownProcess, loadShared, sharedProcesses });
  }

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    // Jest keeps a suite's state and listeners under symbols.
    for (const key of Object.getOwnPropertySymbols(this.global)) {
      if (Object.getOwnPropertyDescriptor(this.global, key).writable) this.global[key] = undefined;
    }
    this.context = null;
  }
};
