import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const headers = { 'sec-fetch-site': 'same-origin' }

/** Words below a film of the demonstration that nobody has said before. */
async function comment(writer: Page, content: string) {
  const found = await writer.request.get('/api/v1/titles?type=movie&perPage=1&lang=en')
  const [title]: { id: number; name: string }[] = (await found.json()).pagination.data
  const made = await writer.request.post('/api/v1/comment', {
    headers,
    data: { commentable_type: 'title', commentable_id: title!.id, content },
  })
  expect(made.status()).toBe(201)
  const { id }: { id: number } = (await made.json()).comment
  return { id, title: title! }
}
const report = async (reader: Page, id: number, reason: string) => {
  const data = { model_type: 'comment', model_id: id, reason }
  expect((await reader.request.post('/api/v1/report', { headers, data })).status()).toBe(201)
}

test('a member reports a comment, and a moderator finds that nothing is wrong with it, or deletes it', async ({
  login,
  checkAccessibility,
}) => {
  const [writer, member, moderator] = [
    await login('premium'),
    await login('member'),
    await login('moderator'),
  ]
  const words = `Cheap watches, this week only ${Date.now()}`
  const { id, title } = await comment(writer, words)
  const other = await comment(writer, `${words}, and rings`)
  await report(member, other.id, 'Rings as well')

  // Where it is read.
  await member.goto(`/titles/${title.id}/download`)
  const said = member.getByRole('listitem').filter({ hasText: words }).last()
  await said.getByRole('button', { name: /^More about the comment by / }).click()
  await member.getByRole('menuitem', { name: 'Report' }).click()
  const dialog = member.getByRole('dialog', { name: /^Report a comment by / })
  await dialog.getByRole('textbox').fill('An advertisement')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toBeHidden()

  // The start page leads to it, and says how many wait.
  await moderator.goto('/admin')
  await moderator
    .getByRole('main')
    .getByRole('link', { name: /^[0-9]+ Comments to read/ })
    .click()
  await expect(moderator.getByRole('heading', { name: 'Comments to read', level: 1 })).toBeVisible()
  await moderator.getByRole('searchbox', { name: 'Search what comments say' }).fill(words)
  const rows = moderator.getByRole('row').filter({ hasText: words })
  await expect(rows).toHaveCount(2)
  await checkAccessibility(moderator)
  const row = rows.filter({ hasText: 'An advertisement' })
  await expect(row.getByRole('link', { name: title.name })).toBeVisible()

  // All of it, by keyboard.
  await row.getByRole('button', { name: words, exact: true }).focus()
  await moderator.keyboard.press('Enter')
  const whole = moderator.getByRole('dialog', { name: 'Reported comment' })
  await expect(whole.getByRole('listitem')).toContainText('An advertisement')
  await checkAccessibility(moderator)
  // Something is said in the meantime: it stays open.
  await report(await login('subscriber'), id, 'It is not about the film')
  await whole.getByRole('button', { name: 'Delete the reports' }).click()
  const question = moderator.getByRole('dialog', { name: 'Delete the reports on this comment?' })
  await checkAccessibility(moderator)
  await question.getByRole('button', { name: 'Delete the reports' }).click()
  await expect(moderator.getByRole('status').getByText('Report deleted')).toBeVisible()
  await expect(whole).toBeHidden()
  await expect(rows.filter({ hasText: 'It is not about the film' })).toHaveCount(1)

  // Both are chosen, and deleted.
  await moderator.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(moderator.getByText('2 items selected')).toBeVisible()
  await moderator.getByRole('button', { name: 'Delete', exact: true }).click()
  await moderator
    .getByRole('dialog', { name: 'Delete 2 comments?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(moderator.getByRole('status').getByText('Deleted 2 comments')).toBeVisible()
  await expect(moderator.getByText('No comments to read match')).toBeVisible()
  await member.reload()
  await expect(member.getByText(words)).toHaveCount(0)
})
