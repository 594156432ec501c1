/** Before the tests: one PostgreSQL and one NATS server for all of them; after the tests: gone. */
import { startNats, startPostgres } from './services.mjs';

let services = [];

export async function setup(project) {
  const [postgres, nats] = await Promise.all([startPostgres({ durable: false }), startNats()]);
  services = [postgres, nats];
  project.provide('postgres', postgres.url);
  project.provide('nats', nats.url);
}

export async function teardown() {
  await Promise.all(services.map(service => service.end()));
}
