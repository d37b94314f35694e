// @vitest-environment happy-dom
import { currentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { downloadClientEndpoints } from '@mediatheque/contract/links/download-clients/download-clients.endpoints.ts'
import {
  type DownloadClientView,
  downloadClientView,
} from '@mediatheque/contract/links/download-clients/download-clients.schemas.ts'
import type { Outcome } from '@mediatheque/contract/links/download-clients/protocols/client-protocol.ts'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { prepare } from '../../../lib/test-part.ts'
import SendTo from './send-to.tsx'

const { listDownloadClients, sendToDownloadClient } = downloadClientEndpoints
const client = (id: number, fields: Partial<DownloadClientView>) =>
  buildFixture(downloadClientView, { id, place: 'server', address: 'https://c.example', ...fields })
const ARIA2 = client(1, { kind: 'aria2', name: 'In the attic' })
const SABNZBD = client(2, { kind: 'sabnzbd', name: 'In the cellar' })
const STATION = client(3, { kind: 'synology', name: 'In the hall' })
const linksOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://host.example/${index}`)

beforeEach(() => localStorage.clear())

async function show(clients: DownloadClientView[], kind: 'link' | 'nzb', links = linksOf(1)) {
  const {
    api,
    user,
    show: render,
  } = prepare({
    bootstrap: { user: buildFixture(currentUserView, {}) },
  })
  api.answer(listDownloadClients, { clients })
  await render(<SendTo kind={kind} addresses={links} name="Detour" />)
  const send = async (outcomes: Outcome[]) => {
    api.answer(sendToDownloadClient, { outcomes })
    await user.click(await screen.findByRole('button', { name: 'Send to In the attic' }))
  }
  const calls = () => api.calls.filter(({ call }) => call.startsWith('POST'))
  return { user, send, calls }
}

describe('what was taken', () => {
  it('goes to the clients that take it, and to no other', async () => {
    const { user } = await show([ARIA2, SABNZBD, STATION], 'nzb')
    await screen.findByRole('button', { name: 'Send to In the cellar' })
    await user.click(screen.getByRole('button', { name: 'Send to another client' }))
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Send to In the hall',
      'Manage download clients',
    ])
  })

  it('leads who has no client to where one is set up', async () => {
    await show([], 'link')
    const link = await screen.findByRole('link', { name: 'Set up a download client' })
    expect(link.getAttribute('href')).toBe('/account-settings#download-clients')
  })

  it('is told address by address where something was refused', async () => {
    const links = linksOf(3)
    const { send } = await show([ARIA2], 'link', links)
    await send([null, 'refused', null])
    const report = (await screen.findByText('2 of 3 were taken by In the attic')).parentElement!
    expect(report.textContent).toContain('The client refused it.')
    expect(report.textContent).toContain(links[1])
    expect(report.textContent).not.toContain(links[2])
  })

  it('is sent some at a time, and not on to who is not there', async () => {
    const { send, calls } = await show([ARIA2], 'link', linksOf(10))
    await send(linksOf(5).map(() => null))
    await screen.findByText('In the attic took 10 links')
    expect(calls()).toHaveLength(2)
    await send(linksOf(5).map(() => 'unreachable'))
    await screen.findByText('0 of 10 were taken by In the attic')
    expect(calls()).toHaveLength(3)
  })
})
