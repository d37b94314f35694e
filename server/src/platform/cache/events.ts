import type { Database } from '../database/database.ts'

/** Short messages between the processes of one site, over PostgreSQL's NOTIFY. Nothing is kept for late listeners. */
export interface Events {
  /**
   * Tells every process, this one included. In a transaction pass `tx`: it is told on commit.
   * @throws when topic and message are longer than `LONGEST_MESSAGE_BYTES` as JSON
   */
  publish(topic: string, message: unknown, tx?: Database): Promise<void>
  /** @returns how to stop listening */
  subscribe(topic: string, handle: (message: unknown) => void): () => void
  /** False while the connection is lost: messages are being missed. */
  isListening(): boolean
  /** Called when a lost connection is back. @returns how to stop listening */
  onReconnect(handle: () => void): () => void
  stop(): Promise<void>
}

/** PostgreSQL takes 7,999 bytes. */
export const LONGEST_MESSAGE_BYTES = 7900
