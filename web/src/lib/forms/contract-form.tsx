import type { ReactNode } from 'react'
import type { ContractForm as Contract } from './use-contract-form.ts'

interface ContractFormProps<Values extends object> {
  of: Contract<Values>
  className?: string | undefined
  children: ReactNode
}

/** The element of a form: checks a field when it is left, and saves by Ctrl+S or ⌘S while the focus is in it. */
export function ContractForm<Values extends object>({
  of: { id, handleSubmit, check },
  className,
  children,
}: ContractFormProps<Values>) {
  return (
    <form
      id={id}
      className={className}
      noValidate
      onSubmit={handleSubmit}
      onBlur={({ target }) => check(target)}
      onKeyDown={(event) => {
        if (!isSaveKey(event)) return
        event.preventDefault()
        event.currentTarget.requestSubmit()
      }}
    >
      {children}
    </form>
  )
}

export const isSaveKey = (event: { ctrlKey: boolean; metaKey: boolean; key: string }): boolean =>
  (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'
