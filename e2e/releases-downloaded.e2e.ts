import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { nzbOf, torrentOf } from './releases-of-tests.ts'

const KINDS = [
  { file: 'nzb', path: 'nzbs', section: /^Nzb \(newsgroups\)/, ofName: nzbOf },
  { file: 'torrent', path: 'torrents', section: /^Torrents \(/, ofName: torrentOf },
] as const

async function send(page: Page, address: string, file: { name: string; buffer: Buffer }) {
  await page.goto(address)
  await page
    .getByLabel('Newsgroup file or torrent')
    .setInputFiles({ ...file, mimeType: 'application/octet-stream' })
  const facts = page.getByRole('region', { name: 'What the file says' })
  await facts.getByRole('button', { name: 'Take all over' }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Links added')).toBeVisible()
}

for (const { file, path, section, ofName } of KINDS)
  test(`members download a contributed ${file} as it was sent, once it is accepted`, async ({
    login,
    checkAccessibility,
  }) => {
    const uploader = await login('uploader')
    const { results } = await (await uploader.request.get('/api/v1/search/detour')).json()
    const [{ id: titleId, name: title }] = results
    const name = `Detour.1945.FRENCH.1080p.WEB-DL-${randomUUID().slice(0, 8)}`
    const sent = ofName(name)
    await send(uploader, `/admin/${path}/${titleId}/new`, { name: `${name}.${file}`, buffer: sent })

    const member = await login('member')
    const button = member.getByRole('button', { name: `Download: ${name}` })
    const look = async () => {
      await member.goto(`/titles/${titleId}/download`)
      const sections = member.getByRole('button', { name: section })
      if (await sections.isVisible()) await sections.click()
    }
    await look()
    await expect(button).toHaveCount(0)

    const moderator = await login('moderator')
    await moderator.goto(`/admin/${path}-validation`)
    const row = moderator
      .getByRole('listitem')
      .filter({ has: moderator.getByRole('checkbox') })
      .filter({ hasText: name })
    await row.getByRole('button', { name: /^Accept/ }).click()
    await expect(row).toBeHidden()

    await look()
    await button.press('Enter')
    const dialog = member.getByRole('dialog', { name: 'Download' })
    await expect(dialog).toContainText(name)
    await checkAccessibility(member)
    const arriving = member.waitForEvent('download')
    await dialog.getByRole('link', { name: `Download the ${file} file` }).press('Enter')
    const arrived = await arriving
    expect(arrived.suggestedFilename()).toBe(`${name}.${file}`)
    expect(readFileSync(await arrived.path()).equals(sent)).toBe(true)

    // Its uploader is told that it was accepted, and sees that somebody took it.
    await uploader.goto('/notifications')
    await expect(uploader.getByText(`${title} was accepted`).first()).toBeVisible()
    const list = await uploader.request.get(
      `/api/v1/${file === 'nzb' ? 'nzb' : 'torrents'}?loader=liens&title_id=${titleId}&perPage=100`,
    )
    const own = (await list.json()).pagination.data.find(
      (one: { name: string }) => one.name === name,
    )
    expect(own).toMatchObject({ active: 1, view: 1 })
  })
