import { type ReactNode, useEffect } from 'react'
import { ContractForm, isSaveKey } from './contract-form.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import type { ContractForm as Contract } from './use-contract-form.ts'

interface EditorFormProps<Values extends object> {
  of: Contract<Values>
  className?: string | undefined
  children: ReactNode
}

/** A form that is a page of its own: asks before it is left with changes, and saves by Ctrl+S wherever the focus is. */
export function EditorForm<Values extends object>({
  of,
  className,
  children,
}: EditorFormProps<Values>) {
  const { id } = of
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      // What has the focus in a dialog above is not about this form.
      if (!isSaveKey(event) || event.defaultPrevented || document.querySelector('[aria-modal]'))
        return
      event.preventDefault()
      document.querySelector<HTMLFormElement>(`#${CSS.escape(id)}`)?.requestSubmit()
    }
    window.addEventListener('keydown', save)
    return () => window.removeEventListener('keydown', save)
  }, [id])
  return (
    <>
      <ContractForm of={of} className={className}>
        {children}
      </ContractForm>
      <UnsavedGuard isDirty={of.hasUnsaved} whenSaved={of.whenSaved} />
    </>
  )
}
