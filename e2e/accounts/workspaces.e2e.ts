import { findMail } from '../mailbox.ts'
import { expect, test } from '../fixtures.ts'

test('a team is made, joined by notification, switched to and left', async ({
  login,
  checkAccessibility,
}) => {
  const owner = await login('team')
  const name = `Cinema club ${Date.now()}`

  await test.step('somebody makes a workspace and invites by name', async () => {
    await owner.goto('/workspaces')
    await expect(owner.getByRole('heading', { name: 'Default' })).toBeVisible()
    await checkAccessibility(owner)
    await owner.getByRole('button', { name: 'New workspace' }).click()
    await owner.getByRole('dialog').getByLabel('Name').fill(name)
    await owner.getByRole('dialog').getByRole('button', { name: 'Create workspace' }).click()
    await expect(owner.getByRole('heading', { name, level: 1 })).toBeVisible()
    const invites = owner.getByRole('region', { name: 'Invitations' })
    await invites
      .getByRole('combobox', { name: 'Email addresses or usernames' })
      .fill('nobody-here')
    await invites.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(invites.getByText('There is no account with this name.')).toBeVisible()
    // Who was refused stays in the field until taken out.
    await invites.getByRole('combobox', { name: 'Email addresses or usernames' }).press('Backspace')
    for (const invitee of ['premium', 'new@team.example']) {
      await invites.getByRole('combobox', { name: 'Email addresses or usernames' }).fill(invitee)
      await invites.getByRole('button', { name: 'Invite', exact: true }).click()
      await expect(invites.getByRole('cell', { name: invitee, exact: true })).toBeVisible()
    }
    await checkAccessibility(owner)
  })

  const member = await login('premium')
  await test.step('the notification joins it, and it becomes the active one', async () => {
    await member.goto('/notifications')
    const invitation = member.getByRole('article').filter({ hasText: name })
    await checkAccessibility(member)
    await invitation.getByRole('button', { name: 'Join' }).click()
    await expect(member.getByText('Joined workspace')).toBeVisible()
    await expect(invitation.getByRole('button', { name: 'Join' })).toBeHidden()
    const cookies = await member.context().cookies()
    expect(
      Number(cookies.find((cookie) => cookie.name === 'activeWorkspaceId')?.value),
    ).toBeGreaterThan(0)
  })

  await test.step('the user menu switches', async () => {
    await member.getByRole('button', { name: 'Account of premium' }).click()
    const chosen = member.getByRole('button', { name })
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    await checkAccessibility(member)
    await member.getByRole('button', { name: 'Default' }).click()
    await expect(member.getByText('Switched to Default')).toBeVisible()
    await chosen.click()
    await expect(member.getByText(`Switched to ${name}`)).toBeVisible()
    await member.getByRole('link', { name: 'Workspaces' }).click()
    // The page before has a link with the same name, in the invitation.
    await expect(member.getByRole('heading', { name: 'Workspaces', level: 1 })).toBeVisible()
  })

  await test.step('a member leaves', async () => {
    await member.getByRole('link', { name }).click()
    await expect(member.getByRole('region', { name: 'Members' }).getByRole('row')).toHaveCount(3)
    await expect(member.getByRole('region', { name: 'Invitations' })).toBeHidden()
    await member.getByRole('button', { name: 'Leave workspace' }).click()
    await member.getByRole('dialog').getByRole('button', { name: 'Leave workspace' }).click()
    await expect(member.getByText('Left workspace')).toBeVisible()
    await expect(member.getByRole('link', { name })).toBeHidden()
  })

  await test.step('an invitation that was taken back says so', async () => {
    const invites = owner.getByRole('region', { name: 'Invitations' })
    await owner.reload()
    await invites.getByRole('combobox', { name: 'Email addresses or usernames' }).fill('premium')
    await invites.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(invites.getByRole('cell', { name: 'premium', exact: true })).toBeVisible()
    await member.goto('/notifications')
    const invitation = member.getByRole('article').filter({ hasText: name }).first()
    await expect(invitation.getByRole('button', { name: 'Decline' })).toBeVisible()
    await invites.getByRole('button', { name: 'Take the invitation of premium back' }).click()
    await expect(owner.getByText('Invitation taken back')).toBeVisible()
    await invitation.getByRole('button', { name: 'Decline' }).press('Enter')
    await expect(member.getByText('This invite is no longer valid')).toBeVisible()
    await expect(invitation.getByRole('button', { name: 'Decline' })).toHaveCount(0)
    await expect(invitation).toBeFocused()
  })
})

test('a mail leads somebody new to the registration, and into the team', async ({
  login,
  page,
  checkAccessibility,
}) => {
  const owner = await login('moderator')
  const email = `invited-${Date.now()}@team.example`
  await owner.goto('/workspaces')
  await owner.getByRole('button', { name: 'New workspace' }).click()
  await owner.getByRole('dialog').getByLabel('Name').fill('Archive')
  await owner.getByRole('dialog').getByRole('button', { name: 'Create workspace' }).click()
  await owner.getByRole('combobox', { name: 'Email addresses or usernames' }).fill(email)
  await owner.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(owner.getByRole('cell', { name: email, exact: true })).toBeVisible()
  const mail = await findMail(email, /workspace\/join\/register/)
  const path = /\/workspace\/join\/register\?email=[^\s"&]+&invite_id=[\w.-]+/.exec(mail)![0]
  await page.goto(path)
  await expect(
    page.getByRole('heading', { name: /To join your team on .*, create an account/ }),
  ).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Email', { exact: true })).toBeDisabled()
  await checkAccessibility(page)
  await page.getByRole('link', { name: /Already have an account/ }).click()
  await expect(
    page.getByRole('heading', { name: /To join your team on .*, log in to your account/ }),
  ).toBeVisible()
  await page.getByRole('link', { name: /have an account\? Sign up/ }).click()
  await page.getByLabel('Username').fill(`new${Date.now()}`)
  await page.getByLabel('Password', { exact: true }).fill('a quiet Horse 7')
  await page.getByLabel('Confirm password').fill('a quiet Horse 7')
  await page.getByRole('button', { name: 'Create account' }).click()
  const invitation = page.getByRole('region', {
    name: /moderator invites you to the workspace Archive/,
  })
  await expect(invitation).toBeVisible()
  await checkAccessibility(page)
  await invitation.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('heading', { name: 'Archive', level: 1 })).toBeVisible()

  // The mail is still there, and its link leads to where they are.
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Archive', level: 1 })).toBeVisible()
  await expect(page.getByText('You are in this workspace already.')).toBeVisible()
  const stranger = await login('subscriber')
  await stranger.goto(path)
  await expect(
    stranger.getByRole('alert').getByText('This invite is no longer valid'),
  ).toBeVisible()
})

test('all of it speaks French', async ({ login, checkAccessibility }) => {
  const page = await login('subscriber')
  await page.context().addCookies([
    {
      name: 'locale',
      value: 'fr',
      url: page.url() === 'about:blank' ? process.env.E2E_BASE_URL! : page.url(),
    },
  ])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/workspaces')
  await expect(page.getByRole('heading', { name: 'Espaces de travail' })).toBeVisible()
  await page.getByRole('button', { name: 'Nouvel espace' }).click()
  await page.getByRole('dialog').getByLabel('Nom').fill('Équipe')
  await page.getByRole('dialog').getByRole('button', { name: 'Créer l’espace' }).click()
  await expect(
    page.getByRole('region', { name: 'Membres' }).getByText('Propriétaire'),
  ).toBeVisible()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Supprimer l’espace' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer l’espace' }).click()
  await expect(page.getByText('Espace de travail supprimé')).toBeVisible()
})
