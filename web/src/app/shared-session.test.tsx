// @vitest-environment happy-dom
import { bootstrapEndpoints } from '@mediatheque/contract/site/bootstrap/bootstrap.endpoints.ts'
import { bootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import { currentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { ownListEndpoints } from '@mediatheque/contract/community/lists/own-lists.endpoints.ts'
import { viewAsEndpoints } from '@mediatheque/contract/accounts/view-as/view-as.endpoints.ts'
import { prepare } from '../lib/test-part.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { call } from '../lib/api.ts'
import { useSession } from '../lib/session.tsx'
import { buildFixture } from '../lib/test-fixtures.ts'
import { sessionChannel, SharedSession } from './shared-session.tsx'

const member = buildFixture(currentUserView, { id: 7, name: 'Ada' })

function Header() {
  return (
    <>
      <SharedSession />
      <p>{useSession().user?.name ?? 'Nobody'}</p>
    </>
  )
}

async function open() {
  const { api, show } = prepare({ bootstrap: { user: member } })
  const heard: unknown[] = []
  const next = new BroadcastChannel(sessionChannel())
  next.addEventListener('message', ({ data }) => heard.push(data))
  onTestFinished(() => next.close())
  await show(<Header />)
  return { api, next, heard }
}

describe('a session in several tabs', () => {
  it('is told to the others when a page opens', async () => {
    const { heard } = await open()
    await waitFor(() => expect(heard).toEqual(['7 ']))
  })

  it('ends in all of them when one logs out', async () => {
    const { api, next, heard } = await open()
    api.answer(bootstrapEndpoints.getBootstrapData, buildFixture(bootstrapData, { user: null }))
    next.postMessage(' ')
    expect(await screen.findByText('Nobody')).toBeDefined()
    await waitFor(() => expect(heard).toEqual(['7 ', ' ']))
  })

  it('is seen as a role in all of them', async () => {
    const { api, next, heard } = await open()
    const viewed_as = { role_id: 3, name: 'Member', seconds_left: 60, is_partial: false }
    const seen = buildFixture(bootstrapData, { user: { ...member, name: 'Eve' }, viewed_as })
    api.answer(bootstrapEndpoints.getBootstrapData, seen)
    next.postMessage('7 3')
    expect(await screen.findByText('Eve')).toBeDefined()
    await waitFor(() => expect(heard).toEqual(['7 ', '7 3']))
  })

  it('is shown as oneself again where the first refusal says that the view has ended', async () => {
    const viewed_as = { role_id: 3, name: 'Member', seconds_left: 60, is_partial: false }
    const { api, show } = prepare({ bootstrap: { user: { ...member, name: 'Eve' }, viewed_as } })
    api.refuse(ownListEndpoints.createList, 409, 'You no longer see the site as a role')
    const ended = { user: member, viewed_as: null, has_view_ended: true }
    api.answer(bootstrapEndpoints.getBootstrapData, buildFixture(bootstrapData, ended))
    api.answer(viewAsEndpoints.stopViewingAs, { stopped: true })
    await show(<Header />)
    expect([screen.getByText('Eve'), api.calls]).toEqual([expect.anything(), []])
    await call(ownListEndpoints.createList, { body: {} as never }).catch(() => undefined)
    expect(await screen.findByText('Ada')).toBeDefined()
    await waitFor(() => expect(api.calls.at(-1)?.call).toBe('DELETE /api/v1/view-as'))
    expect(await screen.findByText(/yourself again/)).toBeDefined()
  })

  it('stays as it is where the others say the same', async () => {
    const { api, next } = await open()
    next.postMessage('7 ')
    // Nothing comes: as long as it takes the message to arrive.
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect([screen.getByText('Ada'), api.calls]).toEqual([expect.anything(), []])
  })
})
