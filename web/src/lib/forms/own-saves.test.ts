import { describe, expect, it } from 'vitest'
import { saveInTurn } from './own-saves.ts'

/** A stored record that refuses a save about another version than its own. */
function storedRecord(version = 1) {
  const store = { version, saved: [] as string[] }
  const save = (record: string, read: number, text: string) =>
    saveInTurn(
      record,
      read,
      async (seen) => {
        await new Promise((resolve) => setTimeout(resolve, 5))
        if (seen !== store.version) throw new Error('conflict')
        store.saved.push(text)
        store.version += 1
        return { version: store.version }
      },
      (answer) => answer.version,
    )
  return { store, save }
}

describe('one’s own saves of a record', () => {
  it('never contradict each other, however fast they follow', async () => {
    const { store, save } = storedRecord()
    await Promise.all(['a', 'b', 'c'].map((text) => save('thing 1', 1, text)))
    expect(store.saved).toEqual(['a', 'b', 'c'])
  })

  it('go on after one that failed', async () => {
    const { store, save } = storedRecord()
    const others = save('thing 2', 9, 'about another version')
    await expect(others).rejects.toThrow('conflict')
    await save('thing 2', 1, 'a')
    expect(store.saved).toEqual(['a'])
  })

  it('contradict what somebody else saved in between', async () => {
    const { store, save } = storedRecord()
    await save('thing 3', 1, 'a')
    store.version += 1
    await expect(save('thing 3', 1, 'b')).rejects.toThrow('conflict')
  })
})
