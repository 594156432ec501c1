import { useEffect, useState } from 'preact/hooks';
import { tiltAt, tilted } from '../model/look.ts';
import type { Looking } from './use-look.ts';

const STEP = 7; // degrees a half step takes

/** A browser that asks before it tells how the device is held. */
interface Asking {
  readonly requestPermission?: () => Promise<'granted' | 'denied'>;
}

export interface Sway {
  readonly offered: boolean; // this device can tell
  readonly on: boolean;
  readonly toggle: () => void;
}

/** Follows how the device is held, once asked to. Never by itself. */
export function useSway({ change }: Looking): Sway {
  const offered = typeof DeviceOrientationEvent !== 'undefined' && matchMedia('(pointer: coarse)').matches;
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on) return;
    let rest: readonly [number, number] | null = null; // as it is held when this begins
    const held = ({ beta, gamma }: DeviceOrientationEvent) => {
      if (beta === null || gamma === null) return;
      rest ??= [gamma, beta];
      const [across, along] = [(gamma - rest[0]) / STEP, (beta - rest[1]) / STEP];
      change(look => tilted(look, tiltAt(across, along)));
    };
    addEventListener('deviceorientation', held);
    return () => removeEventListener('deviceorientation', held);
  }, [on, change]);
  const toggle = async () => {
    const { requestPermission } = DeviceOrientationEvent as unknown as Asking;
    const granted = on || !requestPermission || (await requestPermission()) === 'granted';
    setOn(!on && granted);
  };
  return { offered, on, toggle };
}
