import type { StaleRecord } from '@mediatheque/contract/core/version.ts'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { useEffect, useId, useRef, useState } from 'react'
import { ApiError } from './api.ts'
import { showConflict } from './conflicts.ts'
import { translate } from './i18n.ts'
import { toast, toastError } from './toast.ts'

interface ContractFormOptions<Values extends object, Result> {
  initialValues: Values
  /** Sends the values; the rules of the endpoint's schema are checked by the server, whose messages land on the fields. */
  submit(values: Values): Promise<Result>
  onSuccess?(result: Result, values: Values): void | Promise<void>
  /** Somebody else changed the record, and its reader has looked at what: the next attempt is about that version. */
  onLookAgain?(stale: StaleRecord): void
  /** Wire field → form field, where they differ. */
  fieldNames?: Record<string, keyof Values & string>
}

export interface ContractForm<Values extends object> {
  form: UseFormReturnType<Values>
  isSubmitting: boolean
  handleSubmit(event?: React.FormEvent<HTMLFormElement>): void
}

/** A form over one call: field errors on their fields, the first of them focused, anything else as a toast. */
export function useContractForm<Values extends object, Result>(
  options: ContractFormOptions<Values, Result>,
): ContractForm<Values> {
  // Fields are found in the whole document: without a name, a dialog would find those of the form behind it.
  const name = useId().replaceAll('_', '')
  const form = useForm<Values>({ mode: 'controlled', name, initialValues: options.initialValues })
  const [isSubmitting, setSubmitting] = useState(false)
  const isAlive = useRef(false)
  useEffect(() => {
    if (!isAlive.current) keepTypedEarly(form)
    isAlive.current = true
  }, [form])

  const showFieldErrors = (error: unknown): boolean => {
    if (!(error instanceof ApiError) || Object.keys(error.errors).length === 0) return false
    const errors = Object.entries(error.errors).map(([field, messages]) => [
      options.fieldNames?.[field] ?? field,
      translate(messages[0] ?? ''),
    ])
    form.setErrors(Object.fromEntries(errors))
    const first = String(errors[0]?.[0])
    const isField = first in options.initialValues || form.getInputNode(first as never) !== null
    if (!isField) toast.danger(String(errors[0]?.[1]))
    else setTimeout(() => form.getInputNode(first as never)?.focus(), 0)
    return true
  }

  const handleSubmit = form.onSubmit(async (values) => {
    setSubmitting(true)
    try {
      const result = await options.submit(values)
      await options.onSuccess?.(result, values)
    } catch (error) {
      if (showConflict(error, ([stale]) => stale && options.onLookAgain?.(stale))) return
      if (!showFieldErrors(error)) toastError(error)
    } finally {
      setSubmitting(false)
    }
  })
  return { form, isSubmitting, handleSubmit }
}

/**
 * What was typed into the page before its scripts arrived stands in the inputs, but the form does not know of it: without
 * this it would send its initial values, seen by nobody.
 */
function keepTypedEarly<Values extends object>(form: UseFormReturnType<Values>): void {
  for (const [path, initial] of Object.entries(form.getValues())) {
    const input = form.getInputNode(path as never)
    if (typeof initial === 'string' && isPlainInput(input) && input.value !== initial)
      form.setFieldValue(path as never, input.value)
  }
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
