// @vitest-environment happy-dom
import { linkEndpoints } from '@mediatheque/contract/links/links/links.endpoints.ts'
import { linkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { nzbEndpoints } from '@mediatheque/contract/links/nzbs/nzbs.endpoints.ts'
import { nzbView } from '@mediatheque/contract/links/nzbs/nzbs.schemas.ts'
import { torrentEndpoints } from '@mediatheque/contract/links/torrents/torrents.endpoints.ts'
import { torrentView } from '@mediatheque/contract/links/torrents/torrents.schemas.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildFixture } from '../../../../lib/test-fixtures.ts'
import { prepare } from '../../../../lib/test-part.ts'
import { LINK_QUEUE, NZB_QUEUE, TORRENT_QUEUE } from './queue-kinds.ts'
import { ValidationPage } from './validation-page.tsx'

describe('a queue', () => {
  it.each([
    [LINK_QUEUE, linkEndpoints.listLinks, linkView, 'Deny 1 link'],
    [NZB_QUEUE, nzbEndpoints.listNzbs, nzbView, 'Deny 1 newsgroup file'],
    [TORRENT_QUEUE, torrentEndpoints.listTorrents, torrentView, 'Deny 1 torrent'],
  ])(
    'asks about what it is a queue of before it is denied (%#)',
    async (kind, list, view, name) => {
      const { api, user, show } = prepare()
      const page = buildFixture(list.response, {
        pagination: {
          data: [buildFixture(view as never, { id: 4 } as never)],
          total: 1,
          last_page: 1,
          current_page: 1,
        },
      } as never)
      api.answer(list, page as never)
      await show(<ValidationPage kind={kind} page={1} onPageChange={() => undefined} />)
      await user.click(await screen.findByRole('button', { name: /^Deny: / }))
      expect(await screen.findByRole('dialog', { name })).toBeDefined()
    },
  )
})
