// @vitest-environment happy-dom
import { downloadEndpoints } from '@mediatheque/contract/links/downloads/downloads.endpoints.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { prepare } from '../../../lib/test-part.ts'
import { HostedFile } from './hosted-file.tsx'

const item = { id: 12, name: 'Tears of Steel', src: 'https://host.example/file' }
const DIRECT = 'https://dl.example/file.mp4'
const ways = { download: null, onNextSource: undefined, onReport: undefined, isReported: false }

async function show({ isChosen = false } = {}) {
  const { api, user, show: render } = prepare()
  const onOpened = vi.fn()
  if (isChosen) api.answer(downloadEndpoints.unlockLink, { url: DIRECT, error: null, files: [] })
  const router = await render(
    <HostedFile
      item={item}
      poster={{ src: '/p.svg' }}
      ways={ways}
      isChosen={isChosen}
      onOpened={onOpened}
    />,
  )
  return { api, user, onOpened, leave: () => router.navigate({ to: '/elsewhere' as '/' }) }
}
const press = () => screen.getByRole('button', { name: 'Play Tears of Steel' })

describe('a file that lies at a host', () => {
  it('is opened when play is pressed, and not before', async () => {
    const { api, user, onOpened } = await show()
    expect(api.calls).toEqual([])
    api.answer(downloadEndpoints.unlockLink, { url: DIRECT, error: null, files: [] })
    await user.click(press())
    await waitFor(() => expect(onOpened).toHaveBeenCalledExactlyOnceWith(DIRECT))
    expect(api.calls[0]?.body).toEqual({ id: 12, type: 2 })
  })

  it('is opened by itself where it was chosen in the place of another', async () => {
    const { api, onOpened } = await show({ isChosen: true })
    await waitFor(() => expect(onOpened).toHaveBeenCalledExactlyOnceWith(DIRECT))
    expect(api.calls).toHaveLength(1)
  })

  it('does not begin when its viewer went on to something else meanwhile', async () => {
    const { api, user, onOpened, leave } = await show()
    api.answer(downloadEndpoints.unlockLink, { url: DIRECT, error: null, files: [] })
    const { release } = api.hold(downloadEndpoints.unlockLink)
    await user.click(press())
    await leave()
    await screen.findByText('Another page')
    release()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(onOpened).not.toHaveBeenCalled()
  })

  it('stays offered at its host where no account opens it, and can be tried again', async () => {
    const { api, user, onOpened } = await show()
    const error = 'AllDebrid: no premium left'
    const file = {
      lien: item.src,
      directDL: null,
      error,
      name: null,
      size: null,
      streamable: false,
    }
    api.answer(downloadEndpoints.unlockLink, {
      url: null,
      error: `${item.src} : ${error}`,
      files: [file],
    })
    await user.click(press())
    const said = (await screen.findByRole('alert')).textContent
    expect(said).toContain('no premium left')
    expect(said).not.toContain(item.src)
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(item.src)
    expect(onOpened).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(api.calls).toHaveLength(2))
  })
})
