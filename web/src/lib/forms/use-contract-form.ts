import type { Endpoint, Response as ResponseOf } from '@mediatheque/contract/core/endpoint.ts'
import type { FieldErrors } from '@mediatheque/contract/core/errors.ts'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { ApiError, type Args, call } from '../api.ts'
import { focusOn } from '../focus-on.ts'
import { translate } from '../i18n.ts'
import { toast, toastError } from '../toast.ts'
import type { CheckInput } from './check-input.ts'
import { showFormConflict } from './form-conflict.ts'
import { editedFields } from './merge-values.ts'
import { type FormRecord, type SeenRecord, type Sending, useSeenRecord } from './use-seen-record.ts'
import { refresh, type Write } from './writes.ts'

interface CommonOptions<Values extends object, Result, View> {
  initialValues: Values
  onSuccess?(result: Result, values: Values): void | Promise<void>
  /** The stored record that is edited. */
  record?: FormRecord<Values, Result, View> | undefined
  /** Wire field → form field, where they differ. */
  fieldNames?: Readonly<Record<string, string>> | ((wire: string) => string)
}

interface OneCall<Values extends object, E extends Endpoint> {
  write: Write<E>
  /** The call for these values, made of them alone: it may be asked for at any time. */
  args(values: Values, sending: Sending<Values>): Args<E>
  /** What has to be waited for before it is sent: a human check, another site's answer. */
  complete?(args: Args<E>): Promise<Args<E>>
  submit?: undefined
}

interface ManyCalls<Values extends object, Result> {
  /** For what is more than one call. Its rules are checked by the server, whose messages land on the fields. */
  submit(values: Values, sending: Sending<Values>): Promise<Result>
  write?: undefined
}

type ContractFormOptions<Values extends object, E extends Endpoint, Result, View> = CommonOptions<
  Values,
  Result,
  View
> &
  (OneCall<Values, E> | ManyCalls<Values, Result>)

export interface ContractForm<Values extends object> {
  form: UseFormReturnType<Values>
  isSubmitting: boolean
  /** Whether anything was edited that is not saved. */
  isChanged: boolean
  /** The same at any moment, also between a change and its rendering; false once it was saved. */
  hasUnsaved(): boolean
  /** When the save that was last asked for has ended, well or not. */
  whenSaved(): Promise<void> | undefined
  handleSubmit(event?: React.FormEvent<HTMLFormElement>): void
  /** Of the form's element. */
  id: string
  /** Checks the field of an element that was left. */
  check(left: Element): void
}

/**
 * A form over one call of the contract. What is wrong is said on the fields, by the endpoint's own schema before anything
 * is sent and by the server afterwards, and the first of them gets the focus; anything else is a toast. Of a record that
 * others may edit too it sends which version was seen: what they changed in the meantime is shown beside one's own.
 */
export function useContractForm<
  Values extends object,
  E extends Endpoint = Endpoint,
  Result = ResponseOf<E>,
  View = unknown,
>(options: ContractFormOptions<Values, E, Result, View>): ContractForm<Values> {
  // Fields are found in the whole document: without a name, a dialog would find those of the form behind it.
  const name = useId().replaceAll('_', '')
  const form = useForm<Values>({ mode: 'controlled', name, initialValues: options.initialValues })
  const [isSubmitting, setSubmitting] = useState(false)
  const [lastSave] = useState(createLastSave)
  const seen = useSeenRecord(form, options.initialValues, options.record)
  const { show, check, findFaults } = useFaults(form, options, seen)
  const send = useSend(options, seen)
  const keepFocus = useKeptFocus(isSubmitting)
  useTypedEarly(form)

  const hasUnsaved = () => !seen.isSettled() && editedFields(seen.base(), form.getValues()).size > 0

  const save = async (values: Values): Promise<void> => {
    seen.saveAgain(false)
    keepFocus()
    setSubmitting(true)
    try {
      const faults = await findFaults(values)
      if (faults) return show(faults)
      const result = await send(values)
      seen.take(values, result)
      // Who goes on typing and saves again is told of both at once. Something new is made only once.
      if (seen.isAskedAgain() && hasUnsaved()) return await save(form.getValues())
      await options.onSuccess?.(result, values)
    } catch (error) {
      const isShown = showFormConflict(error, seen, form, (chosen) => void save(chosen))
      if (await isShown.catch(() => false)) return
      if (error instanceof ApiError && Object.keys(error.errors).length > 0) show(error.errors)
      else toastError(error)
    } finally {
      setSubmitting(false)
    }
  }
  return {
    form,
    isSubmitting,
    isChanged: editedFields(seen.base(), form.values).size > 0,
    hasUnsaved,
    whenSaved: lastSave.end,
    handleSubmit: form.onSubmit((values) => {
      if (isSubmitting) seen.saveAgain(seen.isStored)
      else lastSave.begin(save(values))
    }),
    id: `${name}-form`,
    check,
  }
}

function createLastSave() {
  let last: Promise<void> | undefined
  return { begin: (save: Promise<void>) => void (last = save), end: () => last }
}

/**
 * A button that waits loses the focus: afterwards whoever pressed it goes on from there, also where it cannot be pressed
 * because all is saved.
 */
function useKeptFocus(isSubmitting: boolean) {
  const pressed = useRef<Element>(null)
  useEffect(() => {
    const { activeElement, body } = document
    if (isSubmitting || (activeElement !== body && !activeElement?.matches(':disabled'))) return
    const button = pressed.current as HTMLElement | null
    if (button?.matches(':disabled')) focusOn(button.parentElement)
    else button?.focus()
  }, [isSubmitting])
  return () => {
    pressed.current = document.activeElement
  }
}

function useSend<Values extends object, E extends Endpoint, Result, View>(
  options: ContractFormOptions<Values, E, Result, View>,
  seen: SeenRecord<Values, Result>,
) {
  const queries = useQueryClient()
  return async (values: Values): Promise<Result> => {
    if (options.submit) {
      const { submit } = options
      return seen.inTurn((sending) => submit(values, sending), values)
    }
    const { write, args, complete } = options
    const result = await seen.inTurn(async (sending) => {
      const plain = args(values, sending)
      const answer = call(write.endpoint, complete ? await complete(plain) : plain)
      // With one call, what is answered is what the endpoint answers.
      return answer as Promise<Result>
    }, values)
    await refresh(queries, write.refreshes)
    return result
  }
}

/** Errors of fields: found before sending, shown, and the first of them brought into view. */
function useFaults<Values extends object, E extends Endpoint, Result, View>(
  form: UseFormReturnType<Values>,
  options: ContractFormOptions<Values, E, Result, View>,
  seen: SeenRecord<Values, Result>,
) {
  const checked = useRef<Promise<CheckInput>>(undefined)
  const { write } = options
  const isTouched = form.isDirty()
  const prepare = () => {
    if (!write) return undefined
    return (checked.current ??= import('./check-input.ts').then(
      ({ loadCheck }) => loadCheck(write.endpoint),
      () => () => undefined,
    ))
  }
  useEffect(() => {
    if (isTouched) void prepare()
  })
  const findFaults = async (values: Values): Promise<FieldErrors | undefined> => {
    const find = await prepare()
    if (!find || options.submit) return undefined
    return find((options.args(values, seen.sending(values)) as { body?: unknown }).body)
  }
  const { fieldNames = {} } = options
  const nameOf =
    typeof fieldNames === 'function' ? fieldNames : (wire: string) => fieldNames[wire] ?? wire
  const namesOf = (errors: FieldErrors) =>
    Object.entries(errors).map(([field, messages]): [string, string] => [
      nameOf(field),
      translate(messages[0] ?? ''),
    ])
  const show = (errors: FieldErrors) => {
    const named = namesOf(errors)
    form.setErrors(Object.fromEntries(named))
    const homeless = named.find(([field]) => !isField(form, field))
    if (homeless) toast.danger(homeless[1])
    setTimeout(
      () =>
        focusFirst(
          form,
          named.map(([field]) => field),
        ),
      0,
    )
  }
  /** One field that was just left, once it was edited: nobody is told off for what they have not reached. */
  const checkField = async (field: string) => {
    if (!form.isDirty(field)) return
    const errors = (await findFaults(form.getValues()).catch(() => undefined)) ?? {}
    const found = namesOf(errors).find(([name]) => name === field)
    if (found) form.setFieldError(field, found[1])
  }
  const check = (left: Element) => {
    const field = Object.keys(form.getValues()).find((name) => form.getInputNode(name) === left)
    if (field) void checkField(field)
  }
  return { show, check, findFaults }
}

const isField = <Values extends object>(form: UseFormReturnType<Values>, field: string) =>
  String(field).split('.')[0]! in form.getValues() || form.getInputNode(field as never) !== null

/** The first in the order in which they stand on the page. */
function focusFirst<Values extends object>(
  form: UseFormReturnType<Values>,
  fields: readonly string[],
): void {
  const [first] = fields
    .map((field) => form.getInputNode(field as never))
    .filter((node) => node !== null)
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1))
  first?.focus({ preventScroll: true })
  first?.scrollIntoView({ block: 'center' })
}

/**
 * What was typed into the page before its scripts arrived stands in the inputs, but the form does not know of it: without
 * this it would send its initial values, seen by nobody.
 */
function useTypedEarly<Values extends object>(form: UseFormReturnType<Values>): void {
  const isAlive = useRef(false)
  useEffect(() => {
    if (isAlive.current) return
    isAlive.current = true
    for (const [path, initial] of Object.entries(form.getValues())) {
      const input = form.getInputNode(path as never)
      if (typeof initial === 'string' && isPlainInput(input) && input.value !== initial)
        form.setFieldValue(path as never, input.value as never)
    }
  }, [form])
}

/** Pickers and number fields show something else than their value. */
function isPlainInput(input: HTMLElement | null): input is HTMLInputElement | HTMLTextAreaElement {
  return (
    (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) &&
    !input.ariaHasPopup &&
    !input.inputMode &&
    input.type !== 'checkbox'
  )
}
