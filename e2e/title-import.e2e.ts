import type { Page } from 'playwright/test'
import { startTestService } from '../server/src/features/catalogue/media-import/test-outside-services.ts'
import { answerSeries } from '../server/src/features/catalogue/media-import/test-tmdb.ts'
import { expect, test } from './fixtures.ts'
import { startSite } from './start-site.ts'

const FROM_HERE = { headers: { 'sec-fetch-site': 'same-origin' } }

test('a series with two seasons is imported, edited by hand, and imported again', async ({
  openContext,
  checkAccessibility,
}) => {
  const outside = await startTestService()
  const site = await startSite({ IMAGE_HOSTS: new URL(outside.origin).host })
  const login = async (role: string, locale = 'en-GB'): Promise<Page> => {
    const page = await (await openContext({ baseURL: site.baseUrl, locale })).newPage()
    const response = await page.request.post('/auth/login', {
      data: { email: `${role}@demo.example`, password: 'Demo-1234!', remember: false },
      ...FROM_HERE,
    })
    expect(response.ok(), `login as ${role}`).toBe(true)
    return page
  }
  const id = 4321
  const found = { id, name: 'The Lighthouse Keepers', first_air_date: '2019-04-07' }
  outside.answer('/3/search/tv', { results: [found] })
  answerSeries(outside, { id, external_ids: {} })
  try {
    const admin = await login('admin')
    await test.step('it is offered only where an outside database is set up', async () => {
      await admin.goto('/admin/titles')
      await expect(admin.getByRole('heading', { level: 1, name: 'Titles' })).toBeVisible()
      await expect(admin.getByRole('button', { name: 'Import title' })).toHaveCount(0)
      await site.changeSettings({
        import_tmdb: { api: outside.origin, pictures: outside.origin },
        import_tmdb_key: { api_key: 'key' },
      })
      await admin.goto('/admin/liens')
      await admin.getByRole('button', { name: 'Import title' }).click()
    })

    const dialog = admin.getByRole('dialog', { name: 'Import title' })
    await test.step('an id is a number that the database knows', async () => {
      await dialog.getByRole('combobox', { name: 'Type' }).click()
      await admin.getByRole('option', { name: 'TV series' }).click()
      await dialog.getByRole('tab', { name: 'TMDB ID' }).click()
      const field = dialog.getByRole('textbox', { name: 'TMDB ID' })
      for (const [typed, said] of [
        ['x', 'Please enter a number from 1.'],
        ['0', 'Please enter a number from 1.'],
        ['77', 'The outside database knows nothing by this id.'],
      ] as const) {
        await field.fill(typed)
        await field.press('Enter')
        await expect(dialog.getByText(said)).toBeVisible()
      }
      await checkAccessibility(admin)
    })

    await test.step('it is found by name, and entered', async () => {
      await dialog.getByRole('tab', { name: 'By name' }).click()
      await dialog.getByRole('searchbox', { name: 'Name of the title' }).fill('lighthouse')
      const result = dialog.getByRole('button', { name: /The Lighthouse Keepers\s*2019/ })
      await expect(result).toBeVisible()
      await checkAccessibility(admin)
      await result.press('Enter')
      await dialog.getByRole('button', { name: 'Import', exact: true }).click()
      await expect(admin.getByText('Item imported')).toBeVisible()
      await expect(admin).toHaveURL(/\/admin\/liens\/\d+\/new$/)
    })
    const titleId = /liens\/(\d+)/.exec(admin.url())![1]!

    await test.step('visitors see it with both seasons', async () => {
      const member = await login('member')
      await member.goto(`/titles/${titleId}`)
      await expect(
        member.getByRole('heading', { level: 1, name: 'The Lighthouse Keepers' }),
      ).toBeVisible()
      await member.goto(`/titles/${titleId}/x/season/2`)
      await expect(member.getByText('Return', { exact: true }).first()).toBeVisible()
    })

    await test.step('its name is changed by hand, which locks it', async () => {
      await admin.goto(`/admin/titles/${titleId}/edit`)
      await admin.getByRole('textbox', { name: 'Name', exact: true }).fill('The Keepers')
      await admin.getByRole('button', { name: 'Save' }).click()
      await expect(admin.getByText('Title saved')).toBeVisible()
      await expect(
        admin.getByRole('button', { name: 'Locked: Name', exact: true }),
      ).toHaveAttribute('aria-pressed', 'true')
      await checkAccessibility(admin)
    })

    const locked = admin.getByRole('button', { name: 'Locked: Name', exact: true })
    await test.step('another import brings the rest up to date, and says what it left', async () => {
      answerSeries(
        outside,
        { id, external_ids: {}, name: 'Keepers of the Light', overview: 'Three keepers.' },
        [
          ['Arrival', 'Fog'],
          ['Return', 'Ice', 'Dawn'],
        ],
      )
      await admin.getByRole('button', { name: 'Import again' }).click()
      await expect(admin.getByText('Brought up to date: Plot, Seasons and episodes.')).toBeVisible()
      await expect(admin.getByText('Left as it was, since it is locked: Name.')).toBeVisible()
      await expect(admin.getByRole('heading', { level: 1, name: 'The Keepers' })).toBeVisible()
      await expect(admin.getByRole('textbox', { name: 'Plot', exact: true })).toHaveValue(
        'Three keepers.',
      )
      await checkAccessibility(admin)
    })

    await test.step('the lock is opened, and the name follows', async () => {
      await locked.click()
      await admin.getByRole('button', { name: 'Save' }).click()
      await expect(admin.getByText('Title saved')).toBeVisible()
      await expect(locked).toHaveAttribute('aria-pressed', 'false')
      await admin.getByRole('button', { name: 'Import again' }).click()
      await expect(
        admin.getByRole('heading', { level: 1, name: 'Keepers of the Light' }),
      ).toBeVisible()
    })

    await test.step('a moderator imports another in French, by keyboard', async () => {
      answerSeries(outside, { id: 4323, external_ids: {}, name: 'La Côte' })
      outside.answer('/3/search/tv', { results: [{ id: 4323, name: 'La Côte' }] })
      const french = await login('moderator', 'fr-FR')
      await french.goto('/admin/liens')
      await french.getByRole('button', { name: 'Importer un titre' }).click()
      const asked = french.getByRole('dialog', { name: 'Importer un titre' })
      await asked.getByRole('combobox', { name: 'Type' }).click()
      await french.getByRole('option', { name: 'Série' }).click()
      await asked.getByRole('searchbox', { name: 'Nom du titre' }).fill('côte')
      await asked.getByRole('button', { name: /La Côte/ }).press('Enter')
      await asked.getByRole('button', { name: 'Importer', exact: true }).press('Enter')
      await expect(french.getByText('Élément importé')).toBeVisible()
    })

    await test.step('many are imported at once, with what went wrong', async () => {
      answerSeries(outside, { id: 4322, external_ids: {}, name: 'Another Coast' })
      await admin.goto('/admin/titles')
      await admin.getByRole('button', { name: 'Import title' }).click()
      await dialog.getByRole('combobox', { name: 'Type' }).click()
      await admin.getByRole('option', { name: 'TV series' }).click()
      await dialog.getByRole('tab', { name: 'Several at once' }).click()
      await dialog.getByRole('textbox', { name: /^Ids/ }).fill('4322\n99')
      await dialog.getByRole('button', { name: 'Import all' }).click()
      await expect(dialog.getByText('Import: finished')).toBeVisible({ timeout: 30_000 })
      await expect(dialog.getByText('1 done')).toBeVisible()
      await dialog.getByText('What was left alone, and why').click()
      await expect(dialog.getByText('The outside database knows nothing by this id.')).toBeVisible()
      await checkAccessibility(admin)
    })
  } finally {
    await site.stop()
    await outside.stop()
  }
})
