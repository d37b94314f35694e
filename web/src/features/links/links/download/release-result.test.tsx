// @vitest-environment happy-dom
import { nzbEndpoints } from '@mediatheque/contract/links/nzbs/nzbs.endpoints.ts'
import { nzbDetailView } from '@mediatheque/contract/links/nzbs/nzbs.schemas.ts'
import { torrentEndpoints } from '@mediatheque/contract/links/torrents/torrents.endpoints.ts'
import { torrentDetailView } from '@mediatheque/contract/links/torrents/torrents.schemas.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { buildFixture } from '../../../../lib/test-fixtures.ts'
import { prepare } from '../../../../lib/test-part.ts'
import { NzbResult, TorrentResult } from './release-result.tsx'

// The task itself is solved by a worker, which no test document has.
vi.mock('../../../../lib/human-check/solve-task.ts', () => ({
  solveTask: () => Promise.resolve('solved'),
}))

const ADDRESS = '/release-files/somewhere'
const files = [
  { name: 'a.mkv', size: 1 },
  { name: 'a.mkv', size: 2 },
]

async function showNzb(overrides: object) {
  const { api, show } = prepare()
  const model = buildFixture(nzbDetailView, { files, files_count: 2, ...overrides })
  api.answer(nzbEndpoints.takeNzb, { model, download_url: ADDRESS })
  await show(<NzbResult id={1} />)
  return (await screen.findByRole('link', { name: 'Download the nzb file' })).closest('div')!
    .parentElement!.textContent
}

async function showTorrent(overrides: object) {
  const { api, show } = prepare()
  const model = buildFixture(torrentDetailView, { files, files_count: 2, ...overrides })
  api.answer(torrentEndpoints.takeTorrent, { model, download_url: ADDRESS })
  await show(<TorrentResult id={1} />)
  await screen.findByRole('link', { name: 'Download the torrent file' })
}

describe('a newsgroup file that somebody takes', () => {
  it('says the password of its archive, where there is one', async () => {
    expect(await showNzb({ password: 'irma vep' })).toContain('Passwordirma vep')
  })

  it('says nothing of a password where there is none, and how many files are not listed', async () => {
    const text = await showNzb({ password: null, files_count: 1_500 })
    expect(text).not.toContain('Password')
    expect(text).toContain('1498 more')
  })
})

describe('a torrent that somebody takes', () => {
  it('is offered as a file and as a magnet link', async () => {
    await showTorrent({ magnet: 'magnet:?xt=urn:btih:ab', infohash: 'ab' })
    expect(screen.getByRole('link', { name: 'Open in a torrent client' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Copy the magnet link' })).toBeDefined()
  })

  it('that is private is offered as a file alone', async () => {
    await showTorrent({ magnet: '', is_private: true })
    expect(screen.queryByRole('link', { name: 'Open in a torrent client' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Copy the magnet link' })).toBeNull()
  })

  it('of the second version is known by the hash that it has', async () => {
    await showTorrent({ magnet: '', infohash: '', infohash_v2: 'cd'.repeat(32) })
    expect(screen.getByText('cd'.repeat(32))).toBeDefined()
  })
})

describe('a file that is taken after the human check', () => {
  it('comes with the token of the check', async () => {
    const recaptcha = { enable: { download: true }, provider: 'altcha' }
    const { api, show } = prepare({ bootstrap: { settings: { recaptcha } } })
    const model = buildFixture(nzbDetailView, { files, files_count: 2 })
    api.answer(nzbEndpoints.takeNzb, { model, download_url: ADDRESS })
    await show(<NzbResult id={1} />)
    await screen.findByRole('link', { name: 'Download the nzb file' })
    expect(api.calls).toContainEqual({
      call: expect.stringContaining('POST') as string,
      body: { token: 'solved' },
    })
  })
})
