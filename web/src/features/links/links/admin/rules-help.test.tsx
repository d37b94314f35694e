// @vitest-environment happy-dom
import { prepare } from '../../../../lib/test-part.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RulesHelp } from './rules-help.tsx'

async function open(rules_url: string) {
  const { user, show } = prepare({
    bootstrap: { settings: { links: { allow_unknown_hosts: false, rules_url } } },
  })
  await show(<RulesHelp />)
  await user.click(screen.getByRole('button', { name: 'Rules for contributions' }))
  expect(await screen.findByText(/in the public domain or under a free licence/)).toBeDefined()
  return { user, link: screen.queryByRole('link', { name: 'All rules of this site' }) }
}

describe('what is expected of contributions', () => {
  it('is told beside the lists, and where the site says more', async () => {
    const { link } = await open('https://rules.example/uploaders')
    expect(link?.getAttribute('href')).toBe('https://rules.example/uploaders')
  })

  it('is told without an address where the site has no page about it', async () => {
    expect((await open('')).link).toBeNull()
  })

  it('goes away with Escape', async () => {
    const { user } = await open('')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText(/in the public domain/)).toBeNull())
  })
})
