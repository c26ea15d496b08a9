// Jest runs CommonJS. Dependencies that ship ES modules only are turned into CommonJS; the others stay as they are,
// because transforming CommonJS blindly breaks google-protobuf.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');
const { createTransformer } = require('@swc/jest');

const settings = {
  swcrc: false,
  sourceMaps: false,
  jsc: { target: 'es2023', parser: { syntax: 'ecmascript' } },
  module: { type: 'commonjs', importInterop: 'swc' },
};
const swc = createTransformer(settings);
const isEsm = (source, file) => file.endsWith('.mjs') || /^\s*(?:import|export)\b/m.test(source);
/**
 * Jest can't import while it runs: without this MongoDB's driver does not say who it is when it connects, and
 * OpenTelemetry's exporter sends nothing.
 */
const withoutImports = (source) => source.replace(/\bimport\('(os|https?)'\)/g, "require('$1')");
const version = createHash('sha256').update(readFileSync(__filename)).digest('hex');

module.exports = {
  toCommonJs: (source, filename) =>
    isEsm(source, filename) ? transformSync(source, { ...settings, filename }).code : withoutImports(source),
  process: (source, file, options) => {
    // With `shared` what a package exports comes from the test environment.
    if (options.transformerConfig.shared) return { code: 'module.exports = loadShared(__filename);' };
    return isEsm(source, file) ? swc.process(source, file, options) : { code: withoutImports(source) };
  },
  getCacheKey: (...parts) => `${swc.getCacheKey(...parts)}${version}`,
};
