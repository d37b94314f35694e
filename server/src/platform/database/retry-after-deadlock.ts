const DEADLOCK = '40P01'
const MOST_ATTEMPTS = 3

/** For a whole transaction that locks much of what others change: of two that wait for each other, PostgreSQL ends one. */
export async function retryAfterDeadlock<Result>(
  write: () => Promise<Result>,
  attempt = 1,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if ((error as { code?: unknown }).code !== DEADLOCK || attempt >= MOST_ATTEMPTS) throw error
    return retryAfterDeadlock(write, attempt + 1)
  }
}
