const DEADLOCK = '40P01'
const MOST_ATTEMPTS = 3

/** People who moderate while an import runs lock the same titles. */
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
