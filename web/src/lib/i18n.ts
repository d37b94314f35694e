import {
  formatLine,
  type LineValues,
} from '@mediatheque/contract/site/localizations/format-line.ts'
import { useMemo } from 'react'
import { getBootstrap, useLocalization } from './session.tsx'

export type Translate = (key: string, values?: LineValues) => string

/** `t(key, values)`: the line of the page's language, filled in. Keys are the English texts. */
export function useTranslate(): Translate {
  const { lines, language } = useLocalization()
  return useMemo(
    () => (key, values) => formatLine(lines[key] ?? key, values, language),
    [lines, language],
  )
}

/** The same outside components: for the heads of pages. */
export function translate(key: string, values?: LineValues): string {
  const { lines, language } = getBootstrap().i18n
  return formatLine(lines[key] ?? key, values, language)
}
