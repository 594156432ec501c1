import { nodeBuild } from './vite.server.config.ts';

/** Built into bench/: from there Node finds what is measured beside us. */
export default nodeBuild('bench', 'dist', {
  bench: 'bench/cli.ts',
  crash: 'bench/crash/main.ts',
  'load-peer': 'bench/load/peer.ts',
  'load-crowd': 'bench/load/crowd.ts',
  'siege-attacker': 'bench/siege/attacker.ts',
});
