// Jest runs CommonJS. Dependencies that ship ES modules only are turned into CommonJS; the others stay as they are,
// because transforming CommonJS blindly breaks google-protobuf.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { createTransformer } = require('@swc/jest');

const swc = createTransformer({
  swcrc: false,
  sourceMaps: false,
  jsc: { target: 'es2023', parser: { syntax: 'ecmascript' } },
  module: { type: 'commonjs', importInterop: 'swc' },
});
const isEsm = (source, file) => file.endsWith('.mjs') || /^\s*(?:import|export)\b/m.test(source);
/** Jest can't import while it runs: without this MongoDB's driver does not say who it is when it connects. */
const withoutImports = (source) => source.replaceAll("import('os')", "require('os')");
const version = createHash('sha256').update(readFileSync(__filename)).digest('hex');

module.exports = {
  process: (source, file, options) =>
    isEsm(source, file) ? swc.process(source, file, options) : { code: withoutImports(source) },
  getCacheKey: (...parts) => `${swc.getCacheKey(...parts)}${version}`,
};
