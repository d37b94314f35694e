// @vitest-environment happy-dom
import { qualityLines } from '@mediatheque/contract/links/link-options/link-options.lines.ts'
import { linkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { NOW, prepare } from '../../../../lib/test-part.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { buildFixture } from '../../../../lib/test-fixtures.ts'
import { DownloadTable } from './download-table.tsx'

const film = buildFixture(linkView, {
  id: 1,
  qual: { qual: 'Blu-Ray 1080p' },
  active: 1,
  taille: 1_073_741_824,
  created_at: NOW,
  langues_compact: [{ id: 5, name: 'French' }],
  nfo: true,
})
const subtitled = buildFixture(linkView, {
  ...film,
  id: 2,
  nfo: false,
  subs_compact: [{ id: 2, name: 'English' }],
})

async function showTable(items: (typeof film)[], isSeries = false, lines = {}) {
  const { user, show } = prepare({ bootstrap: { i18n: { language: 'en', lines } } })
  const acts = { onDownload: vi.fn(), onNfo: vi.fn() }
  await show(
    <DownloadTable
      items={items}
      isSeries={isSeries}
      sourceTitle="Host"
      partsOf={({ id, taille }) => ({
        extent: id === 1 ? 'season' : 'episodes',
        place: `Episode ${id}`,
        source: `host ${id}`,
        bytes: taille,
        name: `link ${id}`,
      })}
      {...acts}
    />,
  )
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  return { user, heads, ...acts }
}

describe('the table of what can be downloaded', () => {
  it('has the same columns whatever its rows have, and that of the episode for series only', async () => {
    expect((await showTable([film])).heads).toEqual([
      'Quality',
      'Host',
      'Languages',
      'Subtitles',
      'Size',
      'Added',
      'Uploader',
      'State',
      'Actions',
    ])
  })

  it('says qualities that are words in the language of the reader', async () => {
    const scan = { ...film, qual: { qual: 'Film scan' } }
    await showTable([scan], false, { 'Film scan': qualityLines['Film scan'].fr })
    expect(screen.getByText('Numérisation du film')).toBeDefined()
  })

  it('tells episodes and subtitles where there are some', async () => {
    const { heads } = await showTable([film, subtitled], true)
    expect(heads).toContain('Episode')
    const [, , first, , second] = screen.getAllByRole('row')
    expect(within(first!).getByText('Episode 1')).toBeDefined()
    expect(within(second!).getByText('English')).toBeDefined()
  })

  it('puts whole seasons and single episodes under a heading each, where a series has both', async () => {
    await showTable([film, subtitled], true)
    const [seasons, episodes] = screen.getAllByRole('rowgroup').slice(1)
    expect(within(seasons!).getByRole('rowheader', { name: 'Whole seasons' })).toBeDefined()
    expect(within(episodes!).getByRole('rowheader', { name: 'Single episodes' })).toBeDefined()
    cleanup()
    await showTable([film], true)
    expect(screen.queryByRole('rowheader')).toBeNull()
  })

  it('downloads the row whose button is pressed, and shows its nfo where there is one', async () => {
    const { user, onDownload, onNfo } = await showTable([film, subtitled])
    screen.getByRole('button', { name: 'Download: link 2' }).focus()
    await user.keyboard('{Enter}')
    expect(onDownload).toHaveBeenCalledWith(subtitled)
    await user.click(screen.getByRole('button', { name: 'Info: link 1' }))
    expect(onNfo).toHaveBeenCalledWith(film)
    expect(screen.queryByRole('button', { name: 'Info: link 2' })).toBeNull()
  })
})
