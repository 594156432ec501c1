/** Sounds made on the spot, on a quiet sea. Loaded when somebody asks for sound. */
import { SOUND_NAMES, type Sound, type SoundSet } from '../board/sounds.ts';
import { RATE, samplesOf } from './synth.ts';
import { TABLE_SOUNDS } from './table-sounds.ts';

/** What a phone does with it, in milliseconds; most are heard only. */
const SHAKES: { readonly [S in Sound]?: number | number[] } = {
  crash: [60, 40, 90],
  gasp: 120,
  fanfare: [20, 30, 40],
  'your-turn': 30,
};

const SEA = 0.05;

interface Speaker {
  readonly context: AudioContext;
  readonly out: GainNode;
  readonly noise: AudioBuffer;
}
let speaker: Speaker | null = null;
let sea: { readonly volume: GainNode; readonly nodes: readonly AudioScheduledSourceNode[] } | null = null;

/** Sounds come out through one limiter: several at once never get harsh. */
function opened(): Speaker {
  if (speaker) return speaker;
  const context = new AudioContext();
  const out = new GainNode(context);
  out.connect(new DynamicsCompressorNode(context, { threshold: -6, ratio: 8 })).connect(context.destination);
  const noise = new AudioBuffer({ length: context.sampleRate * 2, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  speaker = { context, out, noise };
  return speaker;
}

const made = new Map<SoundSet, Map<Sound, AudioBuffer>>();

/** Every sound of a game, made once, while nothing else is to be done. */
export async function prepare(set: SoundSet): Promise<void> {
  for (const sound of SOUND_NAMES) {
    bufferOf(sound, set);
    await new Promise(done => setTimeout(done, 30)); // the table comes first
  }
}

function bufferOf(sound: Sound, set: SoundSet): AudioBuffer {
  const own = made.get(set) ?? new Map<Sound, AudioBuffer>();
  made.set(set, own);
  const ready = own.get(sound);
  if (ready) return ready;
  const samples = samplesOf(set[sound] ?? TABLE_SOUNDS[sound]);
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: RATE });
  buffer.getChannelData(0).set(samples);
  own.set(sound, buffer);
  return buffer;
}

export function play(sound: Sound, set: SoundSet, volume: number): void {
  const { context, out } = opened();
  void context.resume();
  out.gain.value = volume;
  const source = new AudioBufferSourceNode(context, { buffer: bufferOf(sound, set) });
  source.connect(out);
  source.start();
  const shake = SHAKES[sound];
  if (shake !== undefined && matchMedia('(pointer: coarse)').matches) navigator.vibrate?.(shake);
}

/** A quiet sea that comes and goes; volume 0 = silence. It costs one looped buffer and two filters. */
export function setSea(volume: number): void {
  if (volume === 0 && !sea) return;
  const { context, noise } = opened();
  if (volume === 0) {
    sea?.volume.gain.setTargetAtTime(0, context.currentTime, 0.5);
    for (const node of sea?.nodes ?? []) node.stop(context.currentTime + 3); // then it costs nothing at all
    sea = null;
    return;
  }
  void context.resume();
  sea ??= flood(context, noise);
  sea.volume.gain.setTargetAtTime(SEA * volume, context.currentTime, 0.8);
}

function flood(context: AudioContext, noise: AudioBuffer): NonNullable<typeof sea> {
  const volume = new GainNode(context, { gain: 0 });
  const waves = new AudioBufferSourceNode(context, { buffer: noise, loop: true, playbackRate: 0.6 });
  const depth = new BiquadFilterNode(context, { type: 'lowpass', frequency: 420 });
  const swell = new GainNode(context, { gain: 0.6 });
  const tide = new OscillatorNode(context, { frequency: 0.09 });
  tide.connect(new GainNode(context, { gain: 0.35 })).connect(swell.gain);
  waves.connect(depth).connect(swell).connect(volume).connect(context.destination);
  waves.start();
  tide.start();
  return { volume, nodes: [waves, tide] };
}
