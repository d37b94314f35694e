import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { startSite } from './start-site.ts'

const NAME = 'A film that nobody else knows'

test('an administrator adds a title and a link to it, deletes it in the overview by keyboard, and restores it', async ({
  openContext,
  checkAccessibility,
}) => {
  // It has its own: other journeys count the titles of theirs.
  const site = await startSite()
  const login = async (role: string): Promise<Page> => {
    const page = await (await openContext({ baseURL: site.baseUrl })).newPage()
    const response = await page.request.post('/auth/login', {
      data: { email: `${role}@demo.example`, password: 'Demo-1234!', remember: false },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(response.ok(), `login as ${role}`).toBe(true)
    return page
  }
  try {
    const page = await login('admin')
    const { keyboard } = page
    await test.step('whoever may not add or delete titles sees no way to', async () => {
      const uploader = await login('uploader')
      await uploader.goto('/admin/liens')
      await expect(uploader.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(uploader.getByRole('link', { name: 'Add title' })).toHaveCount(0)
      await expect(uploader.getByRole('checkbox')).toHaveCount(0)
    })

    await test.step('the title is typed in, and leads to its links', async () => {
      for (const list of ['nzbs', 'torrents', 'titles', 'liens']) {
        await page.goto(`/admin/${list}`)
        await expect(page.getByRole('link', { name: 'Add title' })).toBeVisible()
      }
      await page.getByRole('link', { name: 'Add title' }).click()
      await expect(page.getByRole('heading', { name: 'Add title', level: 1 })).toBeVisible()
      await checkAccessibility(page)
      const add = page.getByRole('button', { name: 'Add title' })
      await add.click()
      await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
      await page.getByLabel('Name', { exact: true }).fill('Metropolis')
      await page.getByLabel('Year', { exact: true }).fill('1927')
      // What is typed is not lost by a press beside it.
      await page.getByRole('link', { name: 'Cancel' }).click()
      const question = page.getByRole('dialog')
      await expect(question).toBeVisible()
      await keyboard.press('Escape')
      await add.click()
      await expect(
        page.getByText('A title of this name, type and year is here already'),
      ).toBeVisible()
      await checkAccessibility(page)
      await page.getByLabel('Name', { exact: true }).fill(NAME)
      await page.getByLabel('Year', { exact: true }).fill('')
      await page.getByLabel('Release date').fill('1922-06-11')
      await add.click()
      await expect(page.getByText('Title added')).toBeVisible()
      await expect(page).toHaveURL(/\/admin\/liens\/\d+$/)
    })
    const id = Number(/\d+$/.exec(page.url())![0])

    await test.step('a link is added to it', async () => {
      await page.goto(`/admin/liens/${id}/new`)
      await page.getByRole('combobox', { name: /^Quality/ }).click()
      await page.getByRole('option', { name: 'Blu-Ray 1080p', exact: true }).click()
      await page.getByRole('combobox', { name: /^Languages/ }).click()
      await page.getByRole('option', { name: 'Silent', exact: true }).click()
      await keyboard.press('Escape')
      await page
        .getByRole('textbox', { name: /^Links/ })
        .fill(`https://archive.org/details/${randomUUID()}`)
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByText('Links added')).toBeVisible()
    })

    const rows = page.getByRole('row').filter({ hasText: NAME })
    await test.step('it is deleted in the overview by keyboard, once what goes along was read', async () => {
      await page.goto('/admin/liens')
      await rows.getByRole('checkbox').focus()
      await keyboard.press('Space')
      await expect(page.getByText('1 item selected')).toBeVisible()
      await keyboard.press('Delete')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(`Delete ${NAME}?`)
      await expect(dialog).toContainText('1 link')
      await checkAccessibility(page)
      await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
      await expect(page.getByText('Deleted 1 record')).toBeVisible()
      await expect(rows).toHaveCount(0)
      expect((await page.request.get(`/titles/${id}`)).status()).toBe(404)
    })

    await test.step('it is undone, deleted again in the list of titles, and restored from the history', async () => {
      await page.getByRole('button', { name: 'Undo' }).press('Enter')
      await expect(page.getByText('Restored 1 record')).toBeVisible()
      await expect(rows).toHaveCount(1)
      await page.goto('/admin/titles')
      await rows.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(rows).toHaveCount(0)
      await page.goto('/admin/history')
      await page.getByRole('button', { name: `Restore: ${NAME}` }).press('Enter')
      await expect(page.getByText('Restored 1 record')).toBeVisible()
      await expect(page.getByRole('button', { name: `Restore: ${NAME}` })).toHaveCount(0)
      await checkAccessibility(page)
      const links = await page.request.get(`/api/v1/liens?title_id=${id}`)
      expect((await links.json()).pagination.data).toHaveLength(1)
      expect((await page.request.get(`/titles/${id}`)).status()).toBe(200)
    })
  } finally {
    await site.stop()
  }
})
