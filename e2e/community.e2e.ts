import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

/** What members say is fetched when somebody comes near it. A page that has just been opened scrolls to its beginning, if need be after the first try. */
async function scrollToComments(page: Page): Promise<void> {
  const comments = page.getByRole('region', { name: 'Comments' })
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    // Beside a long column of facts they may lie above what is seen of the end.
    await page.mouse.wheel(0, -600)
    await expect(comments).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

test('a visitor reads news, a list, reviews and comments', async ({ page, checkAccessibility }) => {
  await page.goto('/')
  await page
    .getByRole('region', { name: 'News' })
    .getByRole('link', { name: /Twenty years of open movies/ })
    .click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Twenty years of open movies' }),
  ).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Comments' }).getByText('in the third row'),
  ).toBeVisible()
  await checkAccessibility(page)
  await page.getByRole('link', { name: 'All news' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  await checkAccessibility(page)

  await page.goto('/search/metropolis')
  await page
    .getByRole('link', { name: /Metropolis/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Metropolis' })).toBeVisible()
  await scrollToComments(page)
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await expect(reviews.getByText('6 ratings', { exact: true })).toBeVisible()
  await expect(reviews.getByText('The scratches are where the plot is.')).toBeVisible()
  await reviews
    .getByRole('combobox', { name: 'Order of the reviews' })
    .selectOption('Best scores first')
  await expect(reviews.getByRole('listitem').filter({ hasText: '10/10' }).first()).toBeVisible()
  const comments = page.getByRole('region', { name: 'Comments' })
  await expect(comments.getByRole('listitem')).toHaveCount(25)
  await comments.getByRole('button', { name: 'More comments' }).click()
  await expect(comments.getByRole('listitem')).toHaveCount(27)
  await checkAccessibility(page)

  await page
    .getByRole('region', { name: 'In lists of members' })
    .getByRole('link', { name: /Silent nights/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Silent nights' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Sherlock Jr/ })).toBeVisible()
  await checkAccessibility(page)
})

test('a member takes a torrent and a newsgroup file, and a thread keeps the place of what was deleted', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('member')
  await page.goto('/search/nosferatu')
  await page
    .getByRole('link', { name: /Nosferatu/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nosferatu' })).toBeVisible()
  await scrollToComments(page)
  await expect(
    page.getByRole('region', { name: 'Comments' }).getByText('This comment was deleted'),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Download' }).first().click()

  await page.getByRole('button', { name: 'Torrents (2)' }).click()
  await page.getByRole('button', { name: 'Download: Nosferatu.1922.4K.restoration' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('about.txt')).toBeVisible()
  await checkAccessibility(page)
  const [torrent] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download the torrent file' }).click(),
  ])
  expect(torrent.suggestedFilename()).toBe('Nosferatu.1922.4K.restoration.torrent')
  expect((await readFile(await torrent.path())).toString('latin1')).toMatch(/^d.*4:info/s)
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Nzb (newsgroups) (1)' }).click()
  await page.getByRole('button', { name: /Download: Nosferatu.*NZB/ }).click()
  await expect(dialog.getByText('alt.binaries.test')).toBeVisible()
  const [nzb] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download the nzb file' }).click(),
  ])
  expect((await readFile(await nzb.path())).toString()).toContain('//DTD NZB 1.1//EN')
})
