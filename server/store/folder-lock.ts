import { join } from 'node:path';
import { openSqlite } from './sqlite.ts';

/**
 * Keeps a second server off the same folder: it would believe itself the only one, and nobody would hear of
 * what the other wrote. The system lets go of the lock however the process ends. Answers how to let go earlier.
 */
export function lockFolder(folder: string): () => void {
  const db = openSqlite(join(folder, 'server.lock'));
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (problem) {
    db.close();
    throw new Error(`another server uses ${folder}`, { cause: problem });
  }
  return () => db.close();
}
