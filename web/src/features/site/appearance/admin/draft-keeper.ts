import type { FieldErrors } from '@mediatheque/contract/core/errors.ts'
import { appearanceEndpoints } from '@mediatheque/contract/site/appearance/appearance.endpoints.ts'
import type { AppearanceView } from '@mediatheque/contract/site/appearance/appearance.schemas.ts'
import { ApiError, call, callWhileLeaving } from '../../../../lib/api.ts'
import { areEqual } from '../../../../lib/forms/merge-values.ts'
import { toastError } from '../../../../lib/toast.ts'
import { draftedValues } from './appearance.queries.ts'
import { changesOf, DraftStore, type Values } from './draft-store.ts'

/** `invalid`: something in it could not be published, and says so; `failed`: it could not be sent. */
export type DraftStatus = 'saved' | 'saving' | 'invalid' | 'failed'

/** Somebody else wrote meanwhile: another draft, or settings that the draft changes as well. */
export interface Overtaken {
  readonly current: AppearanceView
  /** Keys of settings that were published meanwhile; none where it is the draft that is another. */
  readonly keys: readonly string[]
}

interface Known {
  readonly view: AppearanceView
  readonly status: DraftStatus
  readonly errors: FieldErrors
  readonly overtaken: Overtaken | undefined
}

const SAVED_AFTER_MS = 700

/** The draft of the appearance: changed here, kept by the server a moment later, published when somebody says so. */
export class DraftKeeper {
  readonly #store: DraftStore
  #known: Known
  /** What the server was last known to have. */
  #kept: Values
  /** One after the other: each says which draft it saw. */
  #last: Promise<boolean> = Promise.resolve(true)
  #timer: ReturnType<typeof setTimeout> | undefined
  #snapshot
  readonly #listeners = new Set<() => void>()
  readonly #remember: (view: AppearanceView) => void

  /** @param remember is told what the site and its draft are whenever that changes */
  constructor(view: AppearanceView, remember: (view: AppearanceView) => void) {
    this.#store = new DraftStore(draftedValues(view))
    this.#known = { view, status: 'saved', errors: {}, overtaken: undefined }
    this.#kept = view.draft.changes
    this.#remember = remember
    this.#snapshot = this.#look()
    this.#store.subscribe(() => this.#tell())
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly read = () => this.#snapshot

  readonly change = (changes: Values): void => this.#touch(() => this.#store.change(changes))
  readonly undo = (): void => this.#touch(() => this.#store.undo())
  readonly redo = (): void => this.#touch(() => this.#store.redo())

  /** Keeps what is on the screen. @returns whether it could be published */
  readonly save = (): Promise<boolean> => {
    clearTimeout(this.#timer)
    this.#last = this.#last.then(() => this.#send())
    return this.#last
  }

  /** What is not kept yet goes out although the page is closed. */
  readonly leave = (): void => {
    const body = this.#body()
    if (!areEqual(body.changes, this.#kept))
      callWhileLeaving(appearanceEndpoints.saveAppearanceDraft, { body })
  }

  readonly publish = async (): Promise<boolean> => {
    if (!(await this.save())) return false
    const { revision } = this.#known.view.draft
    return this.#settling(call(appearanceEndpoints.publishAppearance, { body: { revision } }))
  }

  readonly discard = async (): Promise<boolean> => {
    clearTimeout(this.#timer)
    await this.#last
    const { revision } = this.#known.view.draft
    const body = { revision }
    return this.#settling(
      call(appearanceEndpoints.discardAppearanceDraft, { body }).then((view) => {
        this.#store.replace(draftedValues(view))
        return view
      }),
    )
  }

  /** After somebody else wrote: with what they made, or with one's own on top of it. */
  readonly settle = (isMine: boolean): void => {
    const { overtaken, view } = this.#known
    if (!overtaken) return
    const { current, keys } = overtaken
    const mine = changesOf(this.#store.read().values, view.published)
    const isAnotherDraft = keys.length === 0
    const dropped = new Set(isMine ? [] : keys)
    const own = Object.entries(mine).filter(([key]) => !dropped.has(key))
    const changes = isAnotherDraft && !isMine ? current.draft.changes : Object.fromEntries(own)
    this.#known = { view: current, status: 'saved', errors: {}, overtaken: undefined }
    // What was published meanwhile has to be seen anew, so that the draft may stand on it.
    this.#kept = isAnotherDraft ? current.draft.changes : {}
    this.#store.replace({ ...current.published, ...changes })
    void this.save()
  }

  #touch(work: () => void): void {
    work()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), SAVED_AFTER_MS)
  }

  async #send(): Promise<boolean> {
    const body = this.#body()
    if (areEqual(body.changes, this.#kept)) {
      this.#learn({ status: 'saved', errors: {} })
      return true
    }
    this.#learn({ status: 'saving' })
    return this.#settling(call(appearanceEndpoints.saveAppearanceDraft, { body }))
  }

  #settling(answer: Promise<AppearanceView>): Promise<boolean> {
    return answer.then(
      (view) => {
        this.#kept = view.draft.changes
        this.#learn({ view, status: 'saved', errors: {} })
        return true
      },
      (failure: unknown) => {
        this.#fail(failure)
        return false
      },
    )
  }

  #fail(failure: unknown): void {
    const conflict = failure instanceof ApiError ? failure.conflicts[0] : undefined
    if (conflict) {
      const overtaken = {
        current: conflict.current as AppearanceView,
        keys: Object.keys(conflict.changed),
      }
      this.#learn({ status: 'failed', overtaken })
    } else if (failure instanceof ApiError && failure.status === 422)
      this.#learn({ status: 'invalid', errors: failure.errors })
    else {
      toastError(failure)
      this.#learn({ status: 'failed' })
    }
  }

  #body() {
    const { published, draft } = this.#known.view
    const changes = changesOf(this.#store.read().values, published)
    const seen = Object.fromEntries(Object.keys(changes).map((key) => [key, published[key]]))
    return { revision: draft.revision, changes, seen }
  }

  #learn(known: Partial<Known>): void {
    this.#known = { ...this.#known, ...known }
    this.#tell()
  }

  #tell(): void {
    this.#snapshot = this.#look()
    const { view } = this.#known
    const changes = changesOf(this.#snapshot.values, view.published)
    // As it is on the screen: pages of what was just added are there at once.
    this.#remember({ ...view, draft: { ...view.draft, changes } })
    for (const listener of this.#listeners) listener()
  }

  #look() {
    const { values, past, future } = this.#store.read()
    const { view, status, errors, overtaken } = this.#known
    return {
      sections: view.sections,
      defaults: view.defaults,
      values,
      isChanged: Object.keys(changesOf(values, view.published)).length > 0,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      status,
      errors,
      overtaken,
    }
  }
}
