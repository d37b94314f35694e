import pg from 'pg'

export type Task = (client: pg.Client) => Promise<unknown>

/** Works through statements on as many connections as there are cores to use, in order of the list. */
export async function runTasks(
  url: string,
  tasks: readonly Task[],
  connections = 2,
): Promise<void> {
  const waiting = [...tasks]
  const work = async () => {
    const client = await openSeedClient(url)
    try {
      for (let task = waiting.shift(); task; task = waiting.shift()) await task(client)
    } finally {
      await client.end()
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
}

/** Memory for sorting and index builds; nothing here waits for the disk, since a broken fill is thrown away whole. */
export async function openSeedClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    set synchronous_commit = off;
    set work_mem = '256MB';
    set maintenance_work_mem = '768MB';
    set max_parallel_maintenance_workers = 0;
    set max_parallel_workers_per_gather = 0;
    set statement_timeout = 0`)
  return client
}
