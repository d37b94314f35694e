import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { landingSettings } from '@mediatheque/contract/catalogue/landing/landing.settings.ts'
import { mailList } from '@mediatheque/contract/operations/logs/mails.list.ts'
import { describe, expect, it } from 'vitest'
import { endpoints } from './platform/contract/endpoints.ts'
import { isAdministrationLine, shippedLines } from './platform/contract/shipped-lines.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** `t('…')` in pages and `line('…')`/`message('…')` marks in the rest; template strings are not keys. */
const USED = /(?<![\w.])(?:t|line)\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g

/** What is loaded below `/admin` only, or by what stands there. */
const ADMINISTRATION =
  /^web\/src\/(routes\/admin|lib\/admin|features\/([a-z]+\/[a-z-]+\/admin|operations|links\/links\/(checker|editor)|site\/(settings|custom-pages)|catalogue\/(title-records|media-import))\/|ui\/(rich-text-editor|admin))/

function sourceFiles(): string[] {
  return execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'web/src', 'server/src', 'contract/src'],
    { cwd: root, encoding: 'utf8' },
  )
    .split('\n')
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.(test|gen)\.tsx?$/.test(file) &&
        existsSync(path.join(root, file)),
    )
}

function usedKeys(isMeant: (file: string) => boolean = () => true): Map<string, string> {
  const keys = new Map<string, string>()
  for (const file of sourceFiles().filter(isMeant)) {
    for (const [, single, double] of readFileSync(path.join(root, file), 'utf8').matchAll(USED)) {
      keys.set((single ?? double ?? '').replace(/\\(.)/g, '$1'), file)
    }
  }
  return keys
}

const placeholders = (line: string) => [...new Set(line.match(/:[a-z]\w*/gi) ?? [])].sort()

describe('language lines', () => {
  it('has a line for every text that a page shows', () => {
    const missing = [...usedKeys()]
      .filter(([key]) => !(key in shippedLines))
      .map(([key, file]) => `${file}: ${key}`)
    expect(missing).toEqual([])
  })

  it('has the texts of public pages among those that every page begins with', () => {
    const missing = [
      ...usedKeys((file) => file.startsWith('web/src') && !ADMINISTRATION.test(file)),
    ]
      .filter(([key]) => isAdministrationLine(key))
      .map(([key, file]) => `${file}: ${key}`)
    expect(missing).toEqual([])
  })

  it('has a line for every column and filter of a list', () => {
    const labels = Object.values(endpoints).flatMap(({ list }) =>
      list
        ? [...Object.values(list.columns), ...Object.values(list.filters)].map(({ label }) => label)
        : [],
    )
    expect(labels.length).toBeGreaterThan(0)
    expect(labels.filter((label) => !(label in shippedLines))).toEqual([])
  })

  it('calls the kind of a mail or of a page no kind of record', () => {
    const { en, fr } = shippedLines[mailList.columns.kind.label]!
    expect([en ?? 'Kind', fr]).toEqual(['Kind', 'Type'])
  })

  it('has a French line for every key, with the same placeholders', () => {
    const wrong = Object.entries(shippedLines).filter(
      ([key, { en, fr }]) =>
        fr.trim() === '' || placeholders(fr).join() !== placeholders(en ?? key).join(),
    )
    expect(wrong).toEqual([])
  })

  it('writes plurals as pages read them', () => {
    const written = Object.entries(shippedLines).flatMap(([key, { en, fr }]) => [en ?? key, fr])
    const isWrong = (text: string) => /\[(?:one|other)\]|\|other(?! )/.test(text)
    expect(written.filter(isWrong)).toEqual([])
  })

  it('says nought in the singular in French of the administration, which no number that is written out allows', () => {
    const isWrong = (key: string, fr: string) => isAdministrationLine(key) && /\[one 1 /.test(fr)
    const wrong = Object.entries(shippedLines).filter(([key, { fr }]) => isWrong(key, fr))
    expect(wrong.map(([, { fr }]) => fr)).toEqual([])
  })

  it('writes French signs behind a space that does not break, and so do pages that put lines together', () => {
    const isWrong = (fr: string) =>
      // A `:name` is a placeholder, and addresses have signs of their own.
      / (?:[;!?»]|:(?!\w))|« |[\p{L}\p{N})\]](?:[;!?»]|:(?=\s|$))|«(?=[\p{L}:])/u.test(
        fr.replaceAll(/https?:\/\/\S*|\[one |\|other /g, ''),
      )
    const wrong = Object.values(shippedLines).filter(({ fr }) => isWrong(fr))
    expect(wrong.map(({ fr }) => fr)).toEqual([])
    const glued = sourceFiles().filter((file) =>
      /\bt\([^`\n]*\)\}\s?[:;!?][\s`$]|\bt\('[^'\n]*'\)\}\s*:\s*[<{]/.test(
        readFileSync(path.join(root, file), 'utf8'),
      ),
    )
    expect(glued, "put the sign into a line of its own, as ':label: :name' is").toEqual([])
  })

  it('has a line for every text that the landing page comes with', () => {
    const { general, action_buttons, primary_features, secondary_features } =
      landingSettings.parse(undefined)
    const texts = [
      general.title,
      general.subtitle,
      general.footer.title,
      general.footer.subtitle,
      ...action_buttons.map(({ label }) => label),
      ...primary_features.flatMap(({ title, description }) => [title, description]),
      ...secondary_features.flatMap(({ title, subtitle, description }) => [
        title,
        subtitle,
        description,
      ]),
    ]
    expect(texts.filter((text) => !shippedLines[text])).toEqual([])
    expect(shippedLines['Take your seat']?.fr).toBe('Prenez place')
  })
})
