/** From voices to samples, the same every time: what is heard is what the tests measure. Pure. */
import type { Voice } from '../board/sounds.ts';

export const RATE = 44100;
const PEAK = 0.5; // never louder, whatever it is made of
const LOUDNESS = 0.09; // root mean square of its loudest fifth of a second
const WINDOW = 0.2; // seconds
const ROOM = [
  { after: 0.031, loud: 0.2 },
  { after: 0.053, loud: 0.14 },
  { after: 0.089, loud: 0.09 },
]; // seconds

export function samplesOf(voices: readonly Voice[]): Float32Array {
  const seconds = Math.max(...voices.map(({ at = 0, length }) => at + length));
  const dry = new Float32Array(Math.ceil(seconds * RATE));
  voices.forEach((voice, i) => {
    sing(dry, voice, i + 1);
  });
  return levelled(inRoom(dry));
}

const STEADY = 16; // samples a gliding filter keeps its pitch

/** Its pitch glides; it rises straight and falls like everything struck. */
function sing(out: Float32Array, voice: Voice, seed: number): void {
  const { at = 0, length, loud, from, to = from, noise, rise = 0.012 } = voice;
  const start = Math.round(at * RATE);
  const [count, top] = [Math.round(length * RATE), Math.round(rise * RATE)];
  const glide = (to / from) ** (1 / count);
  const fall = Math.exp(-6.9 / (count - top)); // to a thousandth
  const damp = noise === undefined ? 0 : 1 / noise;
  let [hertz, volume, phase, random] = [from, 0, 0, seed * 2654435761];
  let [low, band, g] = [0, 0, 0]; // a filter that can glide
  for (let i = 0; i < count; i++) {
    volume = i < top ? i / top : i === top ? 1 : volume * fall;
    let sample: number;
    if (noise === undefined) {
      phase += (2 * Math.PI * hertz) / RATE;
      sample = Math.sin(phase);
    } else {
      random = (Math.imul(random, 1664525) + 1013904223) | 0;
      if (i % STEADY === 0) g = Math.tan((Math.PI * hertz) / RATE);
      const high = (random / 2147483648 - low - (g + damp) * band) / (1 + g * (g + damp));
      sample = g * high + band;
      band = g * high + sample;
      low += 2 * g * sample;
      sample *= Math.sqrt(damp) * 2.5;
    }
    out[start + i] = (out[start + i] ?? 0) + sample * loud * volume;
    hertz *= glide;
  }
}

/** What comes back from the walls of the sea, softer and less shrill. */
function inRoom(dry: Float32Array): Float32Array {
  const wet = new Float32Array(dry.length + Math.ceil(0.12 * RATE));
  wet.set(dry);
  for (const { after, loud } of ROOM) {
    const late = Math.round(after * RATE);
    let soft = 0;
    for (let i = 0; i < dry.length; i++) {
      soft += 0.35 * ((dry[i] ?? 0) - soft);
      wet[late + i] = (wet[late + i] ?? 0) + loud * soft;
    }
  }
  const fade = 0.02 * RATE;
  for (let i = 1; i <= fade; i++) wet[wet.length - i] = (wet[wet.length - i] ?? 0) * (i / fade);
  return wet;
}

/** The ear hears little of what is very low: it counts for less. */
export function loudnessOf(samples: Float32Array): number {
  const window = Math.round(WINDOW * RATE);
  const power = new Float64Array(samples.length + 1);
  let [before, high] = [0, 0];
  const keep = 1 / (1 + (2 * Math.PI * 90) / RATE);
  samples.forEach((sample, i) => {
    high = keep * (high + sample - before);
    before = sample;
    power[i + 1] = (power[i] ?? 0) + high * high;
  });
  let most = 0;
  for (let end = 1; end <= samples.length; end++)
    most = Math.max(most, (power[end] ?? 0) - (power[Math.max(0, end - window)] ?? 0));
  return Math.sqrt(most / window);
}

export const peakOf = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** All as loud as each other, and none near the end of what a speaker can do. */
function levelled(samples: Float32Array): Float32Array {
  const by = Math.min(LOUDNESS / loudnessOf(samples), PEAK / peakOf(samples));
  return samples.map(sample => sample * by);
}
