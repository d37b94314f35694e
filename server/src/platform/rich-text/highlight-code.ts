import type { CodeLanguage } from '@mediatheque/contract/core/rich-text/rich-text-elements.ts'
import highlighter from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import c from 'highlight.js/lib/languages/c'
import css from 'highlight.js/lib/languages/css'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import php from 'highlight.js/lib/languages/php'
import python from 'highlight.js/lib/languages/python'
import ruby from 'highlight.js/lib/languages/ruby'
import shell from 'highlight.js/lib/languages/shell'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import { LRUCache } from 'lru-cache'

const LANGUAGES: Readonly<Record<CodeLanguage, typeof c>> = {
  javascript,
  typescript,
  xml,
  css,
  php,
  shell,
  bash,
  ruby,
  python,
  java,
  c,
}
const colours = highlighter.newInstance()
for (const [name, language] of Object.entries(LANGUAGES)) colours.registerLanguage(name, language)

/** Characters of code and its HTML together, in each process. */
const KEPT_CHARACTERS = 8_000_000
/** A long block takes a third of a second, and every reader of its text asks for the same. */
const kept = new LRUCache<string, string>({
  maxSize: KEPT_CHARACTERS,
  sizeCalculation: (html, key) => html.length + key.length,
})

/** Code as HTML: everything escaped, and what is coloured alike in a `span` with a class `hljs-…`. */
export function highlightCode(code: string, language: string): string {
  const key = `${language} ${code}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const html = colours.highlight(code, { language }).value
  kept.set(key, html)
  return html
}
