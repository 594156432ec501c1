import { localHome } from './local-home.ts';
import { TablePage } from './TablePage.tsx';

export function LocalTable({ id }: { id: string }) {
  return <TablePage id={id} home={localHome} local />;
}
