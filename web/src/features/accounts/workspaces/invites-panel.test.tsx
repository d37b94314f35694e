// @vitest-environment happy-dom
import { workspaceEndpoints } from '@mediatheque/contract/accounts/workspaces/workspaces.endpoints.ts'
import { workspaceDetailsView } from '@mediatheque/contract/accounts/workspaces/workspaces.schemas.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { prepare } from '../../../lib/test-part.ts'
import { InvitesPanel } from './invites-panel.tsx'

const workspace = buildFixture(workspaceDetailsView, { id: 4, invites: [] })

async function showInvites() {
  const { api, user, show } = prepare()
  await show(<InvitesPanel workspace={workspace} />)
  const field = screen.getByLabelText('Email addresses or usernames', { selector: 'input' })
  const invited = () =>
    api.calls
      .filter(({ call }) => call.startsWith('POST'))
      .map(({ body }) => (body as { invitee: string }).invitee)
  return { api, user, field, invited }
}
const chips = () =>
  [...document.querySelectorAll('.mantine-Pill-label')].map(({ textContent }) => textContent)

describe('invitations to a workspace', () => {
  it('take the addresses out of what is pasted, each once', async () => {
    const { api, user, field, invited } = await showInvites()
    api.answer(workspaceEndpoints.inviteToWorkspace, { workspace })
    await user.click(field)
    await user.paste('"Ana" <ana@example.org>; bob@example.org, ANA@example.org')
    expect(chips()).toEqual(['ana@example.org', 'bob@example.org'])
    await user.type(field, 'carl')
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    await waitFor(() => expect(invited()).toEqual(['ana@example.org', 'bob@example.org', 'carl']))
    expect(await screen.findByText('3 invitations sent')).toBeDefined()
    expect(chips()).toEqual([])
  })

  it('keep in the field who was refused, with the reason, and those after', async () => {
    const { api, user, field, invited } = await showInvites()
    api.refuse(workspaceEndpoints.inviteToWorkspace, 422, 'No', {
      invitee: ['There is no account with this name.'],
    })
    await user.type(field, 'nobody{Enter}bob{Enter}')
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    expect(await screen.findByText('There is no account with this name.')).toBeDefined()
    expect(chips()).toEqual(['nobody', 'bob'])
    expect(invited()).toEqual(['nobody'])
  })
})
