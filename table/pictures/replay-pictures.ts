import type { Game } from '@fathoms/kernel/game.ts';
import type { PictureIds } from '@fathoms/protocol/messages.ts';

/** The pictures of a match that is over. Nothing is secret any more, so they are simply numbered. */
export interface ReplayPictures {
  readonly at: (state: unknown, before: unknown) => PictureIds; // before: one step earlier, null = there is none
  readonly scene: (id: string) => unknown; // null = no such picture
}

export function openReplayPictures({ pictures }: Game): ReplayPictures {
  const ids = new Map<string, string>(); // by scene, written out
  const scenes = new Map<string, unknown>();

  const idOf = (scene: unknown): string => {
    const written = JSON.stringify(scene);
    const id = ids.get(written) ?? `picture-${ids.size}`;
    ids.set(written, id);
    scenes.set(id, scene);
    return id;
  };
  const named = (shown: { readonly [name: string]: unknown }): PictureIds =>
    Object.fromEntries(Object.entries(shown).map(([name, scene]) => [name, idOf(scene)]));

  return {
    at(state, before) {
      if (!pictures) return {};
      const old = before === null ? [] : Object.values(named(pictures.passing(before)));
      const passing = Object.entries(named(pictures.passing(state))).filter(([, id]) => !old.includes(id));
      return { ...named(pictures.scenes(state)), ...Object.fromEntries(passing) };
    },
    scene: id => scenes.get(id) ?? null,
  };
}
