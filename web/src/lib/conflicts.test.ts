import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from './api.ts'
import { conflictStore } from './conflicts.ts'
import { toastError, toastStore } from './toast.ts'

vi.mock('./i18n.ts', () => ({ translate: (line: string) => line }))
afterEach(() => conflictStore.close())

it('says why something was refused in the words of the server', () => {
  toastError(new ApiError(409, { code: 'conflict', message: 'You have this plan already.' }))
  expect(toastStore.get().at(-1)).toMatchObject({
    type: 'danger',
    message: 'You have this plan already.',
  })
  expect(conflictStore.get()).toBeNull()
})

it('asks to look again at what somebody changed, whether it is known what or not', () => {
  const before = toastStore.get().length
  for (const conflicts of [[], [{ id: 1, version: 2, current: {}, changed: {} }]]) {
    toastError(new ApiError(409, { code: 'conflict', message: 'Changed.', conflicts }))
    expect(conflictStore.get()).toEqual({ records: conflicts })
    conflictStore.close()
  }
  expect(toastStore.get()).toHaveLength(before)
})
