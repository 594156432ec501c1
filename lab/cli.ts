import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { runLab } from './lab.ts';
import type { Io } from './terminal/io.ts';
import { openKeyboard } from './terminal/keyboard.ts';

const WIDTH = 40;
const keyboard = openKeyboard();

const io: Io = {
  print: text => {
    process.stdout.write(`${text}\n`);
  },
  complain: text => {
    process.stderr.write(`${text}\n`);
  },
  progress(done, all) {
    if (!process.stderr.isTTY) return;
    const filled = Math.floor((WIDTH * done) / all);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
    process.stderr.write(done < all ? `\r${bar} ${done}/${all}` : '\r\x1b[K');
  },
  ask: keyboard.ask,
  threads: availableParallelism(),
  worker: new URL('./worker.js', import.meta.url),
  newSeed: () => randomBytes(16).toString('hex'),
};

// a closed pipe (`lab export … | head`) is the reader's wish, not a failure
process.stdout.on('error', error => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await runLab(process.argv.slice(2), io);
keyboard.close();
