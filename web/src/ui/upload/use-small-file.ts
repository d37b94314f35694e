import { useState } from 'react'
import { errorMessage } from '../../lib/toast.ts'

interface SmallFileOptions {
  /** What is wrong with a file before it is sent, in the reader's language. */
  check(file: File): string | undefined
  /** Sends it, and does what is to be done then. */
  send(file: File): Promise<void>
}

/** A file that is there in a moment, of a field of its own: what fails is said there. */
export function useSmallFile({ check, send }: SmallFileOptions): {
  fault: string | undefined
  isSending: boolean
  choose(file: File | null): void
} {
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)
  const take = async (file: File) => {
    const refusal = check(file)
    setFault(refusal)
    if (refusal !== undefined) return
    setSending(true)
    try {
      await send(file)
    } catch (failure) {
      setFault(errorMessage(failure))
    } finally {
      setSending(false)
    }
  }
  return { fault, isSending, choose: (file) => void (file && take(file)) }
}
