import { type MediaPlayerInstance, useMediaState } from '@vidstack/react'
import { type RefObject, useEffect } from 'react'
import { usePlayerMemory } from './player-memory.ts'

/** Chooses what the viewer chose before, as far as this video has it: the picture, the sound, the captions. */
export function useKeptChoices(player: RefObject<MediaPlayerInstance | null>): void {
  const { height, audio, captions } = usePlayerMemory()
  const qualities = useMediaState('qualities', player)
  const audioTracks = useMediaState('audioTracks', player)
  const textTracks = useMediaState('textTracks', player)
  useEffect(() => {
    const instance = player.current
    if (!instance || qualities.length < 2) return
    if (height === null) {
      instance.qualities.autoSelect()
      return
    }
    const sorted = instance.qualities.toArray().toSorted((a, b) => b.height - a.height)
    // The best that is no better than what was asked for, else the least.
    const chosen = sorted.find((quality) => quality.height <= height) ?? sorted.at(-1)
    if (chosen) chosen.selected = true
  }, [player, qualities, height])
  useEffect(() => {
    const track = audioTracks.find(({ language }) => language === audio)
    if (track && !track.selected) track.selected = true
  }, [audioTracks, audio])
  useEffect(() => {
    const spoken = textTracks.filter(({ kind }) => kind === 'subtitles' || kind === 'captions')
    const chosen = spoken.find(({ language }) => language === captions)
    for (const track of spoken) track.mode = track === chosen ? 'showing' : 'disabled'
  }, [textTracks, captions])
}
