import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { startSite } from './start-site.ts'

const FROM_HERE = { headers: { 'sec-fetch-site': 'same-origin' } }

/** A link of the demo's uploader. */
async function addLink(uploader: Page, name: string) {
  const { results } = await (await uploader.request.get('/api/v1/search/metropolis')).json()
  const { qualities, languages } = await (
    await uploader.request.get('/api/v1/liens-options')
  ).json()
  const made = await uploader.request.post('/api/v1/liens', {
    data: {
      title_id: results[0].id,
      lien: `https://archive.org/details/${name}-${Date.now()}`,
      qualite: qualities[0].id,
      langues: [languages.at(-1).id],
    },
    ...FROM_HERE,
  })
  expect(made.ok(), await made.text()).toBe(true)
  const [link] = (await made.json()).data.liens
  return link as { id: number; version: number; active: number }
}

test('a moderator trusts an uploader from the queue, thinks better of it, and takes it again', async ({
  openContext,
  checkAccessibility,
}) => {
  // It has its own, for what this uploader adds afterwards waits for nobody.
  const site = await startSite()
  const login = async (role: string): Promise<Page> => {
    const page = await (await openContext({ baseURL: site.baseUrl })).newPage()
    const response = await page.request.post('/auth/login', {
      data: { email: `${role}@demo.example`, password: 'Demo-1234!', remember: false },
      ...FROM_HERE,
    })
    expect(response.ok(), `login as ${role}`).toBe(true)
    return page
  }
  try {
    await site.changeSettings({ trust: { suggest_after: 1 } })
    const [uploader, moderator, admin] = [
      await login('uploader'),
      await login('moderator'),
      await login('admin'),
    ]
    const good = await addLink(uploader, 'good')
    const accepted = await moderator.request.post(`/api/v1/liens/${good.id}`, {
      data: { validation: 'accept', versions: { [good.id]: good.version } },
      ...FROM_HERE,
    })
    expect(accepted.ok()).toBe(true)
    expect((await addLink(uploader, 'waits')).active).not.toBe(1)

    const record = (page: Page) => page.getByRole('button', { name: /^Record of uploader/ }).first()
    await moderator.goto('/admin/liens-validation')
    await expect(record(moderator)).toHaveText(/Could be trusted/)
    await checkAccessibility(moderator)
    await record(moderator).click()
    const dialog = moderator.getByRole('dialog', { name: /^Record of / })
    await checkAccessibility(moderator)
    const question = moderator.getByRole('dialog', { name: /^Trust / })
    const give = async () => {
      await dialog.getByRole('button', { name: 'Trust this uploader' }).click()
      await question.getByRole('button', { name: 'Trust' }).click()
      await expect(question).toBeHidden()
      await expect(dialog.getByText('What they add is seen at once.')).toBeVisible()
    }
    await dialog.getByRole('button', { name: 'Trust this uploader' }).click()
    await expect(question.getByText('What waits already goes on waiting.')).toBeVisible()
    await checkAccessibility(moderator)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog.getByRole('button', { name: 'Trust this uploader' })).toBeFocused()
    await give()
    const status = moderator.getByRole('status')
    await status.getByRole('button', { name: 'Undo' }).click()
    await expect(status.filter({ hasText: 'Undone' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Trust this uploader' })).toBeVisible()
    await give()

    expect((await addLink(uploader, 'at-once')).active).toBe(1)
    await uploader.goto('/notifications')
    await expect(uploader.getByText('Moderators trust you')).toHaveCount(1)

    // An administrator decides otherwise, who had looked before: nothing is overwritten.
    await moderator.reload()
    await record(moderator).click()
    const { uploaders } = await (
      await admin.request.get(`/api/v1/insights?kind=link&ids=${good.id}`)
    ).json()
    const [{ id, version }] = uploaders
    const taken = await admin.request.put(`/api/v1/users/${id}/trust`, {
      data: { version, is_trusted: false },
      ...FROM_HERE,
    })
    expect(taken.ok()).toBe(true)
    await dialog.getByRole('button', { name: 'Take trust away' }).click()
    await moderator
      .getByRole('dialog', { name: /^Take trust from / })
      .getByRole('button', { name: 'Take trust away' })
      .click()
    await moderator.getByRole('button', { name: 'Look again' }).click()
    await expect(dialog.getByRole('button', { name: 'Trust this uploader' })).toBeVisible()
    expect((await addLink(uploader, 'waits-again')).active).not.toBe(1)
  } finally {
    await site.stop()
  }
})
