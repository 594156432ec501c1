import { runAdmin } from '../operations/admin.ts';
import type { Store } from '../store/store.ts';
import type { TestServer } from './test-server.ts';

/** The operator's command line, on a store that servers share; they look into it while and after it runs. */
export function adminConsole(store: Store, servers: () => readonly TestServer[]) {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const look = () => Promise.all(servers().map(({ app }) => app.lookAtDesk()));
  const ports = { store, by: 'olga', isAlone: servers().length === 1, now: Date.now, wait: look, print };
  const admin = async (...args: string[]): Promise<boolean> => {
    const done = await runAdmin(ports, args);
    await look();
    return done;
  };
  return {
    printed,
    admin,
    /** What one command prints. */
    async shown(...args: string[]): Promise<string> {
      printed.length = 0;
      await admin(...args);
      return printed.join('\n');
    },
  };
}
