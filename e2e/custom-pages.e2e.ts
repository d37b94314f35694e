import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from './fixtures.ts'

test('an administrator writes a page by keyboard, and guests read it', async ({
  login,
  page: guest,
  checkAccessibility,
}) => {
  const admin = await login('admin')
  await admin.goto('/admin/custom-pages/new')
  const title = `House rules ${Date.now()}`
  await admin.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  const text = admin.getByRole('textbox', { name: 'Text', exact: true })
  const keyboard = admin.keyboard
  await text.focus()

  await keyboard.press('Control+Alt+2')
  await keyboard.type('Be kind')
  await keyboard.press('Enter')
  await keyboard.type('Read ')
  await keyboard.press('Control+k')
  const link = admin.getByRole('dialog', { name: 'Link' })
  await link.getByRole('textbox', { name: 'Address' }).fill('example.org')
  await keyboard.press('Enter')
  await expect(
    link.getByText('Please enter an address that begins with http:// or https://.'),
  ).toBeVisible()
  await checkAccessibility(admin)
  await link.getByRole('textbox', { name: 'Address' }).fill('https://example.org/rules')
  await keyboard.press('Enter')
  await expect(text.getByRole('link', { name: 'https://example.org/rules' })).toBeVisible()
  await expect(text).toBeFocused()

  // Arrows go from tool to tool; the toolbar is one stop.
  await keyboard.press('Enter')
  await keyboard.press('Alt+F10')
  const tools = admin.getByRole('toolbar', { name: 'Formatting' }).first()
  await expect(tools.getByRole('button', { name: 'Heading', exact: true })).toBeFocused()
  await keyboard.press('End')
  await expect(tools.getByRole('button', { name: 'Keyboard help' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(admin.getByRole('dialog', { name: 'Keyboard help' })).toBeVisible()
  await keyboard.press('Escape')
  await expect(text).toBeFocused()
  await tools.getByRole('button', { name: 'Table', exact: true }).focus()
  await keyboard.press('Enter')
  await expect(admin.getByRole('toolbar', { name: 'Table' })).toBeVisible()
  await keyboard.type('Days')
  await keyboard.press('Tab')
  await keyboard.type('Hours')
  await keyboard.press('Tab')
  await keyboard.type('Notes')
  await checkAccessibility(admin)
  await keyboard.press('Control+End')

  await keyboard.type('```css ')
  await keyboard.type('a { color: red }')
  await expect(admin.getByRole('combobox', { name: 'Language of the code' })).toHaveValue('css')
  await keyboard.press('Control+End')

  await keyboard.press('Control+Enter')
  await tools.getByRole('button', { name: 'Picture' }).click()
  const picture = admin.getByRole('dialog', { name: 'Picture' })
  await picture
    .locator('input[type=file]')
    .setInputFiles({ name: 'reel.png', mimeType: 'image/png', buffer: redPicture() })
  await picture.getByRole('textbox', { name: 'What it shows' }).fill('A red reel')
  await picture.getByRole('button', { name: 'Add' }).click()
  await expect(text.getByRole('img', { name: 'A red reel' })).toBeVisible()

  await admin.getByRole('switch', { name: 'Published' }).press('Space')
  await keyboard.press('Control+s')
  await expect(admin).toHaveURL(/\/admin\/custom-pages$/)
  await expect(admin.getByRole('link', { name: title, exact: true })).toBeVisible()
  await checkAccessibility(admin)

  const slug = title.toLowerCase().replaceAll(' ', '-')
  await guest.goto(`/pages/${slug}`)
  await expect(guest.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'Be kind', level: 2 })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'https://example.org/rules' })).toHaveAttribute(
    'rel',
    'noopener',
  )
  await expect(guest.getByRole('columnheader', { name: 'Hours' })).toBeVisible()
  await expect(guest.locator('pre .hljs-attribute')).toHaveText('color')
  await expect(guest.getByRole('img', { name: 'A red reel' })).toHaveJSProperty('naturalWidth', 8)
  await checkAccessibility(guest)
})

test('what is pasted and dropped into a text becomes part of it, or is refused with a reason', async ({
  login,
}) => {
  const admin = await login('admin')
  await admin.goto('/admin/custom-pages/new')
  const text = admin.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  const bring = (event: 'paste' | 'drop', data: Brought) => text.evaluate(bringTo, { event, data })

  await bring('paste', {
    'text/plain': '## Films\n\n- [Metropolis](https://example.org/m)\n- **Nosferatu**\n\n> quiet',
  })
  await expect(text.getByRole('heading', { name: 'Films', level: 2 })).toBeVisible()
  await expect(text.getByRole('listitem').getByRole('link', { name: 'Metropolis' })).toBeVisible()
  await expect(text.getByRole('blockquote')).toHaveText('quiet')

  await admin.keyboard.press('Control+End')
  await admin.keyboard.press('Control+Enter')
  await bring('paste', {
    'text/plain': 'from a word processor',
    'text/html': `<p style="color:red">from <b>a word</b> processor
      <a href="javascript:x()">here</a><img src="https://tracker.example/x.png"></p>`,
  })
  await expect(text.getByText('a word', { exact: true })).toHaveJSProperty('tagName', 'STRONG')
  await expect(text.locator('[style], a[href^=javascript], img[src]')).toHaveCount(0)

  const file = (name: string, type: string, bytes: Buffer) => ({
    file: { name, type, base64: bytes.toString('base64') },
  })
  await bring('drop', file('reel.png', 'image/png', redPicture()))
  await expect(text.locator('img[src]')).toHaveCount(1)
  await bring('paste', file('reel.png', 'image/png', redPicture()))
  await expect(text.locator('img[src]')).toHaveCount(2)
  const toast = admin.getByRole('status')
  await bring('drop', file('rules.pdf', 'application/pdf', Buffer.from('%PDF-')))
  await expect(toast.getByText('This file type is not allowed')).toBeVisible()
  await bring('drop', file('big.png', 'image/png', Buffer.alloc(2 * 1024 ** 2 + 1)))
  await expect(toast.getByText('`big.png` exceeds maximum allowed size of 2 MB')).toBeVisible()
  // What says that it is a picture and is none.
  await bring('drop', file('fake.png', 'image/png', Buffer.from('GIF89a<script>')))
  await expect(toast.getByText('This file type is not allowed')).toBeVisible()
  await expect(text.locator('img[src]')).toHaveCount(2)

  const tools = admin.getByRole('toolbar', { name: 'Formatting' }).first()
  await tools.getByRole('button', { name: 'Film of another site' }).click()
  const film = admin.getByRole('dialog', { name: 'Film of another site' })
  await expect(film.getByRole('textbox', { name: 'Address of the film' })).toBeFocused()
  await admin.keyboard.press('Enter')
  await expect(film.getByText('Please enter the address of the film.')).toBeVisible()
  await film.getByRole('textbox', { name: 'Address of the film' }).fill('https://evil.example/v/1')
  await admin.keyboard.press('Enter')
  await expect(film.getByText(/^Films can be shown from YouTube/)).toBeVisible()
  await film
    .getByRole('textbox', { name: 'Address of the film' })
    .fill('https://archive.org/details/Nosferatu')
  await admin.keyboard.press('Enter')
  await expect(text.locator('[data-embed="archive:Nosferatu"]')).toBeVisible()

  await expect(film).toHaveCount(0)
  const paragraph = text.getByText('from a word processor')
  await paragraph.getByText('a word', { exact: true }).click()
  // The keys below mean the words in which the caret stands, as the toolbar says.
  await expect(tools.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  await expect(text).toBeFocused()
  for (let step = 0; step < 8; step++) await admin.keyboard.press('Control+]')
  await expect(paragraph).toHaveAttribute('data-indent', '6')
  for (let step = 0; step < 8; step++) await admin.keyboard.press('Control+[')
  await expect(paragraph).not.toHaveAttribute('data-indent')
})

type Brought = {
  'text/plain'?: string
  'text/html'?: string
  file?: { name: string; type: string; base64: string }
}

/** In the browser: what a paste and a drop give to the page. */
function bringTo(target: Element, { event, data }: { event: 'paste' | 'drop'; data: Brought }) {
  const transfer = new DataTransfer()
  for (const type of ['text/plain', 'text/html'] as const)
    if (data[type] !== undefined) transfer.setData(type, data[type])
  if (data.file) {
    const bytes = Uint8Array.from(atob(data.file.base64), (letter) => letter.codePointAt(0)!)
    transfer.items.add(new File([bytes], data.file.name, { type: data.file.type }))
  }
  const { x, y } = target.getBoundingClientRect()
  const init = { bubbles: true, cancelable: true }
  target.dispatchEvent(
    event === 'paste'
      ? new ClipboardEvent('paste', { ...init, clipboardData: transfer })
      : new DragEvent('drop', {
          ...init,
          dataTransfer: transfer,
          clientX: x + 40,
          clientY: y + 40,
        }),
  )
}

/** Eight by eight. */
function redPicture(): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const row = Buffer.from([0, ...Array.from({ length: 8 }, () => [168, 50, 74]).flat()])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 2, 0, 0, 0])),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: 8 }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a text is given back from the history of its page, and the editor goes on with it', async ({
  login,
}) => {
  const page = await login('admin')
  const headers = { 'sec-fetch-site': 'same-origin' }
  const made = await (
    await page.request.post('/api/v1/custom-pages', {
      headers,
      data: { title: `Old title ${Date.now()}`, body: '<p>Old body</p>' },
    })
  ).json()
  await page.request.put(`/api/v1/custom-pages/${made.page.id}`, {
    headers,
    data: { title: 'New title', body: '<p>New body</p>', slug: made.page.slug, version: 1 },
  })
  await page.goto(`/admin/custom-pages/${made.page.id}/edit`)
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Revert Text', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Write the former value again?' })
  await question.getByRole('button', { name: 'Revert' }).click()
  await expect(page.getByText('Former value written again')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Old body')).toBeVisible()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Third title')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Page saved')).toBeVisible()
  const now = await (await page.request.get(`/api/v1/custom-pages/${made.page.id}/model`)).json()
  expect(now.page).toMatchObject({ title: 'Third title', body: '<p>Old body</p>' })
})
