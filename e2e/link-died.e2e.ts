import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { startSite } from './start-site.ts'

const FROM_HERE = { headers: { 'sec-fetch-site': 'same-origin' } }
/** The checker begins every minute. */
const WITHIN_MS = 100_000

test('a link whose file is gone is found by the checker, hidden after a day, and back with its file', async ({
  openContext,
}) => {
  test.setTimeout(300_000)
  let isThere = true
  const files = http.createServer((_request, response) => {
    response.writeHead(isThere ? 200 : 404, isThere ? { 'content-length': '9000000' } : {}).end()
  })
  await new Promise<void>((resolve) => void files.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(files.address() as AddressInfo).port}`
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
  const letPass = (time: string) =>
    site.changeRows(`update link_checks set next_check_at = next_check_at - interval '${time}',
      checked_at = checked_at - interval '${time}', first_failed_at = first_failed_at - interval '${time}',
      died_at = died_at - interval '${time}'`)
  try {
    await site.changeSettings({
      links: { allow_unknown_hosts: true },
      link_checks: { inside_hosts: host },
    })
    // What the demonstration's own accounts add is never looked at by itself.
    await site.changeRows(`update users set is_demo = false where username = 'uploader'`)
    const [uploader, moderator, admin, member] = [
      await login('uploader'),
      await login('moderator'),
      await login('admin'),
      await login('member'),
    ]
    const { results } = await (await uploader.request.get('/api/v1/search/metropolis')).json()
    const options = await (await uploader.request.get('/api/v1/liens-options')).json()
    const made = await uploader.request.post('/api/v1/liens', {
      data: {
        title_id: results[0].id,
        lien: `http://${host}/film.mkv`,
        qualite: options.qualities[0].id,
        langues: [options.languages.at(-1).id],
      },
      ...FROM_HERE,
    })
    expect(made.ok(), await made.text()).toBe(true)
    const [{ id, version, id_host: hostId }] = (await made.json()).data.liens
    const accepted = await moderator.request.post(`/api/v1/liens/${id}`, {
      data: { validation: 'accept', versions: { [id]: version } },
      ...FROM_HERE,
    })
    expect(accepted.ok(), await accepted.text()).toBe(true)

    const row = moderator.getByRole('row').filter({ hasText: 'film.mkv' })
    const shows = (check: () => Promise<void>) =>
      expect(async () => {
        await moderator.goto(`/admin/liens/${results[0].id}`)
        await check()
      }).toPass({ timeout: WITHIN_MS, intervals: [3_000] })
    const soon = { timeout: 2_000 }
    const statusForMembers = async () => (await member.request.get(`/api/v1/liens/${id}`)).status()
    /** The checker's next round, which otherwise begins with the next minute. */
    const beginRound = async () => {
      const begun = await admin.request.post(`/api/v1/hosts-status/${hostId}/check`, FROM_HERE)
      expect(begun.ok(), await begun.text()).toBe(true)
    }

    await test.step('a file that is missing once or twice is no dead link', async () => {
      isThere = false
      for (const times of [1, 2]) {
        await letPass('15 hours')
        await beginRound()
        await shows(async () => {
          await expect(row).toContainText(/Active.*Not found/, soon)
          const said = row.getByTitle(new RegExp(`Missing ${times} of 3 times$`))
          await expect(said).toBeVisible(soon)
        })
      }
      expect(await statusForMembers()).toBe(200)
    })

    await test.step('after a day it is one, by nobody’s hand: its uploader is told, and members do not see it', async () => {
      await letPass('15 hours')
      await shows(() => expect(row).toContainText('Dead', soon))
      expect(await statusForMembers()).toBe(403)
      await uploader.goto('/notifications')
      const told = uploader.getByText('Your link on Metropolis was marked as dead')
      await expect(told.first()).toBeVisible()
    })

    await test.step('it is there again with its file', async () => {
      isThere = true
      await letPass('9 days')
      await beginRound()
      await shows(() => expect(row).toContainText(/Active.*Answers/, soon))
      expect(await statusForMembers()).toBe(200)
    })
  } finally {
    await site.stop()
    files.close()
  }
})
