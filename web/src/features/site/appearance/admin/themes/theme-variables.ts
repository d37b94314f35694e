/** Colours of the shipped themes, as `tokens.css` has them: what a theme has none of its own for. */
export const SHIPPED_COLOURS = {
  dark: {
    '--ground': '#0c1015',
    '--surface-1': '#141a21',
    '--surface-2': '#1d252f',
    '--line': '#222b36',
    '--line-strong': '#3a4655',
    '--text': '#e8ebf0',
    '--text-dim': '#a3adba',
    '--accent': '#ffb347',
    '--accent-soft': '#33260f',
    '--on-accent': '#201300',
    '--good': '#5fd19a',
    '--good-soft': '#12291f',
    '--warn': '#ffce73',
    '--warn-soft': '#30260f',
    '--bad': '#ff8e85',
    '--bad-soft': '#351a19',
  },
  light: {
    '--ground': '#faf7f1',
    '--surface-1': '#fffdf9',
    '--surface-2': '#f1ebdf',
    '--line': '#e6decf',
    '--line-strong': '#b9ad98',
    '--text': '#211e19',
    '--text-dim': '#61594d',
    '--accent': '#8a4f00',
    '--accent-soft': '#fbe9cb',
    '--on-accent': '#fffaf2',
    '--good': '#136640',
    '--good-soft': '#dff1e6',
    '--warn': '#7a5200',
    '--warn-soft': '#fbeecb',
    '--bad': '#a8261c',
    '--bad-soft': '#fbe3e0',
  },
} as const
export type ColourName = keyof typeof SHIPPED_COLOURS.dark

/** Colours by what they are for, with the line of each. */
export const COLOUR_GROUPS: readonly {
  readonly label: string
  readonly colours: readonly { readonly name: ColourName; readonly label: string }[]
}[] = [
  {
    label: 'Grounds',
    colours: [
      { name: '--ground', label: 'Ground of the page' },
      { name: '--surface-1', label: 'Panels and fields' },
      { name: '--surface-2', label: 'What is chosen or pointed at' },
      { name: '--line', label: 'Lines' },
      { name: '--line-strong', label: 'Edges of fields' },
    ],
  },
  {
    label: 'Texts',
    colours: [
      { name: '--text', label: 'Text' },
      { name: '--text-dim', label: 'Text in the second row' },
    ],
  },
  {
    label: 'Accent',
    colours: [
      { name: '--accent', label: 'Links and buttons' },
      { name: '--on-accent', label: 'Text on buttons' },
      { name: '--accent-soft', label: 'Ground of what is marked' },
    ],
  },
  {
    label: 'Signals',
    colours: [
      { name: '--good', label: 'What went well' },
      { name: '--good-soft', label: 'Ground of what went well' },
      { name: '--warn', label: 'Warnings' },
      { name: '--warn-soft', label: 'Ground of warnings' },
      { name: '--bad', label: 'What went wrong' },
      { name: '--bad-soft', label: 'Ground of what went wrong' },
    ],
  },
]

/** What stands on what, and has to be read there. */
export const READ_ON: readonly (readonly [ColourName, readonly ColourName[]])[] = [
  ['--text', ['--ground', '--surface-1', '--surface-2']],
  ['--text-dim', ['--ground', '--surface-1', '--surface-2']],
  ['--accent', ['--ground', '--surface-1', '--accent-soft']],
  ['--on-accent', ['--accent']],
  ['--good', ['--ground', '--good-soft']],
  ['--warn', ['--ground', '--warn-soft']],
  ['--bad', ['--ground', '--bad-soft']],
]

const SANS = 'system-ui, sans-serif'

/** Fonts that the site ships, or that every device has: none is fetched from elsewhere. */
export const FONTS: readonly { readonly name: string; readonly stack: string }[] = [
  { name: 'Inter', stack: `'Inter Variable', 'Inter fallback', ${SANS}` },
  {
    name: 'Bricolage Grotesque',
    stack: `'Bricolage Grotesque Variable', 'Bricolage fallback', ${SANS}`,
  },
  { name: 'System', stack: SANS },
  {
    name: 'Humanist',
    stack: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', source-sans-pro, sans-serif",
  },
  {
    name: 'Geometric',
    stack: "Avenir, Montserrat, Corbel, 'URW Gothic', source-sans-pro, sans-serif",
  },
  {
    name: 'Rounded',
    stack:
      "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Comfortaa, Manjari, 'Arial Rounded MT Bold', Calibri, sans-serif",
  },
  {
    name: 'Old style',
    stack: "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, serif",
  },
  { name: 'Transitional', stack: "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, serif" },
  {
    name: 'Monospace',
    stack:
      "ui-monospace, 'Cascadia Code', 'Source Code Pro', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  },
]

/** What a theme names where it has a font of its own, and what the shipped ones have there. */
export const FONT_PLACES = [
  { name: '--font-text', label: 'Font of texts', shipped: 'Inter' },
  { name: '--font-display', label: 'Font of headings', shipped: 'Bricolage Grotesque' },
] as const

/** Pixels of corners: of small things, of panels, and of large ones. The shipped ones are nothing of its own. */
export const CORNERS: readonly {
  readonly name: string
  readonly sizes: readonly [number, number, number] | undefined
}[] = [
  { name: 'Square', sizes: [0, 0, 0] },
  { name: 'Slightly rounded', sizes: [3, 4, 6] },
  { name: 'Rounded corners', sizes: undefined },
  { name: 'More rounded', sizes: [10, 16, 24] },
  { name: 'Round', sizes: [16, 24, 32] },
]

/** All variables that corners are made of: ours, and those of the fields and buttons. */
export function cornerValues(
  sizes: readonly [number, number, number] | undefined,
): Readonly<Record<string, string | undefined>> {
  const [small, middle, large] = sizes?.map((size) => `${size}px`) ?? []
  return {
    '--radius-s': small,
    '--radius-m': middle,
    '--radius-l': large,
    '--mantine-radius-default': small,
    '--mantine-radius-xs': small,
    '--mantine-radius-sm': small,
    '--mantine-radius-md': middle,
    '--mantine-radius-lg': large,
    '--mantine-radius-xl': large,
  }
}
