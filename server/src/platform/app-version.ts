import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../../..')
const MANIFEST = path.join(ROOT, 'package.json')

/** The version of the site that runs. */
export const APP_VERSION: string = versionIn(readFileSync(MANIFEST, 'utf8'))

/** The commit that was checked out when this process began; undefined where the software came without its history. */
export const APP_COMMIT: string | undefined = await readCommitThere()

/** The version that lies where this one was started: another after an upgrade that no restart followed yet. */
export async function readReleaseThere(): Promise<string> {
  return versionIn(await readFile(MANIFEST, 'utf8'))
}

/**
 * The commit that is checked out where the software lies, read from its files alone.
 * @param root folder of the software
 */
export async function readCommitThere(root: string = ROOT): Promise<string | undefined> {
  const git = path.join(root, '.git')
  const head = await readText(path.join(git, 'HEAD'))
  if (head === undefined || isCommit(head)) return head
  const name = head.replace(/^ref: /, '')
  const loose = await readText(path.join(git, name))
  if (loose !== undefined) return isCommit(loose) ? loose : undefined
  const packed = await readText(path.join(git, 'packed-refs'))
  return packed
    ?.split('\n')
    .map((line) => line.split(' '))
    .find(([commit, ref]) => ref === name && isCommit(commit!))?.[0]
}

function isCommit(text: string): boolean {
  return /^[0-9a-f]{40,64}$/.test(text)
}

const MOST_LETTERS = 20_000

/**
 * What `CHANGELOG.md` says of a version below its heading (`## 1.2.0`, `## [1.2.0] - 2026-12-01`), after what came since
 * where it is the newest; undefined where there is no such file, or nothing of it.
 */
export async function readReleaseNotes(
  version: string,
  root: string = ROOT,
): Promise<string | undefined> {
  const text = await readText(path.join(root, 'CHANGELOG.md'))
  const sections = (text?.split(/^## +/m).slice(1) ?? []).map((section) => ({
    name: /^\[?v?([\w.-]+?)\]?(?:\s|$)/.exec(section)?.[1],
    notes: section.replace(/^.*\n?/, '').trim(),
  }))
  const at = sections.findIndex(({ name }) => name === version)
  const since = at === 1 && sections[0]!.name === 'Unreleased' ? sections[0]!.notes : ''
  const notes = [since, sections[at]?.notes ?? ''].filter((part) => part !== '').join('\n\n')
  return notes.slice(0, MOST_LETTERS) || undefined
}

function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').then(
    (text) => text.trim().replaceAll('\r\n', '\n'),
    () => undefined,
  )
}

function versionIn(text: string): string {
  return (JSON.parse(text) as { version: string }).version
}
