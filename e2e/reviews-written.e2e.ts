import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const WORDS = 'The harp alone is worth the evening.'

/** What members say is fetched when somebody comes near it. */
async function openReviews(page: Page, path: string) {
  await page.goto(path)
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    // Beside a long column of facts they may lie above what is seen of the end.
    await page.mouse.wheel(0, -600)
    await expect(reviews).toBeVisible({ timeout: 2_000 })
  }).toPass()
  return reviews
}

test('a member rates a title, says why, and thinks better of deleting it; another calls it helpful', async ({
  login,
  checkAccessibility,
}) => {
  const [author, reader] = [await login('member'), await login('premium')]
  const found = await author.request.get('/api/v1/search/Sintel?loader=searchPage')
  const path = `/titles/${(await found.json()).results[0].id}`
  // A process that has not shown the page of a title before leaves some of its buttons to the browser, and says so there.
  for (const page of [author, reader]) await page.request.get(path)
  const reviews = await openReviews(author, path)
  const stars = reviews.getByRole('radiogroup', { name: 'Your rating' })
  // Whatever an earlier run left.
  const before = reviews.getByRole('button', { name: /^(Delete your review|Remove your rating)$/ })
  await expect(stars).toBeVisible()
  if (await before.isVisible()) await before.click()
  await expect(before).toBeHidden()

  await stars.getByRole('radio', { name: '7 out of 10' }).click()
  await expect(stars.getByRole('radio', { name: '7 out of 10' })).toBeChecked()
  await expect(reviews.getByRole('button', { name: 'Remove your rating' })).toBeVisible()
  await author.keyboard.press('9')
  await expect(stars.getByRole('radio', { name: '9 out of 10' })).toBeChecked()
  await checkAccessibility(author)

  await reviews.getByRole('button', { name: 'Write a review' }).click()
  const words = reviews.getByRole('textbox', { name: 'Your review' })
  await expect(words).toBeFocused()
  await words.fill(WORDS)
  await checkAccessibility(author)
  await reviews.getByRole('button', { name: 'Save' }).click()
  await expect(author.getByRole('status').getByText('Review saved')).toBeVisible()
  await expect(reviews.getByText(WORDS)).toHaveCount(1)

  const seen = await openReviews(reader, path)
  await expect(seen.getByRole('listitem').filter({ hasText: WORDS })).toContainText('9/10')
  const useful = seen.getByRole('button', { name: /^Useful.*review by member$/ })
  await useful.click()
  await expect(useful).toHaveAttribute('aria-pressed', 'true')
  await expect(useful).toHaveText('Useful · 1')
  await checkAccessibility(reader)

  await seen.getByRole('button', { name: 'More about the review by member' }).click()
  await reader.getByRole('menuitem', { name: 'Report' }).click()
  const dialog = reader.getByRole('dialog', { name: 'Report a review by member' })
  await dialog.getByRole('textbox').fill('It gives the end away.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(reader.getByRole('status').getByText('Thanks for reporting')).toBeVisible()

  await author.reload()
  const again = await openReviews(author, path)
  await expect(again.getByRole('radio', { name: '9 out of 10' })).toBeChecked()
  await again.getByRole('button', { name: 'Delete your review' }).click()
  await expect(again.getByText(WORDS)).toBeHidden()
  await author.getByRole('button', { name: 'Undo' }).click()
  await expect(author.getByRole('status').getByText('The review is back')).toBeVisible()
  await expect(again.getByText(WORDS)).toBeVisible()
  await expect(again.getByText('1 member found this useful')).toBeVisible()

  const moderator = await login('moderator')
  await moderator.goto('/admin/reviews-reportes')
  const row = moderator.getByRole('row').filter({ hasText: WORDS })
  await expect(row).toContainText('It gives the end away.')
  await checkAccessibility(moderator)
  await row.getByRole('button', { name: 'Delete the reports: Sintel · member' }).click()
  await moderator.getByRole('dialog').getByRole('button', { name: 'Delete the reports' }).click()
  await expect(moderator.getByRole('status').getByText('Report deleted')).toBeVisible()
  const looked = await openReviews(moderator, path)
  await looked.getByRole('button', { name: 'More about the review by member' }).click()
  await moderator.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(moderator.getByRole('status').getByText('Review deleted')).toBeVisible()
  await expect(looked.getByText(WORDS)).toBeHidden()
})
