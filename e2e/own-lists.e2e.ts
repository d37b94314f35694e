import { expect, test } from './fixtures.ts'

test('a member makes a list from the page of a title, fills it, puts it in order, hides it and deletes it', async ({
  login,
  openContext,
  checkAccessibility,
}) => {
  const name = `Nights ${Date.now()}`
  const page = await login('subscriber')
  const guest = await (await openContext()).newPage()
  const status = async (path: string) => (await guest.request.get(path)).status()

  await test.step('visitors log in first', async () => {
    await page.goto('/search/Metropolis')
    const link = page.getByRole('main').getByRole('link', { name: 'Metropolis' }).first()
    const address = (await link.getAttribute('href'))!
    await guest.goto(address)
    const toLogin = guest.getByRole('link', { name: 'Add to list' })
    await expect(toLogin).toHaveAttribute('href', /\/login\?redirect=%2Ftitles%2F/)
    // It is not kept yet, also where this is tried again.
    const title_id = Number(/\d+/.exec(address)![0])
    const lists = await page.request.get('/api/v1/lists/mine', { params: { title_id } })
    const [later] = (await lists.json()).pagination.data
    if (later?.has_title) {
      const removed = await page.request.post(`/api/v1/lists/${later.id}/remove`, {
        data: { title_id },
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      expect(removed.ok(), await removed.text()).toBe(true)
    }
    await page.goto(address)
  })

  await test.step('a list is made where the title is, and holds it', async () => {
    await page.getByRole('button', { name: 'Add to list' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add “Metropolis” to lists' })
    const later = dialog.getByRole('checkbox', { name: 'Watch later' })
    await later.press('Space')
    await expect(later).toBeChecked()
    await checkAccessibility(page)
    await dialog.getByRole('button', { name: 'New list' }).press('Enter')
    await expect(dialog.getByRole('textbox', { name: 'Name of the new list' })).toBeFocused()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('checkbox', { name: new RegExp(name) })).toBeChecked()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('it stands among the own lists', async () => {
    await page.goto('/lists')
    await expect(page.getByRole('heading', { level: 1, name: 'My lists' })).toBeVisible()
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards.first()).toContainText('Watch later')
    await checkAccessibility(page)
    await page.getByRole('link', { name: new RegExp(name) }).click()
    await page.getByRole('link', { name: 'Edit' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Edit list: ${name}` })).toBeVisible()
  })

  const entries = page.getByRole('region', { name: 'Titles' }).getByRole('listitem')
  await test.step('titles are added by their names', async () => {
    const search = page.getByRole('combobox', { name: 'Add a title' })
    for (const [index, title] of ['Nosferatu', 'Sintel'].entries()) {
      await search.fill(title)
      await page.getByRole('option', { name: title }).first().click()
      await expect(entries).toHaveCount(index + 2)
    }
    await checkAccessibility(page)
  })

  await test.step('keys move one, and so does the number of a place', async () => {
    const handle = page.getByRole('button', { name: /^Move “Sintel”: / })
    await handle.press('ArrowUp')
    await expect(entries.nth(1)).toContainText('Sintel')
    await expect(handle).toBeFocused()
    await handle.press('Home')
    await expect(entries.first()).toContainText('Sintel')
    await page.getByRole('button', { name: 'Move “Metropolis” to…' }).press('Enter')
    await page.getByRole('textbox', { name: 'Place, from 1 to 3' }).fill('3')
    await page.keyboard.press('Enter')
    await expect(entries.nth(2)).toContainText('Metropolis')
  })

  await test.step('the pointer drags one by its handle', async () => {
    const handle = page.getByRole('button', { name: /^Move “Sintel”: / })
    await handle.scrollIntoViewIfNeeded()
    const from = (await handle.boundingBox())!
    const to = (await entries.nth(1).boundingBox())!
    await page.mouse.move(from.x + 10, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(from.x + 12, from.y + 30, { steps: 5 })
    await page.mouse.move(to.x + 20, to.y + to.height - 5, { steps: 15 })
    await page.mouse.up()
    await expect(page.locator('[data-dragged]')).toHaveCount(0)
    await expect(entries.nth(1)).toContainText('Sintel')
    await expect(entries.first()).toContainText('Nosferatu')
  })

  await test.step('a note is written, and what is taken out comes back', async () => {
    await page.getByRole('button', { name: 'Add a note to “Sintel”' }).press('Enter')
    await page.keyboard.type('With the dragon.')
    await page.getByRole('link', { name: 'View list' }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByText('Stay').click()
    await page.getByRole('textbox', { name: 'Note to “Sintel”' }).press('Control+s')
    await expect(page.getByRole('button', { name: /With the dragon/ })).toBeFocused()
    await page.getByRole('button', { name: 'Remove “Sintel”' }).click()
    await expect(entries).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(entries.nth(1)).toContainText('With the dragon.')
  })

  const save = async () => {
    // The word of the one before may still stand there, and the button rests while it saves, too.
    const saved = page.waitForResponse(
      (answer) => answer.request().method() !== 'GET' && answer.url().includes('/api/v1/lists/'),
    )
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    expect((await saved).ok()).toBe(true)
    await expect(page.getByText('List saved')).toBeVisible()
  }
  const renamed = `Days ${Date.now()}`
  const slugOf = (words: string) => words.toLowerCase().replace(' ', '-')
  await test.step('public, it is found by its old name; with an address only, by that; private, by nobody', async () => {
    await page.getByRole('radio', { name: 'Public list' }).check()
    await save()
    await page.getByRole('textbox', { name: 'Name' }).fill(renamed)
    await save()
    await guest.goto(`/lists/${slugOf(name)}`)
    await expect(guest).toHaveURL(new RegExp(`/lists/\\d+-${slugOf(renamed)}$`))
    await expect(guest.getByText('With the dragon.')).toBeVisible()
    await checkAccessibility(guest)
    const open = new URL(guest.url()).pathname

    await page.getByRole('radio', { name: 'Unlisted list' }).check()
    await save()
    await page.getByRole('link', { name: 'View list' }).click()
    await expect(page).toHaveURL(/\/lists\/[0-9a-f]{32}$/)
    const secret = new URL(page.url()).pathname
    expect([await status(open), await status(secret)]).toEqual([404, 200])

    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('radio', { name: 'Private list' }).check()
    await save()
    expect([await status(open), await status(secret)]).toEqual([404, 404])
  })

  await test.step('it is deleted after a question', async () => {
    await page.getByRole('link', { name: 'View list' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: `Delete “${renamed}”?` })
    await checkAccessibility(page)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(/\/lists$/)
    await expect(page.getByRole('link', { name: new RegExp(renamed) })).toHaveCount(0)
  })
})
