import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Asks the server that runs beside the tests. */
export async function query<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The address of a new, empty database. */
export async function freshDatabase(): Promise<string> {
  const server = inject('postgres');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await query(server, `CREATE DATABASE ${name}`);
  return server.replace(/\/\w+$/, `/${name}`);
}
