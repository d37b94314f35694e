import { LISTBOX_MAX_HEIGHT } from '@mediatheque/contract/core/constants.ts'
import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineTheme,
  type VariantColorsResolver,
} from '@mantine/core'

/** Of every list that opens below a field. */
const listbox = { defaultProps: { maxDropdownHeight: LISTBOX_MAX_HEIGHT } }

const ON_ACCENT = 'var(--on-accent)'

/** Projector light: the accent of both themes, light shades first. */
const amber: MantineColorsTuple = [
  '#fff6e6',
  '#ffe9c7',
  '#ffd595',
  '#ffc063',
  '#ffae3d',
  '#f59b1c',
  '#d67f08',
  '#a96200',
  '#8a4f00',
  '#6b3d00',
]
/** Blue-greys of *Projection*: text first, ground last. */
const dark: MantineColorsTuple = [
  '#e8ebf0',
  '#c3cad4',
  '#a3adba',
  '#6b7685',
  '#343e4b',
  '#252d38',
  '#1b222b',
  '#11161d',
  '#0c1015',
  '#080b0f',
]

/** The accent is light in one theme and dark in the other: what stands on it follows the theme, not a computed contrast. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  if (input.variant === 'filled' && input.color === 'red')
    return { ...colors, background: 'var(--bad)', hover: 'var(--bad)', color: 'var(--ground)' }
  const isOnAccent =
    input.variant === 'filled' &&
    (input.color ?? input.theme.primaryColor) === input.theme.primaryColor
  return isOnAccent
    ? {
        ...colors,
        background: 'var(--accent)',
        hover: 'color-mix(in srgb, var(--accent) 88%, var(--text))',
        color: ON_ACCENT,
      }
    : colors
}

/** Everything a component may take: nothing is set outside these steps. */
export const theme = createTheme({
  primaryColor: 'amber',
  primaryShade: { light: 8, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  variantColorResolver,
  components: {
    // Its scroll lock writes a style element, which the content security policy refuses; tokens.css locks instead.
    Modal: {
      defaultProps: { lockScroll: false },
      styles: {
        content: { background: 'var(--surface-1)' },
        header: { background: 'var(--surface-1)' },
      },
    },
    // Fields beside each other stay in line when one of them is explained.
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    Select: listbox,
    MultiSelect: listbox,
    // A dialog's header is not the banner of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Checkbox: { defaultProps: { iconColor: ON_ACCENT } },
    Radio: { defaultProps: { iconColor: ON_ACCENT } },
    Pagination: { vars: () => ({ root: { '--pagination-active-color': ON_ACCENT } }) },
  },
  colors: { amber, dark },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '650' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.3' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '24px' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
})

/** Mantine's greys are cold, and *Matinee* is paper: edges of fields, tracks and what lies beneath chips. */
const warmGreys = {
  '--mantine-color-gray-0': 'var(--ground)',
  '--mantine-color-gray-1': 'var(--surface-2)',
  '--mantine-color-gray-2': 'var(--line)',
  '--mantine-color-gray-3': 'var(--line)',
  '--mantine-color-gray-4': 'var(--line-strong)',
}

/** Mantine's own variables, drawn from our tokens, so that both kinds of component share one palette. */
export const cssVariablesResolver = (_theme: MantineTheme) => {
  const shared = {
    '--mantine-color-body': 'var(--ground)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-dimmed': 'var(--text-dim)',
    '--mantine-color-default': 'var(--surface-1)',
    '--mantine-color-default-hover': 'var(--surface-2)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-placeholder': 'var(--text-dim)',
    '--mantine-color-disabled': 'var(--surface-2)',
    '--mantine-color-disabled-color': 'var(--text-dim)',
    '--mantine-color-disabled-border': 'var(--line)',
  }
  return { variables: {}, light: { ...shared, ...warmGreys }, dark: shared }
}
