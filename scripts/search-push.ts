import {runCli} from './cli';
import {main} from './search-push/main';

/** `npm run search:push [-- --dry-run] [--from FOLDER] [--record-limit BYTES]`: the hosted index from a build. */
runCli((args) => main(args));
