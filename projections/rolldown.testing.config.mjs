import { server } from '../rolldown.server.mjs';
import { programs } from './rolldown.config.mjs';

/** What tests of other packages run, beside the programs that it starts; not part of the product. */
export default server({ ...programs, 'worker-host': 'src/testing/worker-host.ts' });
