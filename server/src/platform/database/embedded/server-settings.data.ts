/** For a small machine that is shared with the application; what is acknowledged survives a power cut. */
export const DURABLE_SETTINGS: Readonly<Record<string, string>> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  wal_compression: 'on',
  random_page_cost: '1.1',
  // Compiling costs more than it saves on queries of a few milliseconds.
  jit: 'off',
  max_connections: '120',
}

/** For tests: everything may be lost, so nothing waits for the disk. */
export const TEST_SETTINGS: Readonly<Record<string, string>> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '64MB',
  jit: 'off',
  max_connections: '120',
  max_wal_size: '4GB',
}
