import { expect, test } from './fixtures.ts'

test('members talk about what one of them asks for', async ({ login, checkAccessibility }) => {
  const [asker, other] = [await login('member'), await login('subscriber')]
  const name = `Shadows ${Date.now()}`
  const made = await asker.request.post('/api/v1/requests', {
    data: { title: name, category: 1 },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(made.ok(), await made.text()).toBe(true)
  const address = `/requests?query=${encodeURIComponent(name)}`

  await other.goto(address)
  await other.getByRole('button', { name: `Comments on “${name}”: 0` }).click()
  const dialog = other.getByRole('dialog', { name })
  await expect(dialog.getByText('Be the first to comment')).toBeVisible()
  await dialog.getByRole('button', { name: 'Write a comment' }).press('Enter')
  const words = dialog.getByRole('textbox', { name: 'Your comment' })
  await expect(words).toBeFocused()
  const post = dialog.getByRole('button', { name: 'Post', exact: true })
  await words.fill('ab')
  await expect(post).toBeDisabled()
  await words.fill('There is a print in the archive of Berlin.')
  await checkAccessibility(other)
  // The words stand among the others before the server has them, and are not lost where it does not take them.
  const sending = dialog.locator('[data-sending]')
  const hold = Promise.withResolvers<void>()
  await other.route('**/api/v1/comment', async (route) => {
    await hold.promise
    await route.abort()
  })
  await words.press('Control+Enter')
  await expect(sending).toContainText('Being sent…')
  await checkAccessibility(other)
  hold.resolve()
  await expect(dialog.getByText('This was not posted. Your words are still here.')).toBeVisible()
  await expect(words).toHaveValue('There is a print in the archive of Berlin.')
  await expect(words).toBeFocused()
  await checkAccessibility(other)
  await other.unroute('**/api/v1/comment')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(other.getByRole('status').getByText('Comment posted')).toBeVisible()
  await expect(dialog.getByText('There is a print in the archive of Berlin.')).toBeVisible()
  await checkAccessibility(other)

  await asker.goto(address)
  await asker.getByRole('button', { name: `Comments on “${name}”: 1` }).click()
  const answering = asker.getByRole('dialog', { name })
  const up = answering.getByRole('button', { name: 'Vote for the comment by subscriber' })
  await up.click()
  await expect(up).toHaveAttribute('aria-pressed', 'true')
  await expect(up).toHaveText('1')
  await answering.getByRole('button', { name: 'Reply to subscriber' }).click()
  await answering.getByRole('textbox', { name: 'Your answer to subscriber' }).fill('Thank yuo')
  await answering.getByRole('button', { name: 'Reply', exact: true }).click()
  // The words stand in what they are written in until they are posted.
  const answer = answering.locator('li[data-depth="1"]').filter({ hasText: 'Thank yuo' })
  await expect(answer).toBeVisible()

  // Who looks on hears of it, and reads it when they want to.
  const news = dialog.getByRole('button', { name: 'Show 1 new comment' })
  await news.press('Enter')
  await expect(dialog.getByText('Thank yuo')).toBeVisible()
  await expect(news).toHaveCount(0)
  await checkAccessibility(other)

  const menu = answering.getByRole('button', { name: 'More about the comment by member' })
  await menu.click()
  await asker.getByRole('menuitem', { name: 'Edit' }).click()
  await answering.getByRole('textbox', { name: 'Your comment' }).fill('Thank you')
  await answering.getByRole('button', { name: 'Save' }).click()
  await expect(answering.getByText('(edited)')).toBeVisible()
  await checkAccessibility(asker)

  // The first one goes; what was answered stays.
  await other.reload()
  await other.getByRole('button', { name: `Comments on “${name}”: 2` }).click()
  await other.getByRole('button', { name: 'More about the comment by subscriber' }).click()
  await other.getByRole('menuitem', { name: 'Delete' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(other.getByRole('status').getByText('Comment deleted')).toBeVisible()
  await expect(dialog.getByText('This comment was deleted')).toBeVisible()
  await expect(dialog.getByText('Thank you')).toBeVisible()
})

test('a visitor reads, and is offered nothing that takes an account', async ({ page }) => {
  await page.goto('/news')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write a comment' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Vote|Reply)/ })).toHaveCount(0)
})
