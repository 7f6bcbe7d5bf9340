/** Two soft tones, in hertz, each with its beginning in seconds. */
const tones = [
  [659, 0],
  [880, 0.16],
] as const

const volume = 0.06
const length = 0.5

let audio: AudioContext | null = null

/** Plays a quiet sound. Before somebody has used the page a browser would hold it back until then, so none is made. */
export const chime = (): void => {
  if (navigator.userActivation?.hasBeenActive === false) return
  audio ??= new AudioContext()
  const { destination, currentTime } = audio
  for (const [frequency, after] of tones) {
    const begins = currentTime + after
    const tone = new OscillatorNode(audio, { frequency })
    const gain = new GainNode(audio, { gain: 0 })
    gain.gain.setValueAtTime(0, begins)
    gain.gain.linearRampToValueAtTime(volume, begins + 0.02)
    gain.gain.exponentialRampToValueAtTime(0.0001, begins + length)
    tone.connect(gain).connect(destination)
    tone.start(begins)
    tone.stop(begins + length)
  }
  void audio.resume()
}
