// @vitest-environment happy-dom
import type { MediaPlayerInstance } from '@vidstack/react'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FreshSource, PlayerItem } from './player-item.ts'
import { usePlayableSource } from './use-playable-source.ts'

afterEach(() => void vi.restoreAllMocks())

const NETWORK = 2
const UNREADABLE = 4

function play(resolve: () => Promise<FreshSource | null>) {
  const item = { id: 7, src: '/film.mp4', captions: [], resolve } as unknown as PlayerItem
  const player = { current: { currentTime: 0, paused: false } as MediaPlayerInstance }
  return renderHook(() => usePlayableSource(item, player)).result
}
const there = () => Promise.resolve({ src: '/film.mp4', captions: [] })

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
})
