// @vitest-environment happy-dom
import type { Permission } from '@mediatheque/contract/core/permissions.ts'
import { downloadPageView } from '@mediatheque/contract/links/downloads/downloads.schemas.ts'
import { linkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import type { ContributedType } from '@mediatheque/contract/links/links/links.schemas.ts'
import { releaseEndpoints } from '@mediatheque/contract/links/releases/releases.endpoints.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildFixture } from '../../../../lib/test-fixtures.ts'
import { prepare } from '../../../../lib/test-part.ts'
import { NewLinkPage } from './new-link-page.tsx'

const data = buildFixture(downloadPageView, { title: { id: 3, is_series: false } })
const options = buildFixture(linkOptionsView, { qualities: [], languages: [] })

async function open(permissions: readonly Permission[], firstType?: ContributedType) {
  const { api, user, show } = prepare({
    bootstrap: {
      guest_role: { permissions: permissions.map((name) => ({ name, restrictions: [] })) },
    } as never,
  })
  api.answer(
    releaseEndpoints.getAnnounceAddress,
    buildFixture(releaseEndpoints.getAnnounceAddress.response),
  )
  await show(<NewLinkPage data={{ ...data, options }} {...(firstType && { firstType })} />)
  return { user }
}

const kinds = () => screen.queryAllByRole('radio').map((radio) => radio.getAttribute('value'))
const hasLines = () => screen.queryByRole('textbox', { name: /^Links/ }) !== null

describe('the page of new contributions', () => {
  it('offers every kind to who may add all of them, and begins with what its address says', async () => {
    await open(['liens.create', 'nzb.create'], 'TORRENT')
    expect(kinds()).toEqual(['DDL', 'NZB', 'TORRENT'])
    expect(hasLines()).toBe(false)
  })

  it('offers no links to who may add files only', async () => {
    await open(['nzb.create'])
    expect(kinds()).toEqual(['NZB', 'TORRENT'])
    expect(hasLines()).toBe(false)
  })

  it('offers no files to who may add links only', async () => {
    await open(['liens.create'], 'NZB')
    expect(kinds()).toEqual([])
    expect(hasLines()).toBe(true)
  })
})
