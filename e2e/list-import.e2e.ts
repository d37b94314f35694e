import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'

const HEADS =
  'Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors'
const fileWith = (twin: string) =>
  [
    HEADS,
    '1,tt0013442,2024-01-02,2024-01-02,"The shadow, first of all",Nosferatu,Nosferatu,https://www.imdb.com/title/tt0013442/,Movie,7.8,94,1922,Horror,1,1922-03-04,F.W. Murnau',
    `2,,2024-01-02,2024-01-02,,${twin},${twin},,Movie,7.4,15,1931,Drama,1,,Somebody`,
    '3,tt9999999,2024-01-02,2024-01-02,,Nobody Made This,Nobody Made This,https://www.imdb.com/title/tt9999999/,Movie,5,90,1931,Drama,1,1931-01-10,Nobody',
    '4,,2024-01-02,2024-01-02,,Metropolis,Metropolis,,Movie,8.3,153,1926,Drama,1,,Fritz Lang',
  ].join('\n')
const csvFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

test('a member brings a list from elsewhere, says which title is meant, and takes it along again', async ({
  login,
  checkAccessibility,
}) => {
  const name = `Brought along ${Date.now()}`
  const twin = `Twins ${Date.now()}`
  const admin = await login('admin')
  for (const is_another of [false, true]) {
    const data = { name: twin, type: 'movie', year: 1931, is_another }
    const headers = { 'sec-fetch-site': 'same-origin' }
    expect((await admin.request.post('/api/v1/titles', { data, headers })).status()).toBe(201)
  }
  const page = await login('subscriber')
  const rows = page.getByRole('region', { name: 'Titles of the file' }).getByRole('listitem')

  await test.step('what is no table is refused with its line', async () => {
    await page.goto('/lists')
    await page.getByRole('link', { name: 'Import a list' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Import a list' })).toBeVisible()
    const field = page.getByLabel('File of titles')
    await field.setInputFiles(csvFile('broken.csv', 'Title,Year\n"Nosferatu,1922'))
    await expect(page.getByRole('alert')).toHaveText(/^Line 2: a quotation mark/)
    await checkAccessibility(page)
    await field.setInputFiles(csvFile(`${name}.csv`, fileWith(twin)))
  })

  await test.step('its titles are shown with what they are, before anything is saved', async () => {
    await expect(page.getByRole('heading', { name: '2 of 4 found' })).toBeFocused()
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(0)).toContainText('The shadow, first of all')
    await expect(rows.nth(0).getByRole('checkbox', { name: 'Import “Nosferatu”' })).toBeChecked()
    await expect(rows.nth(2)).toContainText('Not found in the catalogue')
    await expect(rows.nth(3)).toContainText('Likely')
    await checkAccessibility(page)
  })

  await test.step('of several titles one is chosen', async () => {
    await page.getByText('To choose (1)').click()
    const which = rows.getByRole('combobox', { name: `Which title is “${twin}”?` })
    await expect(which.getByRole('option')).toHaveText([
      'Choose a title',
      ...Array<string>(2).fill(`${twin} (1931 · Movie)`),
    ])
    await which.selectOption({ index: 1 })
    await expect(page.getByRole('heading', { name: '3 of 4 found' })).toBeVisible()
  })

  await test.step('what was not found is looked up by hand, and put back', async () => {
    await page.getByText('Not found (1)').click()
    await page.getByRole('button', { name: 'Search the catalogue for “Nobody' }).press('Enter')
    const field = page.getByRole('combobox', { name: 'Search the catalogue for “Nobody' })
    await expect(field).toBeFocused()
    await field.fill('Sherlock Jr')
    await page.getByRole('option', { name: /Sherlock Jr/ }).click()
    await expect(page.getByRole('heading', { name: '4 of 4 found' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Search the catalogue for “Nob' })).toBeFocused()
    await checkAccessibility(page)
    await rows.getByRole('checkbox', { name: 'Import “Nobody Made This”' }).uncheck()
    await expect(page.getByText('1 left out')).toBeVisible()
    await page.getByText('All (4)').click()
  })

  await test.step('they become a list, in the order of the file', async () => {
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name)
    await page.getByRole('button', { name: 'Import 3 titles' }).press('Enter')
    await expect(
      page.getByRole('heading', { name: `3 titles imported into “${name}”` }),
    ).toBeFocused()
    await checkAccessibility(page)
    await page.getByRole('link', { name: 'View list' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('The shadow, first of all')).toBeVisible()
  })

  await test.step('its own file, brought back, has nothing new', async () => {
    await page.getByRole('button', { name: 'Take the list along' }).press('Enter')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download as CSV' }).press('Enter'),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect(text.split('\n').map((line) => line.split(',')[1])).toEqual(
      expect.arrayContaining(['Nosferatu', twin, 'Metropolis']),
    )
    await page.getByRole('link', { name: 'Import into this list' }).click()
    await page.getByLabel('File of titles').setInputFiles(csvFile('again.csv', text))
    await expect(page.getByRole('heading', { name: '3 of 3 found' })).toBeVisible()
    await expect(page.getByText('3 in the list already')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Choose titles first' })).toBeDisabled()
    await checkAccessibility(page)
  })
})
