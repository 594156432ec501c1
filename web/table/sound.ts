/** Sounds made on the spot: noise and soft tones through water. Loaded when somebody asks for sound. */
import type { Sound } from '../board/sounds.ts';

/** A tone that may glide, or noise in a band; both swell and fade. */
interface Voice {
  readonly at?: number; // seconds from now
  readonly length: number;
  readonly loud: number; // beside the others
  readonly from: number; // hertz: of the tone, or of the band of noise
  readonly to?: number; // glides there
  readonly wave?: OscillatorType; // none = noise
  readonly rise?: number; // seconds until it is loudest
}

const note = (from: number, at: number, length: number, loud = 0.5): readonly Voice[] => [
  { wave: 'sine', from, at, length, loud },
  { wave: 'triangle', from: from * 2, at, length: length * 0.5, loud: loud * 0.18 },
];

const SOUNDS: { readonly [S in Sound]: readonly Voice[] } = {
  knock: [
    { wave: 'sine', from: 210, to: 120, length: 0.12, loud: 0.7 },
    { from: 900, length: 0.04, loud: 0.3 },
  ],
  flip: [
    { from: 2600, to: 1200, length: 0.09, loud: 0.35, rise: 0.03 },
    { wave: 'sine', from: 240, to: 150, at: 0.06, length: 0.1, loud: 0.4 },
  ],
  swish: [{ from: 500, to: 1400, length: 0.42, loud: 0.35, rise: 0.2 }],
  splash: [
    { from: 1800, to: 420, length: 0.5, loud: 0.55, rise: 0.02 },
    { wave: 'sine', from: 320, to: 620, at: 0.12, length: 0.12, loud: 0.3 },
    { wave: 'sine', from: 420, to: 820, at: 0.24, length: 0.1, loud: 0.2 },
  ],
  sink: [
    { wave: 'sine', from: 300, to: 70, length: 0.7, loud: 0.6 },
    { from: 700, to: 160, length: 0.7, loud: 0.3, rise: 0.1 },
  ],
  crash: [
    { from: 900, to: 120, length: 0.9, loud: 0.8, rise: 0.01 },
    { wave: 'triangle', from: 140, to: 48, length: 0.9, loud: 0.8 },
    { wave: 'sine', from: 380, to: 180, at: 0.25, length: 0.6, loud: 0.25 },
  ],
  coin: [...note(1320, 0, 0.12, 0.25), ...note(1760, 0.07, 0.26, 0.25)],
  chime: [...note(659, 0, 0.5, 0.35), ...note(988, 0.1, 0.7, 0.3)],
  fanfare: [...note(392, 0, 0.3), ...note(523, 0.12, 0.3), ...note(659, 0.24, 0.7)],
  gasp: [
    { from: 600, to: 1500, length: 0.5, loud: 0.5, rise: 0.4 },
    { wave: 'sine', from: 220, to: 110, at: 0.5, length: 0.9, loud: 0.5 },
  ],
  bell: [...note(523, 0, 1.4, 0.4), ...note(1318, 0, 0.7, 0.12)],
  'your-turn': [...note(392, 0, 0.22), ...note(523, 0.13, 0.4)],
  end: [...note(392, 0, 0.3), ...note(494, 0.16, 0.3), ...note(587, 0.32, 0.8)],
};

/** What a phone does with it, in milliseconds; most are heard only. */
const SHAKES: { readonly [S in Sound]?: number | number[] } = {
  crash: [60, 40, 90],
  gasp: 120,
  fanfare: [20, 30, 40],
  'your-turn': 30,
};

const LOUDEST = 0.22; // of all that may sound at once
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
  out.connect(new DynamicsCompressorNode(context, { threshold: -18, ratio: 6 })).connect(context.destination);
  const noise = new AudioBuffer({ length: context.sampleRate * 2, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  speaker = { context, out, noise };
  return speaker;
}

export function play(sound: Sound, volume: number): void {
  const { context, out, noise } = opened();
  void context.resume();
  out.gain.value = LOUDEST * volume * 4;
  for (const voice of SOUNDS[sound]) sing(context, out, noise, voice);
  const shake = SHAKES[sound];
  if (shake !== undefined && matchMedia('(pointer: coarse)').matches) navigator.vibrate?.(shake);
}

function sing(context: AudioContext, out: AudioNode, noise: AudioBuffer, voice: Voice): void {
  const { at = 0, length, loud, from, to = from, wave, rise = 0.012 } = voice;
  const start = context.currentTime + at;
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud * LOUDEST, start + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, start + length);
  };
  if (wave) {
    const tone = new OscillatorNode(context, { type: wave });
    glide(tone.frequency);
    tone.connect(volume).connect(out);
    tone.start(start);
    tone.stop(start + length);
  } else {
    const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
    const band = new BiquadFilterNode(context, { type: 'bandpass', Q: 0.9 });
    glide(band.frequency);
    source.connect(band).connect(volume).connect(out);
    source.start(start);
    source.stop(start + length);
  }
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
