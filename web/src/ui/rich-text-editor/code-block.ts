import {
  CODE_LANGUAGES,
  type CodeLanguage,
} from '@mediatheque/contract/core/rich-text/rich-text-elements.ts'
import { CodeBlockLowlight } from '@tiptap/extension-code-block-lowlight'
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
import { createLowlight } from 'lowlight'

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

/** What people write after the three marks that begin a block. */
const SHORT_NAMES: Readonly<Record<string, CodeLanguage>> = {
  js: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  tsx: 'typescript',
  html: 'xml',
  svg: 'xml',
  sh: 'bash',
  console: 'shell',
  rb: 'ruby',
  py: 'python',
}

export function readLanguage(written: unknown): CodeLanguage | null {
  const name = String(written ?? '').toLowerCase()
  return CODE_LANGUAGES.find((language) => language === name) ?? SHORT_NAMES[name] ?? null
}

const colours = createLowlight(LANGUAGES)

/** Code in one of eleven languages, or in none: then it is not coloured, as little as on the page. */
export const CodeBlock = CodeBlockLowlight.extend({
  addAttributes() {
    return {
      language: {
        default: null,
        rendered: false,
        parseHTML: (element) =>
          readLanguage(/\blanguage-(\w+)/.exec(element.firstElementChild?.className ?? '')?.[1]),
      },
    }
  },
  renderHTML({ node }) {
    const language = readLanguage(node.attrs['language'])
    return ['pre', ['code', language ? { class: `language-${language}` } : {}, 0]]
  },
}).configure({
  enableTabIndentation: true,
  lowlight: {
    ...colours,
    highlightAuto: (code: string) => ({ type: 'root', children: [{ type: 'text', value: code }] }),
  },
})
