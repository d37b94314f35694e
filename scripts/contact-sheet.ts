/**
 * `npm run contact:sheet http://localhost:3000 [folder]`: pictures of thirty pages of a running demo site, as a
 * desk (1440 px) and a phone (390 px) show them, light and dark in turn, in both languages. One sheet each in `docs/`;
 * with a folder, the single pictures are kept there to be looked at closely.
 */
import fs from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import sharp from 'sharp'
import { demoEmail } from '../contract/src/accounts/users/demo-accounts.ts'
import { CHROMIUM_FLAGS } from '../e2e/chromium.ts'
// @ts-expect-error -- a plain script, shared with the tests
import { findChromium } from './find-chromium.mjs'

type Account = 'guest' | 'member' | 'premium' | 'uploader'

const PAGES: readonly (readonly [name: string, path: string, account?: Account])[] = [
  ['Home', '/'],
  ['Home of a member', '/', 'member'],
  ['Landing page', '/landing'],
  ['Category', '/movies'],
  ['Category, narrowed', '/series?genre=crime'],
  ['Square covers', '/music'],
  ['Genres', '/genres'],
  ['Film', '/titles/1/nosferatu'],
  ['Film, for a member', '/titles/16/night-of-the-living-dead', 'premium'],
  ['Series', '/titles/66/les-vampires', 'member'],
  ['Season', '/titles/66/les-vampires/season/1'],
  ['Episode', '/titles/66/les-vampires/season/1/episode/3'],
  ['Images', '/titles/1/nosferatu/images'],
  ['Full credits', '/titles/1/nosferatu/full-credits'],
  ['Download', '/titles/1/download', 'premium'],
  ['Watch', '/watch/8'],
  ['Person', '/people/1/f-w-murnau'],
  ['Search', '/search/keaton'],
  ['Search without a result', '/search/zzzzqq'],
  ['List', '/lists/1-silent-nights'],
  ['Own lists', '/lists', 'member'],
  ['News', '/news'],
  ['News article', '/news/2/twenty-years-of-open-movies'],
  ['Profile', '/get-user/uploader'],
  ['Calendar', '/calendar'],
  ['Public lists', '/lists/public'],
  ['Login', '/login'],
  ['Contact', '/contact'],
  ['Notifications', '/notifications', 'member'],
  ['Missing page', '/no-such-page'],
]

const SHEETS = [
  { name: 'desk', width: 1440, height: 900, shown: 576, columns: 5 },
  { name: 'phone', width: 390, height: 844, shown: 234, columns: 10 },
] as const
type Sheet = (typeof SHEETS)[number]
/** Looks in turn, so that neighbours on a sheet differ. */
const LOOKS = [
  { colorScheme: 'dark', theme: '1', locale: 'fr-FR' },
  { colorScheme: 'light', theme: '2', locale: 'en-GB' },
  { colorScheme: 'dark', theme: '1', locale: 'en-GB' },
  { colorScheme: 'light', theme: '2', locale: 'fr-FR' },
] as const
type Look = (typeof LOOKS)[number]

const GAP = 16
const PASSWORD = 'Demo-1234!'
/** Pictures and fonts are there, what rises has risen. */
const SETTLED_MS = 1_500
const docs = path.resolve(import.meta.dirname, '../docs')

const [base, folder] = process.argv.slice(2)
if (!base) throw new Error('Which site? npm run contact:sheet http://localhost:3000 [folder]')
if (folder) fs.mkdirSync(folder, { recursive: true })
const executablePath = findChromium(path.resolve(import.meta.dirname, '..')) as string | undefined
const browser = await chromium.launch({
  args: CHROMIUM_FLAGS,
  ...(executablePath && { executablePath }),
})
try {
  for (const sheet of SHEETS) await makeSheet(browser, base, sheet)
} finally {
  await browser.close()
}

async function makeSheet(from: Browser, site: string, sheet: Sheet): Promise<void> {
  const contexts = new Map<string, BrowserContext>()
  const shown: Buffer[] = []
  for (const [index, [name, address, account = 'guest']] of PAGES.entries()) {
    const look = LOOKS[index % LOOKS.length] ?? LOOKS[0]
    const key = [account, look.locale, look.colorScheme].join(' ')
    const context = contexts.get(key) ?? (await openContext({ from, site, sheet, look, account }))
    contexts.set(key, context)
    const page = await context.newPage()
    await page.goto(site + address)
    await page.waitForTimeout(SETTLED_MS)
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (beyond > 0) process.stdout.write(`${name} is ${beyond} px wider than ${sheet.name}\n`)
    const picture = await page.screenshot()
    if (folder) fs.writeFileSync(path.join(folder, `${sheet.name}-${index + 1}.png`), picture)
    shown.push(await sharp(picture).resize({ width: sheet.shown }).toBuffer())
    await page.close()
  }
  for (const context of contexts.values()) await context.close()
  await writeSheet(sheet, shown)
}

interface Seen {
  readonly from: Browser
  readonly site: string
  readonly sheet: Sheet
  readonly look: Look
  readonly account: Account
}

async function openContext({ from, site, sheet, look, account }: Seen): Promise<BrowserContext> {
  const { colorScheme, theme, locale } = look
  const isPhone = sheet.name === 'phone'
  const context = await from.newContext({
    viewport: { width: sheet.width, height: sheet.height },
    hasTouch: isPhone,
    colorScheme,
    locale,
  })
  await context.addCookies([{ name: 'be-active-theme', value: theme, url: site }])
  if (account !== 'guest') {
    const answer = await context.request.post(`${site}/auth/login`, {
      data: { email: demoEmail(account), password: PASSWORD, remember: false },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    if (!answer.ok()) throw new Error(`${account} cannot log in: ${answer.status()}`)
  }
  return context
}

async function writeSheet(sheet: Sheet, pictures: readonly Buffer[]): Promise<void> {
  const height = Math.round((sheet.shown * sheet.height) / sheet.width)
  const file = path.join(docs, `contact-sheet-${sheet.name}.jpg`)
  const { size } = await sharp({
    create: {
      width: sheet.columns * (sheet.shown + GAP) + GAP,
      height: Math.ceil(pictures.length / sheet.columns) * (height + GAP) + GAP,
      channels: 3,
      background: '#8a8f98',
    },
  })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: (index % sheet.columns) * (sheet.shown + GAP) + GAP,
        top: Math.floor(index / sheet.columns) * (height + GAP) + GAP,
      })),
    )
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file)
  process.stdout.write(`${file}: ${pictures.length} pages, ${Math.round(size / 1024)} kB\n`)
}
