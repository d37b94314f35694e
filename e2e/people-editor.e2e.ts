import { expect, test } from './fixtures.ts'
import { startSite } from './start-site.ts'

const PORTRAIT = 'https://image.tmdb.org/t/p/original/musidora.jpg'

test('a person is entered, credited, found to be there twice, merged and separated again', async ({
  openContext,
  checkAccessibility,
}) => {
  const site = await startSite()
  try {
    const page = await (await openContext({ baseURL: site.baseUrl, locale: 'en-GB' })).newPage()
    const login = await page.request.post('/auth/login', {
      data: { email: 'moderator@demo.example', password: 'Demo-1234!', remember: false },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(login.ok()).toBe(true)
    const dialog = page.getByRole('dialog')
    const tab = (name: RegExp) =>
      page.getByRole('navigation', { name: 'Parts of the person' }).getByRole('link', { name })
    let personId = ''

    await test.step('somebody is entered by name, and credited with a title', async () => {
      await page.goto('/admin/people')
      await checkAccessibility(page)
      await page.getByRole('link', { name: 'Add a person' }).click()
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Musidora Roques')
      await checkAccessibility(page)
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByText('Person added')).toBeVisible()
      await expect(page).toHaveURL(/edit\/credits$/)
      personId = /people\/(\d+)/.exec(page.url())![1]!
      await page.getByRole('button', { name: 'Add a credit' }).click()
      await dialog.getByRole('combobox', { name: 'Title' }).fill('Nosferatu')
      await page
        .getByRole('option', { name: /^Nosferatu/ })
        .first()
        .click()
      await dialog.getByRole('textbox', { name: 'Character' }).fill('A shadow')
      await checkAccessibility(page)
      await dialog.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByText('Credit saved')).toBeVisible()
      await expect(page.getByRole('gridcell', { name: 'A shadow' })).toBeVisible()
    })

    await test.step('what they did is said otherwise', async () => {
      await page.getByRole('button', { name: /^Edit: Nosferatu/ }).click()
      await dialog.getByRole('textbox', { name: 'Character' }).fill('The shadow')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('gridcell', { name: 'The shadow' })).toBeVisible()
      await checkAccessibility(page)
    })

    await test.step('facts are edited, and locked', async () => {
      await tab(/^Primary facts/).click()
      await page.getByRole('textbox', { name: 'Birthplace' }).fill('Paris')
      await page.getByRole('textbox', { name: 'Portrait' }).fill('https://elsewhere.example/a.jpg')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Pictures of this host are not shown here.')).toBeVisible()
      await page.getByRole('textbox', { name: 'Portrait' }).fill(PORTRAIT)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Person saved')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Locked: Birthplace' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await checkAccessibility(page)
      await page.getByRole('link', { name: 'View person' }).click()
      await expect(page.getByText('Paris')).toBeVisible()
      await page.getByRole('link', { name: 'Edit', exact: true }).click()
      await expect(page).toHaveURL(/edit\/primary-facts$/)
    })

    await test.step('they are merged with the one who was there, whose address the old one leads to', async () => {
      const made = await page.request.post('/api/v1/people', {
        data: { name: 'Roques, Jeanne' },
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      const other = (await made.json()).person.id
      await page.getByRole('button', { name: 'Merge…' }).click()
      await dialog.getByRole('combobox', { name: 'The same person' }).fill('Roques, Jeanne')
      await page.getByRole('option', { name: /^Roques, Jeanne/ }).click()
      await expect(dialog.getByText(`/people/${other}/`)).toBeVisible()
      await checkAccessibility(page)
      await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
      await expect(page.getByText('The two are one now')).toBeVisible()
      const old = await page.request.get(`/people/${other}/roques-jeanne`, { maxRedirects: 0 })
      expect(old.status()).toBe(301)
      expect(old.headers()['location']).toContain(`/people/${personId}/`)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('The merge was undone')).toBeVisible()
      expect((await page.request.get(`/people/${other}/roques-jeanne`)).status()).toBe(200)
    })

    await test.step('they are deleted, and restored from their line in the history', async () => {
      await page.getByRole('button', { name: 'Delete' }).click()
      await expect(dialog.getByText('1 credit')).toBeVisible()
      await checkAccessibility(page)
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('Deleted 1 record')).toBeVisible()
      await expect(page).toHaveURL(/admin\/people$/)
      expect((await page.request.get(`/people/${personId}/x`)).status()).toBe(404)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('Restored 1 record')).toBeVisible()
      await page.goto('/admin/people?query=Musidora%20Roques')
      await expect(page.getByRole('rowheader', { name: /Musidora Roques/ })).toBeVisible()
    })
  } finally {
    await site.stop()
  }
})
