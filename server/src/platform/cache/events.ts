import type { Database } from '../database/database.ts'

/** Short messages between the processes of one site, over PostgreSQL's NOTIFY. Nothing is kept for late listeners. */
export interface Events {
  /**
   * Tells every process, this one included. Within a transaction pass `tx`: it is told on commit.
   * @throws when the message is longer than 7,900 bytes of JSON
   */
  publish(topic: string, message: unknown, tx?: Database): Promise<void>
  /** @returns how to stop listening */
  subscribe(topic: string, handle: (message: unknown) => void): () => void
  /** Called after the connection was lost and is back: messages may have been missed. */
  onReconnect(handle: () => void): () => void
  stop(): Promise<void>
}
