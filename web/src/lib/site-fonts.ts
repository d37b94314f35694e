import type { BootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import type { SiteFont } from '@mediatheque/contract/site/themes/site-fonts.ts'
import { siteUrl } from './page-data.ts'

type SiteTheme = BootstrapData['settings']['themes']['all'][number]

/** What a theme names its fonts by. */
export const FONT_VARIABLES = ['--font-text', '--font-display'] as const

/** Headings are as bold as that, other texts as light. */
const WEIGHTS = { '--font-text': 400, '--font-display': 650 } as const

/** As style sheets call a font that was sent: never as one that devices have, or that is shipped. */
const nameOf = (family: string) => `Sent ${family}`

/** A family that was sent, with what stands in until it has come. */
export const stackOf = (family: string): string =>
  `'${nameOf(family)}', '${nameOf(family)} fallback', system-ui, sans-serif`

/** The family that was sent which a theme names; undefined where it names a shipped one, or that of devices. */
export const familyIn = (stack: string | undefined): string | undefined =>
  /^'Sent ([^']+)',/.exec(stack ?? '')?.[1]

/** Families in the order in which their first file came. */
export const familiesOf = (fonts: readonly SiteFont[]): string[] => [
  ...new Set(fonts.map(({ family }) => family)),
]

const formatOf = ({ src }: SiteFont) => (src.endsWith('.woff2') ? 'woff2' : 'woff')

/** How far a weight is from those that a file draws. */
const distance = ({ weight_from, weight_to }: SiteFont, weight: number) =>
  Math.max(weight_from - weight, weight - weight_to, 0)

/** The upright file of a family that texts of this weight are drawn with. */
function findFile(fonts: readonly SiteFont[], family: string, weight: number) {
  return fonts
    .filter((font) => font.family === family)
    .toSorted(
      (a, b) =>
        Number(a.is_italic) - Number(b.is_italic) || distance(a, weight) - distance(b, weight),
    )
    .at(0)
}

const rule = (declarations: Readonly<Record<string, string>>) =>
  `@font-face{${Object.entries(declarations)
    .map((pair) => pair.join(':'))
    .join(';')}}`

/** The files of a family, and Arial in its size, so that nothing moves when they have come. */
function facesOf(fonts: readonly SiteFont[], family: string): string {
  const like = findFile(fonts, family, WEIGHTS['--font-text'])
  if (!like) return ''
  const files = fonts.filter((font) => font.family === family)
  const own = files.map((font) =>
    rule({
      'font-family': `'${nameOf(family)}'`,
      'font-style': font.is_italic ? 'italic' : 'normal',
      'font-weight': `${font.weight_from} ${font.weight_to}`,
      'font-display': 'swap',
      src: `url('${siteUrl(font.src)}') format('${formatOf(font)}')`,
    }),
  )
  const scaled = (share: number) => `${Math.round((share / like.width) * 10_000) / 100}%`
  const standIn = rule({
    'font-family': `'${nameOf(family)} fallback'`,
    src: "local('Arial'),local('Liberation Sans'),local('Roboto')",
    'size-adjust': `${like.width}%`,
    'ascent-override': scaled(like.ascent),
    'descent-override': scaled(like.descent),
    'line-gap-override': scaled(like.line_gap),
  })
  return [...own, standIn].join('')
}

/** Rules for the fonts that were sent which these themes name. */
export function fontFaces(
  fonts: readonly SiteFont[],
  themes: readonly (SiteTheme | undefined)[],
): string {
  const named = themes.flatMap((theme) =>
    FONT_VARIABLES.map((variable) => familyIn(theme?.values[variable])),
  )
  return [...new Set(named)].map((family) => (family ? facesOf(fonts, family) : '')).join('')
}

interface NeededFonts {
  /** The file that was sent for texts, and that for headings; undefined where they are shipped or of the device. */
  readonly files: readonly (SiteFont | undefined)[]
  /** Of the shipped fonts: the one of texts, and the one of headings. */
  readonly shipped: readonly boolean[]
}

/** Which files the first text of a page is drawn with in this theme. */
export function neededFonts(fonts: readonly SiteFont[], theme: SiteTheme | undefined): NeededFonts {
  const stacks = FONT_VARIABLES.map((variable) => theme?.values[variable])
  return {
    files: FONT_VARIABLES.map((variable) => {
      const family = familyIn(theme?.values[variable])
      return family === undefined ? undefined : findFile(fonts, family, WEIGHTS[variable])
    }),
    shipped: ['Inter Variable', 'Bricolage Grotesque Variable'].map((name, at) =>
      stacks.some((stack, place) =>
        stack === undefined ? place === at : stack.includes(`'${name}'`),
      ),
    ),
  }
}

/** Shows a font while somebody chooses among them, whatever theme the page has. @returns what takes it away again */
export function loadSample(font: SiteFont): () => void {
  const face = new FontFace(nameOf(font.family), `url("${siteUrl(font.src)}")`, {
    style: font.is_italic ? 'italic' : 'normal',
    weight: `${font.weight_from} ${font.weight_to}`,
    display: 'swap',
  })
  document.fonts.add(face)
  return () => void document.fonts.delete(face)
}
