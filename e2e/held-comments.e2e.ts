import { expect, test } from './fixtures.ts'

const headers = { 'sec-fetch-site': 'same-origin' }
const WORD = 'zanzibarwatches'

test('a comment with a word that is watched is seen by its author alone until a moderator has read it', async ({
  login,
  checkAccessibility,
}) => {
  const [member, page, moderator, admin] = [
    await login('member'),
    await login('subscriber'),
    await login('moderator'),
    await login('admin'),
  ]
  const changed = await admin.request.put('/api/v1/settings/content', {
    headers,
    data: {
      values: { 'comments_guard.watched_words': [WORD] },
      seen: { 'comments_guard.watched_words': [] },
    },
  })
  expect(changed.ok(), await changed.text()).toBe(true)
  const found = await member.request.get('/api/v1/titles?type=movie&perPage=1&lang=en')
  const [title]: { id: number }[] = (await found.json()).pagination.data
  const address = `/titles/${title!.id}/download`
  const words = `Buy ${WORD.toUpperCase()} ${Date.now()}`

  await member.goto(address)
  await member.getByRole('button', { name: 'Write a comment' }).press('Enter')
  await member.getByRole('textbox', { name: 'Your comment' }).fill(words)
  await member.keyboard.press('Control+Enter')
  await expect(
    member.getByRole('status').getByText('Your comment will be read before others see it'),
  ).toBeVisible()
  const own = member.getByRole('listitem').filter({ hasText: words }).last()
  await expect(own.getByText('Only you see this until a moderator has read it.')).toBeVisible()
  await expect(own.getByRole('button', { name: /^Vote/ })).toHaveCount(0)
  await checkAccessibility(member)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: /^Comments/ })).toBeVisible()
  await expect(page.getByText(words)).toHaveCount(0)

  await moderator.goto(`/admin/comments-reportes?query=${encodeURIComponent(words)}`)
  const row = moderator.getByRole('row').filter({ hasText: words })
  await expect(row.getByText('Held for its words')).toBeVisible()
  await row.getByRole('button', { name: words, exact: true }).press('Enter')
  const whole = moderator.getByRole('dialog', { name: 'Held for its words' })
  await checkAccessibility(moderator)
  await whole.getByRole('button', { name: 'Approve' }).click()
  await moderator
    .getByRole('dialog', { name: 'Approve this comment?' })
    .getByRole('button', { name: 'Approve' })
    .click()
  await expect(moderator.getByRole('status').getByText('Comment approved')).toBeVisible()
  await expect(row).toHaveCount(0)

  await page.reload()
  await expect(page.getByText(words)).toBeVisible()
})
