import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { findMail } from './mailbox.ts'

const HEADERS = { 'sec-fetch-site': 'same-origin' }

/** A link of the uploader on a title of its own. @returns its number, accepted */
async function addLink(uploader: Page, moderator: Page, titleId: number): Promise<number> {
  const lien = `https://archive.org/details/takedown-${Date.now()}`
  const added = await uploader.request.post('/api/v1/liens', {
    data: { title_id: titleId, qualite: 16, langues: [2], lien },
    headers: HEADERS,
  })
  const link = (await added.json()).data.liens[0]
  await moderator.request.post(`/api/v1/liens/${link.id}`, {
    data: { validation: 'accept', versions: { [link.id]: link.version } },
    headers: HEADERS,
  })
  return link.id
}

async function fillPerson(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Postal address').fill('1 rue de la Paix, Paris')
  await page.getByLabel('Signature').fill(name)
  for (const box of await page.getByRole('checkbox', { name: /^I / }).all()) await box.check()
}

test('a link is withdrawn for a notice, says so at its address, and comes back after a counter-notice', async ({
  page: holder,
  login,
  checkAccessibility,
}) => {
  const [uploader, moderator] = [await login('uploader'), await login('moderator')]
  const titles = await holder.request.get('/api/v1/titles?perPage=1&orderBy=name')
  const [{ id: titleId, name: title }] = (await titles.json()).pagination.data
  const linkId = await addLink(uploader, moderator, titleId)
  const address = `/download/${linkId}`
  const email = `holder-${linkId}@rights.example`

  // Without an account nobody reads a link; the form is reached from its address all the same.
  await holder.goto(address)
  await holder.getByRole('link', { name: 'Send a takedown notice' }).click()
  await expect(holder.getByLabel('Addresses on this site')).toHaveValue(new RegExp(`${address}\n$`))
  await holder.goto(`/titles/${titleId}/x`)
  await holder.getByRole('link', { name: 'Takedown notice' }).click()
  const addresses = holder.getByLabel('Addresses on this site')
  await expect(addresses).toHaveValue(new RegExp(`/titles/${titleId}/`))
  await addresses.fill(`https://elsewhere.example/1\n${address}`)
  await fillPerson(holder, 'Ada Holder', email)
  await holder.getByLabel('The works').fill('A film of 1922')
  await holder.getByLabel('Your rights').fill('All of them.')
  await holder.getByRole('button', { name: 'Send the notice' }).click()
  await expect(holder.getByText('Line 1: this is no address of this site.')).toBeVisible()
  await checkAccessibility(holder)
  await addresses.fill(address)
  await holder.getByRole('button', { name: 'Send the notice' }).click()
  const reference = holder.getByText(/Its reference is TD-/)
  await expect(reference).toBeVisible()
  const [name = ''] = /TD-\d+-\d+/.exec((await reference.textContent())!) ?? []
  const mail = await findMail(email, /takedown\/sent/)
  const follow = /\/takedown\/sent\/[\w.-]+/.exec(mail)![0]

  await moderator.goto('/admin/takedowns')
  await moderator.getByRole('link', { name, exact: true }).click()
  await expect(moderator.getByText(email)).toBeVisible()
  // Another who decides sees that it is looked at, and takes over knowing of it.
  const admin = await login('admin')
  await admin.goto(new URL(moderator.url()).pathname)
  await expect(admin.getByText('Looked at by moderator')).toBeVisible()
  await admin.getByRole('checkbox', { name: 'All that wait' }).check()
  await admin.getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect(admin.getByRole('dialog').getByText('If you take over')).toBeVisible()
  await checkAccessibility(admin)
  await admin.close()
  await moderator.getByLabel('Ask the sender something').fill('Which version is it?')
  await moderator.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(moderator.getByText('Waiting for its sender')).toBeVisible()
  await checkAccessibility(moderator)

  await holder.goto(follow)
  await expect(holder.getByText('Which version is it?')).toBeVisible()
  await holder.getByLabel('Message to those who decide').fill('The restored one.')
  await holder.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(holder.getByText('The restored one.')).toBeVisible()
  await checkAccessibility(holder)

  await moderator.reload()
  await expect(moderator.getByText('The restored one.')).toBeVisible()
  await moderator.getByRole('checkbox', { name: 'All that wait' }).check()
  await moderator.getByRole('button', { name: 'Withdraw', exact: true }).click()
  const dialog = moderator.getByRole('dialog')
  await dialog.getByRole('button', { name: 'A court ordered it.' }).click()
  await checkAccessibility(moderator)
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(moderator.getByText('Reason: A court ordered it.')).toBeVisible()

  // Its uploader is told, and asks for it at its address: the browser notes such an answer.
  await uploader.goto('/notifications')
  const told = uploader.getByText(`Your link on ${title} was withdrawn after a takedown notice`)
  await expect(told.first()).toBeVisible()
  for (const reader of [uploader, holder]) {
    const gone = await reader.request.get(address)
    expect(gone.status()).toBe(410)
    const html = await gone.text()
    expect(html).toContain('A court ordered it.')
    expect(html).toContain('noindex')
  }
  expect((await uploader.request.get(`/api/v1/liens/${linkId}`)).status()).toBe(410)

  await uploader.goto('/admin/liens')
  const own = uploader.getByRole('region', { name: 'Withdrawn after takedown notices' })
  await expect(own.getByText('Reason: A court ordered it.').first()).toBeVisible()
  await checkAccessibility(uploader)
  await own
    .getByRole('link', { name: `Read more, or answer: A link on ${title}` })
    .first()
    .click()
  await expect(uploader.getByRole('heading', { name: /A link on .* was withdrawn/ })).toBeVisible()
  await checkAccessibility(uploader)
  await uploader.getByRole('button', { name: 'Send a counter-notice' }).click()
  await fillPerson(uploader, 'Bob Uploader', `uploader-${linkId}@films.example`)
  await uploader.getByLabel('Why it should come back').fill('It is in the public domain.')
  await checkAccessibility(uploader)
  await uploader.getByRole('button', { name: 'Send the counter-notice' }).click()
  await expect(uploader.getByText('waits for a decision')).toBeVisible()

  await moderator.reload()
  await expect(moderator.getByText('It is in the public domain.')).toBeVisible()
  await moderator.getByRole('button', { name: 'Accept, and bring back' }).click()
  await moderator.getByRole('dialog').getByLabel('Reason').fill('It is indeed.')
  await moderator.getByRole('button', { name: 'Bring back' }).last().click()
  await expect(moderator.getByText('Restored: It is indeed.')).toBeVisible()

  const back = await uploader.goto(address)
  expect(back?.status()).toBe(200)
  await holder.goto('/transparency')
  await expect(
    holder.getByRole('row', { name: new RegExp(new Date().getFullYear().toString()) }).first(),
  ).toBeVisible()
  await checkAccessibility(holder)
})
