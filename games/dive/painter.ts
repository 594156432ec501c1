import { type Painter, type Pixels, PLAIN } from '@fathoms/kernel/painter.ts';
import type { Atlas } from './picture/atlas.ts';
import { LIGHTS, type Light, VIEWS, type View } from './picture/views.ts';
import type { Scene, StackScene } from './pictures.ts';

const SIDE = 640; // pixels

const TORCHES = LIGHTS.filter(light => light !== 'off');
const MIDDLE = [PLAIN];

const isView = (frame: string): frame is View => (VIEWS as readonly string[]).includes(frame);
const isStack = (scene: Scene): scene is StackScene => 'cards' in scene;

/** [DIVE-73] The same few ways to look for everybody; a lifted card is only looked at straight. */
export const painter: Painter = {
  frames(scene) {
    const { ways } = waysOf(scene as Scene);
    return ways === 'lit' ? [...VIEWS, ...TORCHES] : ways === 'tilted' ? VIEWS : MIDDLE;
  },
  ahead: scene => (waysOf(scene as Scene).ways === 'middle' ? MIDDLE : VIEWS),
  async open(scene, side = SIDE) {
    const { renderCard, renderView, prepareStack } = await import('./picture/render.ts');
    const atlas = await loadAtlas();
    const seen = scene as Scene;
    if (!isStack(seen)) return { frame: () => square(renderCard(atlas, seen.key, seen.card, side), side) };
    const stack = prepareStack(atlas, seen, side);
    return {
      frame: name =>
        square(isView(name) ? renderView(stack, name, 'off') : renderView(stack, 'c', name as Light), side),
    };
  },
  eyes: async () => (await import('./eye/eyes.ts')).eyes,
  async cues(scene) {
    const { cuesOf } = await import('./picture/cues.ts');
    return cuesOf(await loadAtlas(), scene as StackScene);
  },
};

const waysOf = (scene: Scene): Pick<StackScene, 'ways'> => (isStack(scene) ? scene : { ways: 'middle' });

const square = (rgba: Pixels['rgba'], side: number): Pixels => ({ width: side, height: side, rgba });

let opened: Promise<Atlas> | null = null; // unpacking the drawings takes a while

function loadAtlas(): Promise<Atlas> {
  opened ??= Promise.all([import('./picture/atlas.ts'), import('./picture/art/atlas.ts')]).then(
    ([{ openAtlas }, { ATLAS }]) => openAtlas(ATLAS),
  );
  return opened;
}
