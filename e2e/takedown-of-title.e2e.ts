import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { startSite } from './start-site.ts'

const REASON = 'A court ordered it.'

test('titles are withdrawn for a notice with all that belongs to them, say so at their addresses, and come back', async ({
  openContext,
  checkAccessibility,
}) => {
  // It has its own: other journeys count the titles of theirs.
  const site = await startSite()
  const open = async () => (await openContext({ baseURL: site.baseUrl })).newPage()
  const login = async (role: string): Promise<Page> => {
    const page = await open()
    const response = await page.request.post('/auth/login', {
      data: { email: `${role}@demo.example`, password: 'Demo-1234!', remember: false },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(response.ok(), `login as ${role}`).toBe(true)
    return page
  }
  try {
    const holder = await open()
    const { results } = await (await holder.request.get('/api/v1/search/metropolis')).json()
    const address = `/titles/${results[0].id}/metropolis`
    const other = await (await holder.request.get('/api/v1/search/nosferatu')).json()
    await test.step('a holder of rights gives notice of it and of another, from its page', async () => {
      await holder.goto(address)
      await holder.getByRole('link', { name: 'Takedown notice' }).click()
      const addresses = holder.getByLabel('Addresses on this site')
      await expect(addresses).toHaveValue(new RegExp(`/titles/${results[0].id}/metropolis\\n$`))
      await addresses.fill(`${await addresses.inputValue()}/titles/${other.results[0].id}`)
      await holder.getByLabel('Full name').fill('Ada Holder')
      await holder.getByLabel('Email').fill('ada@rights.example')
      await holder.getByLabel('Postal address').fill('1 rue de la Paix, Paris')
      await holder.getByLabel('Signature').fill('Ada Holder')
      await holder.getByLabel('The works').fill('A film of 1927')
      await holder.getByLabel('Your rights').fill('All of them.')
      for (const box of await holder.getByRole('checkbox', { name: /^I / }).all()) await box.check()
      await holder.getByRole('button', { name: 'Send the notice' }).click()
      await expect(holder.getByText(/Its reference is TD-/)).toBeVisible()
    })

    const [member, moderator] = [await login('member'), await login('moderator')]
    const links = await member.request.get(`/api/v1/liens?title_id=${results[0].id}`)
    const [{ id: linkId }] = (await links.json()).pagination.data
    await test.step('a moderator withdraws it', async () => {
      await moderator.goto('/admin/takedowns')
      await moderator.getByRole('link', { name: /^TD-/ }).click()
      await moderator.getByRole('checkbox', { name: 'All that wait' }).check()
      await moderator.getByRole('button', { name: 'Withdraw', exact: true }).click()
      const dialog = moderator.getByRole('dialog')
      await expect(dialog).toContainText('They leave every page, list and search.')
      await dialog.getByRole('button', { name: REASON }).click()
      await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
      await expect(moderator.getByText(`Reason: ${REASON}`)).toHaveCount(2)
    })

    await test.step('it is gone, says why, and takes its links along', async () => {
      const gone = await holder.goto(address)
      expect(gone?.status()).toBe(410)
      await expect(holder.getByText(REASON)).toBeVisible()
      await checkAccessibility(holder)
      const download = `/titles/${results[0].id}/download`
      expect((await member.request.get(download)).status()).toBe(410)
      expect((await member.request.get(`/download/${linkId}`)).status()).toBe(410)
      const found = await (await holder.request.get('/api/v1/search/metropolis')).json()
      expect(found.results.map(({ id }: { id: number }) => id)).not.toContain(results[0].id)
    })

    await test.step('it is counted for everybody, on a phone within its width', async () => {
      await holder.setViewportSize({ width: 390, height: 844 })
      await holder.goto('/transparency')
      const year = holder.getByRole('region', { name: 'By year' })
      await expect(year.getByText('Usual time to a decision').last()).toBeInViewport()
      expect(await year.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0)
      await checkAccessibility(holder)
    })

    await test.step('staff bring it back, whole', async () => {
      await moderator.reload()
      await moderator.getByRole('button', { name: 'Bring back' }).first().click()
      const dialog = moderator.getByRole('dialog')
      await dialog.getByLabel('Reason').fill('The court changed its mind.')
      await dialog.getByRole('button', { name: 'Bring back' }).click()
      await expect(moderator.getByText('Restored: The court changed its mind.')).toBeVisible()
      expect((await holder.goto(address))?.status()).toBe(200)
      expect((await member.request.get(`/download/${linkId}`)).status()).toBe(200)
    })
  } finally {
    await site.stop()
  }
})
