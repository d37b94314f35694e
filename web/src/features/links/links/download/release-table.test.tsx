// @vitest-environment happy-dom
import { nzbView } from '@mediatheque/contract/links/nzbs/nzbs.schemas.ts'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { buildFixture } from '../../../../lib/test-fixtures.ts'
import { NOW, prepare } from '../../../../lib/test-part.ts'
import { ReleaseTable } from './release-table.tsx'

const shared = {
  title_id: 7,
  active: 1 as const,
  size: 10,
  created_at: NOW,
  episodes: [],
  langues_compact: [{ id: 5, name: 'French' }],
}
const own = buildFixture(nzbView, { ...shared, id: 1, name: 'Own', can: { update: true } })
const another = buildFixture(nzbView, { ...shared, id: 2, name: 'Another', can: { update: false } })

it.each([
  ['nzb', '/admin/nzbs/7/1/edit'],
  ['torrent', '/admin/torrents/7/1/edit'],
] as const)('leads whoever may change a %s to its editor', async (kind, address) => {
  const { show } = prepare()
  await show(
    <ReleaseTable
      kind={kind}
      releases={[own, another]}
      isSeries={false}
      onDownload={vi.fn()}
      onNfo={vi.fn()}
    />,
  )
  const links = screen.getAllByRole('link', { name: /^Edit: / })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([address])
})
