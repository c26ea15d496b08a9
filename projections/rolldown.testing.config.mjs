import { server } from '../rolldown.server.mjs';
import { programs } from './rolldown.config.mjs';

/** What tests of other packages run, beside the programs that it starts; not part of the product. */
export default server({ ...programs, 'program-host': 'src/testing/program-host.ts' });
