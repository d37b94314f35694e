import { expect, test } from './fixtures.ts'

test('what somebody asks for is wanted by others too, taken care of, and told when it is there', async ({
  login,
  checkAccessibility,
}) => {
  const name = `The Lost Reel ${Date.now()}`
  const member = await login('member')
  await member.goto('/requests')
  await expect(member.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible()
  await checkAccessibility(member)

  await test.step('what is there already is shown before it is asked for', async () => {
    await member.getByRole('button', { name: 'Ask for something' }).press('Enter')
    const dialog = member.getByRole('dialog', { name: 'New request' })
    const title = dialog.getByRole('textbox', { name: 'Title' })
    await expect(title).toBeFocused()
    await member.keyboard.type('Metropolis')
    await expect(dialog.getByText('Similar ones on this site:')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Metropolis' }).first()).toBeVisible()
    await title.fill('')
    await member.keyboard.press('Enter')
    await expect(dialog.getByText('Please enter a title.')).toBeVisible()
    await expect(title).toBeFocused()
    await checkAccessibility(member)
  })

  await test.step('certain episodes of a series', async () => {
    const dialog = member.getByRole('dialog', { name: 'New request' })
    await dialog.getByRole('textbox', { name: 'Title' }).fill(name)
    await dialog.getByRole('textbox', { name: 'Season' }).fill('2')
    const episodes = dialog.getByRole('combobox', { name: 'Episodes' })
    await episodes.focus()
    for (const number of ['3', 'x', '4', '5', '6']) {
      await member.keyboard.type(number)
      await member.keyboard.press('Enter')
    }
    await dialog.getByRole('textbox', { name: 'What else is to say' }).fill('With the old score.')
    await dialog.getByRole('button', { name: 'Ask for it' }).click()
    await expect(member.getByText('Request added')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    const row = member.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('Season 2, episodes 3, 4, 5')
    await expect(row).toContainText('With the old score.')
    await expect(row).toContainText('Pending')
  })

  const uploader = await login('uploader')
  await test.step('another finds it, and wants it too', async () => {
    await uploader.goto('/requests')
    await uploader.getByRole('searchbox', { name: 'Search requests' }).fill(name)
    await expect(uploader.getByRole('row').filter({ hasText: name })).toBeVisible()
    const vote = uploader.getByRole('button', { name: `I want “${name}” too` })
    await vote.press('Space')
    await expect(vote).toHaveAttribute('aria-pressed', 'true')
    await expect(vote).toHaveText('2')
    await vote.press('Space')
    await expect(vote).toHaveText('1')
    await vote.press('Space')
    await expect(vote).toHaveText('2')
  })

  const moderator = await login('moderator')
  await test.step('a moderator takes care of it, and says by which title it is resolved', async () => {
    await moderator.goto(`/admin/requests?query=${encodeURIComponent(name)}`)
    await checkAccessibility(moderator)
    await moderator.getByRole('button', { name: `Take care of it: ${name}` }).click()
    await expect(moderator.getByText('Request updated successfully')).toBeVisible()
    const row = moderator.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('Processing')
    await moderator.getByRole('button', { name: `Complete request: ${name}` }).click()
    const dialog = moderator.getByRole('dialog', { name: 'Complete request' })
    await dialog.getByRole('button', { name: 'Complete request' }).click()
    await expect(dialog.getByText('Please choose a title.')).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Title of the catalogue' }).fill('Metropolis')
    await moderator
      .getByRole('option', { name: /^Metropolis/ })
      .first()
      .click()
    await dialog.getByRole('button', { name: 'Complete request' }).click()
    await expect(moderator.getByText('Request resolved')).toBeVisible()
  })

  await test.step('who asked and who wanted it too are told', async () => {
    for (const page of [member, uploader]) {
      await page.goto('/notifications')
      await expect(page.getByText('What you asked for is there: Metropolis').first()).toBeVisible()
    }
    await member.goto(`/requests?query=${encodeURIComponent(name)}`)
    const row = member.getByRole('row').filter({ hasText: 'Metropolis' })
    await expect(row).toContainText('Resolved')
  })
})

test('staff write and edit requests on pages of their own, on a phone, in French', async ({
  openContext,
  checkAccessibility,
}) => {
  const context = await openContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const answer = await page.request.post('/auth/login', {
    data: { email: 'moderator@demo.example', password: 'Demo-1234!', remember: false },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.ok()).toBe(true)
  const name = `La Bobine perdue ${Date.now()}`
  await page.goto('/admin/requests/form')
  await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle demande' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill(name)
  await expect(page.getByText('Titres proches sur ce site :')).toBeVisible()
  await checkAccessibility(page)
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/admin\/requests$/)
  await page.goto(`/admin/requests?query=${encodeURIComponent(name)}`)
  await expect(page.getByText(name).first()).toBeVisible()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  await page.getByRole('button', { name: `Modifier : ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier la demande' })
  await expect(dialog.getByRole('button', { name: 'Enregistrer' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Autres précisions' }).fill('En couleurs')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Demande modifiée')).toBeVisible()
  await expect(page.getByText('En couleurs').first()).toBeVisible()
})
