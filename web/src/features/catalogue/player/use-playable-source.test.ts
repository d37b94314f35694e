// @vitest-environment happy-dom
import type { MediaPlayerInstance } from '@vidstack/react'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FreshSource, PlayerItem } from './player-item.ts'
import { usePlayableSource } from './use-playable-source.ts'

afterEach(() => void vi.restoreAllMocks())

const NETWORK = 2
const UNREADABLE = 4

const filmOf = (values: Partial<PlayerItem>) =>
  ({ id: 7, src: '/film.mp4', captions: [], marks: { storyboard: null }, ...values }) as PlayerItem
function playing(item: PlayerItem) {
  const player = { current: { currentTime: 0, paused: false } as MediaPlayerInstance }
  return renderHook((shown: PlayerItem) => usePlayableSource(shown, player), {
    initialProps: item,
  })
}
const play = (resolve: PlayerItem['resolve']) => playing(filmOf({ resolve })).result
const freshly = (src: string): FreshSource => ({ src, captions: [], storyboard: null })
const there = () => Promise.resolve(freshly('/film.mp4'))

describe('a source that breaks', () => {
  it('is no lost connection where the file cannot be read', () => {
    const source = play(there)
    act(() => source.current.handleLost(UNREADABLE))
    expect(source.current.state).toBe('trying')
  })

  it('is one where the network is at fault, or gone', () => {
    const source = play(there)
    act(() => source.current.handleLost(NETWORK))
    expect(source.current.state).toBe('waiting')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const offline = play(there)
    act(() => offline.current.handleLost(UNREADABLE))
    expect(offline.current.state).toBe('waiting')
  })

  it('is asked for anew, and failed at once where it is gone', async () => {
    const source = play(there)
    act(() => source.current.handleLost(UNREADABLE))
    await waitFor(() => expect(source.current.src).toBe('/film.mp4#1'), { timeout: 3000 })
    const gone = play(() => Promise.resolve(null))
    act(() => gone.current.handleLost(UNREADABLE))
    await waitFor(() => expect(gone.current.state).toBe('failed'), { timeout: 3000 })
  })

  it('goes on being tried while its page is drawn anew, which makes everything anew', async () => {
    const { result, rerender } = playing(filmOf({ resolve: there }))
    act(() => result.current.handleLost(UNREADABLE))
    rerender(filmOf({ resolve: () => there() }))
    await waitFor(() => expect(result.current.src).toBe('/film.mp4#1'), { timeout: 3000 })
  })
})

describe('what plays', () => {
  it('keeps its address when the page is told a later one, and gives it up with the next video', async () => {
    const { result, rerender } = playing(filmOf({ resolve: there }))
    rerender(filmOf({ src: '/film.mp4?later', resolve: there }))
    expect(result.current.src).toBe('/film.mp4')
    act(() => result.current.handleLost(UNREADABLE))
    await waitFor(() => expect(result.current.src).toBe('/film.mp4#1'), { timeout: 3000 })
    rerender(filmOf({ id: 8, src: '/next.mp4', resolve: there }))
    expect(result.current.src).toBe('/next.mp4')
    expect(result.current.state).toBe('fine')
  })

  it('has the captions that were added since its address was asked for anew', async () => {
    const caption = { id: 3, label: 'Français', language: 'fr', src: '/fr.vtt' }
    const { result, rerender } = playing(filmOf({ resolve: there }))
    act(() => result.current.handleLost(UNREADABLE))
    await waitFor(() => expect(result.current.src).toBe('/film.mp4#1'), { timeout: 3000 })
    rerender(filmOf({ resolve: there, captions: [caption] }))
    expect(result.current.captions).toEqual([caption])
  })
})
