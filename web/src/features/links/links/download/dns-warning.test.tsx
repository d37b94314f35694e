// @vitest-environment happy-dom
import { prepare } from '../../../../lib/test-part.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DnsWarning } from './dns-warning.tsx'

const ask = vi.fn<(address: URL, options: RequestInit) => Promise<Response>>()
beforeEach(() => {
  localStorage.clear()
  ask.mockReset()
  vi.stubGlobal('fetch', ask)
})
afterEach(() => void vi.unstubAllGlobals())

async function open(video_host_url: string) {
  const dns_warning = { video_host_url, help_url: 'https://help.example/dns' }
  const { user, show } = prepare({ bootstrap: { settings: { dns_warning } } })
  await show(<DnsWarning />)
  return user
}

it('says that the host is blocked, with a way out, until it is put away', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  const user = await open('https://video.example/embed')
  const warning = await screen.findByRole('alert')
  expect(warning.textContent).toContain('DNS blocking? It seems the domain is blocked by your ISP')
  expect(screen.getByRole('link', { name: 'Change DNS' }).getAttribute('href')).toBe(
    'https://help.example/dns',
  )
  const [address, options] = ask.mock.calls[0]!
  expect(String(address)).toBe('https://video.example/robots.txt')
  expect(options).toMatchObject({ mode: 'no-cors', credentials: 'omit' })
  await user.click(screen.getByRole('button', { name: 'Hide this notice' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(Number(localStorage.getItem('alert-video-dns-block3'))).toBeGreaterThan(0)
})

it('stays away for three days', async () => {
  localStorage.setItem('alert-video-dns-block3', String(Date.now() - 86_400_000))
  await open('https://video.example')
  expect(ask).not.toHaveBeenCalled()
})

it('says nothing where the host answers, and asks nobody where the settings name none', async () => {
  ask.mockResolvedValue(new Response())
  await open('https://video.example')
  await waitFor(() => expect(ask).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alert')).toBeNull()
  ask.mockClear()
  await open('')
  expect(ask).not.toHaveBeenCalled()
})
