import { browserOutside } from './browser.ts';
import { onlineHome } from './online-home.ts';
import { TablePage } from './TablePage.tsx';

const server = onlineHome(browserOutside);

export function OnlineTable({ id }: { id: string }) {
  return <TablePage id={id} home={server} local={false} />;
}
