import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { startSite, type StartedSite } from './start-site.ts'

const PASSWORD = 'Demo-1234!'
const FROM_HERE = { headers: { 'sec-fetch-site': 'same-origin' } }

async function logIn(page: Page, role: string): Promise<void> {
  const data = { email: `${role}@demo.example`, password: PASSWORD, remember: false }
  const answer = await page.request.post('/auth/login', { data, ...FROM_HERE })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Makes the demo's member staff with these rights of its own and no others, as an administrator does. */
async function give(admin: Page, permissions: readonly string[]): Promise<void> {
  const found = await admin.request.get('/api/v1/members?query=member%40demo')
  const [{ id }] = (await found.json()).pagination.data
  const path = `/api/v1/members/${id}`
  const { member } = await (await admin.request.get(path)).json()
  const roles = member.roles.map((role: { id: number }) => role.id)
  const answer = await admin.request.put(`/api/v1/users/${id}/permissions`, {
    data: {
      version: member.version,
      roles,
      roles_seen: roles,
      permissions: permissions.map((name) => ({ name, restrictions: [] })),
      permissions_seen: member.own_permissions,
    },
    ...FROM_HERE,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const links = (page: Page) => page.getByRole('navigation', { name: 'Administration' })

async function refuses(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(404)
  }
}

test('staff with a part of the rights finds what it may do, and nothing else', async ({
  openContext,
  checkAccessibility,
}) => {
  const site: StartedSite = await startSite()
  try {
    const open = async (role: string) => {
      const page = await (await openContext({ baseURL: site.baseUrl })).newPage()
      await logIn(page, role)
      return page
    }
    const [admin, staff] = [await open('admin'), await open('member')]
    const confirmed = await admin.request.post('/auth/user/confirm-password', {
      data: { password: PASSWORD },
      ...FROM_HERE,
    })
    expect(confirmed.ok(), await confirmed.text()).toBe(true)

    await test.step('titles may be changed, not deleted, and have no videos to tend', async () => {
      await give(admin, ['admin.access', 'titles.update'])
      await staff.goto('/admin/titles?query=sintel')
      await expect(links(staff).getByRole('link', { name: 'Genres', exact: true })).toBeVisible()
      for (const name of ['People', 'Videos', 'Comments', 'Members', 'Settings'])
        await expect(links(staff).getByRole('link', { name, exact: true })).toHaveCount(0)
      await expect(staff.getByRole('link', { name: 'Add a title' })).toHaveCount(0)
      await staff.getByRole('checkbox', { name: 'Select Sintel' }).check()
      await expect(staff.getByRole('button', { name: 'Delete' })).toHaveCount(0)
      await checkAccessibility(staff)
      const address = await staff
        .getByRole('link', { name: 'Sintel', exact: true })
        .getAttribute('href')
      const [, id] = /titles\/(\d+)/.exec(address ?? '') ?? []
      await staff.goto(`/admin/titles/${id}/edit/primary-facts`)
      const tabs = staff.getByRole('navigation', { name: 'Parts of the title' })
      await expect(tabs.getByRole('link', { name: /^Genres/ })).toBeVisible()
      await expect(tabs.getByRole('link', { name: /^Videos/ })).toHaveCount(0)
      await staff.getByRole('textbox', { name: 'Tagline', exact: true }).fill('A dragon is sought.')
      await staff.getByRole('button', { name: 'Save' }).click()
      await expect(staff.getByText('Title saved')).toBeVisible()
      await refuses(staff, [
        `/admin/titles/${id}/edit/videos`,
        '/admin/people',
        '/admin/comments',
        '/admin/titles/duplicates',
        '/admin/titles/exchange',
        '/admin/users',
      ])
      const deleted = await staff.request.delete(`/api/v1/titles/${id}`, FROM_HERE)
      expect(deleted.status()).toBe(403)
    })

    await test.step('comments may be judged, their authors not', async () => {
      await give(admin, ['admin.access', 'comments.delete'])
      await staff.goto('/admin/community')
      await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(links(staff).getByRole('link', { name: 'Genres', exact: true })).toHaveCount(0)
      await checkAccessibility(staff)
      await refuses(staff, [
        '/admin/titles/new',
        '/admin/genres',
        '/admin/reviews',
        '/admin/community/sanctions',
        '/admin/community/answers',
      ])
    })

    await test.step('backups may be made, and no settings changed', async () => {
      await give(admin, ['admin.access', 'backups.update'])
      await staff.goto('/admin/backups')
      await expect(staff.getByRole('button', { name: 'Make a backup' })).toBeVisible()
      await expect(staff.getByText('Free on the disk', { exact: false })).toBeVisible()
      await expect(staff.getByRole('link', { name: 'Change the schedule' })).toHaveCount(0)
      await refuses(staff, ['/admin/settings/logging', '/admin/ads'])
    })

    await test.step('what is taken is gone with the next press', async () => {
      await staff.goto('/admin/comments')
      await give(admin, [])
      await refuses(staff, ['/admin/comments', '/admin'])
    })
  } finally {
    await site.stop()
  }
})
