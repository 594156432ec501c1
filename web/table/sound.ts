/** Three soft sounds, made on the spot: a knock for a move, two rising notes for your turn, three for the end. */
interface Note {
  readonly pitch: number; // hertz
  readonly at: number; // seconds from now
  readonly length: number;
}

const SOUNDS = {
  move: [{ pitch: 196, at: 0, length: 0.12 }],
  'your-turn': [
    { pitch: 392, at: 0, length: 0.22 },
    { pitch: 523, at: 0.13, length: 0.34 },
  ],
  end: [
    { pitch: 392, at: 0, length: 0.3 },
    { pitch: 494, at: 0.16, length: 0.3 },
    { pitch: 587, at: 0.32, length: 0.6 },
  ],
} satisfies { [name: string]: readonly Note[] };
export type Sound = keyof typeof SOUNDS;

const LOUDNESS = 0.06;

let speaker: AudioContext | null = null;

export function play(sound: Sound): void {
  speaker ??= new AudioContext();
  const { currentTime, destination } = speaker;
  for (const { pitch, at, length } of SOUNDS[sound]) {
    const tone = new OscillatorNode(speaker, { type: 'sine', frequency: pitch });
    const volume = new GainNode(speaker, { gain: 0 });
    const start = currentTime + at;
    volume.gain.linearRampToValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
