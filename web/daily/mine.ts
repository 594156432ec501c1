import type { DailyMine } from '@fathoms/protocol/daily.ts';

/** How far somebody's counted try has come. */
export const stateOf = (mine: DailyMine | null): 'new' | DailyMine['is'] => mine?.is ?? 'new';

export const STATE_ICONS = { new: 'dive', 'under-way': 'clock', played: 'check', void: 'close' } as const;
