import { server } from '../rolldown.server.mjs';

/** What tests of other packages run; not part of the product. */
export default server({ 'store-host': 'src/testing/store-host.ts' });
