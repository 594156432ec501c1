import { localTransport } from '../session/local-connection.ts';
import { TablePage } from './TablePage.tsx';

export function LocalTable({ id }: { id: string }) {
  return <TablePage id={id} transport={localTransport} local />;
}
