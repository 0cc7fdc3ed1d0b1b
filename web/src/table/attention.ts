// Calls a person back to the table: a soft sound, a short vibration, the title of the tab.

let audio: AudioContext | null = null

export function call(sound: boolean): void {
  if (document.visibilityState === 'hidden' && 'vibrate' in navigator) navigator.vibrate(60)
  if (!sound) return
  try {
    audio ??= new AudioContext()
    if (audio.state === 'running') for (const [place, pitch] of [523, 659].entries()) tone(audio, pitch, place * 0.14)
  } catch {
    // no sound here
  }
}

function tone(context: AudioContext, pitch: number, after: number): void {
  const start = context.currentTime + after
  const volume = context.createGain()
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(0.06, start + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5)
  const source = context.createOscillator()
  source.frequency.value = pitch
  source.connect(volume).connect(context.destination)
  source.start(start)
  source.stop(start + 0.6)
}
