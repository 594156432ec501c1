/** One peer's server in a process of its own: `load-peer NAME`; prints its port. */
import { PEERS } from './peers.ts';

const serving = await PEERS[process.argv[2] ?? '']?.();
console.log(serving?.port);
