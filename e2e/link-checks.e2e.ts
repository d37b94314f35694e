import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { startSite } from './start-site.ts'

const FROM_HERE = { headers: { 'sec-fetch-site': 'same-origin' } }

test('a moderator has a link checked that is gone, and an administrator says how its host is asked', async ({
  openContext,
  checkAccessibility,
}) => {
  // A host of files that has nothing.
  const files = http.createServer((_request, response) => void response.writeHead(404).end())
  await new Promise<void>((resolve) => void files.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(files.address() as AddressInfo).port}`
  const site = await startSite()
  const login = async (role: string): Promise<Page> => {
    const page = await (await openContext({ baseURL: site.baseUrl })).newPage()
    const response = await page.request.post('/auth/login', {
      data: { email: `${role}@demo.example`, password: 'Demo-1234!', remember: false },
      ...FROM_HERE,
    })
    expect(response.ok(), `login as ${role}`).toBe(true)
    return page
  }
  try {
    await site.changeSettings({
      links: { allow_unknown_hosts: true },
      link_checks: { inside_hosts: host },
    })
    const moderator = await login('moderator')
    const { results } = await (await moderator.request.get('/api/v1/search/metropolis')).json()
    const options = await (await moderator.request.get('/api/v1/liens-options')).json()
    const made = await moderator.request.post('/api/v1/liens', {
      data: {
        title_id: results[0].id,
        lien: `http://${host}/gone.mkv`,
        qualite: options.qualities[0].id,
        langues: [options.languages.at(-1).id],
      },
      ...FROM_HERE,
    })
    expect(made.ok(), await made.text()).toBe(true)
    const [{ id }] = (await made.json()).data.liens

    const uploader = await login('uploader')
    const waiting = await uploader.request.post('/api/v1/liens', {
      data: {
        title_id: results[0].id,
        lien: `http://${host}/waiting.mkv`,
        qualite: options.qualities[0].id,
        langues: [options.languages.at(-1).id],
      },
      ...FROM_HERE,
    })
    expect(waiting.ok(), await waiting.text()).toBe(true)

    await test.step('it is not found, which is shown with when it was looked at', async () => {
      await moderator.goto(`/admin/liens/${results[0].id}`)
      const row = moderator.getByRole('row').filter({ hasText: 'gone.mkv' })
      await row.getByRole('button', { name: /^More actions/ }).press('Enter')
      await moderator.getByRole('menuitem', { name: 'Check now' }).press('Enter')
      await expect(moderator.getByRole('status').last()).toContainText('Checked: Not found')
      await expect(row).toContainText(/Active.*Not found/)
      await expect(row.getByTitle(/^404 · \d+ ms · Missing 1 of 3 times$/)).toBeVisible()
      await checkAccessibility(moderator)
    })

    await test.step('once it is called dead, visitors do not see it', async () => {
      const row = moderator.getByRole('row').filter({ hasText: 'gone.mkv' })
      await row.getByRole('button', { name: /^More actions/ }).press('Enter')
      await moderator.getByRole('menuitem', { name: 'Mark as dead' }).press('Enter')
      await expect(row).toContainText('Dead')
      const member = await login('member')
      expect((await member.request.get(`/api/v1/liens/${id}`)).status()).toBe(403)
    })

    await test.step('one that waits can be looked at before it is accepted', async () => {
      await moderator.goto('/admin/liens-validation')
      const row = moderator
        .getByRole('listitem')
        .filter({ has: moderator.getByRole('checkbox') })
        .filter({ hasText: `${host}/waiting.mkv` })
      await row.getByRole('button', { name: /^Check now/ }).press('Enter')
      await expect(row).toContainText(/Not found this minute/)
      await checkAccessibility(moderator)
    })

    const admin = await login('admin')
    await test.step('its host is listed with how it is doing', async () => {
      await admin.goto('/admin/hosts-status?query=127.0.0.1')
      const row = admin.getByRole('row').filter({ hasText: '127.0.0.1' })
      await expect(row).toContainText('Checked regularly')
      await expect(row).toContainText('Ask for each file itself, 20 a minute')
      await expect(row).toContainText(/median \d+ ms/)
      await checkAccessibility(admin)
      await row.getByRole('button', { name: 'Check now: 127.0.0.1' }).click()
      await expect(admin.getByRole('status').last()).toContainText(
        'No link of this host is checked by itself',
      )
    })

    await test.step('and can be asked in another way, or no more', async () => {
      const row = admin.getByRole('row').filter({ hasText: '127.0.0.1' })
      await row.getByRole('button', { name: 'How it is checked: 127.0.0.1' }).click()
      const dialog = admin.getByRole('dialog', { name: 'Checks of 127.0.0.1' })
      await dialog.getByRole('combobox', { name: 'How' }).click()
      await admin.getByRole('option', { name: 'XFileSharing: check page of the host' }).click()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByText('Please enter the address of the host.')).toBeVisible()
      await checkAccessibility(admin)
      await dialog.getByRole('textbox', { name: 'Address of the host' }).fill(`http://${host}`)
      await dialog.getByRole('switch', { name: 'Check its links regularly' }).click()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(row).toContainText('Not checked')
      await expect(row).toContainText('XFileSharing')
      const refused = await admin.request.post(`/api/v1/liens/${id}/check`, FROM_HERE)
      expect(refused.status()).toBe(409)
    })
  } finally {
    await site.stop()
    files.close()
  }
})
