// @vitest-environment happy-dom
import { workspaceEndpoints } from '@mediatheque/contract/accounts/workspaces/workspaces.endpoints.ts'
import {
  workspaceDetailsView,
  workspaceMemberView,
} from '@mediatheque/contract/accounts/workspaces/workspaces.schemas.ts'
import { prepare } from '../../../lib/test-part.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { MembersPanel } from './members-panel.tsx'

const member = (user_id: number, name: string, role: 'owner' | 'member') =>
  buildFixture(workspaceMemberView, {
    user_id,
    version: 3,
    name,
    role,
    joined_at: '2026-11-01T00:00:00.000Z',
  })
const workspace = buildFixture(workspaceDetailsView, {
  id: 4,
  members: [member(1, 'Ana', 'owner'), member(2, 'Bob', 'member')],
})

async function showMembers(canManage = true) {
  const { api, user, show } = prepare()
  await show(<MembersPanel workspace={workspace} canManage={canManage} />)
  return { api, user, rows: screen.getAllByRole('row') }
}

describe('the members of a workspace', () => {
  it('are shown with their roles; the owner’s cannot be changed', async () => {
    const { rows } = await showMembers()
    expect(rows).toHaveLength(3)
    expect(within(rows[1]!).queryByRole('combobox')).toBeNull()
    expect(within(rows[2]!).getByRole('combobox', { name: 'Role of Bob' })).toBeDefined()
  })

  it('are changed by nobody who only belongs to it', async () => {
    const { rows } = await showMembers(false)
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(within(rows[2]!).queryByRole('button')).toBeNull()
  })

  it('are given a role at once, and say so', async () => {
    const { api, user } = await showMembers()
    api.answer(workspaceEndpoints.changeWorkspaceMember, { workspace })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role of Bob' }), 'admin')
    expect(await screen.findByText('Role changed')).toBeDefined()
    expect(api.calls[0]).toEqual({
      call: 'PUT /api/v1/workspace/4/members/2',
      body: { role: 'admin', version: 3 },
    })
  })

  it('are removed after one question, which can be answered no', async () => {
    const { api, user } = await showMembers()
    const remove = screen.getByRole('button', { name: 'Remove Bob' })
    await user.click(remove)
    expect(await screen.findByRole('dialog', { name: /Remove Bob/ })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.calls).toEqual([])
    api.answer(workspaceEndpoints.removeWorkspaceMember, { workspace })
    await user.click(remove)
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Member removed')).toBeDefined()
    expect(api.calls[0]).toEqual({
      call: 'DELETE /api/v1/workspace/4/members/2',
      body: { version: 3 },
    })
  })

  it('stay when it is refused, with the reason', async () => {
    const { api, user } = await showMembers()
    api.refuse(workspaceEndpoints.changeWorkspaceMember, 403, 'You may not do this.')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role of Bob' }), 'admin')
    expect(await screen.findByText('You may not do this.')).toBeDefined()
  })
})
