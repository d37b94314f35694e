import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import { findMail } from '../mailbox.ts'

const FROM_HERE = { headers: { 'sec-fetch-site': 'same-origin' } }

/** What the product does when a moderator decides about a link: the uploader is told. */
async function decide(
  uploader: Page,
  moderator: Page,
  decision: { validation: 'accept' | 'deny'; raison?: string },
): Promise<void> {
  const { results } = await (await uploader.request.get('/api/v1/search/metropolis')).json()
  const { qualities, languages } = await (
    await uploader.request.get('/api/v1/liens-options')
  ).json()
  const silent = languages.find(({ name }: { name: string }) => name === 'Silent')
  const lien = `https://archive.org/details/told-${Date.now()}`
  const made = await uploader.request.post('/api/v1/liens', {
    data: { title_id: results[0].id, lien, qualite: qualities[0].id, langues: [silent.id] },
    ...FROM_HERE,
  })
  expect(made.ok(), await made.text()).toBe(true)
  const { data } = await made.json()
  const decided = await moderator.request.post(`/api/v1/liens/${data.liens[0].id}`, {
    data: { ...decision, versions: { [data.liens[0].id]: data.liens[0].version } },
    ...FROM_HERE,
  })
  expect(decided.ok(), await decided.text()).toBe(true)
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const markAll = (page: Page) =>
  page.request.post('/api/v1/notifications/mark-all-as-read', FROM_HERE)

test('a notification arrives in open tabs without a reload, and is read in all of them at once', async ({
  login,
  openContext,
  checkAccessibility,
}) => {
  const uploader = await login('uploader')
  const moderator = await login('moderator')
  await markAll(uploader)
  // A tab that hears of nothing yet learns later how many there are, but not of what.
  const isListening = uploader.waitForResponse(/\/notifications\/stream/)
  await uploader.goto('/movies')
  await isListening
  const otherTab = await uploader.context().newPage()
  await otherTab.goto('/notifications')
  const cookies = await uploader.context().cookies()
  const otherDevice = await (
    await openContext({ storageState: { cookies, origins: [] } })
  ).newPage()
  await otherDevice.goto('/series')
  await expect(bell(uploader)).toHaveAccessibleName('Notifications')

  await decide(uploader, moderator, { validation: 'accept' })
  for (const page of [uploader, otherTab, otherDevice])
    await expect(bell(page)).toHaveAccessibleName('Notifications: 1 unread notification')
  await otherDevice.setViewportSize({ width: 390, height: 844 })
  await otherDevice.getByRole('button', { name: 'Account of uploader' }).click()
  await expect(otherDevice.getByRole('link', { name: 'Notifications 1' })).toBeVisible()
  const news = 'Your link on Metropolis was accepted'
  await expect(otherTab.getByRole('main').getByText(news).first()).toBeVisible()
  await expect(uploader.getByText(`New notification: ${news}`)).toBeAttached()

  // By keyboard, from the bell to the page that it is about.
  await bell(uploader).focus()
  await uploader.keyboard.press('Enter')
  const popover = uploader.getByRole('dialog', { name: 'Notifications' })
  await expect(popover.getByRole('link', { name: 'Notification settings' })).toBeVisible()
  await checkAccessibility(uploader)
  await popover
    .getByRole('link', { name: new RegExp(news) })
    .first()
    .focus()
  await uploader.keyboard.press('Enter')
  await expect(uploader).toHaveURL(/\/titles\/\d+\/download$/)
  for (const page of [uploader, otherTab, otherDevice])
    await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expect(otherTab.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  await checkAccessibility(otherTab)

  // The next tab goes on when the one that held the connection is closed.
  await uploader.close()
  await decide(otherTab, moderator, { validation: 'accept' })
  await expect(bell(otherTab)).toHaveAccessibleName('Notifications: 1 unread notification')
  await otherTab.getByRole('button', { name: 'Mark all as read' }).press('Enter')
  await expect(bell(otherDevice)).toHaveAccessibleName('Notifications')
  // The button is gone, and who works by keyboard goes on from the top of the list.
  await expect(otherTab.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused()
})

test('preferences are saved, and a browser that refuses says so', async ({
  login,
  checkAccessibility,
}) => {
  const member = await login('team')
  await member.goto('/notifications')
  await member.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(
    member.getByRole('heading', { level: 1, name: 'Notification settings' }),
  ).toBeVisible()
  await checkAccessibility(member)
  const tick = (name: string) => member.getByRole('checkbox', { name })
  await expect(tick('A link of yours was denied, By e-mail')).toBeChecked()
  await tick('Everything, By e-mail').check()
  await tick('A link of yours was denied, By e-mail').uncheck()

  // Headless browsers deny what they are asked.
  await tick('A link of yours was accepted, In the browser').click()
  await expect(
    member.getByText(
      'Notifications blocked. Please enable them for this site from browser settings.',
    ),
  ).toBeVisible()
  await expect(tick('A link of yours was accepted, In the browser')).not.toBeChecked()

  await member.getByRole('button', { name: 'Save' }).click()
  await expect(member.getByText('Updated preferences')).toBeVisible()
  await member.reload()
  await expect(tick('A link of yours was accepted, By e-mail')).toBeChecked()
  await expect(tick('A link of yours was denied, By e-mail')).not.toBeChecked()
})

test('the link of a mail stops such mails after a question, and takes it back', async ({
  page,
  login,
  checkAccessibility,
}) => {
  const uploader = await login('uploader')
  const moderator = await login('moderator')
  const reason = `Not the whole film ${Date.now()}`
  await decide(uploader, moderator, { validation: 'deny', raison: reason })
  const mail = await findMail('uploader@demo.example', new RegExp(reason))
  const address = /http:\/\/[^\s"<>]+\/notifications\/unsubscribe\/[\w.~-]+/.exec(
    mail.replace(/List-Unsubscribe:[^>]*>/, ''),
  )![0]

  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Stop these e-mails?' })).toBeVisible()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Stop these e-mails' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'These e-mails have stopped' }),
  ).toBeVisible()
  await checkAccessibility(page)
  await uploader.goto('/notifications/settings')
  await expect(
    uploader.getByRole('checkbox', { name: 'A link of yours was denied, By e-mail' }),
  ).not.toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stop these e-mails?' })).toBeVisible()
  await page.goto(address.slice(0, -3))
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeVisible()
})

test('a browser that agrees is subscribed, and shows what is pushed to it', async ({ login }) => {
  const member = await login('team')
  const { origin } = new URL(process.env.E2E_BASE_URL!)
  // Browsers without a profile have no push service, and those without a window show nothing: their part is played here,
  // ours is real.
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
    keys: { p256dh: `BA${'A'.repeat(85)}`, auth: 'A'.repeat(22) },
  }
  const content = `
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    const subscription = { ...${JSON.stringify(subscription)}, options: {}, toJSON: () => (${JSON.stringify(subscription)}), unsubscribe: async () => { kept = null; return true } }
    let kept = null
    PushManager.prototype.subscribe = async () => (kept = subscription)
    PushManager.prototype.getSubscription = async () => kept`
  await member.addInitScript({ content })
  await member.goto('/notifications/settings')
  const subscribed = member.waitForResponse((response) =>
    response.url().endsWith('/notifications/push-subscriptions'),
  )
  await member.getByRole('checkbox', { name: 'Everything, In the browser' }).click()
  expect((await subscribed).status()).toBe(201)
  await expect(
    member.getByRole('checkbox', { name: 'A link of yours was denied, In the browser' }),
  ).toBeChecked()

  const removed = member.waitForRequest(
    (request) => request.headers()['x-http-method-override'] === 'DELETE',
  )
  await member.getByRole('button', { name: 'Stop in this browser' }).click()
  expect((await (await removed).response())?.status()).toBe(200)
  await expect(member.getByRole('button', { name: 'Stop in this browser' })).toHaveCount(0)

  const devtools = await member.context().newCDPSession(member)
  const registrationId = await new Promise<string>((resolve) => {
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId),
    )
    void devtools.send('ServiceWorker.enable')
  })
  const worker = member.context().serviceWorkers()[0]!
  await worker.evaluate(`
    self.shown = []
    self.registration.showNotification = async (title, { tag, data }) => void self.shown.push([title, tag, data.url])`)
  const data = JSON.stringify({
    title: 'Your link was accepted',
    body: '',
    url: '/movies',
    tag: 'one',
  })
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await expect
    .poll(() => worker.evaluate('self.shown'))
    .toEqual([['Your link was accepted', 'one', '/movies']])
})

test('all of it speaks French', async ({ login, checkAccessibility }) => {
  const member = await login('premium')
  await member
    .context()
    .addCookies([{ name: 'locale', value: 'fr', url: process.env.E2E_BASE_URL! }])
  await member.setViewportSize({ width: 390, height: 844 })
  await member.goto('/notifications')
  await expect(
    member.getByText('Encore un peu de patience : vos notifications apparaîtront ici.'),
  ).toBeVisible()
  await checkAccessibility(member)
  await member.getByRole('link', { name: 'Réglages', exact: true }).click()
  await expect(
    member.getByRole('checkbox', {
      name: 'Quelqu’un vous invite dans un espace de travail, Par e-mail',
    }),
  ).toBeChecked()
  await checkAccessibility(member)
})
