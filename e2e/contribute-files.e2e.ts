import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'
import { nzbOf, torrentOf } from './releases-of-tests.ts'

test('an uploader contributes a newsgroup file and a torrent, and finds both where they are downloaded', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('uploader')
  const { results } = await (await page.request.get('/api/v1/search/metropolis')).json()
  const [{ id }] = results
  const run = randomUUID().slice(0, 8)
  const nzb = `Metropolis.1927.FRENCH.1080p.BluRay.x264-${run}`

  await page.goto(`/admin/liens/${id}/new`)
  const kinds = page.getByRole('radiogroup', { name: 'What you contribute' })
  await expect(kinds.getByRole('radio', { name: 'Direct links' })).toBeChecked()
  await kinds.getByText('Newsgroup file', { exact: true }).click()
  const field = page.getByLabel('Newsgroup file or torrent')
  const add = page.getByRole('button', { name: 'Add', exact: true })
  await expect(add).toBeDisabled()

  // What is none is refused at the field, with the reason.
  await field.setInputFiles({ name: 'a.nzb', mimeType: '', buffer: Buffer.from('just words') })
  await expect(page.getByRole('alert').filter({ hasText: 'not an nzb file' })).toBeVisible()
  await checkAccessibility(page)
  await field.setInputFiles({ name: `${nzb}.nzb`, mimeType: '', buffer: nzbOf(nzb) })
  const facts = page.getByRole('region', { name: 'What the file says' })
  await expect(facts).toContainText('alt.binaries.pictures')

  // Another kind is looked at, and the file is still there.
  await kinds.getByText('Torrent', { exact: true }).click()
  await expect(field).toBeAttached()
  await expect(facts).toHaveCount(0)
  await kinds.getByText('Direct links', { exact: true }).click()
  await expect(page.getByText(/^The file that you sent is still there/)).toBeVisible()
  await checkAccessibility(page)
  await kinds.getByText('Newsgroup file', { exact: true }).click()
  await expect(facts).toContainText('alt.binaries.pictures')

  // Nothing that was guessed is chosen before somebody says so.
  const languages = page.getByRole('combobox', { name: /^Languages/ })
  await expect(page.locator('.mantine-Pill-root')).toHaveCount(0)
  await facts.getByRole('button', { name: 'Languages: French' }).click()
  await expect(page.locator('.mantine-Pill-root')).toHaveText(['French'])
  await add.click()
  await expect(page.getByText('Please choose a quality.')).toBeVisible()
  // It leads to the field, whose list opens.
  await page.keyboard.press('Escape')
  await facts.getByRole('button', { name: /^Quality: / }).click()
  await expect(page.getByText('Please choose a quality.')).toBeHidden()
  await expect(languages).toBeVisible()
  await checkAccessibility(page)
  await add.click()
  await expect(page.getByText('Links added')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/admin/liens/${id}$`))
  await page.getByRole('button', { name: /^Newsgroup files \(/ }).click()
  await expect(page.getByRole('grid', { name: /^Newsgroup files \(/ })).toContainText(nzb)
  await checkAccessibility(page)

  // The other address opens with the other kind, and says where this uploader announces.
  await page.goto(`/admin/torrents/${id}/new`)
  await expect(kinds.getByRole('radio', { name: 'Torrent' })).toBeChecked()
  await expect(page.getByLabel('Your announce address', { exact: true })).toContainText(
    /\/announce\/[0-9a-f]{32}/,
  )
  const torrent = `Metropolis.1927.ENGLISH.720p.WEB-DL-${run}`
  await field.setInputFiles({
    name: `${torrent}.torrent`,
    mimeType: 'application/x-bittorrent',
    buffer: torrentOf(torrent),
  })
  await expect(facts).toContainText('tracker.example')
  await facts.getByRole('button', { name: 'Take all over' }).click()
  await checkAccessibility(page)
  await add.click()
  await expect(page.getByText('Links added')).toBeVisible()

  await page.goto(`/titles/${id}/download`)
  await page.getByRole('button', { name: /^Nzb \(newsgroups\)/ }).click()
  await expect(page.getByText(nzb).first()).toBeVisible()
  await page.getByRole('button', { name: /^Torrents \(/ }).click()
  await expect(page.getByText(torrent).first()).toBeVisible()

  // What was said of it can be changed, at either name of its editor.
  const list = await page.request.get(`/api/v1/nzb?loader=liens&title_id=${id}`)
  const { data: own } = (await list.json()).pagination
  const [{ id: nzbId }] = own.filter(({ name }: { name: string }) => name === nzb)
  await page.goto(`/admin/nzb/${id}/${nzbId}/edit`)
  await expect(page).toHaveURL(new RegExp(`/admin/nzbs/${id}/${nzbId}/edit$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${nzbId} on Metropolis`)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeDisabled()
  await page.getByRole('textbox', { name: 'Name' }).fill(`Restored ${run}`)
  await checkAccessibility(page)
  await save.click()
  await expect(page.getByText('Link updated successfully')).toBeVisible()
  const changed = await (await page.request.get(`/api/v1/nzb/${nzbId}`)).json()
  expect(changed.model).toMatchObject({
    name: `Restored ${run}`,
    groups: ['alt.binaries.pictures'],
  })

  // It has a page of its own, which a takedown notice can name.
  await page.goto(`/download/nzb/${nzbId}`)
  await expect(page.getByText('alt.binaries.pictures')).toBeVisible()
  await checkAccessibility(page)
  await page.getByRole('link', { name: 'Send a takedown notice' }).click()
  await expect(page.getByLabel('Addresses on this site')).toHaveValue(
    new RegExp(`/download/nzb/${nzbId}\\n$`),
  )

  // A moderator finds it in the queue of its kind, and lets it in.
  const moderator = await login('moderator')
  await moderator.goto('/admin/nzbs-validation')
  const row = moderator
    .getByRole('listitem')
    .filter({ has: moderator.getByRole('checkbox') })
    .filter({ hasText: `Restored ${run}` })
  await expect(row).toContainText('alt.binaries.pictures')
  await checkAccessibility(moderator)
  await row.getByRole('button', { name: /^Accept/ }).click()
  await expect(moderator.getByText('Accepted 1 record')).toBeVisible()
  const accepted = await (await page.request.get(`/api/v1/nzb/${nzbId}`)).json()
  expect(accepted.model.active).toBe(1)
  await moderator.goto('/admin/torrents-validation')
  await expect(moderator.getByText(torrent).first()).toBeVisible()
})
