// Jest runs CommonJS. Dependencies that ship ES modules only are turned into CommonJS; the others stay as they are,
// because transforming CommonJS blindly breaks google-protobuf.
const { createTransformer } = require('@swc/jest');

const swc = createTransformer({
  swcrc: false,
  sourceMaps: false,
  jsc: { target: 'es2023', parser: { syntax: 'ecmascript' } },
  module: { type: 'commonjs', importInterop: 'swc' },
});
const isEsm = (source, file) => file.endsWith('.mjs') || /^\s*(?:import|export)\b/m.test(source);

module.exports = {
  process: (source, file, options) => (isEsm(source, file) ? swc.process(source, file, options) : { code: source }),
  getCacheKey: (...parts) => swc.getCacheKey(...parts),
};
