import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { walFolder } from './archive-settings.ts'
import type { Base } from './bases.ts'

/** One course of events: each restore to a moment opens another, beside what came of the one before. */
export interface Timeline {
  readonly id: number
  /** When a restore opened it: the archive has it from then on. */
  readonly openedAt: Date
  /** What it came from, and up to which place in the log. */
  readonly parents: ReadonlyMap<number, bigint>
}

const HISTORY = /^([0-9A-F]{8})\.history\.gz$/
const PARENT = /^(\d+)\t([0-9A-F]+)\/([0-9A-F]+)/gm
const SEGMENT_BYTES = 16n * 1024n * 1024n
/** The one that nobody opened. */
const FIRST: Timeline = { id: 1, openedAt: new Date(0), parents: new Map() }

/** Oldest first. */
export async function listTimelines(archive: string): Promise<Timeline[]> {
  const names = await readdir(walFolder(archive)).catch(() => [])
  const opened = names.flatMap((name) => {
    const id = HISTORY.exec(name)?.[1]
    return id === undefined ? [] : [{ id: Number.parseInt(id, 16), name }]
  })
  const read = async ({ id, name }: { id: number; name: string }): Promise<Timeline> => {
    const file = path.join(walFolder(archive), name)
    const text = String(await promisify(gunzip)(await readFile(file)))
    const parents = [...text.matchAll(PARENT)].map(
      ([, parent, high, low]) => [Number(parent), placeOf(high!, low!)] as const,
    )
    return { id, openedAt: (await stat(file)).mtime, parents: new Map(parents) }
  }
  const timelines = await Promise.all(opened.map(read))
  return [FIRST, ...timelines.toSorted((one, other) => one.id - other.id)]
}

/** The one that the database went along at a moment, which is not that of a later restore. */
export const timelineAt = (timelines: readonly Timeline[], to: Date | undefined): Timeline =>
  timelines.findLast(({ openedAt }) => !to || openedAt <= to) ?? FIRST

/** Whether the log leads from a copy to the end of a timeline: what came after it branched off does not. */
export function leadsTo({ firstSegment }: Base, { id, parents }: Timeline): boolean {
  const own = Number.parseInt(firstSegment.slice(0, 8), 16)
  if (own === id) return true
  const branchedAt = parents.get(own)
  const segment = BigInt(`0x${firstSegment.slice(16)}`) * SEGMENT_BYTES
  return branchedAt !== undefined && placeOf(firstSegment.slice(8, 16), '0') + segment < branchedAt
}

const placeOf = (high: string, low: string): bigint =>
  BigInt(`0x${high}`) * 2n ** 32n + BigInt(`0x${low}`)
