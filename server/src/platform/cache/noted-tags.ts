import { AsyncLocalStorage } from 'node:async_hooks'

const notes = new AsyncLocalStorage<Set<string>>()

/** Runs something and tells the tags of every cached value that went into it, kept or loaded. */
export async function noteTags<T>(run: () => Promise<T>): Promise<{ value: T; tags: string[] }> {
  const noted = new Set<string>()
  const value = await notes.run(noted, run)
  return { value, tags: [...noted] }
}

/** Notes tags of a value that is being read, for whoever listens. */
export function tell(tags: readonly string[]): void {
  const noted = notes.getStore()
  if (noted) for (const tag of tags) noted.add(tag)
}
