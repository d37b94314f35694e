import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { startSite } from './start-site.ts'

const headers = { 'sec-fetch-site': 'same-origin' }
const WORDS = 'Buy my watches, all of you'
const ANSWER = 'Nothing is for sale here.'

async function logIn(page: Page, name: string): Promise<void> {
  const data = { email: `${name}@demo.example`, password: 'Demo-1234!', remember: false }
  expect((await page.request.post('/auth/login', { data, headers })).ok()).toBe(true)
}

test('a moderator deletes, warns and suspends at the desk, and the member is told each time', async ({
  openContext,
  checkAccessibility,
}) => {
  const site = await startSite()
  try {
    const open = async (name: string) => {
      const page = await (await openContext({ baseURL: site.baseUrl, locale: 'en-GB' })).newPage()
      await logIn(page, name)
      return page
    }
    const [member, reader, moderator] = [
      await open('member'),
      await open('subscriber'),
      await open('moderator'),
    ]
    const found = await member.request.get('/api/v1/titles?type=movie&perPage=1&lang=en')
    const titleId = (await found.json()).pagination.data[0].id as number
    const said = await member.request.post('/api/v1/comment', {
      headers,
      data: { commentable_type: 'title', commentable_id: titleId, content: WORDS },
    })
    const commentId = (await said.json()).comment.id as number
    const reported = await reader.request.post('/api/v1/report', {
      headers,
      data: { model_type: 'comment', model_id: commentId, reason: 'An advertisement' },
    })
    expect(reported.ok()).toBe(true)

    await test.step('a canned answer is added', async () => {
      await moderator.goto('/admin/community/answers')
      await checkAccessibility(moderator)
      await moderator.getByRole('button', { name: 'Add a canned answer' }).first().click()
      const dialog = moderator.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Advertising')
      await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill(ANSWER)
      await checkAccessibility(moderator)
      await dialog.getByRole('button', { name: 'Add a canned answer' }).click()
      await expect(moderator.getByText('Saved “Advertising”')).toBeVisible()
    })

    await test.step('what was reported is deleted at the desk by keys, with that answer', async () => {
      await moderator.goto('/admin/community')
      const entry = moderator.getByRole('listitem', { name: WORDS })
      await expect(entry.getByText('An advertisement')).toBeVisible()
      await checkAccessibility(moderator)
      await moderator.keyboard.press('j')
      await expect(moderator.locator('li:focus')).toHaveCount(1)
      await entry.getByRole('checkbox').click()
      await moderator.keyboard.press('d')
      const dialog = moderator.getByRole('dialog')
      await dialog.getByRole('combobox', { name: 'Canned answer' }).click()
      await moderator.getByRole('option', { name: 'Advertising' }).click()
      await expect(dialog.getByRole('textbox', { name: 'Reason, for the author' })).toHaveValue(
        ANSWER,
      )
      await checkAccessibility(moderator)
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(moderator.getByText('1 entry deleted or hidden')).toBeVisible()
      await expect(entry).toHaveCount(0)
      const told = await member.request.get('/api/v1/notifications')
      expect(JSON.stringify(await told.json())).toContain(ANSWER)
    })

    await test.step('among all comments it stands as deleted, beside the record of its author', async () => {
      await moderator.goto(`/admin/comments?query=${encodeURIComponent('my watches')}`)
      const row = moderator.getByRole('row').filter({ hasText: WORDS })
      await expect(row.getByText('Deleted by staff')).toBeVisible()
      await checkAccessibility(moderator)
      await row.getByRole('button', { name: /^Record of / }).click()
      const dialog = moderator.getByRole('dialog')
      await expect(dialog.getByText('None so far.')).toBeVisible()
      await checkAccessibility(moderator)
      await dialog.getByRole('button', { name: 'Warn' }).click()
      await dialog.getByRole('textbox', { name: 'Warning, for the member' }).fill('Do not sell')
      await dialog.getByRole('button', { name: 'Warn' }).click()
      await expect(dialog.getByText('Not read yet')).toBeVisible()
      await moderator.goto('/admin/reviews')
      await expect(moderator.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible()
      await checkAccessibility(moderator)
    })

    await test.step('the member reads the warning at the next visit, once', async () => {
      await member.goto('/')
      const notice = member.getByRole('dialog', { name: 'Moderators warn you' })
      await expect(notice.getByText('Do not sell')).toBeVisible()
      await checkAccessibility(member)
      await notice.getByRole('button', { name: 'I have read this' }).click()
      await expect(notice).toHaveCount(0)
      await member.reload()
      await expect(member.getByRole('main')).toBeVisible()
      await expect(notice).toHaveCount(0)
    })

    await test.step('a suspension closes the account, says why, and leads to an appeal', async () => {
      await moderator.goto(`/admin/comments?query=${encodeURIComponent('my watches')}`)
      await moderator.getByRole('button', { name: /^Record of / }).click()
      const dialog = moderator.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Suspend' }).click()
      await dialog.getByRole('checkbox', { name: /^Everything/ }).check()
      await dialog.getByText('3 days', { exact: true }).click()
      await dialog.getByRole('textbox', { name: 'Reason, for the member' }).fill('Sold again')
      await checkAccessibility(moderator)
      await dialog.getByRole('button', { name: 'Suspend' }).click()
      await expect(dialog.getByText(/^Suspended, until /)).toBeVisible()
      await member.goto('/')
      await expect(member.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible()
      await expect(member.getByText('Sold again')).toBeVisible()
      await checkAccessibility(member)
      await member.getByRole('link', { name: 'log out and write to us' }).click()
      await expect(member.getByRole('textbox', { name: 'Your message' })).toHaveValue(
        /^About decision no\. \d+/,
      )
    })

    await test.step('it is lifted early, and the member is in again', async () => {
      await moderator.goto('/admin/community/sanctions')
      await checkAccessibility(moderator)
      await moderator
        .getByRole('button', { name: /^Lift: / })
        .first()
        .click()
      await moderator.getByRole('dialog').getByRole('button', { name: 'Lift' }).click()
      await expect(moderator.getByText('It no longer stands')).toBeVisible()
      await logIn(member, 'member')
      await member.goto('/')
      await expect(member.getByRole('heading', { name: 'Your account is suspended' })).toHaveCount(
        0,
      )
      await expect(member.getByRole('main')).toBeVisible()
    })
  } finally {
    await site.stop()
  }
})
