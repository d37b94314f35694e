import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import type { Plugin } from 'vite'
import { cssVariablesResolver, theme } from '../src/app/theme.ts'

const SOURCES = path.resolve(import.meta.dirname, '../src')
const FILE = path.join(SOURCES, 'app/mantine.gen.css')
const MODULES = path.dirname(fileURLToPath(import.meta.resolve('@mantine/core')))
const STYLES = path.join(path.dirname(MODULES), 'styles')
const BASE = ['baseline', 'default-css-variables', 'global']

/**
 * Writes the one stylesheet of Mantine that the pages need: the styles of the components that they use, and the theme's
 * variables. All of Mantine would be three times as much, before the first paint of each first visit; the variables
 * would otherwise be worked out in each rendering and travel in each page.
 */
export function mantineStyles(): Plugin {
  let isDevelopment = false
  return {
    name: 'mantine-styles',
    configResolved(config) {
      isDevelopment = config.command === 'serve'
    },
    // What would work the variables out has nothing to do.
    load: (id) =>
      id.endsWith('/MantineCssVariables/MantineCssVariables.mjs')
        ? 'export const MantineCssVariables = () => null'
        : undefined,
    buildStart() {
      // A component used for the first time shall have its styles without a restart.
      const files = isDevelopment
        ? ['styles.layer.css']
        : stylesheets().map((name) => `styles/${name}.layer.css`)
      const text = [
        ...files.map((file) => `@import '@mantine/core/${file}';`),
        variablesCss(),
      ].join('\n')
      if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) writeFileSync(FILE, text)
    },
  }
}

function variablesCss(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const [base, ours] = [defaultCssVariablesResolver(merged), cssVariablesResolver(merged)]
  const both = (part: 'variables' | 'light' | 'dark') => ({ ...base[part], ...ours[part] })
  const scheme = (name: 'light' | 'dark') => ({ ...both(name), '--mantine-color-scheme': name })
  return convertCssVariables({
    variables: both('variables'),
    light: scheme('light'),
    dark: scheme('dark'),
  })
}

/** The stylesheets with a class that one of the used components writes, in the order in which Mantine joins them. */
function stylesheets(): string[] {
  const classes = classesOf(usedNames())
  const whole = readFileSync(path.join(STYLES, '../styles.layer.css'), 'utf8')
  const needed = readdirSync(STYLES)
    .filter((file) => file.endsWith('.layer.css'))
    .map((file) => ({
      name: file.replace('.layer.css', ''),
      found: readFileSync(path.join(STYLES, file), 'utf8').match(/\bm_[0-9a-f]+/g) ?? [],
    }))
    .filter(({ found }) => found.some((name) => classes.has(name)))
    .toSorted((a, b) => whole.indexOf(String(a.found[0])) - whole.indexOf(String(b.found[0])))
  return [...BASE, ...needed.map(({ name }) => name)]
}

/** What our sources import of `@mantine/core`. */
function usedNames(): Set<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).map((file) =>
    readFileSync(path.join(SOURCES, file), 'utf8'),
  )
  const imports = files.flatMap((text) => [
    ...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g),
  ])
  return new Set(
    imports.flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
    ),
  )
}

/** The classes in the modules of these components and in all that they import. */
function classesOf(names: ReadonlySet<string>): Set<string> {
  const index = readFileSync(path.join(MODULES, 'index.mjs'), 'utf8')
  const found = new Set<string>()
  const waiting = [...index.matchAll(/import \{([^}]*)\} from "([^"]+)"/g)]
    .filter(([, exported = '']) => exported.split(',').some((name) => names.has(name.trim())))
    .map(([, , file = '']) => path.join(MODULES, file))
  const seen = new Set(waiting)
  for (const file of waiting) {
    const text = readFileSync(file, 'utf8')
    for (const [name] of text.matchAll(/\bm_[0-9a-f]+/g)) found.add(name)
    for (const [, imported = ''] of text.matchAll(/from "(\.[^"]+)"/g)) {
      const next = path.join(path.dirname(file), imported)
      if (!seen.has(next)) waiting.push(next)
      seen.add(next)
    }
  }
  return found
}
