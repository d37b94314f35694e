import { expect, it } from 'vitest'
import { theme } from './theme.ts'

it.each(['Select', 'MultiSelect'])('lets the list below a %s grow to 420 pixels', (name) => {
  expect(theme.components?.[name]?.defaultProps).toMatchObject({ maxDropdownHeight: 420 })
})
