import { stat, statfs } from 'node:fs/promises'

export interface WantedRoom {
  readonly folder: string
  readonly bytes: number
}

export interface Room {
  /** All that lie on this disk. */
  readonly folders: readonly string[]
  readonly needed: number
  readonly free: number
}

/** What is wanted of each disk, whichever folders lie on it, and what is free there. */
export async function findRoom(wanted: readonly WantedRoom[]): Promise<Room[]> {
  const disks = new Map<number, Room>()
  for (const { folder, bytes } of wanted) {
    const { dev } = await stat(folder)
    const { bavail, bsize } = await statfs(folder)
    const { folders, needed }: Pick<Room, 'folders' | 'needed'> = disks.get(dev) ?? {
      folders: [],
      needed: 0,
    }
    disks.set(dev, {
      folders: folders.includes(folder) ? folders : [...folders, folder],
      needed: needed + bytes,
      free: bavail * bsize,
    })
  }
  return [...disks.values()]
}
