import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'

test('an episode that is asked for is contributed, accepted, proposed as what was asked for, and told to all who asked', async ({
  login,
  checkAccessibility,
}) => {
  const place = `archive.org/details/barrabas-${randomUUID()}`
  const member = await login('member')
  await test.step('a member asks for an episode of what is here', async () => {
    await member.goto('/requests')
    await member.getByRole('button', { name: 'Ask for something' }).press('Enter')
    const dialog = member.getByRole('dialog', { name: 'New request' })
    await dialog.getByRole('radiogroup').getByText('Here, but incomplete').click()
    await dialog.getByRole('combobox', { name: 'Title of the catalogue' }).fill('Barrabas')
    await member.getByRole('option', { name: /^Barrabas/ }).click()
    await dialog.getByRole('textbox', { name: 'Season' }).fill('1')
    await dialog.getByRole('combobox', { name: 'Episodes' }).fill('5')
    await checkAccessibility(member)
    await dialog.getByRole('button', { name: 'Ask for it' }).click()
    await expect(member.getByText('Request added')).toBeVisible()
  })

  const [other, uploader] = [await login('premium'), await login('uploader')]
  await test.step('another wants it too, and an uploader goes from there to its title', async () => {
    await other.goto('/requests?query=Barrabas')
    const vote = other.getByRole('button', { name: 'I want “Barrabas” too' })
    await vote.press('Enter')
    await expect(vote).toHaveText('2')
    await uploader.goto('/requests?query=Barrabas')
    const row = uploader.getByRole('row').filter({ hasText: 'Season 1, episode 5' })
    await row.getByRole('link', { name: /^Barrabas/ }).click()
    await expect(uploader.getByRole('heading', { level: 1, name: 'Barrabas' })).toBeVisible()
  })
  const titleId = /titles\/(\d+)/.exec(uploader.url())![1]!

  await test.step('who contributes two episodes, this one and another', async () => {
    await uploader.goto(`/admin/liens/${titleId}/new?season=1`)
    await uploader.getByRole('combobox', { name: /^Quality/ }).click()
    await uploader.getByRole('option', { name: 'Blu-Ray 1080p', exact: true }).click()
    await uploader.getByRole('combobox', { name: /^Languages/ }).click()
    await uploader.getByRole('option', { name: 'Silent', exact: true }).click()
    await uploader.keyboard.press('Escape')
    await uploader
      .getByRole('textbox', { name: /^Links/ })
      .fill(`https://${place}-4::4\nhttps://${place}-5::5`)
    await expect(uploader.getByText('2 links will be created')).toBeVisible()
    await uploader.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(uploader.getByText('Links added')).toBeVisible()
  })

  const moderator = await login('moderator')
  const accept = async (address: string) => {
    await moderator.goto('/admin/liens-validation')
    const waiting = moderator
      .getByRole('listitem')
      .filter({ has: moderator.getByRole('checkbox') })
      .filter({ hasText: address })
    await waiting.getByRole('button', { name: /Accept/ }).click()
    await expect(waiting).toBeHidden()
    await moderator.goto('/admin/requests?query=Barrabas')
  }
  const request = moderator.getByRole('row').filter({ hasText: 'Season 1, episode 5' })
  await test.step('a moderator accepts them: only the one that is asked for fits', async () => {
    await moderator.goto('/admin/requests?query=Barrabas')
    await expect(request).toContainText('Pending')
    await accept(`${place}-4`)
    await expect(request).toBeVisible()
    await expect(request.getByText('Something is there')).toHaveCount(0)
    await accept(`${place}-5`)
    await expect(request.getByText('Something is there')).toBeVisible()
    await checkAccessibility(moderator)
  })

  await test.step('the request is completed with its title, which is chosen already', async () => {
    await request.getByRole('button', { name: 'Complete request: Barrabas' }).press('Enter')
    const dialog = moderator.getByRole('dialog', { name: 'Complete request' })
    await expect(dialog.getByRole('combobox', { name: 'Title of the catalogue' })).toHaveValue(
      /^Barrabas/,
    )
    await expect(dialog).toContainText('2 people want “Barrabas” (Season 1, episode 5).')
    await checkAccessibility(moderator)
    await dialog.getByRole('button', { name: 'Complete request' }).press('Enter')
    await expect(moderator.getByText('Request resolved')).toBeVisible()
    await expect(request).toContainText('Resolved')
    await expect(request.getByRole('button', { name: /^Complete request/ })).toHaveCount(0)
  })

  await test.step('both who asked are told and led to it, and nobody else is', async () => {
    const told = 'What you asked for is there: Barrabas'
    for (const page of [member, other]) {
      await page.goto('/notifications')
      const note = page.getByRole('listitem').filter({ hasText: told }).first()
      await expect(note).toBeVisible()
      await note.getByRole('link', { name: 'See the title' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Barrabas' })).toBeVisible()
      await page.goto(`/titles/${titleId}/download`)
      const offered = page
        .getByRole('row')
        .filter({ has: page.getByRole('cell', { name: 'Season 1 · Episode 5', exact: true }) })
        .filter({ hasText: 'Blu-Ray 1080p' })
      await expect(offered).toBeVisible()
    }
    await uploader.goto('/notifications')
    await expect(uploader.getByText(/Barrabas was accepted/).first()).toBeVisible()
    await expect(uploader.getByText(told)).toHaveCount(0)
    await member.goto('/requests?query=Barrabas')
    await expect(member.getByRole('row').filter({ hasText: 'Season 1, episode 5' })).toContainText(
      'Resolved',
    )
  })
})
