// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { prepare } from '../../../lib/test-part.ts'
import { PlayerFrame, type FramedItem } from './player-frame.tsx'
import type { PlayerPage } from './player-page.ts'

afterEach(() => vi.unstubAllGlobals())

const itemOf = (id: number): FramedItem => ({
  id,
  groupId: 1,
  type: 'embed',
  name: `Film ${id}`,
  src: `https://player.example/embed/${id}?autoplay=1`,
  resolve: async () => null,
  initialTime: 0,
  captions: [],
  streamType: 'on-demand',
  marks: { chapters: [], intro: null, creditsStart: null, storyboard: null },
})
const page = {
  ways: { download: null, onNextSource: undefined, onReport: undefined, isReported: false },
} as unknown as PlayerPage

/** Whether the browser holds what happens for something that its user did. */
const pressed = (isActive: boolean) =>
  vi.stubGlobal('navigator', { ...navigator, userActivation: { isActive } })

function Page() {
  const [id, setId] = useState(1)
  const [, draw] = useState(0)
  return (
    <>
      <PlayerFrame item={itemOf(id)} poster={{ src: '/p.svg' }} page={page} />
      <button onClick={() => setId(2)}>Another</button>
      <button onClick={() => draw(Math.random())}>Draw anew</button>
    </>
  )
}
async function show() {
  const { user, show: render } = prepare()
  await render(<Page />)
  return (name: string) => user.click(screen.getByRole('button', { name }))
}
const autoplayOf = (title: string) =>
  new URL(screen.getByTitle<HTMLIFrameElement>(title).src).searchParams.getAll('autoplay')

describe('the player of another site', () => {
  it('begins by itself where play was pressed, and is not loaded anew when that is long ago', async () => {
    const press = await show()
    expect(screen.queryByTitle('Film 1')).toBeNull()
    pressed(true)
    await press('Play Film 1')
    const frame = screen.getByTitle('Film 1')
    expect(autoplayOf('Film 1')).toEqual(['1'])
    pressed(false)
    await press('Draw anew')
    expect(autoplayOf('Film 1')).toEqual(['1'])
    expect(screen.getByTitle('Film 1')).toBe(frame)
  })

  it('waits to be begun where the video came by itself', async () => {
    const press = await show()
    pressed(true)
    await press('Play Film 1')
    pressed(false)
    await press('Another')
    expect(autoplayOf('Film 2')).toEqual(['0'])
  })

  it('is shown at once where it was chosen in the place of another that nobody played', async () => {
    const press = await show()
    pressed(true)
    await press('Another')
    expect(autoplayOf('Film 2')).toEqual(['1'])
  })
})

it('offers nothing of a kind that it does not know yet', async () => {
  const { show: render } = prepare()
  const item = { ...itemOf(3), type: 'hologram' }
  await render(<PlayerFrame item={item} poster={{ src: '/p.svg' }} page={page} />)
  expect(document.querySelector('[data-player-frame]')).not.toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
