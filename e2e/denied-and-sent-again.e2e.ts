import { expect, test } from './fixtures.ts'

const FROM_HERE = { headers: { 'sec-fetch-site': 'same-origin' } }

test('an uploader reads why a link was denied, corrects it and sends it again, and it is accepted', async ({
  login,
  checkAccessibility,
}) => {
  const uploader = await login('uploader')
  const { results } = await (await uploader.request.get('/api/v1/search/metropolis')).json()
  const { qualities, languages } = await (
    await uploader.request.get('/api/v1/liens-options')
  ).json()
  const [titleId, stamp] = [results[0].id, Date.now()]
  const send = async (place: string) => {
    const made = await uploader.request.post('/api/v1/liens', {
      data: {
        title_id: titleId,
        lien: `https://${place}`,
        qualite: qualities[0].id,
        langues: [languages.at(-1).id],
      },
      ...FROM_HERE,
    })
    expect(made.ok(), await made.text()).toBe(true)
  }
  const [wrong, right] = [
    `archive.org/details/wrong-${stamp}`,
    `archive.org/details/right-${stamp}`,
  ]
  await send(wrong)

  // Denied with a usual reason, chosen by keyboard.
  const moderator = await login('moderator')
  await moderator.goto('/admin/liens-validation')
  const rowOf = (place: string) =>
    moderator
      .getByRole('listitem')
      .filter({ has: moderator.getByRole('checkbox') })
      .filter({ hasText: place })
  await rowOf(wrong).getByRole('button', { name: /Deny/ }).click()
  const usual = moderator.getByRole('button', { name: 'This is another title' })
  await usual.focus()
  await moderator.keyboard.press('Enter')
  await expect(moderator.getByRole('textbox', { name: /reason/i })).toHaveValue(
    'This is another title',
  )
  await moderator.getByRole('dialog').getByRole('button', { name: 'Deny' }).click()
  await expect(rowOf(wrong)).toBeHidden()

  // The uploader is told why, and is led to where it can be corrected.
  await uploader.goto('/notifications')
  await expect(uploader.getByText('Reason: This is another title').first()).toBeVisible()
  await uploader.goto(`/admin/liens/${titleId}`)
  const denied = uploader.getByRole('listitem').filter({ hasText: wrong })
  await expect(denied).toContainText('Reason: This is another title')
  await checkAccessibility(uploader)
  await denied.getByRole('link', { name: /^Correct and send/ }).click()
  await expect(uploader.getByText('This was denied: This is another title')).toBeVisible()
  const lines = uploader.getByRole('textbox', { name: /^Links/ })
  await expect(lines).toHaveValue(`https://${wrong}`)
  await expect(uploader.locator('.mantine-Pill-root')).toHaveCount(1)
  await checkAccessibility(uploader)
  await lines.fill(`https://${right}`)
  await uploader.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(uploader.getByText('Links added')).toBeVisible()

  await moderator.reload()
  await rowOf(right)
    .getByRole('button', { name: /Accept/ })
    .click()
  await expect(moderator.getByRole('status')).toContainText('Accepted 1 record')
  await expect(rowOf(right)).toBeHidden()
  const { pagination } = await (await uploader.request.get('/api/v1/notifications')).json()
  // Others tell the same account of other links meanwhile.
  const told = pagination.data.map(
    ({ data }: { data: { lines: { content: string }[] } }) => data.lines[0]?.content,
  )
  expect(told).toContainEqual(expect.stringMatching(/Metropolis was accepted/))
})
