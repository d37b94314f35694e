import { describe, expect, it } from 'vitest'
import {
  readTranslationFile,
  UnreadableFileError,
  writeTranslationFile,
} from './translation-file.ts'

const LINES = [
  { key: 'Hello', english: 'Hello', line: 'Bonjour' },
  { key: 'Settings tab general', english: 'General', line: 'Général' },
  { key: 'Say "it"\n\tnow\\', english: 'Say "it"\n\tnow\\', line: 'Dites « "cela" »\n\tici\\' },
  { key: 'New', english: 'New', line: '' },
]

describe('a file of lines', () => {
  it.each(['json', 'po'] as const)('comes back as it went out: %s', (format) => {
    const file = writeTranslationFile(format, 'fr', LINES)
    expect([...readTranslationFile(format, file)]).toEqual(
      LINES.map(({ key, line }) => [key, line]),
    )
    expect(readTranslationFile(format, file.replaceAll('\n', '\r\n')).get('Hello')).toBe('Bonjour')
  })

  it('is read as translation programs write it', () => {
    const file = `\uFEFF# Ann
msgid ""
msgstr "Language: fr\\n"

#: web/a.tsx:3
#, fuzzy
msgid "Guessed"
msgstr "Deviné"

msgid ""
"Long "
"line"
msgstr ""
"Longue "
"ligne"
msgid "Next"
msgstr "Suivant"
`
    expect([...readTranslationFile('po', file)]).toEqual([
      ['Guessed', ''],
      ['Long line', 'Longue ligne'],
      ['Next', 'Suivant'],
    ])
  })

  it.each([
    ['json', '{'],
    ['json', '[]'],
    ['json', 'null'],
    ['json', '{"a": 1}'],
    ['po', 'hello there'],
    ['po', '"no field"'],
  ] as const)('is refused where it is none: %s %s', (format, content) => {
    expect(() => readTranslationFile(format, content)).toThrow(UnreadableFileError)
  })
})
