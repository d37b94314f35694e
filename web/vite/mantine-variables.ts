import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Plugin } from 'vite'
import { cssVariablesResolver, theme } from '../src/app/theme.ts'

const FILE = path.resolve(import.meta.dirname, '../src/app/mantine-variables.gen.css')

/**
 * Writes Mantine's variables into a file that browsers keep. Otherwise they are worked out for each rendering and travel
 * in each page, eleven kilobytes of them.
 */
export function mantineVariables(): Plugin {
  return { name: 'mantine-variables', buildStart: () => writeFileSync(FILE, variablesCss()) }
}

function variablesCss(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const [base, ours] = [defaultCssVariablesResolver(merged), cssVariablesResolver(merged)]
  const both = (part: 'variables' | 'light' | 'dark') => ({ ...base[part], ...ours[part] })
  const scheme = (name: string) => ({ ...both(name as 'light'), '--mantine-color-scheme': name })
  return convertCssVariables({ variables: both('variables'), light: scheme('light'), dark: scheme('dark') })
}
