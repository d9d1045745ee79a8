import {runCli} from '../../cli';
import {main} from '../main';
import {loopbackOptions} from './provider';

// The command as it is, but for the address of the provider: a test can send it signals.
runCli((args) => main(args, loopbackOptions(Number(process.env.LOOPBACK_PORT))));
