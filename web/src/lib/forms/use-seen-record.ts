import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useState } from 'react'
import { editedFields, type Merge, mergeValues } from './merge-values.ts'
import { latestSeen, saveInTurn } from './own-saves.ts'

/** A stored record in a form. */
export interface FormRecord<Values extends object, Result, View> {
  /** Kind and id, such as `link 7`: saves of one record wait for each other, wherever on the page they are made. */
  readonly key: string
  readonly version: number
  /** What the fields show of the record, as a refusal shows it; what it does not show is read for it. */
  readonly valuesOf: (view: View) => Values | Promise<Values>
  /** The version that a save has made. */
  readonly versionOf?: (result: Result) => number | undefined
  /** What the fields show after a save, where that is not what was sent. */
  readonly shownAfter?: (result: Result) => Values
  /** How a value reads, where that is not how it is sent: of the number of a choice, its name. */
  readonly texts?: { readonly [Field in keyof Values]?: (value: Values[Field]) => string }
}

/** What a form knows besides its values when it says what is to be sent. */
export interface Sending<Values extends object> {
  /** Of the record as it was seen; 0 for forms about something new. */
  readonly version: number
  /** The fields whose values differ from what was read. */
  readonly edited: ReadonlySet<keyof Values & string>
  /** What was read. */
  readonly base: Values
}

/** What its form knows of a record: which version was seen, and what its fields were then. */
class Seen<Values extends object> {
  base: Values
  version: number
  #isSettled = false
  #isAskedAgain = false
  #followed: number

  constructor(base: Values, version = 0) {
    this.base = base
    this.version = version
    this.#followed = version
  }

  /** Whether everything is saved: the page may be left, whatever its fields hold. */
  isSettled(): boolean {
    return this.#isSettled
  }

  settle(isSettled: boolean): void {
    this.#isSettled = isSettled
  }

  /** Whether somebody asked to save while it was being saved. */
  isAskedAgain(): boolean {
    return this.#isAskedAgain
  }

  saveAgain(isAsked: boolean): void {
    this.#isAskedAgain = isAsked
  }

  goOn(base: Values, version: number): void {
    this.base = base
    this.version = version
  }

  /**
   * The record was read again. Fields that nobody has edited follow; where both have edited the same, nothing follows,
   * and saving tells.
   * @returns what the fields become; undefined where nothing changes
   */
  follow(read: Values, version: number, mine: Values): Values | undefined {
    if (version === this.#followed) return undefined
    this.#followed = version
    if (version <= this.version) return undefined
    const { merged, disputed } = mergeValues(this.base, mine, read)
    if (disputed.length > 0) return undefined
    this.goOn(read, version)
    return merged
  }
}

export interface SeenRecord<Values extends object, Result> {
  base(): Values
  isSettled(): boolean
  isAskedAgain(): boolean
  saveAgain(isAsked: boolean): void
  /** Whether it is about a stored record at all. */
  readonly isStored: boolean
  sending(values: Values): Sending<Values>
  /** Sends when earlier saves of this record have ended, about the version that they have made. */
  inTurn(send: (sending: Sending<Values>) => Promise<Result>, values: Values): Promise<Result>
  /** What was saved is what is stored. */
  take(values: Values, result: Result): void
  /** What is stored now, told by a refusal. */
  mergeWith(view: unknown): Promise<Merge<Values> & { readonly theirs: Values }>
  /** Goes on from what is stored now. */
  goOn(values: Values, theirs: Values, version: number): void
  /** A value of a field as its reader knows it, where the form says so. */
  textOf<Field extends keyof Values>(field: Field, value: Values[Field]): unknown
}

export function useSeenRecord<Values extends object, Result, View>(
  form: UseFormReturnType<Values>,
  read: Values,
  record: FormRecord<Values, Result, View> | undefined,
): SeenRecord<Values, Result> {
  const [seen] = useState(() => new Seen(read, record?.version))
  const sending = (values: Values, version: number): Sending<Values> => ({
    version,
    base: seen.base,
    edited: editedFields(seen.base, values),
  })
  const goOn = (values: Values, base: Values, version: number) => {
    seen.goOn(base, version)
    form.setValues(values)
    form.resetDirty(base)
  }
  useEffect(() => {
    const merged = record && seen.follow(read, record.version, form.getValues())
    if (merged) goOn(merged, read, seen.version)
  })
  return {
    base: () => seen.base,
    sending: (values) =>
      sending(values, record ? latestSeen(record.key, seen.version) : seen.version),
    inTurn: (send, values) => {
      seen.settle(false)
      return record
        ? saveInTurn(
            record.key,
            seen.version,
            (version) => send(sending(values, version)),
            record.versionOf ?? (() => undefined),
          )
        : send(sending(values, seen.version))
    },
    isSettled: () => seen.isSettled(),
    isAskedAgain: () => seen.isAskedAgain(),
    saveAgain: (isAsked) => seen.saveAgain(isAsked),
    isStored: record !== undefined,
    take: (values, result) => {
      const now = form.getValues()
      // What is edited from now on is unsaved again; a form about something new has nothing to compare with.
      if (!record) return seen.settle(editedFields(values, now).size === 0)
      const shown = record.shownAfter?.(result) ?? values
      // What was typed while it was on its way stays.
      const { merged } = mergeValues(values, now, shown)
      goOn(merged, shown, record.versionOf?.(result) ?? seen.version)
    },
    mergeWith: async (view) => {
      // A refusal shows the record through the same presenter as the call that it was read by.
      const theirs = record ? await record.valuesOf(view as View) : seen.base
      return { ...mergeValues(seen.base, form.getValues(), theirs), theirs }
    },
    goOn,
    textOf: (field, value) => record?.texts?.[field]?.(value) ?? value,
  }
}
