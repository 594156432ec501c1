import { parentPort, workerData } from 'node:worker_threads';
import { sqliteStore } from '../store/sqlite-store.ts';
import { serveStore } from '../store/threaded-store.ts';

if (!parentPort) throw new Error('this is a thread of the server');
serveStore(sqliteStore((workerData as { file: string }).file), parentPort);
