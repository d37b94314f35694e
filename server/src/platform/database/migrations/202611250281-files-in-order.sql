-- The list of all files: newest, largest and by name, and found by a part of their name.
create index file_entries_created on file_entries (created_at, id) where purge_at is null;
create index file_entries_size on file_entries (size_bytes, id) where purge_at is null;
create index file_entries_name on file_entries (lower(name), id) where purge_at is null;
create index file_entries_found on file_entries using gin (name gin_trgm_ops) where purge_at is null;
