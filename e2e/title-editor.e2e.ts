import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { startSite } from './start-site.ts'

const pasted = ['La Tête coupée', 'La Bague qui tue', 'Le Cryptogramme rouge']

const saved = async (page: Page, text: string) => {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(text)).toBeVisible()
}

test('a series is made from nothing: facts, keywords, cast, pictures, two seasons with episodes, a video', async ({
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
    await page.goto('/admin/titles/new')
    await page.getByLabel('Name', { exact: true }).fill('Judex')
    await page.getByRole('combobox', { name: 'Type' }).click()
    await page.getByRole('option', { name: 'TV series' }).click()
    await page.getByRole('button', { name: 'Add title' }).click()
    await expect(page.getByText('Title added')).toBeVisible()
    const title = { id: Number(/\d+$/.exec(page.url())![0]) }
    const at = (tab: string) => `/admin/titles/${title.id}/edit/${tab}`
    const tab = (name: RegExp) =>
      page.getByRole('navigation', { name: 'Parts of the title' }).getByRole('link', { name })

    await test.step('facts are typed, and what somebody else writes meanwhile is shown beside them', async () => {
      await page.goto(at('primary-facts'))
      await page.getByLabel('Year', { exact: true }).fill('1916')
      await page.getByRole('textbox', { name: 'Plot', exact: true }).fill('A masked avenger.')
      const sheet = `/api/v1/media/import/titles/${title.id}`
      const { version } = (await (await page.request.get(sheet)).json()).sheet
      const other = await page.request.put(sheet, {
        data: { version, plot: 'Punishment comes to a banker.' },
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      expect(other.ok(), await other.text()).toBe(true)
      await page.getByRole('button', { name: 'Save' }).click()
      const conflict = page.getByRole('dialog', { name: 'Somebody changed this in the meantime' })
      await expect(
        conflict.getByRole('radio', { name: 'Punishment comes to a banker.' }),
      ).toBeVisible()
      await expect(conflict.getByRole('radio', { name: 'A masked avenger.' })).toBeVisible()
      await checkAccessibility(page)
      await conflict.getByRole('button', { name: 'Save what is chosen' }).click()
      await expect(page.getByText('Title saved')).toBeVisible()
      await expect(page.getByLabel('Year', { exact: true })).toHaveValue('1916')
    })

    await test.step('keywords are typed, and a genre is chosen', async () => {
      await page.goto(at('keywords'))
      const keywords = page.getByRole('combobox', { name: 'Keywords' })
      await keywords.fill('avenger')
      await keywords.press('Enter')
      await saved(page, 'Title saved')
      await expect(page.getByRole('switch', { name: /^Locked/ })).toBeChecked()
      await tab(/^Genres/).click()
      await page.getByRole('combobox', { name: 'Genres' }).click()
      await page.getByRole('option', { name: 'Silent' }).click()
      await page.keyboard.press('Escape')
      await saved(page, 'Title saved')
      await checkAccessibility(page)
    })

    await test.step('a keyword is translated where all of them are listed', async () => {
      await page.goto('/admin/keywords?query=avenger')
      await page.getByRole('button', { name: 'Edit avenger' }).click()
      const dialog = page.getByRole('dialog')
      await checkAccessibility(page)
      await dialog.getByRole('textbox', { name: 'Name in French' }).fill('justicier')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Saved “avenger”')).toBeVisible()
      await expect(page.getByRole('gridcell', { name: 'justicier' })).toBeVisible()
      await page.goto('/admin/genres?query=horror')
      await expect(page.getByRole('rowheader', { name: 'Horror' })).toBeVisible()
      await checkAccessibility(page)
      await page.goto(at('genres'))
    })

    await test.step('people are found or entered in place, and ordered with the arrow keys', async () => {
      await tab(/^Cast/).click()
      const picker = page.getByRole('combobox', { name: 'Add somebody to the cast' })
      await picker.fill('Max Schreck')
      await page.getByRole('option', { name: /^Max Schreck/ }).click()
      await picker.fill('René Cresté')
      await page.getByRole('option', { name: 'Enter “René Cresté” as somebody new' }).click()
      await page.getByRole('textbox', { name: 'Character: René Cresté' }).fill('Judex')
      await page.getByRole('button', { name: /^Move “René Cresté”/ }).press('ArrowUp')
      await saved(page, 'Title saved')
      await page.reload()
      await expect(page.getByRole('textbox', { name: /^Character: / }).first()).toHaveValue('Judex')
      await checkAccessibility(page)
    })

    await test.step('a picture is added by its address, of a host that the site shows', async () => {
      await tab(/^Images/).click()
      const address = page.getByRole('textbox', { name: 'Address of a picture' })
      for (const url of [
        'https://pictures.example/1.jpg',
        'https://image.tmdb.org/t/p/w500/1.jpg',
      ]) {
        await address.fill(url)
        await address.press('Enter')
      }
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Pictures of this host are not shown here.')).toBeVisible()
      await page.getByRole('button', { name: 'Remove “Picture 1”' }).click()
      await page.getByRole('button', { name: 'Make it the backdrop: Picture 1' }).click()
      await saved(page, 'Title saved')
      await expect(page.getByRole('textbox', { name: 'Backdrop' })).toHaveValue(/1\.jpg$/)
      await checkAccessibility(page)
      await tab(/^Comments/).click()
      await expect(page.getByText('No comments yet')).toBeVisible()
      await checkAccessibility(page)
    })

    await test.step('a season comes with its episodes, whose names are pasted from a spreadsheet', async () => {
      await tab(/^Seasons/).click()
      await page.getByRole('button', { name: 'Add a season' }).click()
      const dialog = page.getByRole('dialog')
      await checkAccessibility(page)
      await dialog.getByRole('textbox', { name: 'Episodes' }).fill('2')
      await dialog.getByRole('button', { name: 'Add a season' }).click()
      await expect(dialog).toBeHidden()
      await page.getByRole('button', { name: 'Add a season' }).click()
      await dialog.getByRole('textbox', { name: 'Episodes' }).fill('3')
      await dialog.getByRole('button', { name: 'Add a season' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('link', { name: 'Season 2' })).toBeVisible()
      await page.getByRole('link', { name: 'Season 1' }).click()
      const name = page.getByRole('textbox', { name: 'Name of episode 1' })
      await name.evaluate((input, text) => {
        const data = new DataTransfer()
        data.setData('text/plain', text)
        input.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        )
      }, pasted.join('\n'))
      await expect(page.getByRole('textbox', { name: 'Name of episode 3' })).toHaveValue(pasted[2]!)
      await page.getByRole('button', { name: 'Move days' }).click()
      await page.getByText('From a first day', { exact: true }).click()
      await page.getByLabel('First day', { exact: true }).fill('1917-01-16')
      await page.getByRole('button', { name: 'Apply' }).click()
      await saved(page, 'Episodes saved')
      await page.reload()
      await expect(page.getByLabel('Release date of episode 3')).toHaveValue('1917-01-30')
      await expect(page.getByRole('textbox', { name: 'Name of episode 3' })).toHaveValue(pasted[2]!)
      await checkAccessibility(page)
    })

    await test.step('a video is added to an episode', async () => {
      await page.goto(at('seasons/1/episodes/1/videos/new'))
      await page.getByRole('radio', { name: 'Video file' }).check()
      await page
        .getByRole('textbox', { name: 'Address of the file' })
        .fill('/samples/episode-short.mp4')
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(pasted[0]!)
      await page.getByRole('button', { name: 'Add a video' }).click()
      await expect(page).toHaveURL(/\/videos\/\d+\/edit$/)
      await page.goto(at('seasons/1/episodes'))
    })

    await test.step('an episode that is taken out goes when it is saved', async () => {
      await page.getByRole('button', { name: 'Remove episode 2' }).click()
      await saved(page, 'Episodes saved')
      await expect(page.getByRole('textbox', { name: /^Name of episode/ })).toHaveCount(2)
      await page.goto(`/titles/${title.id}/judex/season/1`)
      await expect(page.getByText(pasted[2]!, { exact: true }).first()).toBeVisible()
      await expect(page.getByText(pasted[1]!, { exact: true })).toHaveCount(0)
    })
  } finally {
    await site.stop()
  }
})
