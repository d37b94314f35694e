import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const headers = { 'sec-fetch-site': 'same-origin' }

/** Nothing of the demonstration has this quality. */
const RARE_QUALITY = 40

/** A link of the demo's uploader that everybody may see, on a title that members can open. */
async function offerLink(uploader: Page, moderator: Page) {
  const found = await moderator.request.get('/api/v1/titles?type=movie&perPage=1&lang=en')
  const [title]: { id: number; name: string }[] = (await found.json()).pagination.data
  const made = await uploader.request.post('/api/v1/liens', {
    headers,
    data: {
      title_id: title!.id,
      qualite: RARE_QUALITY,
      langues: [2],
      lien: `https://archive.org/details/reported-${Date.now()}`,
    },
  })
  expect(made.status()).toBe(201)
  const [link]: { id: number; version: number; qual: { qual: string } }[] = (await made.json()).data
    .liens
  const accepted = await moderator.request.post(`/api/v1/liens/${link!.id}`, {
    headers,
    data: { validation: 'accept', versions: { [link!.id]: link!.version } },
  })
  expect(accepted.status()).toBe(200)
  return { id: link!.id, titleId: title!.id, title: title!.name, quality: link!.qual.qual }
}

test('three members report a link, one thinks better of it, and a moderator decides that it is dead', async ({
  login,
  checkAccessibility,
}) => {
  const [uploader, moderator] = [await login('uploader'), await login('moderator')]
  const link = await offerLink(uploader, moderator)
  const member = await login('member')
  await member.goto(`/titles/${link.titleId}/download`)
  const flag = member.getByRole('button', { name: new RegExp(`^Report: ${link.quality}, `) })
  const dialog = member.getByRole('dialog', { name: /^Report / })

  // What is wrong has to be said.
  await flag.click()
  await dialog.getByRole('radio', { name: 'Wrong content' }).check()
  await dialog.getByRole('textbox', { name: 'What did you find?' }).fill('Nine char')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Please say it in at least 10 characters.')).toBeVisible()
  await checkAccessibility(member)
  await dialog.getByRole('textbox', { name: 'What did you find?' }).fill('This is another film.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(member.getByRole('status').getByText('Report sent')).toBeVisible()
  await expect(dialog).toBeHidden()

  // Its author sees it, and takes it back.
  await flag.click()
  await expect(dialog.getByText('This is another film.')).toBeVisible()
  await checkAccessibility(member)
  await dialog.getByRole('button', { name: 'Delete report' }).click()
  await expect(member.getByRole('status').getByText('Report deleted')).toBeVisible()
  await flag.click()
  await expect(dialog.getByRole('textbox', { name: 'What did you find?' })).toHaveValue('')
  await member.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  for (const role of ['member', 'premium', 'subscriber'] as const) {
    const page = role === 'member' ? member : await login(role)
    const said = await page.request.post('/api/v1/report', {
      headers,
      data: { model_type: 'link', model_id: link.id, kind: 'dead', report: `Gone, says ${role}.` },
    })
    expect(said.status()).toBe(201)
  }

  await moderator.goto('/admin/liens-reportes')
  const row = moderator
    .getByRole('listitem')
    .filter({ hasText: 'Proposed as dead' })
    .filter({ hasText: link.title })
  await expect(row.getByText('Gone, says premium.')).toBeVisible()
  await checkAccessibility(moderator)
  await row.getByRole('button', { name: /^Reports: / }).click()
  const reports = moderator.getByRole('dialog', { name: /^Reports on / })
  await expect(reports.getByRole('listitem')).toHaveCount(3)
  await checkAccessibility(moderator)
  await reports.getByRole('button', { name: 'Close' }).click()
  await row.getByRole('button', { name: /^Mark as dead: / }).click()
  await expect(row).toHaveCount(0)

  await uploader.goto('/notifications')
  await expect(
    uploader.getByText(`Your link on ${link.title} was marked as dead`).first(),
  ).toBeVisible()
  await member.goto(`/titles/${link.titleId}/download`)
  await expect(flag).toHaveCount(0)
})

test('a moderator decides that nothing is wrong, or deletes what was reported', async ({
  login,
  checkAccessibility,
}) => {
  const [uploader, moderator] = [await login('uploader'), await login('moderator')]
  const link = await offerLink(uploader, moderator)
  const member = await login('premium')
  const said = await member.request.post('/api/v1/report', {
    headers,
    data: { model_type: 'link', model_id: link.id, report: 'I do not like this film.' },
  })
  expect(said.status()).toBe(201)
  await moderator.goto('/admin/liens-reportes')
  const row = moderator.getByRole('listitem').filter({ hasText: 'I do not like this film.' })
  await row
    .getByRole('button', { name: /^Reports: / })
    .first()
    .click()
  await moderator
    .getByRole('dialog', { name: /^Reports on / })
    .getByRole('button', { name: 'Delete all reports' })
    .click()
  await expect(moderator.getByRole('status').getByText('Report deleted')).toBeVisible()
  await expect(row).toHaveCount(0)

  // What is wrong indeed is chosen, and deleted.
  const again = await (
    await login('subscriber')
  ).request.post('/api/v1/report', {
    headers,
    data: { model_type: 'link', model_id: link.id, kind: 'content', report: 'A film of somebody.' },
  })
  expect(again.status()).toBe(201)
  await moderator.reload()
  const wrong = moderator.getByRole('listitem').filter({ hasText: 'A film of somebody.' }).first()
  await wrong.getByRole('checkbox', { name: /^Select / }).check()
  await expect(moderator.getByText('1 item selected')).toBeVisible()
  await checkAccessibility(moderator)
  await moderator.keyboard.press('Delete')
  await moderator
    .getByRole('dialog', { name: /^Delete / })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(moderator.getByRole('status').getByText('Deleted 1 record')).toBeVisible()
  await expect(wrong).toHaveCount(0)
})

test('a visitor reports a comment', async ({ page, checkAccessibility }) => {
  await page.goto('/news')
  await page.getByRole('link', { name: /Twenty years of open movies/ }).click()
  const comments = page.getByRole('region', { name: 'Comments' })
  await comments
    .getByRole('button', { name: /^More about the comment by / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog', { name: /^Report a comment by / })
  await dialog.getByRole('textbox').fill('An advertisement')
  await checkAccessibility(page)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(
    page.getByRole('status').getByText('Thanks for reporting. We will review this content.'),
  ).toBeVisible()
  await expect(dialog).toBeHidden()
})
