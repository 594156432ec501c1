import { parentPort, workerData } from 'node:worker_threads';
import { groupCommit } from '../store/group-commit.ts';
import { openSqlite, type Sqlite } from '../store/sqlite.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import { serveStore } from '../store/threaded-store.ts';

if (!parentPort) throw new Error('this is a thread of the server');
const { file } = workerData as { file: string };
const commits = (db: Sqlite) => groupCommit(db, queueMicrotask); // what arrives together comes as one message
serveStore(sqliteStore(file, openSqlite, commits), parentPort);
